"""Damage that goes past the blockers."""

from __future__ import annotations

import pytest

from sandbox.engine.damage import Packet
from sandbox.rules.combat import (
    trample,
)
from tests.rules.tables import Case, Paper, chapter

TRAMPLE = (
    Case(
        "what kills the blocker is enough for a trampler, the rest goes over",
        "The Duel: Trample; 2006: 502.9b; 2010: 702.17b",
        """
        Bob controls War Mammoth
        Sue controls Grizzly Bears

        Bob attacks with War Mammoth
        Sue blocks War Mammoth with Grizzly Bears
        combat damage is dealt
        """,
        "Bob 20: War Mammoth 3/3 tapped damage 2 / Sue 19; graveyard: Grizzly Bears",
    ),
    Case(
        "damage that the blocker has already counts for what it needs",
        "Fifth Edition: Advanced Creature Abilities; 2006: 502.9d; 2010: 702.17b",
        """
        Bob controls War Mammoth
        Sue controls Craw Wurm
        Craw Wurm has 3 damage

        Bob attacks with War Mammoth
        Sue blocks War Mammoth with Craw Wurm
        combat damage is dealt
        """,
        "Bob 20; graveyard: War Mammoth / Sue 18; graveyard: Craw Wurm",
    ),
    Case(
        "when all blockers have gone a trampler deals everything to the player",
        "Fifth Edition: Advanced Creature Abilities; 2006: 502.9c; 2010: 702.17b",
        """
        Bob controls War Mammoth
        Sue controls Grizzly Bears and Island
        Sue holds Unsummon

        Bob attacks with War Mammoth
        Sue blocks War Mammoth with Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        it resolves
        combat damage is dealt
        """,
        "Bob 20: War Mammoth 3/3 tapped / Sue 17: Island tapped; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "a blocker with trample tramples over nobody",
        "The Duel: Trample; 2006: 502.9a; 2010: 702.17a",
        """
        Bob controls Llanowar Elves
        Sue controls War Mammoth

        Bob attacks with Llanowar Elves
        Sue blocks Llanowar Elves with War Mammoth
        combat damage is dealt
        """,
        "Bob 20; graveyard: Llanowar Elves / Sue 20: War Mammoth 3/3 damage 1",
    ),
)


@chapter(TRAMPLE)
def test_trample_reaches_the_player(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


TRAMPLES = (trample.found_after_prevention, trample.found_after_prevention_dealt_after_deaths)


@pytest.mark.parametrize("how", TRAMPLES, ids=lambda how: how.name)
@pytest.mark.parametrize(("marked", "prevented", "over"), [(0, 0, 1), (1, 0, 2), (0, 1, 0), (2, 0, 3), (0, 3, 0)])
def test_what_a_blocker_does_not_need_to_die_goes_over_after_prevention(
    how: trample.Trample, marked: int, prevented: int, over: int
) -> None:
    """The Duel: Trample; Fifth Edition: Damage Prevention."""
    table = Paper("Bob controls War Mammoth\nSue controls Grizzly Bears", "mirage")
    mammoth, bears = table.things("War Mammoth", "Grizzly Bears")
    table.attack("War Mammoth", blocked_by="Grizzly Bears")
    bears.damage = marked
    packet = Packet(mammoth, table.game.characteristics(mammoth), bears, 3 - prevented, combat=True)
    spilled = how.spilled(table.game, [packet])
    assert sum(one.amount for one in spilled) == over
    assert packet.amount == 3 - prevented - over
    assert [one.recipient for one in spilled] == [table.sue] * bool(over)


@pytest.mark.parametrize(("other", "over"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_damage_of_others_to_the_blocker_counts_first(other: int, over: int) -> None:
    """Fifth Edition: Damage Prevention."""
    table = Paper("Bob controls War Mammoth and Hill Giant\nSue controls Grizzly Bears", "mirage")
    mammoth, giant, bears = table.things("War Mammoth", "Hill Giant", "Grizzly Bears")
    table.attack("War Mammoth", "Hill Giant", band=True, blocked_by="Grizzly Bears")
    packets = [
        Packet(source, table.game.characteristics(source), bears, amount, combat=True)
        for source, amount in ((mammoth, 3), (giant, other))
    ]
    spilled = trample.found_after_prevention.spilled(table.game, packets)
    assert sum(one.amount for one in spilled) == over


def test_where_it_is_assigned_beyond_nothing_is_found_afterwards() -> None:
    """2006: 502.9b; 2010: 702.17b."""
    table = Paper("Bob controls War Mammoth\nSue controls Grizzly Bears", "m11")
    mammoth, bears = table.things("War Mammoth", "Grizzly Bears")
    table.attack("War Mammoth", blocked_by="Grizzly Bears")
    packet = Packet(mammoth, table.game.characteristics(mammoth), bears, 3, combat=True)
    assert trample.assigned_beyond_lethal.spilled(table.game, [packet]) == []
    assert packet.amount == 3
