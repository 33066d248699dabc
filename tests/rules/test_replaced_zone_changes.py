"""Texts that replace going to a zone."""

from __future__ import annotations

from tests.rules.tables import Case, chapter

REPLACED = (
    Case(
        "instead of the graveyard it goes where its text says",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob has {C}{B}
        Bob holds Diabolic Edict
        Sue controls Darksteel Colossus

        Bob casts Diabolic Edict targeting Sue
        it resolves
        """,
        "Bob 20; graveyard: Diabolic Edict / Sue 20",
    ),
    Case(
        "to a hand it goes as any other card",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob has {U}
        Bob holds Unsummon
        Sue controls Darksteel Colossus

        Bob casts Unsummon targeting Darksteel Colossus
        it resolves
        """,
        "Bob 20; graveyard: Unsummon / Sue 20; hand: Darksteel Colossus",
    ),
    Case(
        "what an effect puts into play tapped comes tapped",
        "2006: 410.10e; 2010: 614.1c",
        """
        Bob has {B}{C}
        Reassembling Skeleton is in Bob's graveyard

        Bob activates Reassembling Skeleton
        it resolves
        """,
        "Bob 20: Reassembling Skeleton 1/1 tapped / Sue 20",
    ),
    Case(
        "another's text may keep cards out of a graveyard",
        "2006: 419.1a; 2010: 614.1a",
        """
        Bob controls Leyline of the Void
        Bob has {R}
        Bob holds Shock
        Sue controls Grizzly Bears

        Bob casts Shock targeting Grizzly Bears
        it resolves
        """,
        "Bob 20: Leyline of the Void; graveyard: Shock / Sue 20; removed: Grizzly Bears",
    ),
    Case(
        "a token that it would keep out dies all the same",
        "2006: 216.3; 2010: 110.5f",
        """
        Bob controls Leyline of the Void and Soul Net
        Bob has {R}{C}
        Bob holds Shock
        Sue controls a 1/1 red Goblin token

        Bob casts Shock targeting Goblin
        everything resolves
        Bob pays for Soul Net
        """,
        "Bob 21: Leyline of the Void, Soul Net; graveyard: Shock / Sue 20",
    ),
    Case(
        "what would die is removed where a spell has said so",
        "The Duel: Cards' Special Effects; 2006: 419.1a; 2010: 614.1a",
        """
        Bob has {R}{R}{R}
        Bob holds Disintegrate
        Sue controls Grizzly Bears

        Bob casts Disintegrate with X = 2 targeting Grizzly Bears
        it resolves
        """,
        "Bob 20; graveyard: Disintegrate / Sue 20; removed: Grizzly Bears",
    ),
    Case(
        "a replaced death is no death",
        "2006: 419.5; 2010: 614.6",
        """
        Bob controls Leyline of the Void and Soul Net
        Bob has {R}{C}
        Bob holds Shock
        Sue controls Grizzly Bears

        Bob casts Shock targeting Grizzly Bears
        everything resolves
        Bob pays for Soul Net
        """,
        "Bob 20 {C}: Leyline of the Void, Soul Net; graveyard: Shock / Sue 20; removed: Grizzly Bears",
    ),
)


@chapter(REPLACED)
def test_a_card_goes_elsewhere_instead(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
