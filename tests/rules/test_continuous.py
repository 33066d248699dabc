"""What everything is at this moment: continuous effects in order of occurrence, and in layers."""

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
from sandbox.rules.continuous import attachment
from sandbox.rules.continuous.apply import land_takes_type, land_takes_type_and_name
from sandbox.rules.continuous.effects_in_force import only_as_a_creature, works_tapped_or_not
from sandbox.rules.continuous.layers import in_layers_of_2006, in_layers_of_2010
from sandbox.rules.continuous.occurrence_order import in_order_of_occurrence
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType
from tests.rules.tables import ALL, NEW, Case, Paper, by_answer, chapter

BONUS, SMALLER, BASE, SWITCH = GetsPT(3, 3), GetsPT(-1, 0), HasBasePT(0, 2), SwitchesPT()
OCCURRENCE, OF_2006, OF_2010 = in_order_of_occurrence, in_layers_of_2006, in_layers_of_2010

SIZES: tuple[tuple[tuple[Modification, ...], dict[object, str]], ...] = (
    ((BONUS,), {OCCURRENCE: "5/5", OF_2006: "5/5", OF_2010: "5/5"}),
    ((BASE,), {OCCURRENCE: "0/2", OF_2006: "0/2", OF_2010: "0/2"}),
    ((BASE, BONUS), {OCCURRENCE: "3/5", OF_2006: "3/5", OF_2010: "3/5"}),
    ((BONUS, BASE), {OCCURRENCE: "3/5", OF_2006: "0/2", OF_2010: "3/5"}),
    ((BASE, HasBasePT(1, 1)), {OCCURRENCE: "1/1", OF_2006: "1/1", OF_2010: "1/1"}),
    ((HasBasePT(1, 1), BASE), {OCCURRENCE: "0/2", OF_2006: "0/2", OF_2010: "0/2"}),
    ((BONUS, BASE, SMALLER), {OCCURRENCE: "2/5", OF_2006: "-1/2", OF_2010: "2/5"}),
    ((SMALLER, SWITCH), {OCCURRENCE: "2/1", OF_2006: "2/1", OF_2010: "2/1"}),
    ((SWITCH, SMALLER), {OCCURRENCE: "2/1", OF_2006: "2/1", OF_2010: "2/1"}),
    ((SWITCH, BASE), {OCCURRENCE: "2/0", OF_2006: "2/0", OF_2010: "2/0"}),
    ((SWITCH, SMALLER, SWITCH), {OCCURRENCE: "1/2", OF_2006: "1/2", OF_2010: "1/2"}),
)


@pytest.mark.parametrize(("effects", "sizes"), SIZES)
@pytest.mark.parametrize("edition", ALL)
def test_size_is_set_then_changed_then_switched_or_as_things_happened(
    edition: str, effects: tuple[Modification, ...], sizes: dict[object, str]
) -> None:
    """The Duel: Resolving Existing Effects; 2006: 418.5a and 418.5i; 2010: 613.3b, 613.3c and 613.3e."""
    table = Paper("Bob controls Grizzly Bears", edition)
    for effect in effects:
        table.lasts("Grizzly Bears", effect)
    assert table.size("Grizzly Bears") == sizes[table.game.edition.continuous]


@pytest.mark.parametrize(
    ("effects", "sizes"),
    [
        ((), {OCCURRENCE: "4/4", OF_2006: "4/4", OF_2010: "4/4"}),
        ((BASE,), {OCCURRENCE: "2/4", OF_2006: "2/4", OF_2010: "2/4"}),
        ((BASE, SWITCH), {OCCURRENCE: "4/2", OF_2006: "4/2", OF_2010: "4/2"}),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_counters_and_static_bonuses_are_added_to_a_size_that_was_set_later(
    edition: str, effects: tuple[Modification, ...], sizes: dict[object, str]
) -> None:
    """2006: 418.5a; 2010: 613.3b to 613.3d."""
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


@pytest.mark.parametrize(
    ("edition", "size"), by_answer("tapped_artifact", {only_as_a_creature: "2/2", works_tapped_or_not: "3/3"})
)
def test_a_tapped_artifact_works_or_not(edition: str, size: str) -> None:
    """The Duel: Artifacts; 2006: 405.1; 2010: 604.1."""
    table = Paper(
        "Bob controls Brass Banner and Grizzly Bears\nBrass Banner is tapped",
        edition,
        ("Brass Banner {2} // Artifact // Creatures you control get +1/+1.",),
    )
    assert table.size("Grizzly Bears") == size


@pytest.mark.parametrize("edition", ALL)
def test_a_tapped_artifact_creature_works(edition: str) -> None:
    """The Duel: Artifacts."""
    table = Paper(
        "Bob controls Brass Captain and Grizzly Bears\nBrass Captain is tapped",
        edition,
        ("Brass Captain {2} // Artifact Creature — Soldier // Other creatures you control get +1/+1. // 1/1",),
    )
    assert table.size("Grizzly Bears") == "3/3"


@pytest.mark.parametrize(
    ("edition", "chooser"),
    by_answer(
        "uncast_aura",
        {
            attachment.nobody_chooses: None,
            attachment.who_puts_it_there_chooses: "Sue",
            attachment.its_controller_chooses: "Bob",
        },
    ),
)
def test_who_chooses_what_an_aura_is_on_that_nobody_has_cast(edition: str, chooser: str | None) -> None:
    """2006: 212.4j; 2010: 303.4f."""
    table = Paper("Bob has 20 life", edition)
    found = table.game.edition.uncast_aura(table.bob, table.sue)
    assert (found.name if found is not None else None) == chooser


@pytest.mark.parametrize(
    ("what", "where", "possible"),
    [
        ("Holy Strength", "Hill Giant", True),
        ("Holy Strength", "Forest", False),
        ("Evil Presence", "Forest", True),
        ("Evil Presence", "Hill Giant", False),
        ("Holy Strength", "Black Knight", False),
        ("Loxodon Warhammer", "Hill Giant", True),
        ("Loxodon Warhammer", "Forest", False),
        ("Sol Ring", "Hill Giant", False),
        ("Hill Giant", "Hill Giant", False),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_what_may_be_attached_to_what(edition: str, what: str, where: str, possible: bool) -> None:
    """Mirage: Local Enchantments; 2006: 212.2i and 212.4; 2010: 301.5 and 303.4."""
    table = Paper(
        "Bob controls Hill Giant, Forest, Black Knight, Loxodon Warhammer and Sol Ring\n"
        "Bob holds Holy Strength and Evil Presence",
        edition,
    )
    assert attachment.may_be_on(table.game, table.thing(what), table.thing(where)) is possible


@pytest.mark.parametrize("edition", ALL)
def test_a_later_effect_of_a_spell_overrides_an_older_permanent(edition: str) -> None:
    """The Duel: Resolving Existing Effects; 2006: 418.5a; 2010: 613.6."""
    cards = ("Small Comfort {W} // Enchantment // All creatures have base power and toughness 1/1.",)
    table = Paper("Bob controls Hill Giant and Small Comfort", edition, cards)
    assert table.size("Hill Giant") == "1/1"
    table.lasts("Hill Giant", HasBasePT(0, 2))
    assert table.size("Hill Giant") == "0/2"


@pytest.mark.parametrize("edition", ALL)
def test_a_size_that_is_counted_comes_before_one_that_is_set(edition: str) -> None:
    """2006: 418.5a; 2010: 613.3a and 613.3b: however old the one that sets it."""
    cards = ("Small Comfort {W} // Enchantment // All creatures have base power and toughness 1/1.",)
    table = Paper("Bob controls Small Comfort and Nightmare, Swamp and Swamp#2", edition, cards)
    expected: dict[object, str] = {OCCURRENCE: "2/2", OF_2006: "1/1", OF_2010: "1/1"}
    assert table.size("Nightmare") == expected[table.game.edition.continuous]


@pytest.mark.parametrize("edition", ALL)
def test_a_creature_without_abilities_gives_nothing_to_others(edition: str) -> None:
    """2006: 418.5b; 2010: 613.5: its effect has not begun to apply."""
    cards = ("Old Captain {W} // Creature — Soldier // Other creatures you control get +1/+1. // 1/1",)
    table = Paper("Bob controls Old Captain, Hill Giant and Humility", edition, cards)
    assert table.size("Hill Giant") == "1/1"


@pytest.mark.parametrize("edition", ALL)
def test_what_has_lost_its_text_says_nothing_of_others(edition: str) -> None:
    """2006: 418.5c; 2010: 613.7a."""
    cards = ("Old Herald {W} // Creature — Soldier // Enchantments you control have shroud. // 1/1",)
    table = Paper("Bob controls Old Herald and Glorious Anthem", edition, cards)
    assert table.has("Glorious Anthem", "shroud")
    table.lasts("Old Herald", LosesAllAbilities())
    assert not table.has("Glorious Anthem", "shroud")


@pytest.mark.parametrize(("cards", "size"), [("Opalescence and Humility", "1/1"), ("Humility and Opalescence", "4/4")])
@pytest.mark.parametrize("edition", NEW)
def test_an_effect_that_has_begun_to_apply_goes_on_though_its_ability_is_gone(
    edition: str, cards: str, size: str
) -> None:
    """2006: 418.5b; 2010: 613.5: a thing that makes itself lose its text still sets its size."""
    assert Paper(f"Bob controls {cards}", edition).size("Humility") == size


@pytest.mark.parametrize("edition", NEW)
def test_who_you_are_depends_on_who_controls_the_source(edition: str) -> None:
    """2006: 418.5c; 2010: 613.7a."""
    cards = ("Grasp of Envy {U} // Enchantment — Aura // Enchant enchantment // You control enchanted enchantment.",)
    table = Paper(
        "Sue controls Hill Giant\nBob controls Control Magic on Hill Giant\n"
        "Sue controls Grasp of Envy on Control Magic",
        edition,
        cards,
    )
    assert table.game.controller(table.thing("Hill Giant")) is table.sue


@pytest.mark.parametrize("edition", NEW)
def test_who_controls_a_land_is_settled_before_what_its_controllers_lands_are(edition: str) -> None:
    """2006: 418.5a; 2010: 613.1b comes before 613.1d."""
    cards = ("Waking Soil {G} // Enchantment // Lands you control are 1/1 creatures that are still lands.",)
    table = Paper("Sue controls Forest\nBob controls Waking Soil\nBob controls Conquer on Forest", edition, cards)
    assert table.size("Forest") == "1/1"


@pytest.mark.parametrize("cards", ["Winged Guard and Levitation", "Levitation and Winged Guard"])
@pytest.mark.parametrize("edition", ALL)
def test_what_asks_for_an_ability_sees_one_that_was_given(edition: str, cards: str) -> None:
    """2006: 418.5c; 2010: 613.7a."""
    made = ("Winged Guard {W} // Enchantment // Creatures with flying have vigilance.",)
    table = Paper(f"Bob controls Hill Giant, {cards}", edition, made)
    assert table.has("Hill Giant", "vigilance")


@pytest.mark.parametrize(("land", "size"), [("Forest", "2/3"), ("Mountain", "1/1")])
@pytest.mark.parametrize("edition", ALL)
def test_what_holds_as_long_as_something_is_so_holds_only_then(edition: str, land: str, size: str) -> None:
    """2006: 418.4a; 2010: 611.3a."""
    assert Paper(f"Bob controls Kird Ape and {land}", edition).size("Kird Ape") == size


@pytest.mark.parametrize("edition", ALL)
def test_nothing_is_attached_to_itself(edition: str) -> None:
    """2006: 212.4g; 2010: 303.4d."""
    table = Paper("Bob controls Glorious Anthem\nBob controls Feedback on Glorious Anthem", edition)
    feedback = table.thing("Feedback")
    assert attachment.may_be_on(table.game, feedback, table.thing("Glorious Anthem"))
    assert not attachment.may_be_on(table.game, feedback, feedback)


CASES = (
    Case(
        "an effect on all creatures holds for those that come later",
        "The Duel: Resolving Existing Effects; 2006: 418.4a; 2010: 611.3a",
        """
        Bob controls Glorious Anthem
        Bob has {G}{G}
        Bob holds Grizzly Bears

        Bob casts Grizzly Bears
        it resolves
        """,
        "Bob 20: Glorious Anthem, Grizzly Bears 3/3 / Sue 20",
    ),
    Case(
        "what a spell did to creatures does not hold for those that come later",
        "2006: 418.3b; 2010: 611.2c",
        """
        Bob controls Hill Giant
        Bob has {G}{G}{G}
        Bob holds War Cry and Grizzly Bears

        Bob casts War Cry
        it resolves
        Bob casts Grizzly Bears
        it resolves
        """,
        "Bob 20: Hill Giant 4/4, Grizzly Bears 2/2; graveyard: War Cry / Sue 20",
        ALL,
        ("War Cry {G} // Instant // Creatures you control get +1/+1 until end of turn.",),
    ),
    Case(
        "an effect until end of turn ends with the turn",
        "Mirage: End of Turn; 2006: 314.2; 2010: 514.2",
        """
        Bob controls Hill Giant
        Bob has {G}
        Bob holds Giant Growth

        Bob casts Giant Growth targeting Hill Giant
        it resolves
        the turn ends
        """,
        "Bob 20: Hill Giant 3/3; graveyard: Giant Growth / Sue 20",
    ),
    Case(
        "who controls it is settled before what its controller's creatures have",
        "2006: 418.5a; 2010: 613.1b comes before 613.1g",
        """
        Bob controls Glorious Anthem
        Sue controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears

        it is Bob's second main phase
        """,
        "Bob 20: Glorious Anthem, Grizzly Bears 3/3, Control Magic on Grizzly Bears / Sue 20",
    ),
    Case(
        "of two that give control the later prevails",
        "The Duel: Resolving Existing Effects; 2006: 418.5a; 2010: 613.1b and 613.6",
        """
        the players are Bob, Sue and Ann
        Ann controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears
        Sue controls Control Magic#2 on Grizzly Bears

        it is Bob's second main phase
        """,
        "Bob 20: Control Magic on Grizzly Bears / Sue 20: Grizzly Bears 2/2, Control Magic#2 on Grizzly Bears / Ann 20",
    ),
    Case(
        "what is counted is counted anew at every moment",
        "2006: 405.2; 2010: 604.3",
        """
        Bob controls Nightmare and 2 Swamps
        Bob holds Swamp#3

        Bob plays Swamp#3
        """,
        "Bob 20: Nightmare 3/3, 3 Swamp / Sue 20",
    ),
    Case(
        "a condition is looked at at every moment",
        "2006: 418.4a; 2010: 611.3a",
        """
        Bob controls Kird Ape
        Bob holds Forest

        Bob plays Forest
        """,
        "Bob 20: Kird Ape 2/3, Forest / Sue 20",
    ),
)


@chapter(CASES)
def test_continuous_effects_hold_as_long_and_for_whom_they_say(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
