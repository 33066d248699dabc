"""The table of sentences: each is read from its own example, and means what its kind says."""

from __future__ import annotations

import pytest

from sandbox.cards import POOL
from sandbox.scenarios.language.parser import KINDS
from sandbox.scenarios.language.step_definition import SLOTS, StepDefinition
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.steps import TABLE
from sandbox.terms.errors import Malformed
from tests.scenarios.texts import example

ROLE_OF = {kind: role for role, kinds in KINDS.items() for kind in kinds}
OWN_TEXT = [sentence for sentence in TABLE if sentence.pattern != "this card:"]


def with_role(sentence: StepDefinition) -> str:
    return f"{ROLE_OF[sentence.kind].capitalize()} {sentence.example}"


@pytest.mark.parametrize("sentence", TABLE, ids=lambda sentence: sentence.pattern)
def test_a_sentence_matches_its_example_as_a_whole(sentence: StepDefinition) -> None:
    assert sentence.match(sentence.example)
    assert sentence.about == sentence.about.strip()
    assert sentence.group


@pytest.mark.parametrize("sentence", OWN_TEXT, ids=lambda sentence: sentence.pattern)
def test_its_example_in_a_text_is_read_as_that_sentence(sentence: StepDefinition) -> None:
    parsed = parse_text(example(with_role(sentence)))[0]
    bound = [*parsed.given, *parsed.rest]
    assert [one.sentence.pattern for one in bound] == [sentence.pattern]
    assert [one.kind for one in bound] == [sentence.kind]


@pytest.mark.parametrize("sentence", OWN_TEXT, ids=lambda sentence: sentence.pattern)
def test_its_example_is_no_sentence_of_a_kind_that_cannot_stand_there(sentence: StepDefinition) -> None:
    """A claim may speak as a position does (`Bob has 3 life`); no act or answer may."""
    others = [other for other in TABLE if other.kind != sentence.kind and other.match(sentence.example)]
    assert all(ROLE_OF[other.kind] != ROLE_OF[sentence.kind] for other in others if sentence.kind in ("given", "claim"))


def test_every_sentence_has_a_note_for_people() -> None:
    assert [sentence.pattern for sentence in TABLE if not sentence.about] == []


def test_no_two_sentences_have_the_same_pattern_and_kind() -> None:
    assert len({(sentence.kind, sentence.pattern) for sentence in TABLE}) == len(TABLE)


def test_slots_are_named_in_the_patterns() -> None:
    used = {name.rstrip("0123456789") for sentence in TABLE for name in sentence.matcher.groupindex}
    assert SLOTS.keys() <= used


@pytest.mark.parametrize("sentence", TABLE, ids=lambda sentence: sentence.pattern)
def test_a_sentence_is_not_known_where_its_kind_may_not_stand(sentence: StepDefinition) -> None:
    foreign = [role for role in KINDS if not any(s.match(sentence.example) for s in table_of(role))]
    for role in foreign:
        with pytest.raises(Malformed, match="not known"):
            parse_text(example(f"{role.capitalize()} {sentence.example}"))
    assert ROLE_OF[sentence.kind] not in foreign


def table_of(role: str) -> list[StepDefinition]:
    return [sentence for sentence in TABLE if sentence.kind in KINDS[role]]


def test_the_cards_of_the_examples_exist() -> None:
    """Whoever copies an example from the page can play it: what it names is in the pool."""
    assert {"War Mammoth", "Grizzly Bears", "Giant Growth"} <= POOL.keys()


@pytest.mark.parametrize("sentence", TABLE, ids=lambda sentence: sentence.pattern)
def test_the_fixed_words_of_a_sentence_stand_in_all_that_it_matches(sentence: StepDefinition) -> None:
    assert [words for words in sentence.fixed_words if words not in sentence.example] == []
    assert not any(mark in words for words in sentence.fixed_words for mark in "{}[]()|")
