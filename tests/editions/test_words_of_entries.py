"""Entries speak as the books of their edition do, and so does what a page calls a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandbox.editions import EDITIONS
from sandbox.editions.citations import citations
from sandbox.scenarios.result import rule
from sandbox.templatetags.board import rule_in
from tests.scenarios.content import files
from tests.scenarios.texts import example
from tests.scenarios.words_of_eras import ALIEN, BURIED

SCENARIO = re.compile(r"```.*?```", re.DOTALL)
ADDRESS = re.compile(r"\]\([^)]*\)")


def prose(path: Path) -> str:
    """The text of an entry without its head, its scenarios and its links."""
    body = path.read_text(encoding="utf-8").split("---", 2)[2]
    return ADDRESS.sub("]", SCENARIO.sub("", body))


@pytest.mark.parametrize("edition", EDITIONS)
def test_entries_have_no_words_of_another_time(edition: str) -> None:
    alien = re.compile("|".join(ALIEN[edition]))
    own = [path for path in files() if path.parent.name == edition]
    assert own
    found = [(path.stem, match[0]) for path in own for match in alien.finditer(prose(path))]
    assert found == []


def test_the_words_of_other_times_are_found_where_they_stand() -> None:
    assert re.search(BURIED, "Grizzly Bears is buried")
    assert not re.search("|".join(ALIEN["m11"]), "Grizzly Bears enters the battlefield")
    assert re.search("|".join(ALIEN["m11"]), "Grizzly Bears comes into play")


def test_rules_are_called_as_the_edition_calls_them() -> None:
    for key, edition in EDITIONS.items():
        assert edition.words.rule_names.keys() <= citations().keys()
        assert rule_in("trample", key) == "trample"
    assert rule_in("coming into play", "m11") == "entering the battlefield"
    assert rule_in("coming into play", "mirage") == "coming into play"


@pytest.mark.parametrize(
    ("said", "edition", "holds"),
    [
        ("entering the battlefield", "m11", True),
        ("coming into play", "m11", True),
        ("entering the battlefield", "mirage", False),
        ("exiling", "m11", False),
    ],
)
def test_a_reason_may_be_given_in_the_words_of_the_edition(said: str, edition: str, holds: bool) -> None:
    given = ("Given Bob controls 2 Forests", "And Bob holds Grizzly Bears", "When Bob casts Grizzly Bears")
    (ruling,) = rule(example(*given, "And it resolves", f"Then because {said}"), edition)
    assert ruling.passed is holds
