"""A question answered, as a value."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.scenarios.values.described import about
from sandbox.scenarios.values.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Assumption:
    """What the question does not say and the scenario does. `key`: what it can be asked otherwise by; else empty."""

    words: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class QuestionReading:
    """The position that a question was read as."""

    edition: str
    scenario: str = field(
        metadata=about("The scenario in the sandbox's language; where nothing is ruled, as far as it was understood")
    )
    assumed: tuple[str, ...] = field(metadata=about("What the question does not say and the scenario does"))
    not_understood: tuple[str, ...] = field(metadata=about("Words of the question that no part of the reading says"))
    assumptions: tuple[Assumption, ...] = field(default=(), metadata=about(json=""))
    understood: tuple[str, ...] = field(
        default=(),
        metadata=about("Where nothing is ruled, the words of the question that were understood, a part each"),
    )


@dataclass(frozen=True, slots=True)
class Dependence:
    """One of several ways in which the question can be meant, and the answer then."""

    when: str
    answer: str
    scenario: str
    ruling: Ruling = field(metadata=about(json=""))


@dataclass(frozen=True, slots=True)
class PositionAnswer:
    """What a question about a position comes to. Without a ruling, `reason` says why there is none."""

    question: str
    edition: str
    answer: str
    verdict: bool | None
    reading: QuestionReading
    ruling: Ruling | None
    depends_on: tuple[Dependence, ...] = ()
    reason: str = ""
