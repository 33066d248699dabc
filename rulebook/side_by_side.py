"""The entries of several editions that answer one question together: each the nearer, the nearer are those of the other
editions that speak of the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest

from glossary.models import Entry
from rulebook.answers import EntryKey, entry_at
from rulebook.entry_finder import entries_weighed

LOOKED_AT = 12
"""Entries of each edition among which those of other editions are sought."""
OTHERS_COUNT = 0.5
"""How much it counts how near the entries of another edition are that speak of the same."""

Weights = Mapping[EntryKey, float]


def entries_side_by_side(question: str, editions: Sequence[str], most: int) -> dict[str, list[EntryKey]]:
    """Of each edition the entries that answer, best first: those near to the words of the question, and those that an
    entry of another edition which is near leads to."""
    near = {edition: _nearness(question, edition) for edition in editions}
    found = {key: entry for weights in near.values() for key in weights if (entry := entry_at(key))}
    leading = _leading_to({key: list(_of_other_editions(entry)) for key, entry in found.items()})
    return {edition: nlargest(most, *_worth(edition, near, leading)) for edition in editions}


def _worth(
    edition: str, near: Mapping[str, Weights], leading: Mapping[EntryKey, frozenset[EntryKey]]
) -> tuple[list[EntryKey], _Worth]:
    """The edition's entries that may answer, and how much each is worth."""
    candidates = [*near[edition], *(key for key in leading if key[0] == edition and key not in near[edition])]
    return candidates, _Worth(near, leading)


class _Worth:
    """How near an entry is, and of each other edition the nearest of those that speak of the same."""

    def __init__(self, near: Mapping[str, Weights], leading: Mapping[EntryKey, frozenset[EntryKey]]) -> None:
        self.near, self.leading = near, leading

    def __call__(self, key: EntryKey) -> float:
        others = self.leading.get(key, frozenset())
        own = self.near[key[0]].get(key, 0.0)
        return own + OTHERS_COUNT * sum(
            max((weights[other] for other in others & weights.keys()), default=0.0)
            for edition, weights in self.near.items()
            if edition != key[0]
        )


def _nearness(question: str, edition: str) -> Weights:
    """The edition's nearest entries, the best of them 1."""
    weighed = entries_weighed(question, edition, LOOKED_AT)
    best = weighed[0][1] if weighed else 1.0
    return {key: weight / best for key, weight in weighed}


def _of_other_editions(entry: Entry) -> Iterable[EntryKey]:
    """What the entry says of the same in other editions, or sends the reader to there."""
    for address in [*entry.elsewhere, *entry.see_also]:
        if address["edition"] != entry.edition:
            yield address["edition"], address["kind"], address["slug"]


def _leading_to(leads: Mapping[EntryKey, Sequence[EntryKey]]) -> dict[EntryKey, frozenset[EntryKey]]:
    """Of each entry those that speak of the same, whichever of the two says so."""
    found: dict[EntryKey, set[EntryKey]] = {}
    for key, others in leads.items():
        for other in others:
            found.setdefault(other, set()).add(key)
            found.setdefault(key, set()).add(other)
    return {key: frozenset(others) for key, others in found.items()}
