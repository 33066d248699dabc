"""A refusal says when the same act would have been allowed, where the engine can find it."""

from __future__ import annotations

from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Refused

LATE_REGENERATION = """\
Example: too late
  Given Bob controls Hill Giant
  And Sue controls Drudge Skeletons and Swamp
  When Bob attacks with Hill Giant
  And Sue blocks Hill Giant with Drudge Skeletons
  And combat damage is dealt
  And Sue activates Drudge Skeletons
"""
SORCERY = """\
Example: a sorcery in the upkeep
  Given it is Bob's upkeep
  And Bob has {2}{U}
  And Bob holds Divination
  And Bob controls Island and Island and Island
  When Bob casts Divination
"""


def refused(text: str, edition: str, options: bool = True) -> Refused:
    (ruling,) = evaluate(text, edition, options=options).rulings
    assert ruling.refusal is not None
    return ruling.refusal


def test_an_earlier_place_of_the_text_is_found() -> None:
    assert refused(LATE_REGENERATION, "m11").allowed == ("before “combat damage is dealt”",)


def test_a_later_step_is_found() -> None:
    assert refused(SORCERY, "m11").allowed == ("in Bob's first main phase",)


def test_what_is_never_allowed_says_nothing() -> None:
    text = "Example: poor\n  Given Bob holds Giant Growth\n  And Bob controls Grizzly Bears\n"
    assert refused(f"{text}  When Bob casts Giant Growth targeting Grizzly Bears\n", "m11").allowed is None


def test_nothing_is_tried_unless_options_are_asked_for() -> None:
    assert refused(SORCERY, "m11", options=False).allowed is None


def test_an_attack_is_tried_in_the_players_next_turn() -> None:
    other = "Example: not now\n  Given it is Sue's main phase\n  And Bob controls Hill Giant\n"
    giant = "  Given Bob controls Hill Giant\n"
    sick = f"Example: just arrived\n{giant}  And Hill Giant came under Bob's control this turn\n"
    wall = "Example: never\n  Given Bob controls Wall of Wood\n"
    attack = "  When Bob attacks with Hill Giant\n"
    assert refused(other + attack, "m11").allowed == ("in Bob's next turn",)
    assert refused(sick + attack, "m11").allowed == ("in Bob's next turn",)
    assert not refused(wall + attack.replace("Hill Giant", "Wall of Wood"), "m11").allowed
