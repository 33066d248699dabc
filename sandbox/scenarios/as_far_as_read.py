"""What is wrong with a scenario of which some sentence cannot be read, as far as the others can tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sandbox.editions import EDITIONS
from sandbox.engine.budget import Budget
from sandbox.scenarios.claims import kind_of
from sandbox.scenarios.claims_put_right import put_right
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.play.run import Run, run, start_of
from sandbox.scenarios.values.fault import Fault, faults_of
from sandbox.scenarios.values.ruling import ClaimKind
from sandbox.terms.errors import BudgetSpent, HeadjudgeError

FALSE_CLAIM, REFUSED = "FalseClaim", "Refusal"


def faults_before(parsed: ParsedScenario, unread: int, edition: str, budget: Budget | None) -> tuple[Fault, ...]:
    """What is wrong with the position, and, where all of that can be read, with what stands before the first line that
    cannot: names that mean nothing, an act that the rules refuse, claims that do not hold. What follows that line might
    come out otherwise once it can be read, so nothing is said of it."""
    try:
        if _is_of_position(parsed, unread):
            start_of(parsed, EDITIONS[edition], budget)
            return ()
        before = tuple(bound for bound in parsed.rest if bound.step.line < unread)
        done = run(replace(parsed, rest=before), EDITIONS[edition], budget=budget)
    except BudgetSpent:
        return ()
    except HeadjudgeError as error:
        return faults_of(error)
    return (*_refused(done), *_false_claims(done, _role_at(parsed, unread)))


def _is_of_position(parsed: ParsedScenario, unread: int) -> bool:
    """Whether the line, or one after it, says something of the position."""
    acts = [bound.step.line for bound in parsed.rest]
    if _role_at(parsed, unread) in ("given", "") and not any(line < unread for line in acts):
        return True
    return any(bound.step.line > unread for bound in parsed.given)


def _role_at(parsed: ParsedScenario, line: int) -> str:
    """What the step on that line is for; empty where no step stands there."""
    return next((step.role for step in parsed.scenario.steps if step.line == line), "")


def _refused(done: Run) -> Iterator[Fault]:
    if done.refusal is not None and done.refused_at is not None:
        step = done.refused_at.step
        yield Fault(REFUSED, done.refusal.because, step.line, step.column, step.text)


def _false_claims(done: Run, role: str) -> Iterator[Fault]:
    """Those that were judged, without those that what cannot be read may still bear upon: what may be done is judged at
    the next chance to do it, and what is said before an answer while its question is open."""
    last_act = max((bound.step.line for bound in done.parsed.rest if bound.kind != "claim"), default=0)
    for one in done.judged:
        step = one.bound.step
        is_last = step.line > last_act and role != "then"
        waits = kind_of(one.bound) is ClaimKind.LEGALITY or done.open_choice is not None
        if not one.holds and not (is_last and waits):
            yield _false(one.bound, one.found)


def _false(bound: BoundStep, found: str) -> Fault:
    step, instead = bound.step, put_right(bound.step.text, found)
    ways = (instead,) if instead else ()
    return Fault(FALSE_CLAIM, f"this does not hold: {found}", step.line, step.column, step.text, ways, ways)
