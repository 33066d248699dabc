"""The claims of a scenario as its ruling gives them: whether each holds, what was found, and what it speaks of."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace

from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import QuestionClaim
from sandbox.scenarios.play.judging import Judged
from sandbox.scenarios.play.run import Run
from sandbox.scenarios.steps.legality import LEGALITY
from sandbox.scenarios.steps.then.places import IN_ZONES
from sandbox.scenarios.steps.then.trace import REASONS, TELLING
from sandbox.scenarios.values.ruling import Claim, ClaimKind
from sandbox.scenarios.values.trace import EntryReference, entry_of

KINDS = (
    (LEGALITY, ClaimKind.LEGALITY),
    (IN_ZONES, ClaimKind.PLACE),
    (REASONS, ClaimKind.REASON),
    (TELLING, ClaimKind.TRACE),
)
SUBJECTS = ("thing", "player", "things")


def claims_of(parsed: ParsedScenario, done: Run) -> tuple[Claim, ...]:
    """Those that were judged, then those to which the game did not come."""
    others = [bound.step.line for bound in parsed.rest if bound.kind != "claim"]
    key = done.game.edition.key
    judged = [replace(claim(one.bound, one.holds, one.found, others), rules=_stated(one, key)) for one in done.judged]
    missed = [claim(bound, False, _why_missed(bound, done), others) for bound in done.unread if bound.kind == "claim"]
    return (*judged, *missed)


def _stated(judged: Judged, edition: str) -> tuple[EntryReference, ...] | None:
    """Where the edition states the rules by which the claim was judged."""
    return tuple([found for rule in judged.rules if (found := entry_of(rule, edition)) is not None]) or None


def _why_missed(bound: BoundStep, done: Run) -> str:
    if isinstance(bound.value, QuestionClaim) and done.open_choice is not None:
        return f"{done.open_choice.player.name} is asked: {done.open_choice.text}"
    return "the game did not come this far"


def claim(bound: BoundStep, holds: bool, found: str, others: list[int]) -> Claim:
    """One claim, and how many of the other sentences, by their lines, come before it."""
    step = bound.step
    before = bisect(others, step.line)
    return Claim(step.line, step.text, holds, found, kind_of(bound), subject_of(bound), before)


def kind_of(bound: BoundStep) -> ClaimKind:
    """What the claim's sentence speaks of."""
    return next((kind for table, kind in KINDS if bound.sentence in table), ClaimKind.STATE)


def subject_of(bound: BoundStep) -> str:
    """Who or what the sentence begins with."""
    match = bound.sentence.match(bound.step.text)
    slots = match.groupdict() if match else {}
    named = next((slots[slot] for slot in SUBJECTS if slots.get(slot)), "")
    return named if bound.step.text.startswith(f"{named} ") else ""
