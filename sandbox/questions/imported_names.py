"""Imported cards in a row of words, by their whole names.

A name that is nothing but ordinary words is one only with a capital letter within a sentence: `the turn`, `wait` and
`fight` are cards as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from sandbox.cards.names import folded, short_name
from sandbox.cards.source import card_source
from sandbox.questions.name_forms import bare
from sandbox.questions.named_cards import can_be_told_of

LONGEST = 8
"""Words and signs of a name."""
SHORTEST_ALONE = 7
"""Letters of a name of one word that is written small."""
_ENDS = frozenset({".", "?", "!"})


def imported_among(words: Sequence[str], ordinary: frozenset[str]) -> Mapping[str, tuple[str, bool]]:
    """The imported cards by the words that name them, and whether these end as several do. All are looked up
    together."""
    asked = {" ".join(span): _forms(span) for span in _spans(words, ordinary)}
    known = card_source().among({form for forms in asked.values() for form, _ in forms})
    found = dict[str, tuple[str, bool]]()
    for said, forms in asked.items():
        meant = next(((known[form], many) for form, many in forms if form in known), None)
        if meant is not None and can_be_told_of(meant[0]):
            found[said] = meant
    named = {name for name, _ in found.values()}
    return {said: card for said, card in found.items() if not _is_short_for(said, named - {card[0]})}


def _is_short_for(said: str, named: AbstractSet[str]) -> bool:
    """What stands before the comma of a card that is named in full means that card again, and no other."""
    return any(short_name(name) == folded(said) for name in named)


def _forms(span: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    key = folded(" ".join(span).replace(" 's", "'s")).replace(",", " ")
    return bare(" ".join(key.split()))


def _spans(words: Sequence[str], ordinary: frozenset[str]) -> Iterator[Sequence[str]]:
    for first in range(len(words)):
        begins = first == 0 or words[first - 1] in _ENDS
        for last in range(first, min(first + LONGEST, len(words))):
            span = words[first : last + 1]
            if not _ENDS.isdisjoint(span):
                break
            if _may_be_name(span, begins, ordinary):
                yield span


def _may_be_name(span: Sequence[str], begins: bool, ordinary: frozenset[str]) -> bool:
    """It begins and ends with a word, and one of its words is out of the ordinary. The word that begins a sentence has
    its capital letter from there."""
    if not (span[0][:1].isalpha() and span[-1][:1].isalpha()):
        return False
    plain = [word for at, word in enumerate(span) if word[:1].islower() or (begins and at == 0)]
    if len(span) == 1:
        low = span[0].lower()
        return low not in ordinary and (not plain or len(low) >= SHORTEST_ALONE)
    return len(plain) < len([word for word in span if word[:1].isalpha()]) or any(
        word.lower() not in ordinary for word in plain if word[:1].isalpha()
    )
