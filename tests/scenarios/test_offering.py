"""What is offered where a text ends: every legal sentence can be said there, and every other one is refused."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.editor.gherkin_lines import add_line, line_to_append
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.ruling import Ruling
from tests.scenarios.rulings import offered

POSITION = """\
Example: a fight
  Given Bob controls Benalish Hero, War Mammoth, Hill Giant, Birds of Paradise, Taiga and 4 Mountains
  And Bob holds Fireball, Lightning Bolt and Forest
  And Sue controls 2 Grizzly Bears, Drudge Skeletons, Samite Healer, Swamp and Forest
  And Sue holds Giant Growth and Fog
"""
ATTACK = POSITION + "  When Bob attacks with War Mammoth\n"
BLOCK = ATTACK + "  And Sue blocks War Mammoth with Grizzly Bears\n"
MOMENTS = {
    "the main phase": POSITION,
    "attackers": ATTACK,
    "blockers": BLOCK,
    "an answer": BLOCK + "  And Bob casts Lightning Bolt targeting Drudge Skeletons\n",
    "damage dealt": BLOCK + "  And combat damage is dealt\n",
    "the turn's end": POSITION + "  When it is Bob's end step\n",
    "a later upkeep": POSITION + "  When it is Sue's upkeep\n",
}
# Where a player has the initiative, the text passes for that player until the other one's chance comes.
LATER_CHANCES = ("mirage", "duel")
OF_OLD = {
    "prevention": BLOCK + "  And damage prevention begins\n",
    "regeneration": ATTACK + "  And Sue blocks War Mammoth with Drudge Skeletons\n  And regeneration begins\n",
}
CASES = [
    *((text, edition) for text in MOMENTS.values() for edition in EDITIONS),
    *((text, edition) for text in OF_OLD.values() for edition in ("mirage", "duel")),
]


def then(text: str, sentence: str, edition: str) -> Ruling:
    return rule(add_line(text, line_to_append(text, sentence)), edition)[0]


@pytest.mark.parametrize(("text", "edition"), CASES)
def test_what_is_offered_can_be_said_and_what_is_not_allowed_is_refused(text: str, edition: str) -> None:
    options = offered(text, edition)
    assert any(option.legal for option in options)
    for option in options:
        further = then(text, option.sentence, edition)
        if option.legal:
            assert (further.refusal is not None) is bool(further.open_choices), (option.sentence, further.refusal)
        elif edition not in LATER_CHANCES:
            assert further.refusal is not None, option.sentence
            assert not further.open_choices, option.sentence


@pytest.mark.parametrize("edition", EDITIONS)
def test_several_sentences_make_one_attack_and_one_block(edition: str) -> None:
    sentences = [option.sentence for option in offered(ATTACK, edition) if option.legal]
    assert "Bob attacks with Hill Giant" in sentences
    assert "Bob attacks with War Mammoth" not in sentences
    sentences = [option.sentence for option in offered(BLOCK, edition) if option.legal]
    assert "Sue blocks War Mammoth with Grizzly Bears#2" in sentences
    assert "Bob attacks with Hill Giant" not in sentences


@pytest.mark.parametrize("edition", EDITIONS)
def test_bands_and_everybody_who_can_be_attacked_are_offered(edition: str) -> None:
    sentences = [option.sentence for option in offered(POSITION, edition)]
    assert "Bob attacks with Benalish Hero and War Mammoth in a band" in sentences
    three = "Example: x\n  Given the players are Bob, Sue and Ann\n  And Bob controls Hill Giant\n"
    sentences = [option.sentence for option in offered(three, edition)]
    assert {"Bob attacks Sue with Hill Giant", "Bob attacks Ann with Hill Giant"} <= set(sentences)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spell_is_answered_though_interrupts_come_first(edition: str) -> None:
    legal = {option.sentence: option.legal for option in offered(MOMENTS["an answer"], edition)}
    assert legal[f"Sue {EDITIONS[edition].words.cast} Giant Growth targeting Grizzly Bears"]


@pytest.mark.parametrize("edition", ["mirage", "duel"])
def test_regeneration_is_waited_for_where_somebody_will_die(edition: str) -> None:
    fight = ATTACK + "  And Sue blocks War Mammoth with {}\n"
    for blocker, dies in (("Drudge Skeletons", True), ("nothing", False)):
        text = fight.format(blocker) if dies else ATTACK + "  And Sue blocks with nothing\n"
        assert ("regeneration begins" in [option.sentence for option in offered(text, edition)]) is dies


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_mana_and_several_sizes_of_x_are_offered(edition: str) -> None:
    sentences = [option.sentence for option in offered(POSITION, edition)]
    assert {"Bob taps Taiga for {R}", "Bob taps Taiga for {G}"} <= set(sentences)
    assert any("with X = 5" in sentence for sentence in sentences)
    assert any("with X = 3" in sentence for sentence in sentences)


@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_that_has_been_dealt_is_not_offered_again(edition: str) -> None:
    dealt = BLOCK + "  And combat damage is dealt\n"
    assert "combat damage is dealt" not in [option.sentence for option in offered(dealt, edition)]
