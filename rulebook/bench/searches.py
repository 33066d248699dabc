"""Search in this process, over an index of as many entries as a large site has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from itertools import count, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from django.test.utils import override_settings

from glossary.models import Entry
from rulebook.search import search
from rulebook.search_index import build_index, entries_with_scenarios

from .clock import Timings

ENTRIES = 2_000
LENGTHS = {1: "one word", 20: "twenty words"}
QUESTIONS = 600
CHANGED = 0.3
"""How many of a copy's words are others than in the entry it is made from."""
WORD = re.compile(r"[A-Za-z]{4,}")


@contextmanager
def many_entries() -> Iterator[Sequence[str]]:
    """An index of the site's entries and of copies of them with words changed. Gives the words of their texts, each as
    often as it stands there."""
    known = list(entries_with_scenarios())
    vocabulary = [word for entry, _ in known for word in WORD.findall(f"{entry.title} {entry.text}")]
    with TemporaryDirectory() as folder, override_settings(SEARCH_INDEX=Path(folder)):
        build_index([*known, *islice(copies(known, vocabulary), ENTRIES - len(known))])
        yield vocabulary


def copies(known: Sequence[tuple[Entry, str]], vocabulary: Sequence[str]) -> Iterator[tuple[Entry, str]]:
    """Copies without end; always the same ones."""
    drawn = Random(0)

    def changed(text: str) -> str:
        return WORD.sub(lambda word: drawn.choice(vocabulary) if drawn.random() < CHANGED else word[0], text)

    for number in count(2):
        for entry, scenarios in known:
            other = copy(entry)
            other.slug, other.title, other.text = f"{entry.slug}-{number}", changed(entry.title), changed(entry.text)
            yield other, scenarios


def search_times(vocabulary: Sequence[str], words: int) -> Timings:
    """Questions of so many words that texts have, the common ones more often; each is asked once."""
    drawn = Random(words)
    search("the first search reads the index")
    found = []
    for _ in range(QUESTIONS):
        question = " ".join(drawn.choices(vocabulary, k=words))
        begun = perf_counter()
        search(question)
        found.append(perf_counter() - begun)
    return Timings(tuple(found))
