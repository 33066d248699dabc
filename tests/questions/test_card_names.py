"""Cards are found by name, plural, nickname, part of a name and misspelling, and never where two fit alike."""

import pytest

from sandbox.questions.normal_form import normal_form


@pytest.mark.parametrize(
    ("said", "normal"),
    [
        ("Grizzly Bears", "[Grizzly Bears]"),
        ("two Gray Ogres", "2 [Gray Ogre]+"),
        ("i bolt him", "i [Lightning Bolt] him"),
        ("he bolted it", "he [Lightning Bolt]+ it"),
        ("my ball lightening", "my [Ball Lightning]"),
        ("drudge skeletens", "[Drudge Skeletons]"),
        ("gaint growth", "[Giant Growth]"),
        ("cop red", "[Circle of Protection: Red]"),
        ("Teferis Drake", "[Teferi's Drake]"),
        ("War Mammoth and the mammoth", "[War Mammoth] and the [War Mammoth]"),
        ("Runeclaw Bear and the bear", "[Runeclaw Bear] and the [Runeclaw Bear]"),
        ("Urborg, Tomb of Yawgmoth", "[Urborg, Tomb of Yawgmoth]"),
    ],
)
def test_a_card_is_found(said: str, normal: str) -> None:
    assert normal_form(said).text == normal


@pytest.mark.parametrize("said", ["the stack", "his ability", "he gains the life", "fear of flying", "three times"])
def test_ordinary_words_are_no_cards(said: str) -> None:
    assert "[" not in normal_form(said).text


def test_a_part_of_two_names_that_are_there_means_neither() -> None:
    assert normal_form("Wall of Stone, Wall of Fire, and the wall").text.count("[") == 2


def test_every_token_knows_where_it_stood() -> None:
    form = normal_form("He's attacking with Craw Wurm!")
    wurm = next(at for at, token in enumerate(form.tokens) if token.text == "[Craw Wurm]")
    assert form.asked_words(wurm, wurm + 1) == "Craw Wurm"
