"""In which zone an ability functions."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated, Static, Triggered
from sandbox.meaning.conditions import InYourGraveyard, InYourHand
from sandbox.meaning.costs import DiscardA, ExileIt, RevealIt
from sandbox.meaning.events import (
    Dies,
    DiesOrIsExiled,
    EitherOf,
    EventPattern,
    IsDiscarded,
    LeavesPlay,
    PutIntoGraveyard,
)
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Itself, ItselfOr
from sandbox.terms.zones import Zone

ELSEWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY, Zone.REMOVED, Zone.COMMAND)


def functions_in(ability: Activated | Triggered) -> Zone:
    """In play, but for a text that says where its card is, that moves it out of another zone, or whose cost can be paid
    elsewhere alone: that functions there and nowhere else. A text that waits for its own card to go where it then
    takes it from looks back.

    Comprehensive Rules of 2006, 402.8b, 402.8e and 402.8g; of 2010, 112.6b, 112.6h and 112.6j.
    """
    if isinstance(ability, Triggered) and _sees_itself_go(ability.event):
        return Zone.BATTLEFIELD
    return next((zone for part in _parts_of(ability) if (zone := _zone_said(part)) is not None), Zone.BATTLEFIELD)


def works_from_graveyard(ability: object) -> bool:
    """Whether it is a static ability that asks for its own card to lie there, and works there (2026, 113.6b)."""
    parts = _parts_of(ability.condition) if isinstance(ability, Static) else ()
    return any(_zone_said(part) is Zone.GRAVEYARD for part in parts)


def _sees_itself_go(event: EventPattern) -> bool:
    if isinstance(event, EitherOf):
        return any(_sees_itself_go(part) for part in event.patterns)
    if not isinstance(event, Dies | DiesOrIsExiled | IsDiscarded | LeavesPlay | PutIntoGraveyard):
        return False
    return isinstance(event.subject, Itself | ItselfOr)


def _zone_said(part: Meaning) -> Zone | None:
    match part:
        case InYourGraveyard(what=Itself()):
            return Zone.GRAVEYARD
        case InYourHand() | DiscardA(itself=True) | RevealIt():
            return Zone.HAND
        case ExileIt(out_of=zone) if zone is not Zone.BATTLEFIELD:
            return zone
    out_of = getattr(part, "out_of", None)
    return out_of if isinstance(out_of, Zone) and getattr(part, "what", None) == Itself() else None


def _parts_of(value: object) -> Iterator[Meaning]:
    """The meaning and all that it is made of."""
    if isinstance(value, tuple):
        for each in value:
            yield from _parts_of(each)
    elif isinstance(value, Meaning):
        yield value
        for part in value.parts().values():
            yield from _parts_of(part)


def cards_outside_play(game: Game) -> Iterator[Object]:
    """Everything with a text in a graveyard, hand or library, removed from the game, or in the command zone."""
    if game.markers:
        yield from game.markers.values()
    for player in game.players:
        for zone in ELSEWHERE:
            for thing in player.owned_zones[zone]:
                if thing.card.abilities and not thing.face_down:
                    yield thing
