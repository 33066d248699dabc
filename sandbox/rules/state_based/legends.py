"""Legends, worlds and planeswalkers: things of which only one can be."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.range_of_influence import reaches
from sandbox.rules.zones.zone_changes import put_into_graveyard
from sandbox.terms.types import CardType, Supertype


def _same_names(game: Game, word: Supertype) -> list[list[Object]]:
    """Groups of at least two that have the supertype and a name in common, and to which the rule applies."""
    groups: dict[str, list[Object]] = {}
    for thing in game.permanents_with(word):
        if not game.characteristics(thing).cannot("meet the legend rule"):
            groups.setdefault(game.characteristics(thing).name, []).append(thing)
    return [group for group in groups.values() if len(group) > 1]


@rule("legend rule")
def legend_rule(game: Game, gone: list[Object]) -> bool:
    return bool(put_into_graveyard(game, gone, game.edition.words.legend))


def newcomer_is_buried(game: Game) -> list[Object]:
    """The legend that was there first stays. One that was something else or out of play for a time counts as new when
    it is back.
    """
    gone: list[Object] = []
    for group in _same_names(game, Supertype.LEGENDARY):
        first = game.battlefield.first_with(Supertype.LEGENDARY, group)
        gone += [thing for thing in group if thing is not first]
    return gone


def all_are_put_into_graveyards(game: Game) -> list[Object]:
    """Every legendary permanent of that name, the old one and the new one. They are not destroyed."""
    return [gone for group in _same_names(game, Supertype.LEGENDARY) for gone in _those_that_meet_another(game, group)]


def one_stays_by_choice(game: Game) -> list[Object]:
    """Of the legendary permanents of one name that a player controls, that player chooses one, and the others are put
    into their owners' graveyards (2026, 704.5j). Those of other players do not matter."""
    gone: list[Object] = []
    for player in game.in_turn_order():
        for group in _same_names(game, Supertype.LEGENDARY):
            own = [thing for thing in group if game.controller(thing) is player]
            if len(own) > 1:
                kept = choose_one(game, player, WhichObject[Object](own[0], Deed.KEEP), "which one to keep", own)
                gone += [thing for thing in own if thing is not kept]
    return gone


def _those_that_meet_another(game: Game, group: list[Object]) -> list[Object]:
    """The things of the group whose controllers reach another one."""
    return [
        thing
        for thing in group
        if any(reaches(game, game.controller(thing), other) for other in group if other is not thing)
    ]


@rule("world rule")
def world_rule(game: Game, gone: list[Object]) -> bool:
    return bool(put_into_graveyard(game, gone, f"{game.edition.words.buried}: another world has come"))


def newest_world_stays(game: Game) -> list[Object]:
    """Of all world permanents the newest stays; those that came at the same moment all go."""
    worlds = game.permanents_with(Supertype.WORLD)
    return [thing for thing in worlds if _has_passed(game, thing, worlds)] if len(worlds) > 1 else []


def _has_passed(game: Game, world: Object, worlds: list[Object]) -> bool:
    """Another world within its controller's reach came later, or at the same moment."""
    met = [other for other in worlds if other is not world and reaches(game, game.controller(world), other)]
    return any(other.arrived >= world.arrived for other in met)


@rule("planeswalker rule")
def planeswalker_rule(game: Game, gone: list[Object]) -> bool:
    words = game.edition.words
    return bool(put_into_graveyard(game, gone, f"{words.buried}: another of its type is {words.play}"))


def planeswalkers_of_one_type_all_go(game: Game) -> list[Object]:
    """Planeswalkers that share a planeswalker type are all put into the graveyard."""
    groups: dict[str, list[Object]] = {}
    for thing in game.permanents_with(CardType.PLANESWALKER):
        for subtype in game.characteristics(thing).subtypes:
            groups.setdefault(subtype, []).append(thing)
    return list(dict.fromkeys(gone for group in groups.values() for gone in _those_that_meet_another(game, group)))


def no_planeswalkers(game: Game) -> list[Object]:
    """The edition does not know planeswalkers."""
    return []


def no_such_rule(game: Game) -> list[Object]:
    """Any number of planeswalkers of one type may stay; those of one name are legendary (2026, 306.4)."""
    return []


def without_loyalty(game: Game) -> list[Object]:
    return [thing for thing in game.permanents_with(CardType.PLANESWALKER) if thing.counters.get("loyalty", 0) <= 0]


@rule("loyalty")
def loyalty(game: Game, lost: list[Object]) -> bool:
    """A planeswalker without loyalty is put into the graveyard."""
    return bool(put_into_graveyard(game, lost, "is put into the graveyard: it has no loyalty left"))
