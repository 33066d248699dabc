"""Of a split card in the hand each half is offered, and the card as a whole is not."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule

TEXT = '''
Example: two halves
  Given this card:
    """
    Assault {R}
    Sorcery
    Assault deals 2 damage to target creature or player.
    -----
    Battery {3}{G}
    Sorcery
    Create a 3/3 green Elephant creature token.
    """
  And Bob controls Mountain and 4 Forests
  And Bob holds Assault // Battery
  And it is Bob's main phase
'''


@pytest.mark.parametrize("edition", ["timespiral", "m11"])
def test_each_half_is_offered_and_can_be_cast_as_it_is_offered(edition: str) -> None:
    (ruling,) = rule(TEXT, edition, options=True)
    verb = EDITIONS[edition].words.cast
    offered = [one.sentence for one in ruling.options or () if one.legal and f" {verb} " in one.sentence]
    assert sorted(offered) == [
        f"Bob {verb} Assault targeting Bob",
        f"Bob {verb} Assault targeting Sue",
        f"Bob {verb} Battery",
    ]
    for sentence in offered:
        (after,) = rule(f"{TEXT}  When {sentence}\n  And it resolves\n", edition)
        assert after.refusal is None
        assert "Assault // Battery is in Bob's graveyard" in after.outcome
