"""The grammar as a whole: every phrase is described, every slot leads somewhere, every build takes what it is given."""

import inspect
import re

from sandbox.wording.grammar import Production
from sandbox.wording.productions import GRAMMAR, TABLES
from sandbox.wording.templates import FixedWords, Literal, compiled

EVERY = [production for table in TABLES for production in table if isinstance(production, Production)]
SLOTS = [(production, slot) for production in EVERY for template in production.templates for slot in template.slots]


def test_every_phrase_has_productions() -> None:
    assert [name for name, productions in GRAMMAR.productions.items() if not productions] == []


def test_every_slot_leads_to_a_phrase() -> None:
    assert [(each.notations, slot.phrase) for each, slot in SLOTS if slot.phrase not in GRAMMAR.productions] == []


def test_every_build_takes_the_slots_of_each_of_its_notations() -> None:
    refused = []
    for each in EVERY:
        for template in each.templates if each.reads else ():
            try:
                inspect.signature(each.build).bind(**{slot.field: None for slot in template.slots})
            except TypeError as error:
                refused.append((each.notations, str(error)))
    assert refused == []


def test_no_words_hold_a_mark_of_the_notation() -> None:
    words = [piece for each in EVERY for template in each.templates for piece in template.pieces]
    said = {option for piece in words if isinstance(piece, FixedWords) for option in piece.options}
    assert sorted(option for option in said if re.search(r"[<>|()]|\{[a-z]", option)) == []


def literal(notation: str) -> Literal:
    (only,) = compiled(notation).parts
    assert isinstance(only, Literal)
    return only


def test_a_template_reads_its_alternatives_and_prints_the_first() -> None:
    read = {
        words: literal("untap( it| them|)").end(words, 0) for words in ("untap it", "untap them", "untap", "untap us")
    }
    assert read == {"untap it": 8, "untap them": 10, "untap": 5, "untap us": 5}
    printed = compiled("untap( it| them|)").pieces[1]
    assert isinstance(printed, FixedWords)
    assert printed.one == " it"


def test_the_longest_alternative_is_read_that_lets_the_rest_be_read() -> None:
    assert literal("(a|a red) red spell").end("a red spell", 0) == 11


def test_a_template_does_not_stop_inside_a_word() -> None:
    assert literal("draw a card").end("draw a card.", 0) == 11
    assert literal("draw a card").end("draw a cardboard box", 0) is None
