"""The ways in which a card can be used: where it is at first, what its player does with it, and what is done to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from sandbox.engine.acts import Act, Activate, Cast, PlayLand, SetAside, SuspendCard, TurnFaceUp, Unlock
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import CostKeyword, Suspend
from sandbox.rules.casting.activating import uses_of
from sandbox.rules.casting.cast_by_the_other_face import as_offered
from sandbox.rules.casting.casting_costs import OFFERED_IN_ADDITION, OFFERED_INSTEAD
from sandbox.rules.casting.modes import modes_for
from sandbox.rules.casting.morph import cost_face_down
from sandbox.rules.casting.set_aside import SET_ASIDE
from sandbox.rules.lookup.faces import castable_faces, is_cast_by_halves
from sandbox.scenarios.language.playable import is_permanent_card
from sandbox.terms.shapes import Shape
from sandbox.terms.types import AURA, CardType
from sandbox.terms.zones import Zone

DESTROY, RETURN = "Destroy target permanent.", "Return target permanent to its owner's hand."
STEAL, COPY_SPELL, COUNTER = "Gain control of target permanent.", "Copy target spell.", "Counter target spell."
DONE_TO_IT = {
    "destroyed": DESTROY,
    "returned": RETURN,
    "exiled": "Exile target permanent.",
    "phased out": "Target permanent phases out.",
    "stolen": STEAL,
    "copied": "Create a token that's a copy of target permanent.",
}
"""What is done to a permanent, as the text of an instant that does it."""


class Seat(StrEnum):
    """Whose card it is, and who else there is."""

    OWNER = "Bob"
    OTHER = "Sue"


class Fight(StrEnum):
    """What the card does in the attacks of the trial. `BLOCKED`: it attacks and is blocked."""

    NONE = "none"
    ATTACKS = "attacks"
    BLOCKED = "blocked"
    BLOCKS = "blocks"


MovePlan = Callable[[Game, Player, Object], Act | None]
"""The next act of the player with the card, or None while there is none."""


@dataclass(frozen=True)
class PlannedMove:
    """What a player does as soon as it is allowed. `tool` is the text of the spell that it is done with; empty: none.
    `is_use`: the card itself is used by it, and should change something."""

    who: Seat
    plan: MovePlan
    tool: str = ""
    is_use: bool = False


@dataclass(frozen=True)
class WayOfUse:
    """A way to use a card."""

    name: str
    zone: Zone
    moves: tuple[PlannedMove, ...] = ()
    fight: Fight = Fight.NONE


def ways_of(game: Game, card: Object) -> Iterator[WayOfUse]:
    """Every way that the card offers. `card` is in a hand of the game, which is only looked at."""
    castings = list(_castings(game, card))
    yield from castings
    yield from _from_the_hand(game, card)
    if not castings:
        return
    cast = castings[0].moves[0]
    countered = PlannedMove(Seat.OTHER, _tool(COUNTER, is_waiting), COUNTER)
    if CardType.LAND not in card.card.types:
        yield WayOfUse("countered", Zone.HAND, (replace(cast, is_use=False), countered))
    if is_permanent_card(card.card):
        yield from _in_play(game, card, cast)
    else:
        copied = PlannedMove(Seat.OWNER, _tool(COPY_SPELL, is_waiting), COPY_SPELL)
        yield WayOfUse("copied as a spell", Zone.HAND, (replace(cast, is_use=False), copied))


def _castings(game: Game, card: Object) -> Iterator[WayOfUse]:
    for face in castable_faces(card.card):
        if CardType.LAND in (face or card.card).types:
            words = "played" + (f" as {face.name}" if face else "")
            yield WayOfUse(words, Zone.HAND, (PlannedMove(Seat.OWNER, _play(face)),))
            continue
        with game.seen_as(card, face):
            yield from _castings_of(game, card, face)


def _play(face: Card | None) -> MovePlan:
    return lambda game, player, card: PlayLand(card, face)


def _castings_of(game: Game, card: Object, face: Card | None) -> Iterator[WayOfUse]:
    """For each price in each mode. What becomes a permanent need not change anything else."""
    is_use = not is_permanent_card(face or card.card)
    for words, zone, act in _prices(game, card):
        offered = as_offered(replace(act, face=face))
        with game.seen_as(card, offered.face):
            modes = len(modes_for(game, offered))
        for index in range(modes):
            name = f"cast{words}" + (f" as {face.name}" if face else "") + (f", mode {index + 1}" if modes > 1 else "")
            wanted = replace(offered, mode=index if modes > 1 else None)
            yield WayOfUse(name, zone, (PlannedMove(Seat.OWNER, _cast(wanted), is_use=is_use),))


def _prices(game: Game, card: Object) -> Iterator[tuple[str, Zone, Cast]]:
    if not is_cast_by_halves(card.starting_card):
        yield "", Zone.GRAVEYARD if game.characteristics(card).has("aftermath") else Zone.HAND, Cast(card)
    characteristics = game.characteristics(card)
    for offered in OFFERED_INSTEAD:
        if offered.zone is not Zone.REMOVED and offered.costs(card, characteristics):
            yield f" with {offered.word}", offered.zone, Cast(card, alternative=True, offers=(offered.word,))
    for offered in OFFERED_IN_ADDITION:
        if offered.costs(card, characteristics):
            yield f" with {offered.word}", Zone.HAND, Cast(card, paying_more=True, offers=(offered.word,))


def _cast(act: Cast) -> MovePlan:
    return lambda game, player, card: replace(act, card=card)


def _from_the_hand(game: Game, card: Object) -> Iterator[WayOfUse]:
    abilities = game.characteristics(card).abilities
    if cost_face_down(game.characteristics(card)) is not None:
        face_down = PlannedMove(Seat.OWNER, lambda game, player, card: Cast(card, face_down=True))
        face_up = PlannedMove(Seat.OWNER, lambda game, player, card: TurnFaceUp(card) if card.in_play else None)
        yield WayOfUse("cast face down", Zone.HAND, (face_down, face_up))
    if any(isinstance(ability, Suspend) for ability in abilities):
        yield WayOfUse("suspended", Zone.HAND, (PlannedMove(Seat.OWNER, lambda game, player, card: SuspendCard(card)),))
    for word in [a.word for a in abilities if isinstance(a, CostKeyword) and a.word in SET_ASIDE]:
        yield WayOfUse(f"set aside by {word}", Zone.HAND, (PlannedMove(Seat.OWNER, _set_aside(word)),))
    for index, use in enumerate(uses_of(game, card)):
        if use.zone is not Zone.BATTLEFIELD:
            fight = Fight.ATTACKS if use.hint == "ninjutsu" else Fight.NONE
            yield WayOfUse(
                f"{use.hint or 'ability'} {index + 1}", use.zone, (PlannedMove(Seat.OWNER, _use(index, 0)),), fight
            )


def _set_aside(word: str) -> MovePlan:
    return lambda game, player, card: SetAside(card, word)


def _in_play(game: Game, card: Object, cast: PlannedMove) -> Iterator[WayOfUse]:
    """What it does and suffers as a permanent. An Aura must be cast first."""
    first = (replace(cast, is_use=False),) if AURA in card.card.subtypes else ()
    zone = Zone.HAND if first else Zone.BATTLEFIELD
    yield from _activations(game, card, zone, first)
    for half, face in enumerate(card.card.faces if card.card.shape is Shape.ROOM else ()):
        yield WayOfUse(f"{face.name} is unlocked", zone, (PlannedMove(Seat.OWNER, _unlock(half), is_use=True),))
    for name, text in DONE_TO_IT.items():
        yield WayOfUse(name, zone, (*first, PlannedMove(Seat.OTHER, _tool(text, is_in_play), text)))
    if any(isinstance(ability, Triggered) for ability in game.characteristics(card).abilities):
        gone = PlannedMove(Seat.OTHER, _tool(RETURN, has_triggered), RETURN)
        yield WayOfUse("gone while its trigger waits", Zone.HAND, (replace(cast, is_use=False), gone), Fight.ATTACKS)
    if CardType.CREATURE in card.card.types:
        yield from (WayOfUse(str(fight), zone, (), fight) for fight in Fight if fight is not Fight.NONE)


def _unlock(half: int) -> MovePlan:
    return lambda game, player, card: Unlock(card, half) if card.in_play else None


def _activations(game: Game, card: Object, zone: Zone, first: tuple[PlannedMove, ...]) -> Iterator[WayOfUse]:
    for index, use in enumerate(uses_of(game, card)):
        if use.zone is not Zone.BATTLEFIELD:
            continue
        modes = len(use.ability.modes)
        for mode in range(modes):
            name = f"ability {index + 1}" + (f", mode {mode + 1}" if modes > 1 else "")
            activate = PlannedMove(Seat.OWNER, _use(index, mode), is_use=True)
            yield WayOfUse(name, zone, (*first, activate))
        unchecked = replace(activate, is_use=False)
        gone = PlannedMove(Seat.OTHER, _tool(DESTROY, is_in_play), DESTROY)
        yield WayOfUse(f"ability {index + 1}, gone while it waits", zone, (*first, unchecked, gone))
        stolen, by_other = (
            PlannedMove(Seat.OTHER, _tool(STEAL, is_in_play), STEAL),
            PlannedMove(Seat.OTHER, _use(index, 0)),
        )
        yield WayOfUse(f"ability {index + 1}, stolen", zone, (*first, stolen, by_other))


def _use(index: int, mode: int) -> MovePlan:
    def plan(game: Game, player: Player, card: Object) -> Act | None:
        uses = uses_of(game, card)
        if card.zone is Zone.WAITING or index >= len(uses):
            return None
        return Activate(card, ability=index, mode=mode if len(uses[index].ability.modes) > 1 else None)

    return plan


def is_waiting(game: Game, card: Object) -> bool:
    """Whether the card is a spell on its way."""
    return any(action.is_spell and action.source is card for action in game.waiting)


def is_in_play(game: Game, card: Object) -> bool:
    return card.in_play


def has_triggered(game: Game, card: Object) -> bool:
    """Whether a triggered ability of the permanent waits."""
    return card.in_play and any(not action.is_spell and action.source is card for action in game.waiting)


def _tool(text: str, when: Callable[[Game, Object], bool]) -> MovePlan:
    """Casts the spell of that text at the card, or at the spell that it is."""

    def plan(game: Game, player: Player, card: Object) -> Act | None:
        if not when(game, card):
            return None
        spell = next((held for held in player.hand if held.card.text == text), None)
        aim = next((action for action in game.waiting if action.is_spell and action.source is card), card)
        return Cast(spell, aims=(aim,)) if spell is not None else None

    return plan
