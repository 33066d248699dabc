"""The same topic in other editions, found by what entries call themselves."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from django.utils.text import slugify

from .entry_files import Address, EntryFile
from .term_finder import IN_BRACKETS

MOST_AN_EDITION = 2
FILLER = re.compile(r"^(the|a|an|about|example)-")


class CrossReferences:
    """Entries of different editions about one thing: a name in common, each named among the other's keywords, or one
    sending the reader to the other.
    """

    def __init__(self, entries: Iterable[EntryFile]) -> None:
        self.named: defaultdict[str, list[EntryFile]] = defaultdict(list)
        self.keyed: defaultdict[str, list[EntryFile]] = defaultdict(list)
        self.stated_by: dict[str, EntryFile] = {}
        self.sent_from: defaultdict[str, list[EntryFile]] = defaultdict(list)
        for entry in entries:
            self.stated_by.update(dict.fromkeys(entry.topics, entry))
            for topic in entry.see_also:
                self.sent_from[topic].append(entry)
            for name in names_of(entry):
                self.named[name].append(entry)
            for keyword in map(comparable_name, entry.keywords):
                self.keyed[keyword].append(entry)

    def of(self, entry: EntryFile) -> list[Address]:
        """The nearest entries of other editions, a few for each."""
        own, keywords = names_of(entry), {comparable_name(keyword) for keyword in entry.keywords}
        same_name = [other for name in own for other in self.named[name]]
        mutual = [other for name in own for other in self.keyed[name] if names_of(other) & keywords]
        sent = [self.stated_by[topic] for topic in entry.see_also if topic in self.stated_by]
        senders = [other for topic in entry.topics for other in self.sent_from[topic]]
        found = nearest(entry, [*same_name, *mutual], [*sent, *senders])
        return [address for edition in sorted(found) for address in found[edition][:MOST_AN_EDITION]]


def nearest(entry: EntryFile, *tiers: list[EntryFile]) -> dict[str, list[Address]]:
    """For each other edition what the first tier has that has any of it."""
    found: dict[str, list[Address]] = {entry.address.edition: []}
    for tier in tiers:
        by_edition: defaultdict[str, list[Address]] = defaultdict(list)
        for address in dict.fromkeys(other.address for other in tier):
            by_edition[address.edition].append(address)
        found = {**by_edition, **found}
    return found


def names_of(entry: EntryFile) -> frozenset[str]:
    """What an entry is called: its title, its own slug, and the topics that lead to it."""
    slugs = (address.slug for address in map(Address.of_topic, entry.topics) if address)
    return frozenset({comparable_name(entry.title), *map(comparable_name, slugs)})


def comparable_name(words: str) -> str:
    """A name so written that titles of different ages compare: ``The Stack`` and ``stack`` are one."""
    slug = FILLER.sub("", slugify(IN_BRACKETS.sub("", words)))
    return slug[:-1] if slug.endswith("s") and not slug.endswith("ss") else slug
