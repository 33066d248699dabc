"""How a text answers choices: with sentences read already, and with those that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.engine.choices import Choice
from sandbox.scenarios.language.context import NO_ANSWER
from sandbox.scenarios.language.step_definition import Meant
from sandbox.scenarios.play.signals import Stopped

if TYPE_CHECKING:
    from sandbox.scenarios.play.oracle import TextOracle


def answer_to(oracle: TextOracle, choice: Choice) -> Any:
    for meant in [*oracle.deferred, *answers_ahead(oracle)]:
        oracle.mark_quietly(meant)
        answer = meant.value.to(oracle.playing, choice)
        if answer is not NO_ANSWER:
            _consume(oracle, meant)
            return _completed(oracle, choice, meant, answer)
    return NO_ANSWER


def answers_ahead(oracle: TextOracle) -> list[Meant]:
    """The answers that follow in the text, up to the next act or claim."""
    found = []
    for index in range(oracle.at, len(oracle.meant)):
        meant = oracle.meant[index]
        if index in oracle.used:
            continue
        if meant.kind == "answer":
            found.append(meant)
        elif meant.kind != "mover" or (index > oracle.at and oracle.mover is not None):
            break
    return found


def _completed(oracle: TextOracle, choice: Choice, meant: Meant, answer: Any) -> Any:
    """A division may be spread over several sentences; what the rules then say against it stops the text there."""
    if isinstance(answer, dict):
        for more in [*oracle.deferred, *answers_ahead(oracle)]:
            part = more.value.to(oracle.playing, choice)
            if isinstance(part, dict):
                _consume(oracle, more)
                answer = {key: answer.get(key, 0) + part.get(key, 0) for key in [*answer, *part]}
    if choice.why_not is not None and (refusal := choice.why_not(answer)) is not None:
        raise Stopped(meant, refusal)
    oracle.mark(meant)
    return answer


def _consume(oracle: TextOracle, meant: Meant) -> None:
    if meant.value.left(oracle.playing, meant.step.line):
        return
    if meant in oracle.deferred:
        oracle.deferred.remove(meant)
    else:
        oracle.used.add(next(i for i, m in enumerate(oracle.meant) if m is meant))
