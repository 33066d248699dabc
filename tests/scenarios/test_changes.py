"""What has changed is a list of facts; a sentence is made of a fact in the words of an edition."""

from __future__ import annotations

from types import UnionType
from typing import get_args

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.edition import Terminology
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.changes import (
    Appearance,
    Change,
    Changes,
    ControlChange,
    CounterChange,
    DamageChange,
    GameEnd,
    LandTapping,
    LifeChange,
    Place,
    Size,
    SizeChange,
    Tapping,
    Untapping,
    ZoneChange,
    into_graveyard,
    is_tapping,
)
from sandbox.scenarios.values.sentences import sentence
from sandbox.terms.zones import Zone
from tests.scenarios.texts import example

PLAY, GRAVEYARD = Place(Zone.BATTLEFIELD, "Bob"), Place(Zone.GRAVEYARD, "Bob")
STACK, NOWHERE = Place(Zone.WAITING, "Bob"), Place(Zone.NOWHERE, "Bob")
OLD = Terminology(play="in play", waiting="the batch")
NEW = Terminology(play="on the battlefield", waiting="the stack")

SAID: list[tuple[Change, str]] = [
    (GameEnd("Bob wins"), "Bob wins"),
    (GameEnd("draw"), "The game is a draw"),
    (LifeChange("Bob", 20, 17), "Bob is at 17 life (was 20)"),
    (Appearance("Saproling", PLAY), "Saproling is in play"),
    (ZoneChange("Grizzly Bears", PLAY, GRAVEYARD, None), "Grizzly Bears is in Bob's graveyard"),
    (ZoneChange("Grizzly Bears", GRAVEYARD, PLAY, Size(2, 2)), "Grizzly Bears is in play, a 2/2"),
    (ZoneChange("Shock", GRAVEYARD, STACK, None), "Shock is on its way"),
    (ZoneChange("Saproling", PLAY, NOWHERE, None), "Saproling is gone"),
    (ControlChange("Grizzly Bears", "Bob", "Sue"), "Sue controls Grizzly Bears"),
    (SizeChange("Grizzly Bears", Size(2, 2), Size(5, 5)), "Grizzly Bears is a 5/5 (was 2/2)"),
    (SizeChange("Mishra's Factory", None, Size(2, 2)), "Mishra's Factory is a 2/2 creature"),
    (SizeChange("Mishra's Factory", Size(2, 2), None), "Mishra's Factory is no creature any more"),
    (DamageChange("Grizzly Bears", 0, 1), "Grizzly Bears has 1 damage"),
    (Tapping("Grizzly Bears"), "Grizzly Bears is tapped"),
    (Untapping("Grizzly Bears"), "Grizzly Bears is untapped"),
    (CounterChange("Triskelion", (("+1/+1", 2), ("charge", 1))), "Triskelion has 2 +1/+1 counters, 1 charge counter"),
    (CounterChange("Triskelion", ()), "Triskelion has no counters"),
    (LandTapping("Forest", 1), "Forest is tapped"),
    (LandTapping("Forest", 3), "3 Forests are tapped"),
    (LandTapping("Plains", 2), "2 Plains are tapped"),
]


@pytest.mark.parametrize(("change", "words"), SAID, ids=[words for _, words in SAID])
def test_each_fact_has_its_sentence(change: Change, words: str) -> None:
    assert sentence(change, OLD) == words


def test_every_kind_of_change_is_said_above() -> None:
    assert isinstance(Change, UnionType)
    assert {type(change) for change, _ in SAID} == set(get_args(Change))


def test_an_edition_has_its_own_words_for_a_place_and_the_fact_is_the_same() -> None:
    arrived, on_its_way = ZoneChange("Bear", GRAVEYARD, PLAY, None), ZoneChange("Shock", GRAVEYARD, STACK, None)
    assert sentence(arrived, NEW) == "Bear is on the battlefield"
    assert sentence(on_its_way, NEW) == "Shock is on the stack"


def test_a_fact_knows_of_whom_it_speaks() -> None:
    assert ControlChange("Grizzly Bears", "Bob", "Sue").subject == "Grizzly Bears"
    assert LifeChange("Bob", 20, 17).subject == "Bob"
    assert GameEnd("draw").subject == ""
    tapping = [change for change, _ in SAID if is_tapping(change)]
    assert {type(change) for change in tapping} == {Tapping, LandTapping}
    assert [change.subject for change, _ in SAID if into_graveyard(change)] == ["Grizzly Bears"]


def changes(*steps: str, edition: str = "m11") -> Changes:
    (ruling,) = rule(example(*steps), edition)
    assert ruling.refusal is None
    return ruling.changes


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spell_that_kills_moves_two_cards_and_taps_a_land(edition: str) -> None:
    given = ("Given Bob controls 2 Mountains", "And Sue controls Grizzly Bears", "And Bob holds Lightning Bolt")
    found = changes(*given, "When Bob casts Lightning Bolt targeting Grizzly Bears", "And it resolves", edition=edition)
    graves = {name: Place(Zone.GRAVEYARD, name) for name in ("Bob", "Sue")}
    assert ZoneChange("Grizzly Bears", Place(Zone.BATTLEFIELD, "Sue"), graves["Sue"], None) in found
    assert ZoneChange("Lightning Bolt", Place(Zone.HAND, "Bob"), graves["Bob"], None) in found
    assert found[-1] == LandTapping("Mountain", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_done_is_nothing_changed(edition: str) -> None:
    assert changes("Given Bob controls Grizzly Bears", edition=edition) == ()


def test_life_comes_first_and_lands_last() -> None:
    given = ("Given Bob controls 2 Mountains and Hill Giant", "And Bob holds Lightning Bolt")
    found = changes(*given, "When Bob casts Lightning Bolt targeting Sue", "And it resolves")
    assert found[0] == LifeChange("Sue", 20, 17)
    assert isinstance(found[-1], LandTapping)
