"""Entries are in our own words: they share no long run of words with a rules text that lies beside the repository."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

RUN = 9
"""So many words in a row are nobody's own any more."""
SOURCES = sorted(
    path
    for beside in Path(settings.BASE_DIR).parents[:2]
    for folder in ("seeds", "references")
    for path in beside.glob(f"*/{folder}/**/*.txt")
)
WORD = re.compile(r"[a-z0-9'/+-]+")
SCENARIO = re.compile(r"^```gherkin\n.*?^```", re.S | re.M)
LINK = re.compile(r"\]\([^)]*\)|[\[*_`]")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = WORD.findall(text.casefold().replace("’", "'"))
    return (tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))


def prose_of(path: Path) -> str:
    body = path.read_text(encoding="utf-8").split("---\n", 2)[-1]
    return LINK.sub("", SCENARIO.sub(" . ", body))


@pytest.mark.skipif(not SOURCES, reason="no rules texts lie beside the repository")
def test_no_entry_shares_a_long_run_of_words_with_a_source() -> None:
    theirs = {run for source in SOURCES for run in runs(source.read_text(encoding="utf-8", errors="replace"))}
    base = Path(settings.BASE_DIR)
    entries = [path for house in ("rulebook", "glossary") for path in (base / house / "content").glob("*/*.md")]
    shared = {path.name: " ".join(run) for path in entries for run in runs(prose_of(path)) if run in theirs}
    assert len(entries) > 500
    assert shared == {}
