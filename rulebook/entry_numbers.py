"""The rule numbers of an entry: those that its head names, those of the cases that it shows, and those of the rules for
which traces cite it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from sandbox.editions.citations import citations
from sandbox.editions.rule_numbers import NUMBER, rule_number

from .entry_files import Address, EntryFile

CASE = re.compile(rf"(?P<edition>[a-z0-9]+)-cr-(?P<number>{NUMBER.pattern})-\d+")
"""How a scenario's tag names an example of the Comprehensive Rules."""


def numbers_of(entry: EntryFile, tags: Iterable[str]) -> list[str]:
    """Every number of an entry whose scenarios have these tags, those of its head first."""
    cases = [
        case["number"] for tag in tags if (case := CASE.fullmatch(tag)) and case["edition"] == entry.address.edition
    ]
    return list(dict.fromkeys([*entry.numbers, *_cited_for().get(entry.address, ()), *cases]))


@cache
def _cited_for() -> dict[Address, list[str]]:
    found: defaultdict[Address, list[str]] = defaultdict(list)
    for rule, places in citations().items():
        for edition, place in places.items():
            if number := rule_number(rule, edition):
                found[Address(edition, place.kind, place.slug)].append(number)
    return dict(found)
