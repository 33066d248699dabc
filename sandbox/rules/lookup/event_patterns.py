"""Whether an event is one that a text waits for, and who plays which part in it."""

from __future__ import annotations

from sandbox.engine.actions import Roles
from sandbox.engine.events import Event, StepBegan
from sandbox.engine.game import Game
from sandbox.meaning import events as pattern
from sandbox.meaning.references import EachPlayer
from sandbox.rules.lookup import (
    combat_patterns,
    damage_patterns,
    permanent_patterns,
    player_patterns,
    spell_patterns,
    zone_patterns,
)
from sandbox.rules.lookup.conditions import is_step
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.steps import PhaseTiming, Step

OF_EACH_PLAYER = (Step.UNTAP, Step.UPKEEP, Step.DRAW)
"""Steps that each player of a team has, where teams share their turns; any other is one step of the team."""


def occurrences(game: Game, context: Context, wanted: pattern.EventPattern, event: Event) -> Occurrences:
    """One set of roles for each time that the event triggers the text; none when it does not."""
    if isinstance(wanted, pattern.EitherOf):
        return [roles for part in wanted.patterns for roles in occurrences(game, context, part, event)]
    if isinstance(wanted, pattern.OneOrMore):
        return _at_once(game, wanted.event, occurrences(game, context, wanted.event, event))
    if isinstance(wanted, pattern.FirstTime):
        return occurrences(game, context, wanted.event, event)
    event_type, find = PATTERNS.get(type(wanted), (None, None))
    if event_type is None or find is None or not isinstance(event, event_type):
        return []
    return find(game, context, wanted, event)


def _at_once(game: Game, wanted: pattern.EventPattern, found: Occurrences) -> Occurrences:
    """Once for each player who does it, with how many there are; the rest of what happens in the same change is added
    when it comes."""
    together: dict[object, Roles] = {}
    for roles in found:
        player = {"player": roles["player"]} if hasattr(wanted, "who") else {}
        known = together.setdefault(player.get("player"), {"amount": 0, "change": game.changes, **player})
        known["amount"] += 1
    return list(together.values())


def _beginning_of(game: Game, context: Context, wanted: pattern.BeginningOf, event: StepBegan) -> Occurrences:
    if event.step != wanted.step and not is_step(game, wanted.step):
        return []
    if event.timing != (wanted.timing if game.edition.turn.phase_timing else PhaseTiming.BEGINNING):
        return []
    if event.step != str(game.step) or event.active not in pointed_at(game, context, wanted.whose):
        return []
    once = isinstance(wanted.whose, EachPlayer) and event.step not in OF_EACH_PLAYER
    return [] if once and event.active is not game.active else [{"player": event.active}]


def _end_of_turn(game: Game, context: Context, wanted: pattern.AtEndOfTurn, event: StepBegan) -> Occurrences:
    return _beginning_of(game, context, pattern.BeginningOf(Step.END, wanted.whose), event)


PATTERNS: Patterns = {
    pattern.BeginningOf: (StepBegan, _beginning_of),
    pattern.AtEndOfTurn: (StepBegan, _end_of_turn),
    **zone_patterns.PATTERNS,
    **permanent_patterns.PATTERNS,
    **spell_patterns.PATTERNS,
    **player_patterns.PATTERNS,
    **combat_patterns.PATTERNS,
    **damage_patterns.PATTERNS,
}
INTERESTING = frozenset(
    each for event, _ in PATTERNS.values() for each in (event if isinstance(event, tuple) else (event,))
)
"""The classes of events that a text can wait for."""


def awaited(wanted: pattern.EventPattern) -> list[object]:
    """What a text that waits for such an event is found by: the classes of events that may be one, and for a state the
    pattern's own class."""
    if isinstance(wanted, pattern.EitherOf):
        return [event for part in wanted.patterns for event in awaited(part)]
    if isinstance(wanted, pattern.OneOrMore | pattern.FirstTime):
        return awaited(wanted.event)
    happening, _ = PATTERNS.get(type(wanted), (type(wanted), None))
    return list(happening) if isinstance(happening, tuple) else [happening]
