"""Every template of questions fits what is made of it, and no row of words stands for itself."""

import inspect
import re
import subprocess
import sys
from dataclasses import fields
from typing import get_args

from sandbox.questions.chain import Chain
from sandbox.questions.every_phrase import grammar, word_tree
from sandbox.questions.normal_form import _phrases, known_words, normal_form
from sandbox.questions.said import acts, acts_combat, acts_keywords
from sandbox.questions.said.acts import Again, DoesNothing, EndsTurn, Responding, ToldAct
from sandbox.questions.said.acts_combat import BlocksNothing
from sandbox.questions.said.done_by_player import DoneByPlayer
from sandbox.wording.grammar import Production
from sandbox.wording.templates import Literal

WORD = re.compile(r"[a-z]{4,}")


def test_what_is_built_takes_the_slots_of_each_of_its_templates() -> None:
    for productions in grammar().productions.values():
        for production in productions:
            if not isinstance(production, Production):
                continue
            for notation, template in zip(production.notations, production.templates, strict=True):
                slots = {slot.field: None for slot in template.slots}
                try:
                    inspect.signature(production.build).bind(**slots)
                except TypeError as misfit:
                    raise AssertionError(f"{notation}: {misfit}") from misfit


def test_every_slot_is_a_phrase_of_the_grammar() -> None:
    for productions in grammar().productions.values():
        for production in productions:
            if isinstance(production, Production):
                assert {slot.phrase for each in production.templates for slot in each.slots} <= set(grammar().about)


def test_no_row_of_words_stands_for_a_row_that_has_it() -> None:
    for said, meant in _phrases().items():
        assert f" {' '.join(said)} " not in f" {' '.join(meant)} "


def test_no_alternatives_stand_inside_alternatives() -> None:
    for productions in grammar().productions.values():
        for production in productions:
            for template in production.templates if isinstance(production, Production) else ():
                literals = [part for part in template.parts if isinstance(part, Literal)]
                assert not [word for part in literals for words in part.choices for word in words if "|" in word]


def test_no_word_of_a_template_is_taken_for_a_misspelling_of_another() -> None:
    literals = [
        part
        for productions in grammar().productions.values()
        for production in productions
        if isinstance(production, Production)
        for template in production.templates
        for part in template.parts
        if isinstance(part, Literal)
    ]
    words = {
        word for part in literals for options in part.choices for option in options for word in WORD.findall(option)
    }
    assert words - known_words() == set()


def test_every_act_that_says_who_does_it_can_be_asked_of_another_player() -> None:
    said = [each for module in (acts, acts_combat, acts_keywords) for each in vars(module).values()]
    told = {each for each in said if isinstance(each, type) and issubclass(each, ToldAct) and each is not ToldAct}
    doing = {act for act in told if any(slot.name == "who" for slot in fields(act))}
    assert doing - set(get_args(DoneByPlayer)) == {DoesNothing, BlocksNothing, EndsTurn, Again, Responding}


def test_to_begin_to_read_compiles_no_card() -> None:
    script = "import sandbox.questions.answering, sandbox.cards; print(sandbox.cards._compiled.cache_info().currsize)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.strip() == "0"


def test_only_the_branches_that_a_question_comes_to_are_made() -> None:
    tree = word_tree()
    before = tree.known
    chain = Chain(normal_form("I attack with Grizzly Bears and he blocks with Hill Giant. Who dies?"))
    assert not chain.best().skipped
    assert tree.known - before < 1_000
