"""What a search box offers while somebody types: entries and cards whose names have every word so far."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from django.db.models import Q
from django.urls import reverse

from glossary.models import Entry
from sandbox.editions import EDITIONS
from sandbox.editor.card_search import names_like
from sandbox.imported_cards.importing import slug_of

from .models import ENTRY_MODELS

MOST_ENTRIES, MOST_CARDS, MOST_WORDS = 6, 4, 6
FEWEST_LETTERS = 2
BEGUN_NUMBER = re.compile(r"\d{3}(?:\.\d{0,3}[a-z]?)?")


@dataclass(frozen=True)
class Suggestion:
    """A page by its name; ``where`` says what kind of page it is."""

    title: str
    where: str
    url: str


def suggestions(typed: str, edition: str = "") -> list[Suggestion]:
    """Entries of one edition or of all, then cards; nothing for a single letter or for a long question."""
    words = typed.casefold().split()
    if len("".join(words)) < FEWEST_LETTERS or len(words) > MOST_WORDS:
        return []
    if BEGUN_NUMBER.fullmatch(typed.strip()):
        return [suggested_number(entry, typed.strip()) for entry in entries_numbered(typed.strip(), edition)]
    found = sorted(entries_named(words, edition), key=lambda entry: nearness(entry, words))
    cards = names_like(typed)[:MOST_CARDS]
    return [*map(suggested_entry, found[:MOST_ENTRIES]), *map(suggested_card, cards)]


def entries_named(words: list[str], edition: str) -> Iterator[Entry]:
    """The entries whose titles have all the words, or beginnings of words."""
    asked = reduce(Q.__and__, (Q(title__icontains=word) for word in words), Q(edition=edition) if edition else Q())
    for model in ENTRY_MODELS.values():
        yield from model._default_manager.filter(asked).only("edition", "slug", "title")


def entries_numbered(number: str, edition: str) -> list[Entry]:
    """The entries that state a rule whose number begins so, those that state fewest first."""
    asked = Q(numbers__contains=f" {number}") & (Q(edition=edition) if edition else Q())
    found = [one for model in ENTRY_MODELS.values() for one in model._default_manager.filter(asked)]
    return sorted(found, key=lambda entry: len(entry.rule_numbers))[: MOST_ENTRIES + MOST_CARDS]


def nearness(entry: Entry, words: list[str]) -> tuple[bool, int, int]:
    """Titles that begin as typed come first, then short ones; of one title the newest edition's."""
    newest_first = -list(EDITIONS).index(entry.edition)
    return not entry.title.casefold().startswith(" ".join(words)), len(entry.title), newest_first


def suggested_entry(entry: Entry) -> Suggestion:
    """An entry as it is offered."""
    return Suggestion(entry.title, EDITIONS[entry.edition].name, entry.get_absolute_url())


def suggested_number(entry: Entry, begun: str) -> Suggestion:
    """An entry as it is offered for a number of which this has been typed."""
    number = next(one for one in entry.rule_numbers if one.startswith(begun))
    return Suggestion(f"{number} {entry.title}", EDITIONS[entry.edition].name, entry.get_absolute_url())


def suggested_card(name: str) -> Suggestion:
    """A card as it is offered."""
    return Suggestion(name, "Card", reverse("sandbox:card", args=(slug_of(name),)))
