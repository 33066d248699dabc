"""A text of which a part is understood: what is read, and what is named as not read."""

import pytest

from sandbox.cards.records import CardRecord, Face, read_record
from sandbox.terms.errors import NotUnderstood
from sandbox.wording.cards import read_card
from sandbox.wording.partly import read_partly
from sandbox.wording.printing import print_text

MOTH = {"name": "Moth", "cost": "{W}", "types": "Creature \u2014 Insect", "pt": "1/1"}


def read(text: str, **lines: str) -> tuple[list[str], list[str]]:
    """The sentences read, printed, and those not read."""
    card, unread = read_partly(MOTH | lines | {"text": text})
    return print_text(card).splitlines(), [text[each.start : each.end] for each in unread]


def test_a_text_that_is_understood_leaves_nothing_unread() -> None:
    text = "Flying\n{T}: Draw a card."
    card, unread = read_partly(MOTH | {"text": text})
    assert (card, unread) == (read_card(MOTH | {"text": text}), ())


def test_what_stands_before_a_sentence_is_read_and_what_stands_behind_it_is_not() -> None:
    said, unread = read("When Moth enters, draw a card. Hum a tune. Draw a card.\nFlying")
    assert said == ["When Moth enters, draw a card.", "Flying"]
    assert unread == ["Hum a tune.", "Draw a card."]


def test_the_place_is_that_of_the_text_as_it_was_given() -> None:
    text = "Flying (It flies.)\n{T}:  Draw a  card. You hum a tune. (Loudly.)"
    _, (unread,) = read_partly(MOTH | {"text": text})
    assert text[unread.start : unread.end] == "You hum a tune."
    assert text[unread.position :].startswith("hum")
    assert unread.expected


def test_modes_belong_to_what_offers_them() -> None:
    text = "Choose one \u2014\n\u2022 Draw a card.\n\u2022 Sing.\nDraw a card."
    said, unread = read(text, types="Sorcery", pt="")
    assert said == ["Draw a card."]
    assert unread == [text[: text.index("\nDraw")]]


def test_a_sentence_within_quotation_marks_is_no_sentence_of_its_own() -> None:
    _, unread = read('Creatures you control have "{T}: Hum. Draw a card." Nobody knows why.')
    assert unread[0] == 'Creatures you control have "{T}: Hum. Draw a card."'


def test_every_sentence_is_read_or_named() -> None:
    said, unread = read("Hum.\nFlying\nSing. Dance.\n{T}: Draw a card.")
    assert said == ["Flying", "{T}: Draw a card."]
    assert unread == ["Hum.", "Sing.", "Dance."]


@pytest.mark.parametrize("line", [{"types": "Gizmo"}, {"cost": "{Y}"}, {"pt": "big"}])
def test_without_its_lines_there_is_no_card(line: dict[str, str]) -> None:
    with pytest.raises(NotUnderstood):
        read_partly(MOTH | {"text": "Flying"} | line)


@pytest.mark.parametrize("loyalty", ["X", "*", "1d4+1", "\u00b2", "\u221e"])
def test_a_loyalty_that_is_no_number_is_refused(loyalty: str) -> None:
    with pytest.raises(NotUnderstood, match="a loyalty such as 4"):
        read_card({"name": "Mira", "types": "Planeswalker \u2014 Mira", "loyalty": loyalty})


def test_a_line_that_cannot_be_read_is_named() -> None:
    reading = read_record(CardRecord("Mira", "normal", (Face("Mira", types="Planeswalker \u2014 Mira", loyalty="X"),)))
    assert reading.card is None
    assert [(each.part, each.sentence) for each in reading.unread] == [("loyalty", "X")]


def test_a_card_whose_size_nobody_knows_cannot_be_played() -> None:
    face = Face("Moth", "{W}", "Creature \u2014 Insect", "Flying\nMoth is as large as the moon.", "*", "*")
    reading = read_record(CardRecord("Moth", "normal", (face,)))
    assert reading.card is None
    assert [(each.part, each.sentence) for each in reading.unread] == [
        ("size", "*/*"),
        ("text", "Moth is as large as the moon."),
    ]


FRONT = Face("Spark", "{R}", "Instant", "Spark deals 2 damage to any target.")
BACK = Face("Water", "{U}", "Instant", "Draw a card.")


def test_both_halves_of_a_split_card_are_read() -> None:
    reading = read_record(CardRecord("Spark // Water", "split", (FRONT, BACK)))
    assert reading.is_whole
    assert reading.card is not None
    assert [half.name for half in reading.card.faces] == ["Spark", "Water"]


@pytest.mark.parametrize(("layout", "faces"), [("host", (FRONT, BACK)), ("split", (FRONT,))])
def test_a_face_that_is_not_played_is_named(layout: str, faces: tuple[Face, ...]) -> None:
    reading = read_record(CardRecord("Spark // Water", layout, faces))
    assert reading.card is not None
    assert reading.card.name == "Spark"
    assert [(each.part, each.face) for each in reading.unread] == [("face", "Water")]


def test_a_card_that_is_printed_twice_has_one_face() -> None:
    assert read_record(CardRecord("Spark // Spark", "reversible_card", (FRONT,))).is_whole


def test_an_aura_of_which_a_sentence_is_not_understood_enchants_what_it_says() -> None:
    said, unread = read("Enchant land\nEnchanted land hums.", types="Enchantment \u2014 Aura", pt="")
    assert said == ["Enchant land"]
    assert unread == ["Enchanted land hums."]
