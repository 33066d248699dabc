"""Why a text cannot be read, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.terms.errors import HeadjudgeError, Malformed


@dataclass(frozen=True, slots=True)
class Fault:
    """Lines and columns are those of the scenario's text, from 1."""

    kind: str
    message: str
    line: int = 1
    column: int = 1
    sentence: str = ""
    nearest: tuple[str, ...] = ()


def fault(message: str) -> Fault:
    """A fault in the form of ``Malformed``, for what is wrong before the engine sees a text."""
    return Fault(Malformed.__name__, message)


def fault_of(error: HeadjudgeError) -> Fault:
    """What an error says of a text."""
    if isinstance(error, Malformed):
        return Fault("Malformed", error.problem, error.line, error.column, error.sentence, tuple(error.nearest))
    return Fault(type(error).__name__, error.message)
