"""A ruling in plain lines, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.scenarios.values.fault import Fault
from sandbox.scenarios.values.ruling import Outcome, Refused, Ruling
from sandbox.scenarios.values.trace import TraceStep, WiderRule


def ruling_lines(ruling: Ruling) -> Iterator[str]:
    """One scenario: whether it holds, what it comes to, and for a failure what was found instead and why."""
    verdict = "holds" if ruling.passed else "FAILS"
    yield f"{verdict}: {ruling.name} (line {ruling.line}, {ruling.edition_name})"
    for sentence in ruling.outcome:
        yield f"    {sentence}"
    if ruling.result:
        yield f"    {ruling.result}"
    for words in ruling.left_out or ():
        yield f"    no more was played: {words}"
    if ruling.every_order_tried is False:
        yield "    not every order was tried of what comes together and is not said to come in one"
    for choice in ruling.open_choices:
        yield f"    open: {choice.player}: {choice.question} ({', '.join(choice.options)})"
    for outcome in ruling.outcomes or ():
        yield from explored_lines(outcome)
    yield from reason_lines(ruling)
    if not ruling.passed:
        yield from failure_lines(ruling)


def reason_lines(ruling: Ruling) -> Iterator[str]:
    """The claims that hold, each with what was found where that says more than the claim."""
    for claim in ruling.claims:
        if claim.holds and claim.found.lower() != claim.text.lower():
            yield f"    line {claim.line}: {claim.text}"
            yield f"        holds: {claim.found}"
            yield from (f"        by [{one.title}: /{one.edition}/{one.kind}/{one.slug}/]" for one in claim.rules or ())


def explored_lines(outcome: Outcome) -> Iterator[str]:
    """One outcome of a scenario that was explored."""
    yield "    always:" if outcome.certain else f"    when {', or '.join(outcome.when)}:"
    for sentence in outcome.outcome:
        yield f"        {sentence}"


def failure_lines(ruling: Ruling) -> Iterator[str]:
    """The claims that do not hold, what was refused, and the trace."""
    for claim in ruling.claims:
        if not claim.holds:
            yield f"    line {claim.line}: {claim.text}"
            yield f"        found: {claim.found}"
    for fault in ruling.faults or ():
        yield f"    line {fault.line}: {fault.sentence}"
        yield f"        error: {fault.message}"
        yield from (f"        did you mean: {near}" for near in fault.nearest)
    refusal = ruling.refusal
    if refusal:
        yield f"    line {refusal.line}: {refusal.text}"
        yield f"        refused: {refusal.message}{citation(refusal)}"
    yield "    trace:"
    yield from step_lines(ruling.trace, "        ")


def step_lines(steps: Iterable[TraceStep], indent: str) -> Iterator[str]:
    """A trace as an indented tree, each step with its rule and the entry that states it."""
    for step in steps:
        also = "".join(map(citation, step.also))
        yield f"{indent}{step.text}{citation(step)}{also}"
        yield from step_lines(step.children, indent + "    ")


def citation(step: TraceStep | WiderRule | Refused) -> str:
    """The rule of a step, in brackets."""
    if not step.rule:
        return ""
    entry = step.entry
    stated = f": /{entry.edition}/{entry.kind}/{entry.slug}/" if entry else ""
    return f"  [{step.rule}{stated}]"


def fault_lines(fault: Fault, file: str = "") -> Iterator[str]:
    """Why a text cannot be read: place, message, the sentence, and the nearest that can be."""
    place = f"{file}:{fault.line}:{fault.column}: " if file else ""
    yield f"{place}{fault.message}"
    if fault.sentence:
        yield f"    {fault.sentence}"
    for near in fault.nearest:
        yield f"    did you mean: {near}"
