"""A card from a record, from pasted text, and from the pool."""

import pytest

from sandbox.cards import POOL, NoSuchCard, find, is_card_name
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.terms.colors import Color
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType, Supertype
from sandbox.wording.cards import read_card, read_pasted
from sandbox.wording.text import read_text
from sandbox.wording.type_lines import read_type_line


def test_a_record_with_every_part() -> None:
    card = read_card(
        {
            "name": "Kolar",
            "cost": "{2}{R}{R}",
            "types": "Legendary Creature \u2014 Goblin Warrior",
            "pt": "3/2",
            "text": "Haste",
        }
    )
    assert card.cost == ManaCost(("2", "R", "R"))
    assert card.colors == {Color.RED}
    assert (card.types, card.supertypes) == (frozenset({CardType.CREATURE}), frozenset({Supertype.LEGENDARY}))
    assert card.subtypes == ("Goblin", "Warrior")
    assert (card.power, card.toughness) == (3, 2)
    assert card.abilities == (Keyword("haste"),)


@pytest.mark.parametrize("dash", ["\u2014", "\u2013", "-", "--"])
def test_any_dash_parts_types_from_subtypes(dash: str) -> None:
    card = read_card({"name": "Copse", "types": f"Basic Snow Land {dash} Forest"})
    assert card.subtypes == ("Forest",)
    assert card.cost is None
    assert card.supertypes == {Supertype.BASIC, Supertype.SNOW}


def test_the_types_of_1996() -> None:
    assert read_card({"name": "A", "types": "Mana Source", "text": "Add {B}."}).types == {CardType.MANA_SOURCE}
    assert read_card({"name": "B", "types": "Interrupt", "text": "Draw a card."}).types == {CardType.INTERRUPT}
    assert read_card({"name": "C", "types": "Enchant World"}).supertypes == {Supertype.WORLD}


def test_a_token_has_the_colors_that_are_said() -> None:
    card = read_card({"name": "Goblin", "types": "Creature - Goblin", "pt": "1/1", "color": "red"})
    assert card.colors == {Color.RED}


def test_a_star_is_nothing_until_an_ability_says_otherwise() -> None:
    nightmare = POOL["Nightmare"]
    assert (nightmare.power, nightmare.toughness) == (0, 0)


def test_a_pasted_creature() -> None:
    card = read_pasted("Kolar {1}{G}\nCreature \u2014 Bear\nTrample\n{G}: Regenerate Kolar.\n2/2\n")
    assert card == read_card(
        {
            "name": "Kolar",
            "cost": "{1}{G}",
            "types": "Creature - Bear",
            "pt": "2/2",
            "text": "Trample\n{G}: Regenerate Kolar.",
        }
    )


def test_a_pasted_spell_and_a_pasted_planeswalker() -> None:
    assert read_pasted("Spark {R}\nInstant\nSpark deals 2 damage to any target.").cost == ManaCost(("R",))
    assert read_pasted("Mira {2}{U}\nPlaneswalker \u2014 Mira\n+1: Draw a card.\n3").loyalty == 3


def test_a_cost_on_its_own_line_and_a_size_behind_the_types() -> None:
    card = read_pasted("Kolar\n{1}{G}\nCreature \u2014 Bear 2/2\nTrample")
    assert (card.cost, card.power, card.toughness) == (ManaCost(("1", "G")), 2, 2)
    assert card.subtypes == ("Bear",)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Kolar {1}{G}", "a line with the types"),
        ("Kolar {1}{G}\nBear\n2/2", "a card type"),
        ("Kolar {1}{G}\nCreature \u2014 Bear\nTrample", "power and toughness"),
        ("Spark {R}\nInstant\nDraw a card.\n2/2", "no creature"),
        ("Kolar {1}{Y}\nCreature \u2014 Bear\n2/2", "a mana cost"),
        ("x" * 3000, "at most 2500 characters"),
    ],
)
def test_what_is_wrong_with_a_pasted_card_is_said(text: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_pasted(text)
    assert expected in caught.value.expected


def test_a_card_is_found_whatever_its_capitals() -> None:
    assert find("will-o\u2019-the-wisp") is POOL["Will-o'-the-Wisp"]
    assert is_card_name("lightning bolt")
    assert not is_card_name("lightning blot")


def test_a_card_that_is_not_there_names_its_neighbours() -> None:
    with pytest.raises(NoSuchCard) as caught:
        find("Lightning Blot")
    assert caught.value.nearest[0] == "Lightning Bolt"
    assert "did you mean Lightning Bolt" in str(caught.value)


def test_going_through_the_names_compiles_nothing() -> None:
    assert "Lightning Bolt" in POOL
    assert len(POOL) == len(set(POOL)) > 400
    with pytest.raises(KeyError):
        POOL["No Such Card"]


@pytest.mark.parametrize(
    ("line", "types", "subtypes"),
    [
        ("Summon Giant", {"creature"}, ("Giant",)),
        ("Summon Goblins", {"creature"}, ("Goblin",)),
        ("Summon Uncle-Istvan", {"creature"}, ("Uncle-Istvan",)),
        ("Mono Artifact", {"artifact"}, ()),
        ("Interrupt", {"interrupt"}, ()),
        ("Mana Source", {"mana source"}, ()),
    ],
)
def test_type_lines_of_the_time_are_read(line: str, types: set[str], subtypes: tuple[str, ...]) -> None:
    found = read_type_line(line, "Anything")
    assert (set(found.types), found.subtypes, found.enchants) == (types, subtypes, "")


@pytest.mark.parametrize(
    ("line", "said"),
    [("Enchant Creature", "Enchant creature"), ("Enchant Dead Creature", "Enchant creature card in a graveyard")],
)
def test_what_the_types_say_is_enchanted_is_an_ability(line: str, said: str) -> None:
    card = read_pasted(f"Old Bond {{B}}\n{line}\nEnchanted creature gets -1/-0.")
    assert card.abilities == read_text(f"{said}\nEnchanted creature gets -1/-0.")
    assert card.subtypes == ("Aura",)


def test_what_the_text_says_is_enchanted_is_not_said_twice() -> None:
    card = read_pasted("Old Bond {B}\nEnchant Creature\nEnchant creature\nEnchanted creature gets -1/-0.")
    assert len(card.abilities) == 2
