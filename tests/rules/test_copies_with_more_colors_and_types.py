"""A token that is a copy and besides of another color and type: 707.9b."""

from sandbox.editions import EDITIONS
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import run
from sandbox.terms.colors import Color
from sandbox.terms.types import Supertype

TEXT = """Feature: copies
  Example: a legendary creature dies
    Given Bob controls Ratadrabik of Urbo and Tanazir Quandrix
    And Sue has {1}{B}
    And Sue holds Terror
    When Sue casts Terror targeting Tanazir Quandrix
    And it resolves
    And it resolves
    And Bob chooses Ratadrabik of Urbo
    Then Tanazir Quandrix is in Bob's graveyard
"""


def test_a_copy_keeps_its_colors_and_types_beside_the_new_ones() -> None:
    (parsed,) = parse_text(TEXT)
    done = run(parsed, EDITIONS["today"])
    assert done.passed
    (token,) = [thing for thing in done.game.battlefield if thing.token]
    found = done.game.characteristics(token)
    assert (found.power, found.toughness) == (2, 2)
    assert found.colors == {Color.BLACK, Color.BLUE, Color.GREEN}
    assert {"Zombie", "Dragon"} <= set(found.subtypes)
    assert Supertype.LEGENDARY not in found.supertypes
