"""Keywords that stand for triggered abilities."""

from __future__ import annotations

import pytest

from sandbox.meaning.costs import PayLife
from sandbox.meaning.events import BecomesBlocked, Dies
from sandbox.meaning.keyword_abilities import CumulativeUpkeep, Keyword, Modular, Rampage
from sandbox.meaning.nodes import Ability
from sandbox.rules.triggers.keyword_triggers import read_as_triggered
from sandbox.rules.turn.new_game import TRIGGERED_KEYWORDS
from tests.rules.tables import NEW, Case, chapter

KEYWORDS = (
    Case(
        "storm copies the spell for each that was cast before it",
        "2006: 502.30a; 2010: 702.37a",
        """
        Bob has {R}{R}{R}{C}
        Bob holds Shock, Shock#2 and Grapeshot

        Bob casts Shock targeting Sue
        it resolves
        Bob casts Shock#2 targeting Sue
        it resolves
        Bob casts Grapeshot targeting Sue
        everything resolves
        """,
        "Bob 20; graveyard: Shock, Shock#2, Grapeshot / Sue 13",
        NEW,
    ),
    Case(
        "persist brings a creature back once",
        "2010: 702.76a",
        """
        Bob has {R}{R}
        Bob holds Lightning Bolt and Lightning Bolt#2
        Sue controls Kitchen Finks

        Bob casts Lightning Bolt targeting Kitchen Finks
        everything resolves
        """,
        "Bob 20 {R}; hand: Lightning Bolt#2; graveyard: Lightning Bolt / Sue 22: Kitchen Finks 2/1 1 -1/-1",
        ("m11",),
    ),
    Case(
        "a creature with a -1/-1 counter stays away",
        "2010: 702.76a",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Kitchen Finks
        Kitchen Finks has 1 -1/-1 counter

        Bob casts Lightning Bolt targeting Kitchen Finks
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; graveyard: Kitchen Finks",
        ("m11",),
    ),
)


@chapter(KEYWORDS)
def test_keywords_trigger(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize(
    ("ability", "event"),
    [
        (Modular(2), Dies()),
        (Keyword("persist"), Dies()),
        (Rampage(2), BecomesBlocked()),
        (CumulativeUpkeep((PayLife(1),)), None),
        (Keyword("flying"), None),
    ],
)
def test_keywords_are_read_as_the_abilities_that_they_stand_for(ability: Ability, event: object) -> None:
    """2006: 502.12a, 502.13a and 502.35a; 2010: 702.20a, 702.21a, 702.40a and 702.76a."""
    found = read_as_triggered(TRIGGERED_KEYWORDS, ability)
    assert event in (None, *[each.event for each in found])
    assert (not found) is (ability == Keyword("flying"))
