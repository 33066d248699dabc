"""Whether a card does something as it comes into play itself."""

import re

from sandbox.meaning.card import Card


def acts_on_entering(card: Card) -> bool:
    """`When this comes into play, ...`, or it does so with counters: not when another one does."""
    itself = rf"(?:{re.escape(card.name)}|this \w+|~)"
    triggers = rf"^When(?:ever)? {itself}[\w ]* ?(?:enters|comes into play)"
    with_counters = rf"^{itself} (?:enters|comes into play)(?: the battlefield)? with"
    return any(re.search(each, card.text, re.MULTILINE) for each in (triggers, with_counters, "^Living weapon$"))
