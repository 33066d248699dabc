"""Templates that are followed together read what they read one by one."""

from __future__ import annotations

from typing import TypeVar

import pytest

from sandbox.cards import POOL, find
from sandbox.wording.grammar import Phrase, Production, Reading
from sandbox.wording.normal_form import normal_form
from sandbox.wording.phrases import ABILITY, KEYWORD_LIST, SPELL_TEXT
from sandbox.wording.productions import GRAMMAR
from sandbox.wording.template_tree import TemplateBranch, TemplateTree, TreeReading, first_words
from sandbox.wording.templates import Literal, compiled

M = TypeVar("M")
TREE = TemplateTree(GRAMMAR)
SAMPLE = sorted(POOL)[::25]


@pytest.mark.parametrize("name", SAMPLE)
def test_both_readings_have_the_same_ends_and_meanings(name: str) -> None:
    for paragraph in normal_form(find(name).text, find(name).name, "", False).paragraphs():
        together, apart = TreeReading(GRAMMAR, paragraph.text, tree=TREE), Reading(GRAMMAR, paragraph.text)
        assert _read(together, KEYWORD_LIST) == _read(apart, KEYWORD_LIST)
        assert _read(together, ABILITY) == _read(apart, ABILITY)
        assert _read(together, SPELL_TEXT) == _read(apart, SPELL_TEXT)


def _read(reading: Reading, phrase: Phrase[M]) -> list[tuple[int, M]]:
    return [*reading.phrase(phrase, 0).items()]


def _ends(branch: TemplateBranch) -> int:
    return len(branch.ends) + sum(_ends(after) for after in (*branch.slots.values(), *branch.words.values()))


@pytest.mark.parametrize("name", sorted(GRAMMAR.productions))
def test_no_template_is_lost(name: str) -> None:
    templates = [
        template
        for production in GRAMMAR.productions[name]
        if isinstance(production, Production) and production.reads
        for template in production.templates
    ]
    assert _ends(TREE.of(name)[0]) == len(templates)


@pytest.mark.parametrize(
    ("notation", "first"),
    [
        ("destroy it", {"destroy"}),
        ("(a|an) creature", {"a", "an"}),
        ("creature(s|)", {"creature", "creatures"}),
        ("(the|) top", {"the", " "}),
        ("(, then|)", {""}),
        ("'s owner", {"'"}),
    ],
)
def test_what_fixed_words_can_begin_with(notation: str, first: set[str]) -> None:
    (part,) = compiled(notation).parts
    assert isinstance(part, Literal)
    assert first_words(part) == first
