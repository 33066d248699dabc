"""Damage that is dealt."""

from __future__ import annotations

import pytest

from sandbox.rules.damage import dealing
from tests.rules.packets import FIGHT, dealt, packet
from tests.rules.tables import ALL, Case, Paper, answers, by_answer, chapter

CASES = (
    Case(
        "damage to a player is life lost",
        "The Duel: Damage Prevention; 2010: 119.3a",
        """
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 17",
    ),
    Case(
        "what is over of damage to a creature is lost",
        "The Duel: Power and Toughness; 2010: 119.3d",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Llanowar Elves

        Bob casts Lightning Bolt targeting Llanowar Elves
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; graveyard: Llanowar Elves",
    ),
    Case(
        "it is doubled where a text says so",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob controls Furnace of Rath
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        "Bob 20: Furnace of Rath; graveyard: Lightning Bolt / Sue 14",
    ),
    Case(
        "two that double it make it four times as much",
        "2006: 419.6a; 2010: 614.5",
        """
        Bob controls Furnace of Rath and Furnace of Rath#2
        Bob has {R}
        Bob holds Lightning Bolt

        Bob casts Lightning Bolt targeting Sue
        it resolves
        """,
        "Bob 20: Furnace of Rath, Furnace of Rath#2; graveyard: Lightning Bolt / Sue 8",
    ),
    Case(
        "a source that deals no damage triggers nothing",
        "2006: 419.5a; 2010: 614.7a",
        """
        Bob controls Pit Scorpion
        Bob controls Weakness on Pit Scorpion
        Pit Scorpion has 1 +1/+1 counter

        Bob attacks with Pit Scorpion
        combat damage is dealt
        everything resolves
        """,
        "Bob 20: Pit Scorpion 0/1 tapped 1 +1/+1, Weakness on Pit Scorpion / Sue 20",
    ),
    Case(
        "infect leaves counters and poison",
        "2026: 702.90b and 702.90c",
        """
        Bob controls Green Plague
        Sue controls Hill Giant

        Bob attacks with Green Plague
        Sue blocks Green Plague with Hill Giant
        combat damage is dealt
        """,
        "Bob 20; graveyard: Green Plague / Sue 20: Hill Giant 1/1 2 -1/-1",
        ("m11",),
        ("Green Plague {G} // Creature — Beast // Infect // 2/2",),
    ),
    Case(
        "infect poisons a player",
        "2026: 702.90b and 702.90c",
        """
        Bob controls Green Plague

        Bob attacks with Green Plague
        combat damage is dealt
        """,
        "Bob 20: Green Plague 2/2 tapped / Sue 20 2 poison",
        ("m11",),
        ("Green Plague {G} // Creature — Beast // Infect // 2/2",),
    ),
    Case(
        "an effect whose source has left is as it was announced, or as it last was",
        "The Duel: Resolving Spells and Effects; 2006: 413.2f; 2010: 608.2g",
        """
        Bob controls Spikeshot Goblin
        Bob has {R}{G}
        Bob holds Giant Growth

        Bob activates Spikeshot Goblin targeting Sue
        Bob casts Giant Growth targeting Spikeshot Goblin
        everything resolves
        """,
        answers(
            "damage.source_looked_at",
            {
                dealing.as_announced: "Bob 20: Spikeshot Goblin 4/5 tapped; graveyard: Giant Growth / Sue 19",
                dealing.as_it_last_was: "Bob 20: Spikeshot Goblin 4/5 tapped; graveyard: Giant Growth / Sue 16",
            },
        ),
    ),
)


@chapter(CASES)
def test_damage_is_dealt(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


def test_one_source_deals_one_recipient_one_packet_at_a_time() -> None:
    """Mirage: Packets of Damage."""
    table = Paper(FIGHT, "mirage")
    packets = [
        packet(table, "Hill Giant", table.sue, 1),
        packet(table, "War Mammoth", table.sue, 2),
        packet(table, "Hill Giant", table.sue, 3),
        packet(table, "Hill Giant", table.bob, 4),
    ]
    assert [one.amount for one in dealing.joined(packets)] == [4, 2, 4]


@pytest.mark.parametrize(("life", "left"), [(5, 2), (3, 1), (1, 1), (0, -3), (-2, -5)])
@pytest.mark.parametrize("edition", ALL)
def test_damage_that_would_reduce_life_to_less_than_1_reduces_it_to_1_and_never_raises_it(
    edition: str, life: int, left: int
) -> None:
    """2006: 419.1a; 2010: 614.1a: what has less than 1 life already is not reduced to less than 1."""
    table = Paper("Bob controls Hill Giant\nSue controls Worship and Grizzly Bears", edition)
    table.sue.life = life
    dealt(table, packet(table, "Hill Giant", table.sue, 3))
    assert table.sue.life == left


@pytest.mark.parametrize("edition", ALL)
def test_nothing_but_creatures_planeswalkers_and_players_is_dealt_damage(edition: str) -> None:
    """2010: 119.1a."""
    table = Paper("Bob controls Child of Night and Sol Ring", edition)
    dealt(table, packet(table, "Child of Night", table.thing("Sol Ring"), 3))
    assert table.drawn() == "Bob 20: Child of Night 2/1, Sol Ring / Sue 20"


@pytest.mark.parametrize(
    ("edition", "dealing_waits"),
    by_answer("damage.dealing", {dealing.dealt_after_a_prevention_step: True, dealing.dealt_at_once: False}),
)
def test_whether_there_is_a_step_to_prevent_damage_in(edition: str, dealing_waits: bool) -> None:
    """Mirage: Damage-Prevention Timing; The Duel: Damage Prevention; 2006: 310.4; 2010: 510.2."""
    table = Paper(FIGHT, edition)
    assert table.game.edition.damage.needs_damage is dealing_waits
    asked: list[bool] = []
    table.when_asked_to_act(lambda: asked.append(table.game.window is not None))
    dealing.deal(table.game, [packet(table, "Hill Giant", table.sue, 1)])
    assert bool(asked) is dealing_waits
    assert table.sue.life == 19
