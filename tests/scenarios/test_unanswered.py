"""A choice that the text leaves open undoes what it belongs to: the game stands where a player could last act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule
from sandbox.scenarios.values.position import ObjectState, Position
from tests.scenarios.texts import example

SACRIFICE = '''
Example: nobody says what is sacrificed
  Given this card:
    """
    Greedy Rite {B}
    Instant
    As an additional cost to cast ~, sacrifice a creature.
    Draw a card.
    """
  And Bob controls 2 Swamps, Hill Giant and Grizzly Bears
  And Bob holds Greedy Rite
  When Bob casts Greedy Rite
'''
TARGET = """
Example: nobody says at what
  Given Bob controls Mountain
  And Sue controls Grizzly Bears
  And Bob holds Lightning Bolt
  When Bob casts Lightning Bolt
"""
DIVISION = """
Example: nobody says how much to whom
  Given Bob controls 5 Mountains
  And Sue controls Grizzly Bears and Hill Giant
  And Bob holds Pyrotechnics
  When Bob casts Pyrotechnics targeting Grizzly Bears and Hill Giant
"""
LATER = """
Example: the second of two is open
  Given Bob controls 2 Mountains
  And Sue controls Grizzly Bears
  And Bob holds Lightning Bolt and Shock
  When Bob casts Lightning Bolt targeting Sue
  And it resolves
  And Bob casts Shock
"""


def still(position: Position) -> Position:
    """A position without the numbers of the cards in hands, which say when they were made."""
    players = (replace(p, hand=tuple(replace(card, id=0) for card in p.hand)) for p in position.players)
    return replace(position, players=tuple(players))


def names(cards: Iterable[ObjectState]) -> list[str]:
    return [card.label for card in cards]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("text", [SACRIFICE, TARGET, DIVISION], ids=["sacrifice", "target", "division"])
def test_the_position_is_as_before_the_act(text: str, edition: str) -> None:
    ruling = rule(text, edition)[0]
    assert len(ruling.open_choices) == 1
    assert still(ruling.final) == still(ruling.start)
    assert ruling.outcome == ()
    assert ruling.trace == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_done_before_it_stays(edition: str) -> None:
    ruling = rule(LATER, edition)[0]
    assert ruling.open_choices[0].question == "a target for Shock"
    assert "Sue is at 17 life (was 20)" in ruling.outcome
    assert names(ruling.final.players[0].hand) == ["Shock"]
    assert names(ruling.final.players[0].graveyard) == ["Lightning Bolt"]


def test_a_division_among_targets_is_offered_with_sentences_that_answer_it() -> None:
    text = example(
        *("Given Bob holds Forked Bolt", "And Bob has {R}", "And Sue controls Hill Giant"),
        *(
            "When Bob casts Forked Bolt targeting Hill Giant and Sue",
            "And Bob assigns 2 damage from Forked Bolt to Bob",
        ),
    )
    (fault,) = rule(text, "m11")[0].faults or ()
    assert fault.repairs == ("Bob assigns 1 damage from Forked Bolt to Hill Giant and 1 to Sue",)


@pytest.mark.parametrize("edition", ["timespiral", "m11", "today"])
def test_modes_are_offered_by_their_numbers(edition: str) -> None:
    text = example("Given Bob controls Plains", "And Bob holds Healing Salve", "When Bob casts Healing Salve")
    (ruling,) = rule(text, edition, options=True)
    assert [choice.options for choice in ruling.open_choices] == [("mode 1", "mode 2")]
    said = [option.sentence for option in ruling.options or ()]
    assert said == ["Bob chooses mode 1", "Bob chooses mode 2"]
    for sentence in said:
        (further,) = rule(f"{text}\n  And {sentence}\n  And Bob chooses Sue\n", edition)
        assert further.refusal is None
        assert further.faults is None
