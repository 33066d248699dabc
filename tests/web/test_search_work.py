"""How much work a search is, counted: nothing is read twice, and what is not shown is not made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from pathlib import Path

import pytest
from pytest_django.fixtures import Settings

from glossary.models import Entry
from rulebook import search_snippets
from rulebook.analyzed_text import AnalyzedSentence
from rulebook.loaded_index import LoadedIndex, Postings
from rulebook.search import PAGE_SIZE, search
from rulebook.search_index import build_index, entries_with_scenarios, forget_index, loaded_index

pytestmark = pytest.mark.django_db


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often the postings of each stem are read from the index."""
    counted: Counter[str] = Counter()
    read_one = LoadedIndex._weighed

    def counting(self: LoadedIndex, stem: str) -> object:
        counted[stem] += 1
        return read_one(self, stem)

    monkeypatch.setattr(LoadedIndex, "_weighed", counting)
    forget_index()
    yield counted
    forget_index()


def test_the_postings_of_a_word_are_read_once(read: Counter[str]) -> None:
    for question in ("trample damage", "damage dealt by trample", "Trample? trampling! damage"):
        assert search(question).total
    assert read["trampl"] == read["damag"] == 1


def test_the_index_is_read_once_until_it_is_built_anew(settings: Settings, tmp_path: Path) -> None:
    settings.SEARCH_INDEX = tmp_path / "index"
    build_index(entries_with_scenarios())
    first = loaded_index()
    assert search("trample").total
    assert loaded_index() is first
    build_index([pair for pair in entries_with_scenarios() if pair[0].edition == "m11"])
    assert {entry.edition for entry in loaded_index().entries} == {"m11"}


def test_snippets_are_made_for_the_page_shown_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[Sequence[AnalyzedSentence]]()

    def counting(sentences: Sequence[AnalyzedSentence], stems: frozenset[str]) -> str:
        made.append(sentences)
        return search_snippets.snippet(sentences, stems)

    monkeypatch.setattr("rulebook.search.snippet", counting)
    assert search("damage", page=3).total > 3 * PAGE_SIZE
    assert len(made) == PAGE_SIZE


def test_a_search_looks_at_each_posting_of_its_words_once(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With twice the entries there is twice as much to add up, and no more."""
    settings.SEARCH_INDEX = tmp_path / "index"
    known = list(entries_with_scenarios())
    looked_at = []
    for times in (1, 2):
        build_index(pair for number in range(times) for pair in _numbered(known, number))
        looked_at.append(_added_up("when does a creature with trample deal damage", monkeypatch))
    assert 0 < looked_at[1] == 2 * looked_at[0]


def _numbered(known: Sequence[tuple[Entry, str]], number: int) -> Iterator[tuple[Entry, str]]:
    for entry, scenarios in known:
        other = copy(entry)
        other.slug = f"{other.slug}-{number}"
        yield other, scenarios


def _added_up(question: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many weights a search adds up."""
    counted: Counter[int] = Counter()
    add_up = LoadedIndex.added_up

    def counting(self: LoadedIndex, parts: Iterable[Postings]) -> list[float]:
        every = list(parts)
        counted.update(at for part in every for at in part.entries)
        return add_up(self, every)

    with monkeypatch.context() as patched:
        patched.setattr(LoadedIndex, "added_up", counting)
        assert search(question).total
    assert max(counted.values()) <= len(question.split())
    return counted.total()
