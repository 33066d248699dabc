"""A text played, with whatever stopped it said instead of raised."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import read_text
from sandbox.scenarios.play.run import start_of
from sandbox.scenarios.result import edition_of, ruling_of
from sandbox.scenarios.values.fault import Fault, fault, fault_of, faults_of
from sandbox.scenarios.values.ruling import Ruling
from sandbox.terms.errors import HeadjudgeError

LONGEST_TEXT = 20_000


@dataclass(frozen=True)
class Evaluation:
    """What a text came to under an edition: the rulings on the scenarios that can be read, and everything that keeps
    others from it."""

    text: str
    edition: str | None
    rulings: tuple[Ruling, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def fault(self) -> Fault | None:
        """The first fault, if there is one."""
        return self.faults[0] if self.faults else None

    @property
    def passed(self) -> bool:
        """Whether the text could be read and all that it claims holds."""
        return self.fault is None and all(ruling.passed for ruling in self.rulings)


def unknown_edition(edition: str) -> Fault:
    """The fault of naming an edition that the site does not carry."""
    return fault(f"there is no edition {edition!r}; the editions are {', '.join(EDITIONS)}")


def evaluate(
    text: str, edition: str | None = None, explore: bool = False, positions: bool = False, options: bool = False
) -> Evaluation:
    """Play every scenario of a text that somebody has sent. Nothing is kept: the engine decides it now."""
    if len(text) > LONGEST_TEXT:
        too_long = f"the text has {len(text):,} characters, and {LONGEST_TEXT:,} is the most"
        return Evaluation("", edition, faults=(fault(too_long),))
    return evaluate_all(text, edition, explore, positions, options)


def evaluate_all(
    text: str, edition: str | None = None, explore: bool = False, positions: bool = False, options: bool = False
) -> Evaluation:
    """The same for a text of any length: each of its scenarios has its own bounds."""
    if edition is not None and edition not in EDITIONS:
        return Evaluation(text, edition, faults=(unknown_edition(edition),))
    read = read_text(text)
    rulings, faults = list[Ruling](), [fault_of(error) for error in read.faults]
    for one in read.scenarios:
        try:
            rulings.append(ruling_of(one, edition or edition_of(one), explore, positions, options))
        except HeadjudgeError as error:
            faults += faults_of(error)
    for one in read.in_part:
        faults += _of_position(one, edition or edition_of(one))
    return Evaluation(text, edition, tuple(rulings), tuple(sorted(faults, key=lambda one: (one.line, one.column))))


def _of_position(parsed: ParsedScenario, edition: str) -> tuple[Fault, ...]:
    """What is wrong with the position of a scenario that cannot be played."""
    try:
        start_of(parsed, EDITIONS[edition])
    except HeadjudgeError as error:
        return faults_of(error)
    return ()
