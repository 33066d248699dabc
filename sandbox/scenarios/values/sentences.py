"""Facts in sentences: the one place where a change is said, in the words of an edition."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from sandbox.engine.edition import Terminology
from sandbox.scenarios.values.changes import (
    Appearance,
    Change,
    ControlChange,
    CounterChange,
    DamageChange,
    GameEnd,
    LandTapping,
    LifeChange,
    Place,
    SizeChange,
    Tapping,
    Untapping,
    ZoneChange,
)
from sandbox.terms.zones import Zone


def sentences(changes: Iterable[Change], words: Terminology) -> tuple[str, ...]:
    """Each change in a sentence."""
    return tuple(sentence(change, words) for change in changes)


def sentence(change: Change, words: Terminology) -> str:
    """One change, without a full stop."""
    match change:
        case GameEnd(result):
            return ended(result)
        case LifeChange(player, was, now):
            return f"{player} is at {now} life (was {was})"
        case Appearance(name, to):
            return f"{name} is {place(to, words)}"
        case ZoneChange(name, _, to, size):
            return f"{name} is {place(to, words)}" + (f", a {size}" if size else "")
        case ControlChange(name, _, controller):
            return f"{controller} controls {name}"
        case SizeChange():
            return resized(change)
        case DamageChange(name, _, damage):
            return f"{name} has {damage} damage"
        case Tapping(name):
            return f"{name} is tapped"
        case Untapping(name):
            return f"{name} is untapped"
        case CounterChange(name, counters):
            return f"{name} has {', '.join(counted(*one) for one in counters) or 'no counters'}"
        case LandTapping(card, number):
            return f"{card} is tapped" if number == 1 else f"{number} {plural(card)} are tapped"
        case _:
            assert_never(change)


def ended(result: str) -> str:
    """How the game ended."""
    return "The game is a draw" if result == "draw" else result


def place(where: Place, words: Terminology) -> str:
    """`in Bob's hand`, `in play`, `on its way`."""
    match where.zone:
        case Zone.BATTLEFIELD:
            return words.play
        case Zone.HAND | Zone.GRAVEYARD | Zone.LIBRARY | Zone.ANTE:
            return f"in {where.owner}'s {where.zone}"
        case Zone.WAITING:
            return f"on {words.waiting}" if words.waiting == "the stack" else "on its way"
        case Zone.REMOVED:
            return words.outside
        case Zone.NOWHERE:
            return "gone"
    return str(where.zone)


def resized(change: SizeChange) -> str:
    """Another size, a size where there was none, or none any more."""
    if change.now is None:
        return f"{change.object} is no creature any more"
    if change.was is None:
        return f"{change.object} is a {change.now} creature"
    return f"{change.object} is a {change.now} (was {change.was})"


def counted(kind: str, number: int) -> str:
    """`2 +1/+1 counters`."""
    return f"{number} {kind} counter{'' if number == 1 else 's'}"


def cards(number: int) -> str:
    """`1 card`, `7 cards`."""
    return f"{number} card{'' if number == 1 else 's'}"


def plural(card: str) -> str:
    """`Plains` is several already."""
    return card if card.endswith("s") else f"{card}s"
