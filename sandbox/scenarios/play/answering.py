"""How a text answers choices: with sentences read already, and with those that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.engine.choices import AnyChoice
from sandbox.scenarios.language.context import NO_ANSWER
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.play.signals import Stopped

if TYPE_CHECKING:
    from sandbox.scenarios.play.oracle import TextOracle


def answer_to(oracle: TextOracle, choice: AnyChoice) -> Any:
    for bound in [*oracle.deferred, *answers_ahead(oracle)]:
        oracle.mark_quietly(bound)
        answer = bound.value.to(oracle.playing, choice)
        if answer is not NO_ANSWER:
            _consume(oracle, bound)
            return _completed(oracle, choice, bound, answer)
    return NO_ANSWER


def answers_ahead(oracle: TextOracle) -> list[BoundStep]:
    """The answers that follow in the text, up to the next act or claim."""
    found = []
    for index in range(oracle.at, len(oracle.bound)):
        bound = oracle.bound[index]
        if index in oracle.used:
            continue
        if bound.kind == "answer":
            found.append(bound)
        elif bound.kind != "mover" or (index > oracle.at and oracle.mover is not None):
            break
    return found


def _completed(oracle: TextOracle, choice: AnyChoice, bound: BoundStep, answer: Any) -> Any:
    """A division may be spread over several sentences; what the rules then say against it stops the text there."""
    if isinstance(answer, dict):
        for more in [*oracle.deferred, *answers_ahead(oracle)]:
            part = more.value.to(oracle.playing, choice)
            if isinstance(part, dict):
                _consume(oracle, more)
                answer = {key: answer.get(key, 0) + part.get(key, 0) for key in [*answer, *part]}
    if choice.why_not is not None and (refusal := choice.why_not(answer)) is not None:
        raise Stopped(bound, refusal)
    oracle.mark(bound)
    return answer


def _consume(oracle: TextOracle, bound: BoundStep) -> None:
    if bound.value.left(oracle.playing, bound.step.line):
        return
    if bound in oracle.deferred:
        oracle.deferred.remove(bound)
    else:
        oracle.used.add(next(i for i, m in enumerate(oracle.bound) if m is bound))
