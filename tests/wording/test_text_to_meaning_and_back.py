"""A sentence is understood whole or refused, and a meaning prints back as its sentence."""

from dataclasses import replace
from typing import get_args

import pytest

from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.continuous import IsCopyOf, WordsChanged
from sandbox.meaning.costs import Payment
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import EventPattern
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import GrantedBy, Reference
from sandbox.wording.cards import read_card
from sandbox.wording.pointing import Aimed, Doer, Said, Same
from sandbox.wording.printing import print_ability, print_card, print_text
from sandbox.wording.text import read_text
from tests.wording.examples import EVERY_CARD, SENTENCES, all_meanings

MADE_BY_RULES = {GrantedBy, IsCopyOf, WordsChanged}
"""No text says it: the rules make it where a text says `Grantor`, `BecomeCopy` or `ChangeWords`."""
ROOTS = (Ability, Condition, Modification, Payment, Effect, EventPattern, Reference)


def kinds_of(root: type) -> set[type]:
    """Every meaning of the kind; what the rules add for keywords of theirs is no text's to say."""
    children: list[type] = root.__subclasses__()
    below = {kind for child in children for kind in ({child} | kinds_of(child))}
    return {kind for kind in below if not kind.__module__.startswith("sandbox.rules")}


def test_every_sentence_prints_as_itself() -> None:
    printed = {sentence: [print_ability(each) for each in read_text(sentence)] for sentence in SENTENCES}
    assert {sentence: found for sentence, found in printed.items() if found != [sentence]} == {}


@pytest.mark.parametrize("name", EVERY_CARD)
def test_the_printed_text_of_a_card_means_what_the_card_means(name: str) -> None:
    card = EVERY_CARD[name]
    assert read_text(print_text(card), card.name, card.types) == card.abilities


@pytest.mark.parametrize("name", EVERY_CARD)
def test_the_printed_record_of_a_card_is_that_card(name: str) -> None:
    card = EVERY_CARD[name]
    assert replace(read_card(print_card(card)), text="") == replace(card, text="")


def test_every_meaning_has_a_sentence() -> None:
    meanings = {kind for root in ROOTS for kind in kinds_of(root)} | {
        kind for kind in get_args(Amount) if kind is not int
    }
    unsaid = meanings - {type(part) for part in all_meanings()} - {Aimed, Doer, Said, Same} - MADE_BY_RULES
    assert sorted(kind.__name__ for kind in unsaid) == []


def test_no_meaning_holds_words_that_still_point_back() -> None:
    assert not [part for part in all_meanings() if isinstance(part, (Aimed, Doer, Said, Same))]
