"""The lookups of our own: entries of the site answer them, and so many are found first and among three.

Every second lookup is kept aside: no test and nobody looks at what is found for it.
"""

from pathlib import Path
from typing import cast

import pytest

from rulebook.answers import entry_at
from rulebook.question_scores import lookup_ranks, questions_in

pytestmark = pytest.mark.django_db
LOOKUPS = questions_in(Path(__file__).parents[1] / "questions" / "lookups.yaml")
FIRST_AT_LEAST, AMONG_THREE_AT_LEAST = 25, 28
"""Of the 30 that are looked at."""


def test_the_entries_that_answer_are_there() -> None:
    for lookup in LOOKUPS:
        for edition, _, slug in (each.partition("/") for each in cast("list[str]", lookup["gold_entries"])):
            assert any(entry_at((edition, kind, slug)) for kind in ("rules", "glossary")), slug


def test_so_many_are_found_first_and_among_three() -> None:
    ranks = [rank for _, rank in lookup_ranks(LOOKUPS[::2])]
    assert sum(rank == 0 for rank in ranks) >= FIRST_AT_LEAST
    assert sum(rank is not None and rank < 3 for rank in ranks) >= AMONG_THREE_AT_LEAST
