"""Why a text cannot be read, as a value."""

from __future__ import annotations

from dataclasses import field

from sandbox.scenarios.values.described import about
from sandbox.terms.errors import HeadjudgeError, Malformed
from sandbox.terms.values import Value


class Fault(Value):
    """Lines and columns are those of the scenario's text, from 1."""

    kind: str
    message: str
    line: int = 1
    column: int = 1
    sentence: str = ""
    nearest: tuple[str, ...] = ()
    repairs: tuple[str, ...] = field(default=(), metadata=about("Sentences that could stand in place of this one"))


def fault(message: str) -> Fault:
    """A fault in the form of ``Malformed``, for what is wrong before the engine sees a text."""
    return Fault(Malformed.__name__, message)


def faults_of(error: HeadjudgeError) -> tuple[Fault, ...]:
    """What an error says of a text, and whatever else is wrong with the same scenario."""
    others = error.others if isinstance(error, Malformed) else []
    return tuple(fault_of(one) for one in [error, *others])


def fault_of(error: HeadjudgeError) -> Fault:
    """What an error says of a text."""
    if isinstance(error, Malformed):
        return Fault(
            "Malformed",
            error.problem,
            error.line,
            error.column,
            error.sentence,
            tuple(error.nearest),
            tuple(error.repairs),
        )
    return Fault(type(error).__name__, error.message)
