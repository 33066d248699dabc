"""The order in which continuous effects are applied: sizes, abilities, colors, types, texts."""

from __future__ import annotations

import pytest

from sandbox.meaning.continuous import (
    GetsPT,
    Has,
    HasBasePT,
    IsAlso,
    IsColor,
    IsLandType,
    Loses,
    LosesAllAbilities,
    SwitchesPT,
    WordsChanged,
)
from sandbox.meaning.keyword_abilities import Keyword, Protection
from sandbox.meaning.kinds import Kind, Quality
from sandbox.meaning.nodes import Modification
from sandbox.rules.continuous.apply import land_takes_type, land_takes_type_and_name
from sandbox.rules.continuous.layers import in_layers_of_2006, in_layers_of_2010, in_layers_of_2026
from sandbox.rules.continuous.occurrence_order import in_order_of_occurrence
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType
from tests.rules.tables import ALL, NEW, Paper, by_answer

BONUS, SMALLER, BASE, SWITCH = GetsPT(3, 3), GetsPT(-1, 0), HasBasePT(0, 2), SwitchesPT()
OCCURRENCE, OF_2006 = in_order_of_occurrence, in_layers_of_2006
OF_2010, OF_2026 = in_layers_of_2010, in_layers_of_2026

SIZES: tuple[tuple[tuple[Modification, ...], dict[object, str]], ...] = (
    ((BONUS,), {OCCURRENCE: "5/5", OF_2006: "5/5", OF_2010: "5/5", OF_2026: "5/5"}),
    ((BASE,), {OCCURRENCE: "0/2", OF_2006: "0/2", OF_2010: "0/2", OF_2026: "0/2"}),
    ((BASE, BONUS), {OCCURRENCE: "3/5", OF_2006: "3/5", OF_2010: "3/5", OF_2026: "3/5"}),
    ((BONUS, BASE), {OCCURRENCE: "3/5", OF_2006: "0/2", OF_2010: "3/5", OF_2026: "3/5"}),
    ((BASE, HasBasePT(1, 1)), {OCCURRENCE: "1/1", OF_2006: "1/1", OF_2010: "1/1", OF_2026: "1/1"}),
    ((HasBasePT(1, 1), BASE), {OCCURRENCE: "0/2", OF_2006: "0/2", OF_2010: "0/2", OF_2026: "0/2"}),
    ((BONUS, BASE, SMALLER), {OCCURRENCE: "2/5", OF_2006: "-1/2", OF_2010: "2/5", OF_2026: "2/5"}),
    ((SMALLER, SWITCH), {OCCURRENCE: "2/1", OF_2006: "2/1", OF_2010: "2/1", OF_2026: "2/1"}),
    ((SWITCH, SMALLER), {OCCURRENCE: "2/1", OF_2006: "2/1", OF_2010: "2/1", OF_2026: "2/1"}),
    ((SWITCH, BASE), {OCCURRENCE: "2/0", OF_2006: "2/0", OF_2010: "2/0", OF_2026: "2/0"}),
    ((SWITCH, SMALLER, SWITCH), {OCCURRENCE: "1/2", OF_2006: "1/2", OF_2010: "1/2", OF_2026: "1/2"}),
)


@pytest.mark.parametrize(("effects", "sizes"), SIZES)
@pytest.mark.parametrize("edition", ALL)
def test_size_is_set_then_changed_then_switched_or_as_things_happened(
    edition: str, effects: tuple[Modification, ...], sizes: dict[object, str]
) -> None:
    """The Duel: Resolving Existing Effects; 2006: 418.5a and 418.5i; 2010: 613.3b, 613.3c, 613.3e; 2026: 613.4."""
    table = Paper("Bob controls Grizzly Bears", edition)
    for effect in effects:
        table.lasts("Grizzly Bears", effect)
    assert table.size("Grizzly Bears") == sizes[table.game.edition.continuous]


@pytest.mark.parametrize(
    ("effects", "sizes"),
    [
        ((), {OCCURRENCE: "4/4", OF_2006: "4/4", OF_2010: "4/4", OF_2026: "4/4"}),
        ((BASE,), {OCCURRENCE: "2/4", OF_2006: "2/4", OF_2010: "2/4", OF_2026: "2/4"}),
        ((BASE, SWITCH), {OCCURRENCE: "4/2", OF_2006: "4/2", OF_2010: "4/2", OF_2026: "4/2"}),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_counters_and_static_bonuses_are_added_to_a_size_that_was_set_later(
    edition: str, effects: tuple[Modification, ...], sizes: dict[object, str]
) -> None:
    """2006: 418.5a; 2010: 613.3b to 613.3d; 2026: 613.4b and 613.4c."""
    steps = "Bob controls Glorious Anthem and Grizzly Bears\nGrizzly Bears has 1 +1/+1 counter"
    table = Paper(steps, edition)
    for effect in effects:
        table.lasts("Grizzly Bears", effect)
    assert table.size("Grizzly Bears") == sizes[table.game.edition.continuous]


FLYING = Has(Keyword("flying"))


@pytest.mark.parametrize(
    ("effects", "flies"),
    [
        ((FLYING,), True),
        ((FLYING, Loses("flying")), False),
        ((Loses("flying"), FLYING), True),
        ((FLYING, FLYING, Loses("flying")), False),
        ((FLYING, LosesAllAbilities()), False),
        ((LosesAllAbilities(), FLYING), True),
        ((FLYING, Loses("trample")), True),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_of_gaining_and_losing_an_ability_the_later_prevails(
    edition: str, effects: tuple[Modification, ...], flies: bool
) -> None:
    """Mirage: Granting an Ability Twice; 2006: 407.1 and 407.3; 2010: 613.6."""
    table = Paper("Bob controls Grizzly Bears", edition)
    for effect in effects:
        table.lasts("Grizzly Bears", effect)
    assert table.has("Grizzly Bears", "flying") is flies


RED, BLUE = IsColor(frozenset({Color.RED})), IsColor(frozenset({Color.BLUE}))


@pytest.mark.parametrize(
    ("effects", "colors"),
    [
        ((), {"green"}),
        ((RED,), {"red"}),
        ((RED, BLUE), {"blue"}),
        ((IsColor(frozenset({Color.RED}), besides=True),), {"green", "red"}),
        ((IsColor(frozenset()),), set()),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_the_later_color_replaces_the_earlier(
    edition: str, effects: tuple[Modification, ...], colors: set[str]
) -> None:
    """The Duel: Resolving Existing Effects; 2006: 418.5a; 2010: 613.1e and 613.6."""
    table = Paper("Bob controls Grizzly Bears", edition)
    for effect in effects:
        table.lasts("Grizzly Bears", effect)
    assert table.colors("Grizzly Bears") == colors


@pytest.mark.parametrize("edition", ALL)
def test_a_change_of_color_counts_for_what_asks_for_a_color(edition: str) -> None:
    """2006: 418.5a; 2010: 613.1e comes before 613.1g."""
    table = Paper("Bob controls Bad Moon and Grizzly Bears", edition)
    assert table.size("Grizzly Bears") == "2/2"
    table.lasts("Grizzly Bears", IsColor(frozenset({Color.BLACK})))
    assert table.size("Grizzly Bears") == "3/3"


@pytest.mark.parametrize("edition", ALL)
def test_a_thing_that_becomes_a_creature_has_what_creatures_have(edition: str) -> None:
    """2006: 418.5a; 2010: 613.1d comes before 613.1g."""
    table = Paper("Bob controls Glorious Anthem and Sol Ring", edition)
    assert table.size("Sol Ring") == "-"
    table.lasts("Sol Ring", IsAlso(frozenset({CardType.CREATURE})), HasBasePT(2, 2))
    assert table.size("Sol Ring") == "3/3"


@pytest.mark.parametrize(
    ("cards", "size", "flies"),
    [
        ("Levitation and Humility", "1/1", False),
        ("Humility and Levitation", "1/1", True),
        ("Humility and Glorious Anthem", "2/2", False),
        ("Glorious Anthem and Humility", "2/2", False),
    ],
)
@pytest.mark.parametrize("edition", NEW)
def test_abilities_come_in_the_order_of_their_sources_and_bonuses_after_the_size(
    edition: str, cards: str, size: str, flies: bool
) -> None:
    """2006: 418.5a and 418.5f; 2010: 613.1f, 613.3 and 613.6a."""
    table = Paper(f"Bob controls Serra Angel, {cards}", edition)
    assert (table.size("Serra Angel"), table.has("Serra Angel", "flying")) == (size, flies)


@pytest.mark.parametrize(
    "cards", ["Urborg, Tomb of Yawgmoth and Blood Moon", "Blood Moon and Urborg, Tomb of Yawgmoth"]
)
@pytest.mark.parametrize("edition", NEW)
def test_what_depends_on_another_waits_for_it_whichever_came_first(edition: str, cards: str) -> None:
    """2006: 418.5c and 418.5d; 2010: 613.7a and 613.7b: the land that loses its text says nothing any more."""
    table = Paper(f"Bob controls Forest, {cards}", edition)
    assert table.subtypes("Forest") == {"Forest"}
    assert table.subtypes("Urborg, Tomb of Yawgmoth") == {"Mountain"}


@pytest.mark.parametrize(
    "cards", ["Living Lands and Evil Presence on Forest", "Evil Presence on Forest and Living Lands"]
)
@pytest.mark.parametrize("edition", ALL)
def test_a_forest_that_is_a_swamp_is_no_forest_for_others(edition: str, cards: str) -> None:
    """2006: 418.5c; 2010: 613.7a; The Duel: Resolving Existing Effects."""
    table = Paper(f"Bob controls Forest\nBob controls {cards}", edition)
    assert table.size("Forest") == "-"
    assert table.subtypes("Forest") == {"Swamp"}


@pytest.mark.parametrize(
    ("edition", "name"), by_answer("land_becomes", {land_takes_type_and_name: "Swamp", land_takes_type: "Taiga"})
)
def test_a_land_of_another_type_has_lost_its_own_and_its_name_or_not(edition: str, name: str) -> None:
    """Mirage: Changing Land Types; 2006: 212.6e; 2010: 305.7."""
    table = Paper("Bob controls Taiga", edition)
    table.lasts("Taiga", IsLandType(frozenset({"Swamp"})))
    found = table.game.characteristics(table.thing("Taiga"))
    assert (found.name, set(found.subtypes), found.abilities) == (name, {"Swamp"}, ())


@pytest.mark.parametrize("edition", ALL)
def test_changed_words_count_wherever_they_stand_in_the_text(edition: str) -> None:
    """The Duel: Cards' Special Effects; 2006: 418.6a; 2010: 612.2."""
    table = Paper("Bob controls White Knight, Island and Bog Wraith", edition)
    table.lasts("White Knight", WordsChanged("black", "red"))
    (protection,) = [
        ability
        for ability in table.game.characteristics(table.thing("White Knight")).abilities
        if isinstance(ability, Protection)
    ]
    assert protection.quality == Quality(Kind(colors=frozenset({Color.RED})))
    table.lasts("Island", WordsChanged("Island", "Swamp"))
    assert table.subtypes("Island") == {"Swamp"}


@pytest.mark.parametrize("edition", ALL)
def test_a_size_that_is_counted_comes_before_one_that_is_set(edition: str) -> None:
    """2006: 418.5a; 2010: 613.3a and 613.3b: however old the one that sets it."""
    cards = ("Small Comfort {W} // Enchantment // All creatures have base power and toughness 1/1.",)
    table = Paper("Bob controls Small Comfort and Nightmare, Swamp and Swamp#2", edition, cards)
    expected: dict[object, str] = {OCCURRENCE: "2/2", OF_2006: "1/1", OF_2010: "1/1", OF_2026: "1/1"}
    assert table.size("Nightmare") == expected[table.game.edition.continuous]
