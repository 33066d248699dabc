"""A game as a position: what a board shows of it, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypedDict

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.continuous import Goaded
from sandbox.rules.casting.mana import pool_words
from sandbox.rules.zones.tapping import is_sick
from sandbox.scenarios.play.beside_its_print import beside_its_print, held_in_next_untap
from sandbox.scenarios.values.position import (
    BACK,
    FLIPPED,
    ObjectState,
    PlayerState,
    Position,
    TurnState,
    WaitingAction,
)
from sandbox.terms.colors import Color
from sandbox.terms.designations import COMMANDER, GOADED, POISON, SPEED
from sandbox.terms.mana import ManaCost
from sandbox.terms.shapes import Shape
from sandbox.terms.types import CardType, Supertype

Signs = tuple[object, ...]
AttackState = tuple[bool, str, bool, tuple[int, ...], tuple[int, ...]]
AT_REST: AttackState = (False, "", False, (), ())
WORDS_REMEMBERED = 1_000
_SHOWN = ("hand", "battlefield", "graveyard", "removed", "phased_out")


class _Printed(TypedDict):
    cost: str
    text: str
    printed_power: int | None
    printed_toughness: int | None


def position_of(game: Game) -> Position:
    """The position as it is now."""
    return PositionRecorder().position(game)


@dataclass
class PositionRecorder:
    """Records positions of a game. What has not changed since an earlier one is the same value in both, so that the
    positions along a game take little more room than what happened in it.
    """

    things: dict[int, tuple[Signs, ObjectState]] = field(default_factory=dict)
    """By id: what the last state of a thing was told from, and that state."""
    players: dict[str, PlayerState] = field(default_factory=dict)
    last: Position | None = None
    held: frozenset[int] = frozenset()
    """The ids of what does not untap next."""

    def position(self, game: Game) -> Position:
        """The position as it is now."""
        under_way = actions_under_way(game)
        self.held = held_in_next_untap(game.lasting) if game.lasting else frozenset()
        daytime = game.daytime if game.designations.words else ""
        found = Position(
            TurnState(game.active.name, game.edition.turn.name(game.step), daytime),
            tuple(self.player(game, player) for player in game.players),
            tuple(waiting_action(game, action, under_way) for action in under_way),
        )
        if self.last is None or found != self.last:
            self.last = found
        return self.last

    def player(self, game: Game, player: Player) -> PlayerState:
        """The player as last recorded, if nothing about them has changed."""
        last = self.players.get(player.name)
        lying = (player.hand, game.permanents(player), player.graveyard, player.removed, player.phased_out)
        hand, battlefield, graveyard, removed, phased_out = [
            self.zone(game, things, zone, last) for zone, things in zip(_SHOWN, lying, strict=True)
        ]
        own = player.designations
        counters = {name: number for name, number in own.counters.items() if number} if own.counters else {}
        found = PlayerState(
            player.name,
            player.life,
            pool_words(player),
            counters.pop(POISON, 0) if counters else 0,
            player.library_size,
            hand,
            battlefield,
            graveyard,
            removed,
            phased_out,
            self.zone(game, player.command, "command", last) if player.command else (),
            counters,
            tuple(sorted(own.words)) if own.words else (),
            self.zone(game, player.ante, "ante", last) if player.ante else (),
            own.numbers.get(SPEED, 0) if own.numbers else 0,
            player.lost,
        )
        if last is not None and found == last:
            return last
        self.players[player.name] = found
        return found

    def zone(self, game: Game, things: list[Object], zone: str, last: PlayerState | None) -> tuple[ObjectState, ...]:
        """What lies in a zone."""
        if not things:
            return ()
        found = tuple([self.thing(game, thing) for thing in things])
        before = last.cards_in(zone) if last is not None else ()
        return before if found == before else found

    def thing(self, game: Game, thing: Object) -> ObjectState:
        """The object as last recorded, unless something that a board shows of it has changed."""
        characteristics = game.characteristics(thing)
        fighting, sick = attack_signs(game, thing), thing.sick and thing.in_play and is_sick(game, thing)
        signs = (
            *(thing.card, thing.copied, thing.flipped, thing.up, thing.token, thing.face_down, thing.label),
            *(
                thing.tapped,
                thing.damage,
                thing.host,
                thing.level,
                thing.designations,
                thing.paired,
                thing.protector,
                thing.shields,
            ),
            *(thing.chosen_color, thing.chosen_land_type, thing.chosen_creature_type, thing.chosen_player),
            thing.chosen_name,
            tuple(thing.counters.items()) if thing.counters else (),
            sick,
            *(characteristics.name, characteristics.power, characteristics.toughness, characteristics.colors),
            *(characteristics.types, characteristics.supertypes, characteristics.subtypes),
            fighting,
            bool(characteristics.rule_changes) and is_goaded(characteristics),
            *(characteristics.keywords, thing.cannot_regenerate, thing.haunts, thing.permission, thing.exhausted),
            *(thing.merged_with, thing.id in self.held),
        )
        known = self.things.get(thing.id)
        if known is None or known[0] != signs:
            state = object_state(game, thing, characteristics, fighting, sick, thing.id in self.held)
            known = self.things[thing.id] = (signs, state)
        return known[1]


def object_state(
    game: Game, thing: Object, characteristics: Characteristics, fighting: AttackState, sick: bool, held: bool
) -> ObjectState:
    """The object as a board shows it; ``held``: it does not untap next."""
    creature = characteristics.is_creature
    attacking, attacks, blocked, band, blocking = fighting
    return ObjectState(
        id=thing.id,
        name=characteristics.name or ("face-down creature" if thing.face_down else thing.card.name),
        token=thing.token,
        label=thing.label or characteristics.name,
        colors=words_of(characteristics.colors),
        types=type_line(characteristics),
        power=characteristics.power if creature else None,
        toughness=characteristics.toughness if creature else None,
        **_printed(thing),
        tapped=thing.tapped,
        damage=thing.damage,
        counters={name: number for name, number in thing.counters.items() if number} if thing.counters else {},
        attached_to=thing.host.id if isinstance(thing.host, Object) else None,
        attacking=attacking,
        attacks=attacks,
        blocked=blocked,
        band=band,
        blocking=blocking,
        sick=sick,
        face_down=thing.face_down,
        loyalty=thing.counters.get("loyalty"),
        face=face_up(thing),
        level=thing.level if "Class" in characteristics.subtypes else None,
        designations=designations_of(game, thing, characteristics),
        chosen=choices_for(thing),
        shields=thing.shields,
        also=beside_its_print(game, thing, characteristics, held),
    )


def _printed(thing: Object) -> _Printed:
    """Nothing for what is face down."""
    card = thing.starting_card
    if thing.face_down:
        return _Printed(cost="", text="", printed_power=None, printed_toughness=None)
    return _Printed(
        cost=written_cost(card.cost), text=card.text, printed_power=card.power, printed_toughness=card.toughness
    )


@lru_cache(WORDS_REMEMBERED)
def written_cost(cost: ManaCost | None) -> str:
    """A cost in symbols; empty for none."""
    return "" if cost is None else str(cost)


@lru_cache(WORDS_REMEMBERED)
def words_of(colors: frozenset[Color]) -> tuple[str, ...]:
    """Colors in the order of the alphabet."""
    return tuple(sorted(map(str, colors)))


def designations_of(game: Game, thing: Object, characteristics: Characteristics) -> tuple[str, ...]:
    """What it has become; a commander is one in every zone (2026, 903.3), and what an effect goads is goaded as long
    as the effect lasts (2026, 701.15b); with what it is paired, and who protects it."""
    found = [*thing.designations]
    if thing.physical in game.commanders and not thing.face_down:
        found.append(COMMANDER)
    if characteristics.rule_changes and is_goaded(characteristics):
        found.append(GOADED)
    if thing.paired is not None:
        found.append(f"paired with {named(thing.paired)}")
    if thing.protector is not None:
        found.append(f"protected by {thing.protector.name}")
    return tuple(sorted(found)) if found else ()


def is_goaded(characteristics: Characteristics) -> bool:
    """Whether an effect goads the creature just now."""
    return any(isinstance(change, Goaded) for change in characteristics.rule_changes)


def face_up(thing: Object) -> str:
    """Which face of its card is up; empty where it is the usual one, or cannot be seen."""
    if thing.face_down or not thing.in_play:
        return ""
    melded = thing.card.shape is Shape.MELD and thing.up is not None
    return BACK if thing.has_back_up or melded else FLIPPED if thing.flipped else ""


def choices_for(thing: Object) -> tuple[str, ...]:
    """What was chosen for it, in words."""
    player = thing.chosen_player and thing.chosen_player.name
    chosen = (thing.chosen_color, thing.chosen_land_type, thing.chosen_creature_type, player, thing.chosen_name)
    return tuple([str(one) for one in chosen if one])


def type_line(characteristics: Characteristics) -> str:
    """Supertypes, types and subtypes as they are now."""
    return type_line_of(characteristics.supertypes, characteristics.types, characteristics.subtypes)


@lru_cache(WORDS_REMEMBERED)
def type_line_of(supertypes: frozenset[Supertype], types: frozenset[CardType], subtypes: frozenset[str]) -> str:
    """Each group in the order of the alphabet; the same few stand on most boards."""
    words = [str(word).capitalize() for group in (supertypes, types) for word in sorted(group)]
    return " ".join(words) + (f" — {' '.join(sorted(subtypes))}" if subtypes else "")


def attack_signs(game: Game, thing: Object) -> AttackState:
    """Whether it attacks, whom (see ``place_on_board``; empty: what is no longer there), whether it has been blocked,
    the ids of the others of its band; and the ids of those that it blocks.
    """
    combat = game.combat
    if combat is None or not (thing in combat.attackers or thing in combat.blocks):
        return AT_REST
    blocking = tuple(attacker.id for attacker in combat.blocks[thing]) if combat.is_blocking(thing) else ()
    if not combat.is_attacking(thing):
        return False, "", False, (), blocking
    band = tuple(member.id for member in combat.band_of(thing) if member is not thing)
    attacked = combat.attackers[thing]
    is_there = isinstance(attacked, Player) or attacked.in_play
    return True, place_on_board(attacked, []) if is_there else "", thing in combat.blocked, band, blocking


def place_on_board(aim: Object | Player | Action, waiting: list[Action]) -> str:
    """Where a board shows what is attacked or targeted: an object's id, a player's name, or `waiting 0`."""
    if isinstance(aim, Action):
        return f"waiting {waiting.index(aim)}" if aim in waiting else ""
    return aim.name if isinstance(aim, Player) else str(aim.now().id)


def actions_under_way(game: Game) -> list[Action]:
    """What waits and what is being announced, the newest last; then what is being carried out, as long as a spell's
    card has not gone anywhere.
    """
    resolving = [action for action in game.resolving if not (action.gone or (action.is_spell and action.source.gone))]
    waiting = [action for action in game.waiting if action not in resolving]
    return [*waiting, *(action for action in game.announced if action not in waiting), *resolving]


def waiting_action(game: Game, action: Action, under_way: list[Action]) -> WaitingAction:
    """A spell or effect on its way; `aims` say where its targets are (see ``place_on_board``)."""
    return WaitingAction(
        named(action),
        action.controller.name,
        action.announcement(game.edition.words.cast),
        tuple(named(aim) for aim in action.aims()),
        tuple(place_on_board(aim, under_way) for aim in action.aims()),
        action in game.resolving,
    )
