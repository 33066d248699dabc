"""Searching the official texts that are here: by number, or by words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from whoosh.qparser import MultifieldParser, OrGroup

from rulebook.official.models import OfficialRule, OfficialText
from rulebook.official.text_index import SCHEMA, shelf_of

NUMBER = re.compile(r"(?:rule\s+|cr\s+)?(\d{3}(?:\.\d+[a-z]{0,2})?)\.?", re.I)
LONGEST_QUESTION = 200
MOST_FOUND = 30


@dataclass(frozen=True)
class OfficialHit:
    """A rule found, and why."""

    rule: OfficialRule
    by_number: bool = False


def search_official(question: str, text: OfficialText | None = None, most: int = MOST_FOUND) -> list[OfficialHit]:
    """In that text, or the newest: the rule of that number, else the rules that have the words, best first."""
    text = text or OfficialText.objects.first()
    if text is None or not question.strip():
        return []
    number = NUMBER.fullmatch(question.strip())
    if number is not None:
        return [OfficialHit(rule, by_number=True) for rule in text.rules.filter(number=number[1].lower())]
    best_first = list(_keys(question[:LONGEST_QUESTION], text, most))
    rules = text.rules.in_bulk(best_first)
    found = [rules[key] for key in best_first if key in rules]
    return [OfficialHit(rule) for rule in sorted(found, key=lambda rule: not is_headed(rule, question))]


def is_headed(rule: OfficialRule, question: str) -> bool:
    """Whether a rule is the heading that was asked for: it stands before all that only speak of it."""
    return rule.words.strip().casefold() == question.strip().casefold()


def _keys(question: str, text: OfficialText, most: int) -> Iterator[int]:
    shelf = shelf_of(text)
    if shelf is None:
        return
    words: Sequence[str] = re.findall(r"\w+", question)
    asked = MultifieldParser(["words"], SCHEMA, group=OrGroup.factory(0.9)).parse(" ".join(words))
    with shelf.searcher() as searcher:
        for hit in searcher.search(asked, limit=most):
            yield hit["key"]
