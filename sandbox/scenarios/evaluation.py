"""A text played within one budget, with whatever stopped it said instead of raised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from sandbox.editions import EDITIONS, is_edition
from sandbox.engine.budget import Budget
from sandbox.scenarios.as_far_as_read import faults_before
from sandbox.scenarios.language.edition_words import in_words_of
from sandbox.scenarios.language.parser import ParsedScenario, TextRead
from sandbox.scenarios.parsing import read_text
from sandbox.scenarios.result import edition_of, ruling_of
from sandbox.scenarios.values.fault import Fault, fault, fault_of, faults_of
from sandbox.scenarios.values.ruling import Ruling
from sandbox.terms.errors import BudgetSpent, HeadjudgeError
from sandbox.terms.values import Value

LONGEST_TEXT = 20_000
_OF_THE_REQUEST: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def within_one_budget(budget: Budget | None = None) -> Iterator[Budget]:
    """Whatever texts are played while it lasts, they have one budget together."""
    given = budget or Budget()
    token = _OF_THE_REQUEST.set(given)
    try:
        yield given
    finally:
        _OF_THE_REQUEST.reset(token)


def budget_at_hand() -> Budget:
    """What the request has left; a budget of its own for a text that is played outside of any."""
    return _OF_THE_REQUEST.get() or Budget()


class Evaluation(Value):
    """What a text came to under an edition: the rulings on the scenarios that can be read, and everything that keeps
    others from it. `left_out` says which scenarios were not played because one request may have no more played; what
    was left out of a ruling, the ruling says."""

    text: str
    edition: str | None
    rulings: tuple[Ruling, ...] = ()
    faults: tuple[Fault, ...] = ()
    left_out: str = ""
    for_lack_of_time: bool = False
    """It was cut short by the clock and not by the work: another time more may be played."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing was left out for the lack of a budget."""
        spent = any(one.kind == BudgetSpent.__name__ for one in self.faults)
        return not (self.left_out or spent or any(ruling.left_out for ruling in self.rulings))

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
    """Play every scenario of a text that somebody has sent, as many as the budget lasts for. Nothing is kept: the
    engine decides it now."""
    if len(text) > LONGEST_TEXT:
        too_long = f"the text has {len(text):,} characters, and {LONGEST_TEXT:,} is the most"
        return Evaluation("", edition, faults=(fault(too_long),))
    return _evaluated(text, edition, budget_at_hand(), explore, positions, options)


def evaluate_all(
    text: str, edition: str | None = None, explore: bool = False, positions: bool = False, options: bool = False
) -> Evaluation:
    """The same for a text of any length: each of its scenarios has its own bounds."""
    return _evaluated(text, edition, None, explore, positions, options)


def _evaluated(
    text: str, edition: str | None, budget: Budget | None, explore: bool, positions: bool, options: bool
) -> Evaluation:
    if "\0" in text:
        return Evaluation(text.replace("\0", ""), edition, faults=(fault("the text has a character NUL"),))
    if edition is not None and not is_edition(edition):
        return Evaluation(text, edition, faults=(unknown_edition(edition),))
    read = read_text(text)
    rulings, faults, left_out = list[Ruling](), _unread(read, edition), ""
    for place, one in enumerate(read.scenarios):
        try:
            rulings.append(ruling_of(one, edition_of(one, edition), explore, positions, options, budget))
        except BudgetSpent as error:
            left_out = not_played(read.scenarios, place)
            faults += [] if rulings else [fault_of(error)]
            break
        except HeadjudgeError as error:
            faults += faults_of(error)
    for one in read.in_part:
        first = min(error.line for error in read.faults if error.line >= one.scenario.line)
        faults += faults_before(one, first, edition_of(one, edition), budget)
    in_order = tuple(sorted(faults, key=lambda one: (one.line, one.column)))
    out_of_time = budget is not None and budget.ran_out_of_time
    return Evaluation(text, edition, tuple(rulings), in_order, left_out, out_of_time)


def _unread(read: TextRead, edition: str | None) -> list[Fault]:
    """What cannot be read, with suggestions in the words of the edition of the scenario in which it stands."""
    whole = sorted((*read.scenarios, *read.in_part), key=lambda one: one.scenario.line)
    found = list[Fault]()
    for error in read.faults:
        around = [one for one in whole if one.scenario.line <= error.line]
        key = edition_of(around[-1], edition) if around else edition
        record = EDITIONS.get(key or "")
        found.append(in_words_of(record.words, fault_of(error)) if record is not None else fault_of(error))
    return found


def not_played(scenarios: Sequence[ParsedScenario], played: int) -> str:
    """Which scenarios of a text were left out."""
    first = scenarios[played].scenario
    return (
        f"{played} of {len(scenarios)} scenarios were played: one request may have no more played. "
        f"Left out is what follows from line {first.line} on: {first.name}."
    )


def left_out_of(evaluation: Evaluation) -> dict[str, str]:
    """Which scenarios were left out, as JSON says it; nothing where none were."""
    return {"left_out": evaluation.left_out} if evaluation.left_out else {}
