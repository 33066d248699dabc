"""Keywords that change how a spell is cast: kicker, buyback, flashback, madness, split second, suspend, morph."""

from __future__ import annotations

from sandbox.rules.casting.suspend import it_may_be_cast, it_must_be_cast
from tests.rules.tables import NEW, Case, answers, chapter

KEYWORDS = (
    Case(
        "kicker is paid in addition",
        "2006: 502.21b; 2010: 702.30d",
        """
        Bob has {G}{G}{C}{C}{C}
        Bob holds Kavu Titan

        Bob casts Kavu Titan with kicker
        it resolves
        """,
        "Bob 20: Kavu Titan 5/5 3 +1/+1 / Sue 20",
        NEW,
    ),
    Case(
        "a spell with buyback returns to the hand",
        "2006: 502.16a; 2010: 702.24a",
        """
        Bob has {U}{U}{C}{C}{C}{C}
        Bob holds Capsize
        Sue controls Hill Giant

        Bob casts Capsize with buyback targeting Hill Giant
        it resolves
        """,
        "Bob 20; hand: Capsize / Sue 20; hand: Hill Giant",
        NEW,
    ),
    Case(
        "what was cast with flashback is removed from the game",
        "2006: 502.22a; 2010: 702.31a",
        """
        Bob has {R}{C}{C}{C}{C}
        Firebolt is in Bob's graveyard

        Bob casts Firebolt with flashback targeting Sue
        it resolves
        """,
        "Bob 20; removed: Firebolt / Sue 18",
        NEW,
    ),
    Case(
        "a discarded card with madness may be played for another cost",
        "2006: 502.24b; 2010: 702.32a",
        """
        Bob has {R}
        Bob controls Wild Mongrel
        Bob holds Fiery Temper

        Bob activates Wild Mongrel by discarding Fiery Temper
        Bob removes Fiery Temper from the game instead
        it resolves
        Bob casts Fiery Temper targeting Sue
        Fiery Temper resolves
        """,
        "Bob 20: Wild Mongrel 2/2; graveyard: Fiery Temper / Sue 17 / waiting: the effect of Wild Mongrel",
        NEW,
    ),
    Case(
        "nothing but mana abilities answers split second",
        "2006: 502.58a; 2010: 702.58a",
        """
        Bob has {R}{C}
        Bob holds Sudden Shock
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Sudden Shock targeting Sue
        Sue casts Counterspell targeting Sudden Shock
        """,
        "Bob 20 / Sue 20 {U}{U}; hand: Counterspell / waiting: Sudden Shock at Sue / refused: timing of spells",
        NEW,
    ),
    Case(
        "a suspended card is cast without paying when its last counter has gone",
        "2006: 502.59a; 2010: 702.59a; 2026: 702.62a",
        """
        Bob has {R}
        Bob holds Rift Bolt

        Bob suspends Rift Bolt
        it is Bob's next upkeep
        Bob targets Sue
        everything resolves
        """,
        answers(
            "casting.suspended",
            {
                it_must_be_cast: "Bob 20; graveyard: Rift Bolt / Sue 17; hand: ?",
                it_may_be_cast: "Bob 20; removed: Rift Bolt / Sue 20; hand: ?",
            },
        ),
        NEW,
    ),
    Case(
        "a creature face down is a 2/2 without a name and costs three",
        "2006: 502.26a and 504.2; 2010: 702.34b and 707.2",
        """
        Bob has {C}{C}{C}
        Bob holds Exalted Angel

        Bob casts Exalted Angel face down
        it resolves
        """,
        "Bob 20: the face-down Exalted Angel 2/2 / Sue 20",
        NEW,
    ),
)


@chapter(KEYWORDS)
def test_keywords_of_casting(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
