"""What is said of the cards of a question as a whole: whose they are, and what is known of them only later."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.said.acts_keywords import TurnsUp
from sandbox.questions.said.things import PartSaid, mentioned_in


def turned_up_of_them(said: Sequence[PartSaid]) -> set[str]:
    """The cards of which it is told only as they are turned face up what they are."""
    cards = {each.thing.card for each in said if isinstance(each, TurnsUp) and each.thing.card}
    before = [each for each in said if not isinstance(each, TurnsUp)]
    return {card for card in cards if all(thing.card != card for thing in mentioned_in(before))}


def owners_said(said: object) -> dict[str, str]:
    """Of each card the word for the one whose it is said to be, where that is said of one only."""
    found: dict[str, set[str]] = {}
    for thing in mentioned_in(said):
        if thing.card and thing.owner:
            found.setdefault(thing.card, set()).add(thing.owner)
    return {card: words.pop() for card, words in found.items() if len(words) == 1}
