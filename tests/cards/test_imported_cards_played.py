"""Imported cards in scenarios: found as people write them, played as far as they are understood, and never silently."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence

import pytest

from sandbox.cards import POOL, NoSuchCard, UnreadCard, find, is_card_name
from sandbox.cards.names import folded, short_name, spellings
from sandbox.cards.records import CardRecord, Face
from sandbox.cards.source import MOST_READ, compiled, using
from sandbox.rulings.headline import headline
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.ruling import Ruling
from sandbox.terms.errors import Malformed


def creature(name: str, text: str, **more: str) -> CardRecord:
    parts = {"cost": "{W}", "types": "Creature \u2014 Insect", "power": "2", "toughness": "2"} | more
    return CardRecord(name, "normal", (Face(name, text=text, **parts),))


FACES = (Face("Dusk Gnat", "{W}", "Creature \u2014 Insect", "Flying", "1", "1"), Face("Dawn Gnat", "", "Creature"))
CARDS = (
    creature("Pale Moth", "Flying"),
    creature("Jo\u00ebl, the Humming", "Flying\nHum a tune."),
    creature("M\u00edriel, the First", "Trample"),
    creature("Tolan, the Old", ""),
    creature("Tolan, the Young", ""),
    creature("Grizzly Bears", "Flying"),
    creature("Odd Egg", "", types="Egg"),
    creature("Ash's Half-Bird", "Haste"),
    CardRecord("Dusk Gnat // Dawn Gnat", "host", FACES),
)


class TheseCards:
    """A source that holds a few cards, and counts how often it is asked."""

    stamp = "these"
    cards: tuple[CardRecord, ...] = CARDS

    def __init__(self) -> None:
        self.asked: list[str] = []

    def named(self, key: str) -> CardRecord | None:
        self.asked.append(key)
        named = [card for card in self.cards for name in (card.name, card.faces[0].name) if key in spellings(name)]
        return named[0] if named else None

    def short(self, key: str) -> Sequence[str]:
        return [card.name for card in self.cards if short_name(card.name) == key]

    def among(self, keys: Collection[str]) -> Mapping[str, str]:
        return {key: card.name for card in self.cards for key in spellings(card.name) if key in keys}

    def like(self, key: str) -> Sequence[str]:
        return [card.name for card in self.cards]


@pytest.fixture(autouse=True)
def source() -> Iterator[TheseCards]:
    these = TheseCards()
    with using(these):
        yield these


def ruling(*given: str, then: str = "Then Bob has 20 life", edition: str = "m11", explore: bool = False) -> Ruling:
    text = "\n".join(["Example: a test", *[f"  Given {sentence}" for sentence in given], f"  {then}", ""])
    return rule(text, edition, explore)[0]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("pale moth", "Pale Moth"),
        ("Miriel, the First", "M\u00edriel, the First"),
        ("miriel the first", "M\u00edriel, the First"),
        ("Miriel", "M\u00edriel, the First"),
        ("ashs half bird", "Ash's Half-Bird"),
        ("Ash\u2019s Half-Bird", "Ash's Half-Bird"),
    ],
)
def test_a_card_is_found_as_people_write_it(written: str, meant: str) -> None:
    assert find(written).name == meant


def test_the_cards_of_the_pool_are_found_in_the_same_ways() -> None:
    assert find("Kamahl") is find("kamahl pit fighter") is POOL["Kamahl, Pit Fighter"]
    assert find("will o the wisp") is POOL["Will-o'-the-Wisp"]


def test_what_stands_before_the_comma_of_two_names_means_neither() -> None:
    with pytest.raises(NoSuchCard) as caught:
        find("Tolan")
    assert caught.value.nearest == ["Tolan, the Old", "Tolan, the Young"]


@pytest.mark.parametrize("written", ["Fire//Ice", "Fire / Ice", "fire // ice"])
def test_two_faces_are_written_in_any_way(written: str) -> None:
    assert folded(written) == "fire // ice"


def test_the_pools_own_reading_comes_first(source: TheseCards) -> None:
    assert find("grizzly bears") is POOL["Grizzly Bears"]
    assert ruling("Bob controls Grizzly Bears").todays_texts is None
    assert "grizzly bears" not in source.asked


@pytest.mark.parametrize("edition", ["mirage", "duel", "timespiral", "m11"])
def test_an_imported_card_plays_with_todays_text_and_the_ruling_says_so(edition: str) -> None:
    found = ruling("Bob controls Pale Moth", then="Then Pale Moth has flying", edition=edition)
    assert found.passed
    assert found.todays_texts == ("Pale Moth",)
    assert found.not_played is None


def test_a_name_in_the_text_may_be_spelt_in_several_ways() -> None:
    assert ruling("Bob controls Miriel", then="Then M\u00edriel, the First has trample").passed
    assert ruling("Bob controls M\u00edriel, the First", then="Then miriel has trample").passed


def test_a_card_that_is_not_understood_whole_is_not_played_silently() -> None:
    with pytest.raises(UnreadCard):
        find("Jo\u00ebl, the Humming")
    with pytest.raises(Malformed, match="Hum a tune") as caught:
        ruling("Bob controls Joel, the Humming")
    assert "What is not read of Jo\u00ebl, the Humming is not played" in caught.value.message


def test_what_is_not_played_is_named_and_nothing_is_certain() -> None:
    found = ruling("what is not read of Joel is not played", "Bob controls Joel", then="Then Joel has flying")
    assert found.passed
    assert [(each.card, each.sentence) for each in found.not_played or ()] == [
        ("Jo\u00ebl, the Humming", "Hum a tune.")
    ]
    assert headline(found).startswith("Only if what is not played of Jo\u00ebl, the Humming changes nothing here: ")


def test_exploring_is_certain_of_nothing_then() -> None:
    given = "what is not read of Joel is not played", "Bob controls Joel"
    assert [one.certain for one in ruling(*given, explore=True).outcomes or ()] == [False]
    assert [one.certain for one in ruling("Bob controls Pale Moth", explore=True).outcomes or ()] == [True]


def test_a_face_that_is_not_played_is_named() -> None:
    found = ruling(
        "what is not read of Dusk Gnat is not played", "Bob controls Dusk Gnat", then="Then Dusk Gnat is a 1/1"
    )
    assert found.passed
    assert [each.sentence for each in found.not_played or ()] == ["the other face, Dawn Gnat"]


def test_of_a_card_that_is_understood_nothing_is_left_out() -> None:
    with pytest.raises(Malformed, match="all of Pale Moth is understood"):
        ruling("what is not read of Pale Moth is not played", "Bob controls Pale Moth")


def test_a_card_without_its_lines_cannot_be_played() -> None:
    with pytest.raises(Malformed, match="its types 'Egg' is not understood"):
        ruling("what is not read of Odd Egg is not played", "Bob controls Odd Egg")


def test_a_list_is_parted_by_the_names_that_are_known() -> None:
    found = ruling("Bob controls Pale Moth, M\u00edriel, the First and Tolan, the Old")
    assert {thing.name for thing, _ in found.start.in_play()} == {
        "Pale Moth",
        "M\u00edriel, the First",
        "Tolan, the Old",
    }


def test_without_a_source_nothing_is_known() -> None:
    code = (
        "from sandbox.cards import is_card_name; import sys; print(is_card_name('pale moth'), 'django' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_what_is_kept_of_imported_cards_is_bounded() -> None:
    assert compiled.cache_info().maxsize == MOST_READ <= 1000


def test_a_card_is_compiled_once(source: TheseCards) -> None:
    find("Pale Moth")
    before = compiled.cache_info().misses
    assert find("Pale Moth") is find("pale moth")
    assert compiled.cache_info().misses == before
    assert is_card_name("pale moth")


def test_nobody_asks_for_imported_cards_where_the_pool_has_them_all(source: TheseCards) -> None:
    found = ruling(
        "Bob controls 3 Mountains, a War Mammoth and Holy Strength on War Mammoth",
        "Sue holds Lightning Bolt and 2 Giant Growths",
        "Sue controls Kamahl, Pit Fighter",
        then="Then War Mammoth is a 4/5",
    )
    assert found.passed
    assert source.asked == []
