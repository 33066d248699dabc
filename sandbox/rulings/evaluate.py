"""What pages and the API need of the engine: a text played, with whatever stopped it said instead of raised."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import lru_cache

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.fault import Fault, fault, fault_of
from sandbox.scenarios.values.ruling import Ruling
from sandbox.terms.errors import HeadjudgeError

LONGEST_TEXT = 20_000
log = logging.getLogger(__name__)


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


def evaluate_safely(
    text: str, edition: str | None = None, explore: bool = False, positions: bool = False, options: bool = False
) -> Evaluation:
    """Like ``evaluate``, for pages: a bug of the engine is logged, and said in the ruling's place."""
    try:
        return evaluate(text, edition, explore, positions, options)
    except Exception:
        log.exception("a scenario broke the engine under %s:\n%s", edition, text)
        return Evaluation(text, edition, fault=fault("the engine failed on this scenario; that is a bug of Headjudge"))


@lru_cache(maxsize=512)
def evaluate_for_page(text: str, edition: str | None = None) -> Evaluation:
    """Like ``evaluate_safely``, remembered while this process, and so this engine, lives."""
    return evaluate_safely(text, edition)


def edition_of(tags: list[str], home: str) -> str:
    """The edition that a scenario of an entry is played under: the entry's, unless its tags name only others."""
    named = [tag for tag in tags if tag in EDITIONS]
    return home if not named or home in named else named[0]


def known_edition(key: str) -> str:
    """An edition's id from a query, or empty: an unknown one filters nothing."""
    return key if key in EDITIONS else ""
