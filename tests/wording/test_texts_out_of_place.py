"""What a card cannot have because of its types is refused where it is said."""

import pytest

from sandbox.terms.errors import NotUnderstood
from sandbox.wording.cards import read_pasted

PERMANENTS = "never comes to be in play"
CREATURES = "it is no creature"
REFUSED = [
    ("{U}\nInstant", "Odd can't be blocked.", "can't", PERMANENTS),
    ("{U}\nInstant", "Odd enters tapped.", "enters", PERMANENTS),
    ("{U}\nInstant", "Untap Odd.", "Untap", PERMANENTS),
    ("{U}\nInstant", "Cumulative upkeep {1}", "Cumulative", PERMANENTS),
    ("{U}\nInstant", "Gain control of target creature for as long as Odd remains tapped.", "for as long", PERMANENTS),
    ("{U}\nSorcery", "Flying", "Flying", CREATURES),
    ("{U}\nSorcery", "{T}: Draw a card.", ": Draw", PERMANENTS),
    ("{U}\nSorcery", "Sacrifice Odd: Draw a card.", ": Draw", PERMANENTS),
    ("{U}\nSorcery", "Whenever Odd attacks, draw a card.", "Whenever", PERMANENTS),
    ("{U}\nSorcery", "At the beginning of your upkeep, draw a card.", "At the", PERMANENTS),
    ("{U}\nSorcery", "Draw X cards.", "X cards", "what X is"),
    ("{U}\nSorcery", "Destroy enchanted creature.", "enchanted", "put on nothing"),
    ("{U}\nSorcery", "Destroy target instant.", "instant", "no such thing is ever in play"),
    ("{U}\nArtifact", "Trample", "Trample", CREATURES),
    ("{U}\nArtifact", "{1}: Odd gets +1/+1 until end of turn.", "gets", CREATURES),
    ("{U}\nArtifact", "Odd attacks each combat if able.", "attacks", CREATURES),
    ("{U}\nArtifact", "Enchant creature", "Enchant", "only an Aura"),
    ("{U}\nEnchantment", "Whenever Odd blocks, draw a card.", "blocks", CREATURES),
    ("{U}\nEnchantment", "Prevent all combat damage that would be dealt to Odd.", "dealt", "dealt damage"),
    ("{U}\nEnchantment", "This creature gets +1/+1.", "gets", CREATURES),
    ("{U}\nEnchantment", "{1}: Tap this artifact.", "this artifact", "no artifact"),
    ("{U}\nEnchantment — Aura", "Enchanted creature gets +1/+1.", "Enchanted", "what the Aura enchants"),
    ("{U}\nEnchant Creature", "Equipped creature gets +1/+1.", "Equipped", "only an Equipment"),
    ("{U}\nEnchant Land", "Enchanted creature gets +1/+1.", "Enchanted", "that is no creature"),
    ("{U}\nEnchant Instant", "Enchanted permanent has flying.", "Enchanted", "no such thing is ever in play"),
    ("{U}\nArtifact — Equipment", "Enchanted creature gets +1/+1.", "Enchanted", "only an Aura"),
    ("\nLand", "Equipped creature gets +1/+1.", "Equipped", "put on nothing"),
    ("\nLand", "Equip {1}", "Equip", "only an Equipment"),
    ("\nLand", "Kicker {1}", "Kicker", "never cast"),
    ("{U}\nLand", "{T}: Add {U}.", "{U}", "the card is a land"),
]
OF_CREATURES = [
    ("{U}\nCreature — Bear", "{T}: Tap enchanted creature.", "enchanted", "put on nothing"),
    ("{U}\nCreature — Bear", "+1: Draw a card.", "+1", "only a planeswalker"),
    ("{U}\nCreature — Bear", "Flashback {1}", "Flashback", "instants and sorceries alone"),
    ("{U}\nCreature — Bear", "Odd enters with X +1/+1 counters on it.", "X", "what X is"),
    ("{U}\nCreature — Bear", "Spend only black mana on X.", "X", "what X is"),
]
TYPE_LINES = [
    ("Instant Creature — Bear", "Instant", "not of both"),
    ("Creature — Aura", "Aura", "no Aura"),
    ("Creature — Island", "Island", "no Island"),
    ("Creature — Equipment", "Equipment", "no Equipment"),
]


def refusal(pasted: str) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as caught:
        read_pasted(pasted)
    return caught.value


@pytest.mark.parametrize(("card", "text", "place", "expected"), REFUSED)
def test_a_text_out_of_place_is_refused_where_it_is_said(card: str, text: str, place: str, expected: str) -> None:
    error = refusal(f"Odd {card}\n{text}")
    assert error.text[error.position :].startswith(place)
    assert expected in error.expected


@pytest.mark.parametrize(("card", "text", "place", "expected"), OF_CREATURES)
def test_a_creature_too_has_what_is_a_creatures(card: str, text: str, place: str, expected: str) -> None:
    error = refusal(f"Odd {card}\n{text}\n1/1")
    assert error.text[error.position :].startswith(place)
    assert expected in error.expected


@pytest.mark.parametrize(("line", "place", "expected"), TYPE_LINES)
def test_types_that_no_card_has_together_are_refused(line: str, place: str, expected: str) -> None:
    error = refusal(f"Odd {{U}}\n{line}\nFlying\n1/1")
    assert error.text[error.position :].startswith(place)
    assert expected in error.expected


@pytest.mark.parametrize(
    ("pasted", "expected"),
    [
        ("Odd {U}\nCreature — Bear\nFlying\n*/*", "what its power and toughness are"),
        ("Odd {U}\nPlaneswalker — Jace\n+1: Draw a card.", "the loyalty"),
    ],
)
def test_what_a_card_leaves_open_has_to_be_said(pasted: str, expected: str) -> None:
    assert expected in refusal(pasted).expected


@pytest.mark.parametrize(
    "pasted",
    [
        "Odd {U}\nInstant\nFlashback {1}\nDraw a card.",
        "Odd {U}\nInstant\nIf Odd would be put into a graveyard from anywhere, exile it instead.\nDraw a card.",
        "Odd {U}\nSorcery\nWhen you cycle Odd, draw a card.\nCycling {1}\nDraw a card.",
        "Odd\nLand\n{1}: Odd becomes a 2/2 Bear creature until end of turn. It's still a land.\nFlying",
        "Odd {U}\nArtifact\nYou may have Odd enter as a copy of any creature.\nFlying",
        "Odd {U}\nEnchant Land\nEnchanted land is a 2/2 Bear creature.\nEnchanted creature has flying.",
        'Odd {U}\nEnchantment\nCreatures you control have "{T}: Tap target creature."',
        "Odd {X}{U}\nCreature — Bear\nOdd enters with X +1/+1 counters on it.\n0/0",
        "Odd {U}\nArtifact — Equipment\nEquipped creature has haste. (This creature can attack at once.)\nEquip {1}",
    ],
)
def test_what_the_rest_of_the_text_makes_possible_is_read(pasted: str) -> None:
    assert read_pasted(pasted).abilities
