"""A card as each edition reads it: its sentences said back in our words, each with the rule that it leans on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editions.citations import cited, keyword_entries, keyword_of
from sandbox.editor.card_rules import rules_of_meaning
from sandbox.editor.card_search import PrintedCard, as_printed, readable
from sandbox.engine.game import Edition
from sandbox.imported_cards.importing import slug_of
from sandbox.meaning import keyword_abilities
from sandbox.meaning.card import Card
from sandbox.scenarios.values.trace import EntryReference
from sandbox.wording.printing import said_back


@dataclass(frozen=True)
class Sentence:
    """One sentence of a card in our words, or nothing where it is understood and there are no words of ours; and the
    entries of the edition that state the rules it leans on."""

    text: str
    entries: tuple[EntryReference, ...]


@dataclass(frozen=True)
class CardReading:
    """The card in the editions that read it alike."""

    editions: tuple[Edition, ...]
    printed: PrintedCard
    sentences: tuple[Sentence, ...]


def readings_of(card: Card) -> list[CardReading]:
    """The card as every edition has it, oldest first, editions with the same card together."""
    alike: dict[int, list[Edition]] = {}
    cards: dict[int, Card] = {}
    for edition in EDITIONS.values():
        was = card.as_of(edition.older_cards)
        cards[id(was)] = was
        alike.setdefault(id(was), []).append(edition)
    return [
        CardReading(tuple(group), as_printed(cards[key]), tuple(sentences_of(cards[key], [one.key for one in group])))
        for key, group in alike.items()
    ]


def sentences_of(card: Card, editions: Sequence[str]) -> Iterator[Sentence]:
    """Each ability said back, with its rules in the newest of the editions that states them; those of every face."""
    for face in card.faces or (card,):
        for ability in face.abilities:
            text = said_back(ability, face.name) or ""
            words = keyword_of(text) if type(ability).__module__ == keyword_abilities.__name__ else ""
            rules = dict.fromkeys((*([words] if words else []), *rules_of_meaning(ability)))
            entries = (_newest_entry(rule, editions) for rule in rules)
            yield Sentence(text, tuple(entry for entry in entries if entry))


def _newest_entry(rule: str, editions: Sequence[str]) -> EntryReference | None:
    return next((entry for key in reversed(editions) if (entry := entry_of(rule, key))), None)


def entry_of(rule: str, edition: str) -> EntryReference | None:
    """The entry that states a rule or a keyword, under the name of either."""
    found = keyword_entries().get(rule, {}).get(edition) or cited(rule, edition)
    return EntryReference(edition, found.kind, found.slug, rule) if found else None


def card_of(slug: str) -> Card | None:
    """The card whose page has this slug."""
    name = _names().get(slug)
    return readable(POOL, name) if name else None


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    return {slug_of(name): name for name in POOL}
