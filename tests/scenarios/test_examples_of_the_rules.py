"""The Comprehensive Rules' own examples: each is a scenario of one page, or stands with its reason in a list."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from tests.scenarios.content import scenarios

LEFT_OUT = Path(__file__).with_name("examples_left_out.txt")
EXAMPLE = re.compile(r"(?P<edition>[a-z0-9]+)-cr-[0-9]+(\.[0-9]+[a-z]?)?-[0-9]+")


def left_out() -> list[tuple[str, str]]:
    """The examples that no position shows, each with the reason, in the order of the file."""
    lines = LEFT_OUT.read_text(encoding="utf-8").splitlines()
    return [(line.partition("\t")[0], line.partition("\t")[2].strip()) for line in lines]


def played() -> dict[str, set[str]]:
    """The entries that show each example."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for shown in scenarios():
        for tag in filter(EXAMPLE.fullmatch, shown.parsed.scenario.tags):
            found[tag].add(shown.file)
    return found


def test_an_example_is_shown_by_one_entry() -> None:
    assert {example: entries for example, entries in played().items() if len(entries) > 1} == {}


def test_an_example_is_played_under_the_edition_whose_rules_give_it() -> None:
    astray = [
        (shown.name, tag)
        for shown in scenarios()
        for tag in shown.parsed.scenario.tags
        if (found := EXAMPLE.fullmatch(tag)) and found["edition"] not in shown.editions
    ]
    assert astray == []


def test_a_tag_that_looks_like_an_example_is_one() -> None:
    tags = {tag for shown in scenarios() for tag in shown.parsed.scenario.tags if "-cr-" in tag}
    assert [tag for tag in sorted(tags) if not EXAMPLE.fullmatch(tag)] == []


def test_those_left_out_stand_once_in_order_and_with_a_reason() -> None:
    examples = [example for example, _ in left_out()]
    assert examples == sorted(set(examples))
    assert [(example, reason) for example, reason in left_out() if not EXAMPLE.fullmatch(example) or not reason] == []


def test_no_example_is_both_played_and_left_out() -> None:
    assert played().keys() & {example for example, _ in left_out()} == set()
