"""Texts that compare a measure of something with a number that is counted, and what is asked of spells to be cast."""

from __future__ import annotations

import pytest

from sandbox.scenarios.result import rule

BOMB = """
    Given this card:
      \"\"\"
      Small Bomb {2}
      Artifact
      {T}, Sacrifice ~: Destroy each nonland permanent with mana value equal to the number of charge counters on ~.
      \"\"\"
    And Bob controls Small Bomb
    And Small Bomb has 2 charge counters
    And Sue controls Grizzly Bears, Hill Giant and Llanowar Elves
    When Bob activates Small Bomb
    And it resolves
    Then Grizzly Bears is in Sue's graveyard
    And Hill Giant is on the battlefield
    And Llanowar Elves is on the battlefield
"""
ISLANDS = """
    Given this card:
      \"\"\"
      Tide Shackles {3}
      Artifact
      {T}: Gain control of target creature with power less than or equal to the number of Islands you control.
      \"\"\"
    And Bob controls Tide Shackles and 2 Islands
    And Sue controls Grizzly Bears and Hill Giant
    When Bob activates Tide Shackles targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
"""
MANDATE = """
    Given this card:
      \"\"\"
      Heavy Mandate {4}{W}
      Sorcery
      Choose target creature you control. Destroy all creatures with power less than that creature's power.
      \"\"\"
    And Bob controls Hill Giant
    And Sue controls Grizzly Bears and Air Elemental
    And Bob holds Heavy Mandate
    And Bob has {W}{W}{W}{W}{W}
    When Bob casts Heavy Mandate targeting Hill Giant
    And it resolves
    Then Grizzly Bears is in Sue's graveyard
    And Air Elemental is on the battlefield
    And Hill Giant is on the battlefield
"""
SCHOLAR = """
    Given this card:
      \"\"\"
      Quiet Scholar {1}{W}
      Creature — Human
      Noncreature spells with mana value 4 or greater can't be cast.
      2/2
      \"\"\"
    And Bob controls Quiet Scholar
"""
SMALL_SPELL = f"""{SCHOLAR}
    And Bob holds Lightning Bolt
    And Bob has {{R}}
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life
"""
LARGE_X = f"""{SCHOLAR}
    And Bob holds Blaze
    And Bob has {{R}}{{R}}{{R}}{{R}}{{R}}
    When Bob casts Blaze targeting Sue with X = 3
    Then Sue has 20 life
"""
STROKE = """
    Given this card:
      \"\"\"
      Proud Stroke {1}{U}
      Instant
      Counter target spell with mana value 4 or greater.
      \"\"\"
    And Bob has {R}{R}{R}{R}
    And Sue has {U}{U}
    And Bob holds Blaze
    And Sue holds Proud Stroke
"""
STROKE_LARGE = f"""{STROKE}
    When Bob casts Blaze targeting Sue with X = 3
    And Sue casts Proud Stroke targeting Blaze
    And everything resolves
    Then Sue has 20 life
"""
STROKE_SMALL = f"""{STROKE}
    When Bob casts Blaze targeting Sue with X = 2
    And Sue casts Proud Stroke targeting Blaze
    Then Sue has 20 life
"""
PROTECTOR = """
    Given this card:
      \"\"\"
      Wary Guard {1}{G}
      Creature — Human
      Creatures with power less than ~'s power can't block it.
      3/1
      \"\"\"
    And Bob controls Wary Guard
    And Sue controls Grizzly Bears and Hill Giant
    When Bob attacks with Wary Guard
"""
RETURNS = (
    "When ~ dies, return another target creature card with mana value less than or equal to ~'s power from your "
    "graveyard to your hand."
)
PANDA = f"""
    Given this card:
      \"\"\"
      Sad Panda {{2}}{{W}}{{B}}
      Creature — Bear
      {RETURNS}
      3/2
      \"\"\"
    And Bob controls Sad Panda
    And Sad Panda has 1 +1/+1 counter
    And Hill Giant and Air Elemental are in Bob's graveyard
    And Sue holds Lightning Bolt
    And Sue has {{R}}
    When Sue casts Lightning Bolt targeting Sad Panda
    And everything resolves
    Then Hill Giant is in Bob's hand
    And Air Elemental is in Bob's graveyard
    And Sad Panda is in Bob's graveyard
"""
SMALL_BLOCKER = f"""{PROTECTOR}
    And Sue blocks Wary Guard with Grizzly Bears
    Then Sue has 20 life
"""


def example(steps: str) -> str:
    return f"  Example: measures\n{steps}"


@pytest.mark.parametrize("edition", ["m11", "today"])
@pytest.mark.parametrize("steps", [BOMB, ISLANDS, MANDATE, SMALL_SPELL, STROKE_LARGE])
def test_what_is_of_the_size_asked_for_is_met(steps: str, edition: str) -> None:
    (found,) = rule(example(steps), edition)
    assert found.refusal is None
    assert found.passed


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (ISLANDS.replace("targeting Grizzly Bears", "targeting Hill Giant"), "Hill Giant is not what it aims at"),
        (LARGE_X, "Quiet Scholar keeps Blaze from being"),
        (STROKE_SMALL, "Blaze is not what it aims at"),
        (
            f"{PROTECTOR}    And Sue blocks Wary Guard with Grizzly Bears\n    Then Sue has 20 life\n",
            "cannot be blocked",
        ),
    ],
)
def test_what_is_not_is_refused(steps: str, why: str) -> None:
    (found,) = rule(example(steps), "today")
    assert found.refusal is not None
    assert why in found.refusal.message


def test_one_as_strong_may_block() -> None:
    steps = f"{PROTECTOR}    And Sue blocks Wary Guard with Hill Giant\n    Then Hill Giant is blocking\n"
    (found,) = rule(example(steps), "today")
    assert found.passed


def test_what_has_left_counts_as_it_last_was_and_is_not_another_than_itself() -> None:
    (found,) = rule(example(PANDA), "today")
    assert found.open_choices == ()
    assert found.passed
