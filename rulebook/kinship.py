"""The same topic in other editions, found by what entries call themselves."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from django.utils.text import slugify

from .entries import Address, EntryFile
from .terms import IN_BRACKETS

MOST_AN_EDITION = 2
FILLER = re.compile(r"^(the|a|an|about|example)-")


class Kinship:
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
            for name in names(entry):
                self.named[name].append(entry)
            for keyword in map(name_of, entry.keywords):
                self.keyed[keyword].append(entry)

    def of(self, entry: EntryFile) -> list[Address]:
        """The entries of other editions, those of the same name first, a few for each edition."""
        own = names(entry)
        same_name = [other for name in own for other in self.named[name]]
        keywords = {name_of(keyword) for keyword in entry.keywords}
        mutual = [other for name in own for other in self.keyed[name] if names(other) & keywords]
        sent = [self.stated_by[topic] for topic in entry.see_also if topic in self.stated_by]
        senders = [other for topic in entry.topics for other in self.sent_from[topic]]
        return few(entry, [*same_name, *mutual, *sent, *senders])


def few(entry: EntryFile, found: list[EntryFile]) -> list[Address]:
    """The first of each other edition."""
    others = dict.fromkeys(f.address for f in found if f.address.edition != entry.address.edition)
    by_edition: defaultdict[str, list[Address]] = defaultdict(list)
    for address in others:
        by_edition[address.edition].append(address)
    return [address for edition in sorted(by_edition) for address in by_edition[edition][:MOST_AN_EDITION]]


def names(entry: EntryFile) -> frozenset[str]:
    """What an entry is called: its title, its own slug, and the topics that lead to it."""
    slugs = (address.slug for address in map(Address.of_topic, entry.topics) if address)
    return frozenset({name_of(entry.title), *map(name_of, slugs)})


def name_of(words: str) -> str:
    """A name so written that titles of different ages compare: ``The Stack`` and ``stack`` are one."""
    slug = FILLER.sub("", slugify(IN_BRACKETS.sub("", words)))
    return slug[:-1] if slug.endswith("s") and not slug.endswith("ss") else slug
