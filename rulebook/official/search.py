"""Searching the official texts that are here: by number, or by words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from whoosh import index
from whoosh.analysis import StemmingAnalyzer
from whoosh.fields import ID, STORED, TEXT, Schema
from whoosh.qparser import MultifieldParser, OrGroup

from rulebook.official.models import OfficialRule, OfficialText

NUMBER = re.compile(r"(?:rule\s+|cr\s+)?(\d{3}(?:\.\d+[a-z]{0,2})?)\.?", re.I)
LONGEST_QUESTION = 200
MOST_FOUND = 30
SCHEMA = Schema(
    effective=ID(stored=True),
    key=STORED,
    number=ID,
    words=TEXT(analyzer=StemmingAnalyzer()),
)


@dataclass(frozen=True)
class OfficialHit:
    """A rule found, and why."""

    rule: OfficialRule
    by_number: bool = False


def official_folder() -> Path:
    return Path(settings.SEARCH_INDEX).with_name("official-index")


def index_text(text: OfficialText) -> None:
    """Puts a text into the index, in place of what stood there for its date."""
    folder = official_folder()
    folder.mkdir(parents=True, exist_ok=True)
    shelf = index.open_dir(folder) if index.exists_in(folder) else index.create_in(folder, SCHEMA)
    writer = shelf.writer(limitmb=64)
    writer.delete_by_term("effective", text.effective.isoformat())
    for rule in text.rules.all():
        words = "\n".join((rule.words, *rule.examples))
        writer.add_document(effective=text.effective.isoformat(), key=rule.pk, number=rule.number, words=words)
    writer.commit()


def search_official(question: str, text: OfficialText | None = None, most: int = MOST_FOUND) -> list[OfficialHit]:
    """In that text, or the newest: the rule of that number, else the rules that have the words, best first."""
    text = text or OfficialText.objects.first()
    if text is None or not question.strip():
        return []
    number = NUMBER.fullmatch(question.strip())
    if number is not None:
        return [OfficialHit(rule, by_number=True) for rule in text.rules.filter(number=number[1].lower())]
    found = text.rules.in_bulk(list(_keys(question[:LONGEST_QUESTION], text, most)))
    return [OfficialHit(rule) for rule in found.values()]


def _keys(question: str, text: OfficialText, most: int) -> Iterator[int]:
    folder = official_folder()
    if not index.exists_in(folder):
        return
    words: Sequence[str] = re.findall(r"\w+", question)
    parser = MultifieldParser(["words"], SCHEMA, group=OrGroup.factory(0.9))
    with index.open_dir(folder).searcher() as searcher:
        only = parser.parse(" ".join(words))
        wanted = MultifieldParser(["effective"], SCHEMA).parse(f'"{text.effective.isoformat()}"')
        for hit in searcher.search(only, filter=wanted, limit=most):
            yield hit["key"]
