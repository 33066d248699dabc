"""A text played, with whatever stopped it said instead of raised."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.fault import Fault, fault, fault_of
from sandbox.scenarios.values.ruling import Ruling
from sandbox.terms.errors import HeadjudgeError

LONGEST_TEXT = 20_000


@dataclass(frozen=True)
class Evaluation:
    """What a text came to under an edition: its rulings, or the fault that kept it from being read."""

    text: str
    edition: str | None
    rulings: tuple[Ruling, ...] = ()
    fault: Fault | None = None

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
    """Play every scenario of a text. Nothing is kept: the engine decides it now."""
    if len(text) > LONGEST_TEXT:
        too_long = f"the text has {len(text):,} characters, and {LONGEST_TEXT:,} is the most"
        return Evaluation("", edition, fault=fault(too_long))
    if edition is not None and edition not in EDITIONS:
        return Evaluation(text, edition, fault=unknown_edition(edition))
    try:
        return Evaluation(text, edition, tuple(rule(text, edition, explore, positions, options)))
    except HeadjudgeError as error:
        return Evaluation(text, edition, fault=fault_of(error))
