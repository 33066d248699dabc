"""Performers: instructions that move objects from zone to zone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from sandbox.engine.actions import Action
from sandbox.engine.changes.permanents import becomes_newest, was_put_by
from sandbox.engine.changes.players import put_on_the_bottom, put_on_top
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.choices import WhichOption
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import IsAlso, IsColor
from sandbox.meaning.effects import (
    Destroy,
    Duration,
    Modify,
    PhaseOut,
    PutIntoPlay,
    PutOnTopOrBottom,
    RemoveFromGame,
    Return,
    ReturnRemoved,
    Sacrifice,
    ShuffleIntoLibrary,
)
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import CardsInGraveyard, Chosen, Each, It, OwnerOf, Reference
from sandbox.rules.effects.combat import joins_the_attack
from sandbox.rules.lookup.choosing import choose_one, choose_some, choose_up_to
from sandbox.rules.lookup.context import Context, Thing, all_found_again, how_many
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.library import in_library_order, top_cards
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.entering import put_on, put_there
from sandbox.rules.zones.phasing import phase_out
from sandbox.rules.zones.shuffling import shuffle
from sandbox.rules.zones.spells_taken_away import take_spell_away
from sandbox.terms.types import PERMANENT_TYPES
from sandbox.terms.zones import Zone


def destroy(game: Game, context: Context, effect: Destroy) -> None:
    things = objects_at(game, context, effect.what)
    context.it = list(things)
    left = zone_changes.destroy(game, things, regeneration=not effect.no_regeneration)
    context.has_done("destroyed", [thing for thing in left if thing in things])
    context.has_done("put into a graveyard", _those_in_graveyards(left))


def _those_in_graveyards(left: list[Object]) -> list[Object]:
    """A replacement effect may have sent one elsewhere."""
    return [thing for thing in left if thing.became is not None and thing.became.zone is Zone.GRAVEYARD]


def sacrifice(game: Game, context: Context, effect: Sacrifice) -> None:
    """A player can sacrifice only what that player controls."""
    if isinstance(effect.what, Chosen) and effect.what.kind.controller is None:
        choosing = players_at(game, context, effect.what.who) if effect.what.who is not None else [context.controller]
        things = _own_choice(game, context, effect.what, choosing)
    else:
        choosing = []
        players = players_at(game, context, effect.who)
        found = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
        things = [thing for thing in found if game.controller(thing) in players]
    context.it = list(things)
    there = [thing for thing in things if thing.in_play]
    with game.trace.beneath("simultaneous choices", len(choosing) > 1):
        zone_changes.sacrifice(game, things)
    context.has_done("sacrificed", there)
    context.has_done("put into a graveyard", _those_in_graveyards(there))


def _own_choice(game: Game, context: Context, what: Chosen, choosing: list[Player]) -> list[Object]:
    """One after the other, beginning with the active player; nothing is sacrificed before all have chosen."""
    found: list[Object] = []
    number = how_many(game, context, what)
    for player in choosing:
        own = [t for t in permanents_of(game, what.kind, player, context.source) if game.controller(t) is player]
        if what.up_to:
            found += choose_up_to(game, player, "what to sacrifice", own, number, context.source)
        else:
            found += choose_some(game, player, "what to sacrifice", own, number, context.source, Deed.SACRIFICE)
    if what.any_number:
        context.amount = len(found)
    return found


def return_(game: Game, context: Context, effect: Return) -> None:
    meant = pointed_at(game, context, effect.what)
    found = all_found_again(context, [thing for thing in meant if isinstance(thing, Object)])
    things = [thing for thing in found if not thing.gone]
    context.it = [*things, *_spells_taken_away(game, meant, effect.zone)]
    if effect.zone is Zone.HAND:
        zone_changes.return_to_hand(game, things)
        context.has_done("returned", [t for t in things if t.became is not None and t.became.zone is Zone.HAND])
        return
    if effect.zone is Zone.LIBRARY and not effect.at_random:
        things = [t for p in game.players for t in in_library_order(game, p, [t for t in things if t.owner is p])]
    for thing in reversed(things) if effect.bottom else things:
        if effect.place > 1:
            _put_under_the_top(game, thing, effect.place)
            continue
        word = f"is put on the {'bottom' if effect.bottom else 'top'} of its owner's library"
        after = zone_changes.put_into(game, thing, effect.zone, word if effect.zone is Zone.LIBRARY else "")
        if effect.bottom and after in after.owner.library:
            put_on_the_bottom(game, after)


@rule("a place in the library")
def _put_under_the_top(game: Game, thing: Object, place: int) -> None:
    """In a library of fewer cards it comes to lie on the bottom (2026, 401.7)."""
    above = top_cards(game, thing.owner, place - 1)
    after = zone_changes.put_into(game, thing, Zone.LIBRARY, f"is put into its owner's library as card {place}")
    if after not in after.owner.library:
        return
    if len(above) < place - 1:
        put_on_the_bottom(game, after)
    else:
        put_on_top(game, after.owner, [after, *above])


def _spells_taken_away(game: Game, meant: Iterable[Thing], zone: Zone) -> list[Object]:
    """The cards of those spells among what is meant."""
    spells = [thing for thing in meant if isinstance(thing, Action)]
    return [card for spell in spells if (card := take_spell_away(game, spell, zone)) is not None]


def put_on_top_or_bottom(game: Game, context: Context, effect: PutOnTopOrBottom) -> None:
    """The owner of each chooses."""
    things = [thing for thing in all_found_again(context, objects_at(game, context, effect.what)) if not thing.gone]
    context.it = list(things)
    for thing in things:
        text = f"whether {named(thing)} goes on the top or the bottom"
        where = choose_one(game, thing.owner, WhichOption(thing), text, ["top", "bottom"])
        if where == "top" and effect.place > 1:
            _put_under_the_top(game, thing, effect.place)
            continue
        after = zone_changes.put_into(game, thing, Zone.LIBRARY, f"is put on the {where} of its owner's library")
        if where == "bottom" and after in after.owner.library:
            put_on_the_bottom(game, after)


def remove_from_game(game: Game, context: Context, effect: RemoveFromGame) -> None:
    if effect.until_it_leaves and not context.source.in_play:
        return
    meant = pointed_at(game, context, effect.what)
    things = all_found_again(context, [thing for thing in meant if isinstance(thing, Object)])
    if effect.out_of is not None:
        things = [thing for thing in things if thing.zone is effect.out_of]
    before = {thing: thing.zone for thing in things}
    removed = zone_changes.remove_from_game(game, things)
    removed += _spells_taken_away(game, meant, Zone.REMOVED)
    context.has_done("exiled", [t for t in things if t.became is not None and t.became.zone is Zone.REMOVED])
    for card in removed:
        card.hidden = effect.face_down
    context.it = list(removed)
    if effect.until_it_leaves:
        came_from = {thing.became: zone for thing, zone in before.items()}
        held = [(card, came_from.get(card, Zone.BATTLEFIELD)) for card in removed]
        game.held_until_it_leaves.setdefault(context.source, []).extend(held)
    if effect.remembered:
        for holder in dict.fromkeys((context.source, context.source.now())):
            holder.remembered[effect.link] = (*holder.remembered.get(effect.link, ()), *removed)


def return_removed(game: Game, context: Context, effect: ReturnRemoved) -> None:
    """Under their owners' control; what is no longer removed stays where it is."""
    cards = [card for card in context.source.remembered.get(0, ()) if not card.gone and card.zone is Zone.REMOVED]
    if effect.zone is Zone.HAND:
        zone_changes.return_to_hand(game, cards)
        return
    puts = context.controller
    entered = game.entering_together(lambda: [put_there(game, card, card.owner, puts, effect.tapped) for card in cards])
    _together(game, [thing for thing in entered if thing is not None])


def _together(game: Game, entered: list[Object]) -> None:
    """What one instruction puts into play comes at the same moment."""
    becomes_newest(game, *entered)


def put_into_play(game: Game, context: Context, effect: PutIntoPlay) -> None:
    """Several come at the same moment; a token that has left play never comes back. A creature put into play attacking
    attacks whom its controller's others attack, unblocked and undeclared."""
    found = all_found_again(context, objects_at(game, context, effect.what))
    cards = [card for card in found if _can_come(card, effect)]
    to_owners = effect.controller == OwnerOf(effect.what)
    named_players = [] if to_owners else players_at(game, context, effect.controller)
    controller = next(iter(named_players), context.controller)
    hosts = None if effect.on is None else [thing for thing in objects_at(game, context, effect.on) if thing.in_play]
    at_once = game.edition.entering.is_so_at_once and hosts is None
    being = partial(_is_so, game, context, effect) if effect.being and at_once else None
    found_places = game.entering_together(
        lambda: [
            put_there(game, card, whose, context.controller, effect.tapped, effect.counter, _face(card, effect), being)
            if hosts is None
            else put_on(game, card, whose, hosts)
            for card in cards
            for whose in (card.owner if to_owners else controller,)
        ]
    )
    entered = [thing for thing in found_places if thing is not None]
    _together(game, entered)
    for thing in entered:
        was_put_by(game, thing, context.source)
        if effect.attacking:
            joins_the_attack(game, context, thing)
    if being is None and effect.being:
        for thing in entered:
            _is_so(game, context, effect, thing)
    context.it = list(entered)


@rule("continuous effects")
def _is_so(game: Game, context: Context, effect: PutIntoPlay, thing: Object) -> None:
    """What the text says that it is, it is for good."""
    words = [word for change in effect.being for word in _words_of(change)]
    game.emit(Told(f"{named(thing)} is {listed(words)} as well"))
    perform(game, replace(context, it=[thing]), (Modify(It(), effect.being, Duration.FOR_GOOD),))


def _words_of(change: Modification) -> list[str]:
    if isinstance(change, IsColor):
        return sorted(color.value for color in change.colors)
    return sorted((*change.subtypes, *[one.value for one in change.types])) if isinstance(change, IsAlso) else []


def _can_come(card: Object, effect: PutIntoPlay) -> bool:
    """What has no back face cannot come transformed and stays where it is (2026, 712.14a)."""
    if card.gone or card.in_play or card.token:
        return False
    face = _face(card, effect)
    return not effect.transformed or (face is not None and not face.types.isdisjoint(PERMANENT_TYPES))


def _face(card: Object, effect: PutIntoPlay) -> Card | None:
    return card.card.faces[1] if effect.transformed and card.is_double_faced else None


def shuffle_into_library(game: Game, context: Context, effect: ShuffleIntoLibrary) -> None:
    """Each library is shuffled once; a player's own is, though nothing of the set is there.

    Comprehensive Rules of 2010, 701.15d.
    """
    found = all_found_again(context, objects_at(game, context, effect.what))
    owners = [zone_changes.put_into(game, thing, Zone.LIBRARY).owner for thing in found if not thing.gone]
    for player in dict.fromkeys((*owners, *_whose_set(game, context, effect.what))):
        shuffle(game, player)


def _whose_set(game: Game, context: Context, what: Reference) -> list[Player]:
    """The players of whose things the text speaks: `all creatures you control`, `your graveyard`."""
    if isinstance(what, CardsInGraveyard):
        return players_at(game, context, what.who)
    if isinstance(what, Each):
        return [context.controller] if "you" in (what.kind.controller, what.kind.owner) else []
    return []


def phase_out_(game: Game, context: Context, effect: PhaseOut) -> None:
    for thing in objects_at(game, context, effect.what):
        phase_out(game, thing)


PERFORMERS: Performers = {
    Destroy: destroy,
    Sacrifice: sacrifice,
    Return: return_,
    PutOnTopOrBottom: put_on_top_or_bottom,
    RemoveFromGame: remove_from_game,
    ReturnRemoved: return_removed,
    PutIntoPlay: put_into_play,
    ShuffleIntoLibrary: shuffle_into_library,
    PhaseOut: phase_out_,
}
