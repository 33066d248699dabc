"""Triggered abilities with a condition, and delayed ones."""

from __future__ import annotations

from tests.rules.tables import NEW, Case, chapter

CONDITIONS = (
    Case(
        "a condition between comma and effect is asked as it triggers",
        "2006: 410.8; 2010: 603.4",
        """
        it is Bob's untap step
        Bob has 49 life
        Bob controls Test of Endurance

        it is Bob's main phase
        """,
        "Bob 49: Test of Endurance; hand: ? / Sue 20",
    ),
    Case(
        "where it does not hold nothing begins to wait",
        "2006: 410.8; 2010: 603.4",
        """
        it is Bob's untap step
        Bob has 49 life
        Bob controls Test of Endurance

        it is Bob's upkeep
        """,
        "Bob 49: Test of Endurance / Sue 20",
        NEW,
    ),
    Case(
        "and when it holds the effect follows",
        "2006: 410.8; 2010: 603.4",
        """
        it is Bob's untap step
        Bob has 50 life
        Bob controls Test of Endurance

        it is Bob's main phase
        """,
        "Bob 50: Test of Endurance / Sue 20 lost / Bob wins",
    ),
    Case(
        "the condition is asked again as the effect resolves",
        "2006: 410.8; 2010: 603.4 and 608.2a",
        """
        it is Bob's untap step
        Bob has 50 life
        Bob controls Test of Endurance
        Sue controls Mountain
        Sue holds Shock

        it is Bob's upkeep
        Sue casts Shock targeting Bob
        everything resolves
        """,
        "Bob 48: Test of Endurance / Sue 20: Mountain tapped; graveyard: Shock",
        NEW,
    ),
)

DELAYED = (
    Case(
        "a delayed effect comes once, at its moment",
        "2006: 404.4b; 2010: 603.7b",
        """
        Bob has {W}{W}{W}
        Bob holds Flickerwisp
        Sue controls Hill Giant

        Bob casts Flickerwisp
        it resolves
        Bob targets Hill Giant
        everything resolves
        it is Bob's end step
        everything resolves
        """,
        "Bob 20: Flickerwisp 3/1 / Sue 20: Hill Giant 3/3",
        NEW,
    ),
    Case(
        "mana that comes at the next main phase does not come at the one after it",
        "2006: 404.4b; 2010: 603.7b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Mana Drain

        Bob casts Lightning Bolt targeting Sue
        Sue casts Mana Drain targeting Lightning Bolt
        everything resolves
        it is Sue's second main phase
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; hand: ?; graveyard: Mana Drain",
        ("m11",),
    ),
)


@chapter(CONDITIONS)
def test_a_condition_is_asked_as_it_triggers_and_as_it_resolves(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@chapter(DELAYED)
def test_a_delayed_effect_comes_at_its_moment(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
