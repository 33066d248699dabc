"""Whether a card does something as it comes into play itself, or makes somebody discard."""

import re

from sandbox.meaning.card import Card

MAKES_DISCARD = re.compile(r"discards? (?:a|two|three) cards?\b(?! at random)")
"""Texts of spells for which a player chooses what to discard."""


def _itself(card: Card) -> str:
    return rf"(?:{re.escape(card.name)}|this \w+|~)"


def triggers_on_entering(card: Card) -> bool:
    """`When this comes into play, ...`: not when another one does."""
    triggers = rf"^When(?:ever)? {_itself(card)}[\w ]* ?(?:enters|comes into play)"
    return re.search(triggers, card.text, re.MULTILINE) is not None


def acts_on_entering(card: Card) -> bool:
    """Whether something triggers by it, or it comes into play with counters."""
    with_counters = rf"^{_itself(card)} (?:enters|comes into play)(?: the battlefield)? with|^Living weapon$"
    return triggers_on_entering(card) or re.search(with_counters, card.text, re.MULTILINE) is not None
