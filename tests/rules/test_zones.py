"""Cards and permanents that go from one zone to another."""

from __future__ import annotations

import pytest

from sandbox.rules.zones import zone_changes
from tests.rules.tables import ALL, NEW, Case, Paper, chapter

CASES = (
    Case(
        "what comes into play is a new object without damage or counters",
        "The Duel: Cards Out of Play; 2006: 217.1c; 2010: 400.7",
        """
        Bob has {G}{G}{U}
        Bob holds Unsummon
        Bob controls Grizzly Bears
        Grizzly Bears has 2 +1/+1 counters
        Grizzly Bears has 1 damage

        Bob casts Unsummon targeting Grizzly Bears
        it resolves
        Bob casts Grizzly Bears
        it resolves
        """,
        "Bob 20: Grizzly Bears 2/2; graveyard: Unsummon / Sue 20",
    ),
    Case(
        "a card goes to its owner's hand, whoever controlled it",
        "Fifth Edition: Ownership; 2006: 217.1a; 2010: 400.3",
        """
        Sue controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears
        Bob has {U}
        Bob holds Unsummon

        Bob casts Unsummon targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Unsummon, Control Magic / Sue 20; hand: Grizzly Bears",
    ),
    Case(
        "and to its owner's graveyard",
        "Fifth Edition: Ownership; 2006: 217.1a; 2010: 400.3",
        """
        Sue controls Grizzly Bears
        Bob controls Control Magic on Grizzly Bears
        Bob has {R}
        Bob holds Shock

        Bob casts Shock targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Shock, Control Magic / Sue 20; graveyard: Grizzly Bears",
    ),
    Case(
        "what is buried does not regenerate",
        "Mirage: Burial; The Duel: Regeneration; 2006: 419.6b; 2010: 701.6c",
        """
        Bob has {C}{C}{W}{W}
        Bob holds Wrath of God
        Sue controls Drudge Skeletons and Swamp

        Bob casts Wrath of God
        Sue regenerates Drudge Skeletons
        everything resolves
        """,
        "Bob 20; graveyard: Wrath of God / Sue 20: Swamp tapped; graveyard: Drudge Skeletons",
        NEW,
    ),
    Case(
        "a sacrifice is no destruction: nothing regenerates",
        "Fifth Edition: Sacrifices; 2010: 701.13a",
        """
        Bob has {B}{C}
        Bob holds Diabolic Edict
        Sue controls Drudge Skeletons and Swamp

        Sue regenerates Drudge Skeletons
        everything resolves
        Bob casts Diabolic Edict targeting Sue
        everything resolves
        """,
        "Bob 20; graveyard: Diabolic Edict / Sue 20: Swamp tapped; graveyard: Drudge Skeletons",
        NEW,
    ),
    Case(
        "indestructible is safe from destruction",
        "2010: 700.4",
        """
        Bob has {C}{C}{W}{W}
        Bob holds Wrath of God
        Sue controls Darksteel Gargoyle and Grizzly Bears

        Bob casts Wrath of God
        it resolves
        """,
        "Bob 20; graveyard: Wrath of God / Sue 20: Darksteel Gargoyle 3/3; graveyard: Grizzly Bears",
    ),
)


@chapter(CASES)
def test_cards_go_from_zone_to_zone(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_what_goes_together_is_remembered_as_it_was_together(edition: str) -> None:
    """2006: 410.10d; 2010: 603.6d."""
    cards = ("Old Captain {W} // Creature — Soldier // Other creatures you control get +1/+1. // 1/1",)
    table = Paper("Bob controls Old Captain and Grizzly Bears", edition, cards)
    captain, bears = table.things("Old Captain", "Grizzly Bears")
    zone_changes.bury(table.game, [captain, bears])
    assert table.game.characteristics(bears).power == 3
    assert [card.card.name for card in table.bob.graveyard] == ["Old Captain", "Grizzly Bears"]


@pytest.mark.parametrize("edition", ALL)
def test_what_has_left_does_not_leave_again(edition: str) -> None:
    """2006: 217.1c; 2010: 400.7."""
    table = Paper("Bob controls Grizzly Bears", edition)
    bears = table.thing("Grizzly Bears")
    zone_changes.return_to_hand(table.game, [bears])
    zone_changes.destroy(table.game, [bears])
    zone_changes.remove_from_game(table.game, [bears])
    assert table.drawn() == "Bob 20; hand: Grizzly Bears / Sue 20"
