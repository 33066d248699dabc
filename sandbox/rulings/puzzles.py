"""A puzzle a day: a case of the site as a question, the same for everybody on the same day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from sandbox.models import EntryScenario
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page
from sandbox.rulings.puzzle_cases import Case
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.values.ruling import Ruling

FIRST_DAY = date(2026, 1, 1)
STRIDE = 7_919
"""A prime: days that follow each other show cases far from each other, and all come before one comes again."""


@dataclass(frozen=True)
class Puzzle:
    """A case, played. ``happens``: what is done in it, in sentences."""

    day: date
    scenario: EntryScenario
    ruling: Ruling
    happens: tuple[str, ...]
    questions: tuple[str, ...]

    @property
    def question(self) -> str:
        """All that is asked, as one text."""
        return " ".join(self.questions)


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day; None where the site has no case that makes one."""
    pool = puzzle_pool(EntryScenario.objects.count())
    place = (day - FIRST_DAY).days * STRIDE
    turns = (pool[(place + further) % len(pool)] for further in range(min(len(pool), 20)))
    found = (asked_of(EntryScenario.objects.get(pk=key), day) for key in turns)
    return next((puzzle for puzzle in found if puzzle), None)


@lru_cache(maxsize=1)
def puzzle_pool(known: int) -> tuple[int, ...]:
    """The scenarios that make a puzzle, in a fixed order. `known`: how many scenarios the site has; the pool is read
    anew when that changes."""
    ordered = EntryScenario.objects.order_by("edition", "kind", "slug", "number")
    return tuple(one.pk for one in ordered if case_of(one).is_worth_asking)


def case_of(scenario: EntryScenario) -> Case:
    """The first case of a scenario's text, under the edition in which it is asked."""
    return Case(parse_text(scenario.text)[0], edition_to_play(scenario.tags.split(), scenario.edition))


def asked_of(scenario: EntryScenario, day: date) -> Puzzle | None:
    """A case as a question about what it shows; None where it does not end as it claims."""
    case = case_of(scenario)
    rulings = evaluate_for_page(scenario.text, case.edition).rulings
    if not rulings or not rulings[0].passed:
        return None
    moves = tuple(bound.step.text for bound in case.moves)
    return Puzzle(day, scenario, rulings[0], moves, tuple(case.questions))
