"""A sentence is understood whole or refused, and a meaning prints back as its sentence."""

from dataclasses import replace
from typing import get_args

import pytest

from sandbox.meaning.abilities import SpellAbility
from sandbox.meaning.amounts import Amount
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import Condition
from sandbox.meaning.continuous import EntersUnderYours, IsCopyOf, WordsChanged
from sandbox.meaning.costs import Payment
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import EventPattern
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import GrantedBy, Reference
from sandbox.terms.errors import NotUnderstood
from sandbox.wording.cards import read_card
from sandbox.wording.pointing import Aimed, Doer, Said, Same
from sandbox.wording.printing import print_ability, print_card, print_text
from sandbox.wording.surface import ArrivesSo, OfThose, OrInstead, PutBesides, WhatItIs
from sandbox.wording.text import read_text
from tests.wording.examples import EVERY_CARD, SENTENCES, all_meanings

MADE_BY_RULES = {EntersUnderYours, GrantedBy, IsCopyOf, WordsChanged}
"""No text says it: the rules make it where a text says `Grantor`, `BecomeCopy`, `ChangeWords` or
`EnterUnderYoursInstead`."""
POINTING = (Aimed, ArrivesSo, Doer, OfThose, OrInstead, PutBesides, Said, Same, WhatItIs)
"""What a reading is made of before it is known what its words point at."""
ROOTS = (Ability, Condition, Modification, Payment, Effect, EventPattern, Reference)


def kinds_of(root: type) -> set[type]:
    """Every meaning of the kind; what the rules add for keywords of theirs is no text's to say."""
    children: list[type] = root.__subclasses__()
    below = {kind for child in children for kind in ({child} | kinds_of(child))}
    return {kind for kind in below if not kind.__module__.startswith("sandbox.rules")}


def test_every_sentence_prints_as_itself() -> None:
    printed = {sentence: [print_ability(each) for each in read_text(sentence)] for sentence in SENTENCES}
    assert {sentence: found for sentence, found in printed.items() if found != [sentence]} == {}


@pytest.mark.parametrize(("words", "ways"), [("one or both", None), ("one or more", 7), ("two", 3), ("one", 3)])
def test_a_choice_of_modes_prints_as_itself(words: str, ways: int | None) -> None:
    bullets = ["Destroy target artifact.", "Destroy target creature.", "Draw a card."][: 3 if ways else 2]
    text = "\n• ".join([f"Choose {words} —", *bullets])
    (ability,) = read_text(text)
    assert isinstance(ability, SpellAbility)
    assert len(ability.modes) == (ways or 3)
    assert print_ability(ability) == text


@pytest.mark.parametrize(
    "text",
    [
        "Choose two —\n• Draw a card.\n• You gain 3 life.",
        "Choose one or both —\n• Draw a card.\n• You gain 3 life.\n• Scry 1.",
        "Choose one or both —\n• Tap target creature.\n• Tap target land and another target land.",
        "Draw a card. You gain 2 life. If you control a Wizard, draw two cards instead.",
        "You may pay {1}. If you control a Wizard, draw two cards instead.",
        "Destroy target land. If you control a Wizard, destroy target creature instead.",
        "Exile target creature. If that card is a Wizard card, draw a card instead.",
        "Target player gains flying until end of turn.",
        "When ~ enters, destroy target creature that player controls.",
        'Create a 1/1 red Goblin creature token with "Destroy that creature."',
        "Whenever ~ attacks, draw a card if the exiled card's mana value is 4 or greater.",
    ],
)
def test_what_could_be_meant_in_two_ways_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_text(text)


@pytest.mark.parametrize("name", EVERY_CARD)
def test_the_printed_text_of_a_card_means_what_the_card_means(name: str) -> None:
    card = EVERY_CARD[name]
    assert read_text(print_text(card), card.name, card.types) == card.abilities


@pytest.mark.parametrize("name", EVERY_CARD)
def test_the_printed_record_of_a_card_is_that_card(name: str) -> None:
    card = EVERY_CARD[name]
    assert without_text(read_card(print_card(card))) == without_text(card)


def without_text(card: Card) -> Card:
    """The card and its faces, however they are worded."""
    return replace(card, text="", faces=tuple(map(without_text, card.faces)))


def test_every_meaning_has_a_sentence() -> None:
    meanings = {kind for root in ROOTS for kind in kinds_of(root)} | {
        kind for kind in get_args(Amount) if kind is not int
    }
    unsaid = meanings - {type(part) for part in all_meanings()} - {*POINTING} - MADE_BY_RULES
    assert sorted(kind.__name__ for kind in unsaid) == []


def test_no_meaning_holds_words_that_still_point_back() -> None:
    assert not [part for part in all_meanings() if isinstance(part, POINTING)]
