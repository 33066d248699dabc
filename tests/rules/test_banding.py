"""Bands: who may be in one, who divides damage for it, and whom its blockers block."""

from __future__ import annotations

import pytest

from sandbox.rules.combat import (
    banding,
    rampage,
)
from tests.rules.tables import ALL, Paper, after, by_answer

HEROES = "Bob controls Benalish Hero, Mesa Pegasus, Hill Giant and Gray Ogre"


@pytest.mark.parametrize(
    ("members", "legal"),
    [
        (("Benalish Hero",), True),
        (("Hill Giant",), True),
        (("Benalish Hero", "Mesa Pegasus"), True),
        (("Benalish Hero", "Hill Giant"), True),
        (("Benalish Hero", "Mesa Pegasus", "Hill Giant"), True),
        (("Benalish Hero", "Hill Giant", "Gray Ogre"), False),
        (("Hill Giant", "Gray Ogre"), False),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_a_band_holds_one_creature_without_banding_at_most(edition: str, members: tuple[str, ...], legal: bool) -> None:
    """Mirage: More on Banding; 2006: 502.10b; 2010: 702.19c."""
    table = Paper(HEROES, edition)
    assert (banding.why_not_band(table.game, table.things(*members)) is None) is legal


def test_every_way_of_regrouping_a_band_is_a_legal_one() -> None:
    """Mirage: More on Banding. Bell's number for three, less the ways that put the two without banding together."""
    table = Paper(HEROES, "mirage")
    members = table.things("Benalish Hero", "Hill Giant", "Gray Ogre")
    ways = banding.legal_groupings(table.game, members)
    assert len(ways) == 3
    assert all(banding.why_not_grouping(table.game, members, way) is None for way in ways)


def test_a_regrouping_leaves_nobody_out() -> None:
    """Mirage: More on Banding."""
    table = Paper(HEROES, "mirage")
    hero, giant, ogre = table.things("Benalish Hero", "Hill Giant", "Gray Ogre")
    assert banding.why_not_grouping(table.game, [hero, giant, ogre], [[hero, giant]]) is not None
    assert banding.why_not_grouping(table.game, [hero, giant], [[hero, giant]]) is None


@pytest.mark.parametrize(
    ("edition", "groups"),
    by_answer("combat.blocked_band", {banding.gets_a_share: 2, banding.gives_the_division_away: 1}),
)
def test_a_band_gets_one_share_or_its_members_shares_of_their_own(edition: str, groups: int) -> None:
    """Mirage: More on Banding; 2006: 502.10h; 2010: 702.19k."""
    table = Paper(f"{HEROES}\nSue controls Two-Headed Giant of Foriys", edition)
    combat = table.attack("Benalish Hero", "Hill Giant", band=True, blocked_by="Two-Headed Giant of Foriys")
    met = table.things("Benalish Hero", "Hill Giant", "Gray Ogre")
    combat.attacks(met[2], table.sue, table.sue)
    assert len(table.game.edition.combat.blocked_band.groups(combat, met)) == groups


@pytest.mark.parametrize(("met", "divider"), [(("Benalish Hero", "Hill Giant"), "Bob"), (("Hill Giant",), "Sue")])
@pytest.mark.parametrize("edition", ALL)
def test_who_divides_the_damage_of_a_creature_that_blocks(edition: str, met: tuple[str, ...], divider: str) -> None:
    """Mirage: More on Banding; 2006: 502.10h; 2010: 702.19k."""
    table = Paper(f"{HEROES}\nSue controls Craw Wurm", edition)
    who = table.game.edition.combat.blocked_band.who_divides(table.game, table.thing("Craw Wurm"), table.things(*met))
    assert who.name == divider


@pytest.mark.parametrize(("blocker", "divider"), [("Pikemen", "Sue"), ("Craw Wurm", "Bob")])
@pytest.mark.parametrize("edition", ALL)
def test_who_divides_the_damage_of_a_creature_that_is_blocked(edition: str, blocker: str, divider: str) -> None:
    """Mirage: More on Banding; 2006: 502.10h; 2010: 702.19j."""
    table = Paper("Bob controls Hill Giant\nSue controls Craw Wurm and Pikemen", edition)
    combat = table.attack("Hill Giant", blocked_by=blocker)
    assert banding.who_divides_attacker(table.game, combat, table.thing("Hill Giant")).name == divider


@pytest.mark.parametrize(
    ("edition", "counted"), by_answer("combat.rampage", {rampage.those_assigned_to_it: 0, rampage.all_that_block_it: 1})
)
def test_who_blocks_the_band_counts_for_the_rampage_of_its_others_or_not(edition: str, counted: int) -> None:
    """Fifth Edition: Advanced Creature Abilities; 2006: 502.12a; 2010: 702.20a."""
    table = Paper(f"{HEROES}\nSue controls Craw Wurm", edition)
    combat = table.attack("Benalish Hero", "Hill Giant", band=True, blocked_by="Craw Wurm")
    assert table.game.edition.combat.rampage(combat, table.thing("Hill Giant")) == counted
    assert table.game.edition.combat.rampage(combat, table.thing("Benalish Hero")) == 1


@pytest.mark.parametrize("edition", ALL)
def test_who_blocks_one_of_a_band_blocks_them_all(edition: str) -> None:
    """Mirage: More on Banding; 2006: 502.10e; 2010: 702.19h."""
    steps = """
    Bob controls Benalish Hero and Hill Giant
    Sue controls Craw Wurm

    Bob attacks with Benalish Hero and Hill Giant in a band
    Sue blocks Benalish Hero with Craw Wurm
    """
    blocked = "Sue 20: Craw Wurm 6/4 blocking Benalish Hero and Hill Giant"
    assert after(steps, edition, fight=True).endswith(blocked)
