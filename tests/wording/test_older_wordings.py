"""Older and newer books say the same thing in different words."""

import re

import pytest

from sandbox.wording.cards import read_card
from sandbox.wording.normal_form import OLDER_WORDS, SPELLINGS, Rewriting
from sandbox.wording.printing import print_ability
from sandbox.wording.text import read_text
from tests.wording.examples import EVERY_CARD, SENTENCES

NAME = "Kolar, Ember Beast"
SAME = [
    ("Spawns you control have flying.", "Spawn you control have flying."),
    ("When Kolar, Ember Beast comes into play, draw a card.", "When ~ enters, draw a card."),
    ("When this creature enters the battlefield, draw a card.", "When ~ enters, draw a card."),
    ("When Kolar enters, draw a card.", "When ~ enters, draw a card."),
    ("When ~ is put into a graveyard from play, draw a card.", "When ~ dies, draw a card."),
    ("When ~ leaves play, draw a card.", "When ~ leaves the battlefield, draw a card."),
    ("{tap}: Add {G} to your mana pool.", "{T}: Add {G}."),
    ("{T}: ~ deals 1 damage to target creature or player.", "{T}: ~ deals 1 damage to any target."),
    ("Remove target creature from the game.", "Exile target creature."),
    ("Bury target creature.", "Destroy target creature. It can't be regenerated."),
    ("Put a 3/3 green Beast creature token into play.", "Create a 3/3 green Beast creature token."),
    ("Each player discards his or her hand.", "Each player discards their hand."),
    (
        "Target player puts the top two cards of his or her library into his or her graveyard.",
        "Target player mills two cards.",
    ),
    (
        "Choose one - Draw a card; or you gain 3 life.",
        "Choose one \u2014\n\u2022 Draw a card.\n\u2022 You gain 3 life.",
    ),
    ("{1}: Untap ~. Activate this ability only during your upkeep.", "{1}: Untap ~. Activate only during your upkeep."),
    ("Skip your draw phase: You gain 2 life.", "Skip your draw step: You gain 2 life."),
    ("[+1]: Draw a card.", "+1: Draw a card."),
    ("[\u22122]: Draw a card.", "-2: Draw a card."),
    ("Flying (It can only be blocked by flyers.)", "Flying"),
    ("Flying; banding", "Flying\nBanding"),
    ("Until end of turn, target creature gains flying.", "Target creature gains flying until end of turn."),
    (
        "~ cannot attack unless defending player controls an Island.",
        "~ can't attack unless defending player controls an Island.",
    ),
    ("Return target creature to owner's hand.", "Return target creature to its owner's hand."),
    ("Target creature gains +1/+1 until end of turn.", "Target creature gets +1/+1 until end of turn."),
    ("Enchanted creature loses -2/-1.", "Enchanted creature gets -2/-1."),
    ("Enchanted creature is now a flying creature.", "Enchanted creature has flying."),
    ("Enchanted land is now a swamp.", "Enchanted land is a Swamp."),
    ("~ does 2 damage to each creature.", "~ deals 2 damage to each creature."),
    ("Destroy all creatures; they can't be regenerated.", "Destroy all creatures. They can't be regenerated."),
    ("Play this spell only during combat.", "Cast ~ only during combat."),
    ("{1}: Draw a card. Play this ability as a sorcery.", "{1}: Draw a card. Activate only as a sorcery."),
    ("~ can be blocked only by Walls.", "~ can't be blocked except by Walls."),
    ("Rampage: 2", "Rampage 2"),
    ("Target creature phases out.", "TARGET CREATURE PHASES OUT."),
]


@pytest.mark.parametrize(("older", "newer"), SAME, ids=[older for older, _ in SAME])
def test_both_wordings_mean_the_same(older: str, newer: str) -> None:
    assert read_text(older, NAME) == read_text(newer, NAME)


@pytest.mark.parametrize(
    ("line", "older", "newer"),
    [
        ("Enchant Creature", "Target creature gains +1/+2.", "Enchanted creature gets +1/+2."),
        ("Enchant Creature", "{G}: Regenerate target creature.", "{G}: Regenerate enchanted creature."),
        ("Enchant Wall", "Target wall is now a flying creature.", "Enchanted Wall has flying."),
        ("Enchant Land", "Target land is now a swamp.", "Enchanted land is a Swamp."),
        ("Enchant Creature", "When target creature dies, draw a card.", "When enchanted creature dies, draw a card."),
    ],
)
def test_a_local_enchantment_of_1993_calls_what_it_is_on_its_target(line: str, older: str, newer: str) -> None:
    old, new = (read_card({"name": "Odd", "cost": "{G}", "types": line, "text": text}) for text in (older, newer))
    assert old.abilities == new.abilities


def test_a_target_of_another_kind_is_a_target() -> None:
    card = read_card({"name": "Odd", "cost": "{G}", "types": "Enchant Land", "text": "{G}: Tap target creature."})
    assert print_ability(card.abilities[1]) == "{G}: Tap target creature."


@pytest.mark.parametrize("rewriting", [*SPELLINGS, *OLDER_WORDS], ids=lambda rewriting: rewriting.pattern)
def test_a_text_that_is_rewritten_holds_one_of_the_signs(rewriting: Rewriting) -> None:
    texts = [*SENTENCES, *(card.text for card in EVERY_CARD.values()), *(older for older, _ in SAME)]
    shown = [text for text in texts if re.search(rewriting.pattern, f"\n{text}", re.IGNORECASE)]
    assert [text for text in shown if not any(sign in text.lower() for sign in rewriting.signs)] == []
