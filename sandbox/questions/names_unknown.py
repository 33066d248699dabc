"""Names of cards that nobody knows, of which a word is a part or a nickname of another card's name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

WordAt = tuple[int, int, str]
"""The first and the last of the words that seem to mean a card, and the card."""


def of_unknown_names(words: Sequence[str], places: Sequence[WordAt], named: Sequence[str]) -> Iterator[int]:
    """`Snarkblast Angel`: where two words side by side, each with a capital letter, would mean two cards, the first of
    which is named by a part of its name and nowhere in full, they are the name of something else. The first words of
    both."""
    after = {first: (first, last, card) for first, last, card in places}
    for first, last, card in places:
        following = after.get(last + 1)
        if card in named or following is None or not words[first][0].isupper():
            continue
        second = words[following[0]]
        if following[0] == following[1] and second[0].isupper() and second.lower() != following[2].lower():
            yield from (first, following[0])
