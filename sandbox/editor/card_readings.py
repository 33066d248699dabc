"""A card as each edition reads it: its sentences said back in our words, each with the rule that it leans on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from django.utils.text import slugify

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editions.citations import cited
from sandbox.editor.card_search import PrintedCard, as_printed, readable
from sandbox.engine.game import Edition
from sandbox.meaning import abilities as meant
from sandbox.meaning import keyword_abilities
from sandbox.meaning.card import Card
from sandbox.meaning.nodes import Ability
from sandbox.scenarios.values.trace import EntryReference
from sandbox.wording.printing import print_ability

RULES: dict[type[Ability], str] = {
    meant.Activated: "activating abilities",
    meant.Triggered: "triggered abilities",
    meant.Static: "continuous effects",
    keyword_abilities.Enchant: "local enchantments",
    meant.SpellAbility: "resolving",
    keyword_abilities.CumulativeUpkeep: "cumulative upkeep",
    meant.CastOnly: "timing of spells",
    keyword_abilities.Protection: "protection",
    keyword_abilities.Landwalk: "landwalk",
    keyword_abilities.Landhome: "landhome",
    keyword_abilities.Madness: "madness",
    keyword_abilities.Morph: "morph",
}
"""The rule under which an ability of each kind works, as a trace names it."""


@dataclass(frozen=True)
class Sentence:
    """One sentence of a card, and the entry of the edition that states its rule, where there is one."""

    text: str
    rule: str
    entry: EntryReference | None


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
        CardReading(tuple(group), as_printed(cards[key]), tuple(sentences_of(cards[key], group[-1].key)))
        for key, group in alike.items()
    ]


def sentences_of(card: Card, edition: str) -> Iterator[Sentence]:
    """Each ability said back, with its rule in the edition."""
    for ability in card.abilities:
        rule = rule_of(ability)
        found = cited(rule, edition)
        entry = EntryReference(edition, found.kind, found.slug, rule) if found else None
        yield Sentence(print_ability(ability, card.name), rule if entry else "", entry)


def rule_of(ability: Ability) -> str:
    """The name of the rule under which an ability works; that of a keyword is the word."""
    return ability.word if isinstance(ability, keyword_abilities.Keyword) else RULES.get(type(ability), "")


def card_of(slug: str) -> Card | None:
    """The card whose page has this slug."""
    name = _names().get(slug)
    return readable(POOL, name) if name else None


def slug_of(name: str) -> str:
    """The slug of a card's page."""
    return slugify(name)


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    return {slug_of(name): name for name in POOL}
