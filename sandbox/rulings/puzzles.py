"""A puzzle a day: a case of the site as a question, the same for everybody on the same day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from sandbox.editions import EDITIONS
from sandbox.models import EntryScenario
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.values.ruling import Claim, ClaimKind, Ruling

MOST_MOVES = 6
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
    question: str


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day; None where the site has no case that makes one."""
    pool = puzzle_pool(EntryScenario.objects.count())
    place = (day - FIRST_DAY).days * STRIDE
    turns = (pool[(place + further) % len(pool)] for further in range(min(len(pool), 20)))
    found = (asked_of(EntryScenario.objects.get(pk=key), day) for key in turns)
    return next((puzzle for puzzle in found if puzzle), None)


@lru_cache(maxsize=1)
def puzzle_pool(known: int) -> tuple[int, ...]:
    """The cases of the sources that something happens in and something is claimed of, in a fixed order. `known`: how
    many scenarios the site has; the pool is read anew when that changes."""
    return tuple(one.pk for one in EntryScenario.objects.order_by("edition", "kind", "slug", "number") if is_case(one))


def is_case(scenario: EntryScenario) -> bool:
    """Whether it shows a case of a source by its tag, and has both moves and claims."""
    words = {line.split(maxsplit=1)[0] for line in scenario.text.splitlines() if line.strip()}
    named = [tag for tag in scenario.tags.split() if tag not in EDITIONS and "-" in tag]
    return bool(named) and {"When", "Then"} <= words


def asked_of(scenario: EntryScenario, day: date) -> Puzzle | None:
    """A case as a question about what it shows; None where it cannot be asked, or is too long for a puzzle."""
    edition = edition_to_play(scenario.tags.split(), scenario.edition)
    rulings = evaluate_for_page(scenario.text, edition).rulings
    if not rulings or not rulings[0].passed:
        return None
    parsed = parse_text(scenario.text)[0]
    said = tuple(bound.step.text for bound in parsed.rest if bound.kind != "claim")
    shown = " ".join([*(bound.step.text for bound in parsed.given), *said])
    question = " ".join(questions(claim for claim in rulings[0].claims if claim.subject in shown))
    return Puzzle(day, scenario, rulings[0], said, question) if question and len(said) <= MOST_MOVES else None


def questions(claims: Iterable[Claim]) -> Iterator[str]:
    """What is asked about the claims, without giving away what they say."""
    subjects: dict[str, list[str]] = {"may": [], "becomes": []}
    for claim in claims:
        if claim.subject and claim.kind not in (ClaimKind.REASON, ClaimKind.TRACE):
            kind = "may" if claim.kind is ClaimKind.LEGALITY else "becomes"
            if claim.subject not in subjects[kind]:
                subjects[kind].append(claim.subject)
    if subjects["may"]:
        yield f"What may {listed_or(subjects['may'])} do, and what not?"
    if subjects["becomes"]:
        yield f"What becomes of {listed_or(subjects['becomes'])}?"


def listed_or(names: list[str]) -> str:
    """`Bob, Sue and Hill Giant`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
