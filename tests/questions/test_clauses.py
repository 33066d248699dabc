"""Clauses as players say them, each read whole as what it says: `clauses.txt` has lines `Class | clause`."""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from sandbox.meaning.nodes import Meaning
from sandbox.questions.reading import read_question

CLAUSES = [
    tuple(part.strip() for part in line.split("|", 1))
    for line in (Path(__file__).parent / "clauses.txt").read_text(encoding="utf-8").splitlines()
    if "|" in line and not line.startswith("#")
]


def _sorts(said: object) -> Iterator[str]:
    """The class of what is said, and of what it speaks of."""
    yield type(said).__name__
    if isinstance(said, Meaning):
        for field in fields(said):
            yield from _sorts(getattr(said, field.name))


@pytest.mark.parametrize(("sort", "clause"), CLAUSES)
def test_clause_is_read_whole(sort: str, clause: str) -> None:
    read = read_question(clause)
    found = {each for part in read.parts for each in _sorts(part.said)}
    assert not read.not_understood
    assert found & set(sort.split("/"))
