"""How it is told or asked whether creatures are still in a fight, and which of them strikes first."""

from __future__ import annotations

from sandbox.questions.outcomes_negated import with_negated
from sandbox.questions.said.asked import AskWhether
from sandbox.questions.said.outcomes import NotSo, ToldOutcome
from sandbox.questions.said.outcomes_combat import InCombat, StrikesFirst
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.ways_told import asks, told_outcomes
from sandbox.wording.grammar import Table, Unfit

_LEFT = "remove from|take out of|out of|put out of|pull out of|gone from"
_COMBAT = "(combat|the combat|this combat|the attack|the fight)"


def _before(a: Mention, b: Mention) -> ToldOutcome:
    """Of two that are named, the first."""
    return StrikesFirst((a,))


def _still(things: Things, role: str = "") -> InCombat:
    if things[0].noun in ("this", "that"):
        raise Unfit
    return InCombat(things, role)


_OUTCOMES: Table = (
    *told_outcomes(_still, f"{{things:things}} (be|stay|remain) (in|part of) {_COMBAT}"),
    *told_outcomes(
        lambda things: StrikesFirst(things),
        "{things:things} (hit|strike|deal damage|deal its damage|deal their damage|get to hit|get to strike) first",
    ),
    *told_outcomes(
        _before,
        "{a:thing} (hit|strike|deal damage|deal its damage|get to strike|get to hit) before {b:thing}",
        "{a:thing} (hit|strike|deal damage|deal its damage|get to strike|get to hit) before {b:thing} (do|can)",
    ),
)
PRODUCTIONS: Table = (
    *with_negated(_OUTCOMES),
    *asks(
        lambda things, **how: AskWhether(_still(things)),
        f"be {{things:things}} (in|part of) {_COMBAT}{{end:finally}}",
    ),
    *asks(
        lambda things, **how: AskWhether(NotSo(_still(things))),
        f"be {{things:things}} ({_LEFT}) {_COMBAT}{{end:finally}}",
    ),
    *told_outcomes(lambda things: NotSo(InCombat(things)), f"{{things:things}} (be|get) ({_LEFT}) {_COMBAT}"),
    *asks(
        lambda things, **how: AskWhether(_still(things, "attacking")),
        "be {things:things} attack{end:finally}",
        "be {things:things} (an attacker|an attacking creature|attackers|attacking creatures){end:finally}",
        "do {things:things} (stay|remain) (an attacker|attacking|attackers){end:finally}",
    ),
    *asks(
        lambda things, **how: AskWhether(_still(things, "blocking")),
        "do {things:things} (stay|remain) (a blocker|blocking){end:finally}",
    ),
)
