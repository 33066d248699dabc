"""Which of several creatures is `she`: the one angel, dryad or queen among them; of the others, one may be `he`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from sandbox.meaning.card import Card
from sandbox.questions.named_cards import card_named
from sandbox.questions.tokens import NormalToken
from sandbox.terms.types import CardType

NAME_LISTS = tomllib.loads((Path(__file__).parent / "lexicon" / "names.toml").read_text(encoding="utf-8"))
_FEMALE_WORDS = frozenset(NAME_LISTS["creatures_she"].split())
_MINE = frozenset({"my"})
_THEIRS = frozenset({"his", "her", "their", "'s", "opp", "sue", "bob"})
SHE, HE = frozenset({"she", "her"}), frozenset({"he", "him"})


def is_female(card: Card) -> bool:
    """Whether its types or its name say so."""
    words = {word.lower().strip(",") for each in (*card.subtypes, card.name) for word in each.split()}
    return not words.isdisjoint(_FEMALE_WORDS)


def may_be_called(card: Card, pronoun: str) -> bool:
    """Whether the creature may be called so beside others: `she` is one that is female, `he` one that is not."""
    return (pronoun not in SHE or is_female(card)) and (pronoun not in HE or not is_female(card))


def creatures_named(tokens: Iterable[NormalToken]) -> list[str]:
    """The creatures among the cards that are named, each once."""
    cards = dict.fromkeys(token.card for token in tokens if token.card)
    return [card for card in cards if CardType.CREATURE in card_named(card).types]


def one_called(tokens: Sequence[NormalToken], pronoun: str) -> str | None:
    """The one card among several creatures that is called so, as a word of the normal form; empty where it may be one
    of several that are, or of both players, and None where the pronoun does not tell them apart."""
    creatures = creatures_named(tokens)
    fitting = [card for card in creatures if may_be_called(card_named(card), pronoun)]
    if len(creatures) < 2 or not fitting or len(fitting) == len(creatures):
        return None
    if len(fitting) > 1:
        return "" if pronoun in SHE else None
    word = f"[{fitting[0]}]"
    before = {tokens[at - 1].text for at, token in enumerate(tokens) if at and token.text == word}
    several = any(token.text == word + "+" for token in tokens)
    return "" if several or (before & _MINE and before & _THEIRS) else word
