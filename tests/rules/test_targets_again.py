"""Targets as a text resolves."""

from __future__ import annotations

from tests.rules.tables import ALL, NEW, Case, chapter

RESOLVED = (
    Case(
        "what has lost its only target does nothing",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}{G}
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears
        Sue has {U}
        Sue holds Unsummon

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20 {G}; graveyard: Lightning Bolt / Sue 20; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "what has lost its only target does none of its other things",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {B}
        Bob holds Aphotic Wisps
        Sue controls Grizzly Bears
        Sue has {U}
        Sue holds Unsummon

        Bob casts Aphotic Wisps targeting Grizzly Bears
        Sue casts Unsummon targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Aphotic Wisps / Sue 20; hand: Grizzly Bears; graveyard: Unsummon",
    ),
    Case(
        "a card that has left its graveyard is a target no more",
        "2006: 413.2a; 2010: 608.2b",
        """
        Bob has {G}{B}
        Bob holds Grave Song and Grave Song#2
        Grizzly Bears is in Bob's graveyard

        Bob casts Grave Song targeting Grizzly Bears
        Bob casts Grave Song#2 targeting Grizzly Bears
        everything resolves
        """,
        "Bob 21; hand: Grizzly Bears; graveyard: Grave Song#2, Grave Song / Sue 20",
        NEW,
        (
            "Grave Song {1} // Instant // Return target creature card from your graveyard to your hand. "
            "You gain 1 life.",
        ),
    ),
    Case(
        "a spell that has been countered is a target no more",
        "2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Calm Word and Calm Word#2

        Bob casts Lightning Bolt targeting Sue
        Sue casts Calm Word targeting Lightning Bolt
        Sue casts Calm Word#2 targeting Lightning Bolt
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 21; graveyard: Calm Word#2, Calm Word",
        NEW,
        ("Calm Word {U} // Instant // Counter target spell. You gain 1 life.",),
    ),
    Case(
        "a card that comes back is another object",
        "The Duel: Fizzle; 2006: 217.1c; 2010: 400.7",
        """
        Bob has {G}
        Bob holds Giant Growth
        Sue controls Flicker Fish
        Bob controls Cloud Gate

        Bob casts Giant Growth targeting Flicker Fish
        Bob activates Cloud Gate targeting Flicker Fish
        everything resolves
        """,
        "Bob 20: Cloud Gate tapped; graveyard: Giant Growth / Sue 20: Flicker Fish 1/1",
        NEW,
        (
            "Flicker Fish {U} // Creature — Fish // 1/1",
            "Cloud Gate {2} // Artifact // {T}: Exile target creature. "
            "Return that card to the battlefield under its owner's control.",
        ),
    ),
    Case(
        "a target that has become illegal is spared, the other is not",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Forked Bolt
        Sue controls Birds of Paradise and Llanowar Elves
        Sue has {U}
        Sue holds Unsummon

        Bob casts Forked Bolt targeting Birds of Paradise and Llanowar Elves dividing 1 and 1
        Sue casts Unsummon targeting Birds of Paradise
        everything resolves
        """,
        "Bob 20; graveyard: Forked Bolt / Sue 20; hand: Birds of Paradise; graveyard: Unsummon, Llanowar Elves",
    ),
    Case(
        "a target that gains protection on the way is illegal",
        "The Duel: Fizzle; 2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears
        Sue has {W}
        Sue holds Scarlet Veil

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Scarlet Veil targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20: Grizzly Bears 2/2; graveyard: Scarlet Veil",
        ALL,
        ("Scarlet Veil {W} // Instant // Target creature gains protection from red until end of turn.",),
    ),
    Case(
        "a target is not lost by what does not matter to it",
        "2006: 413.2a; 2010: 608.2b",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Hill Giant
        Sue has {G}
        Sue holds Giant Growth

        Bob casts Lightning Bolt targeting Hill Giant
        Sue casts Giant Growth targeting Hill Giant
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20: Hill Giant 6/6 damage 3; graveyard: Giant Growth",
    ),
)


@chapter(RESOLVED)
def test_targets_are_judged_again_as_the_text_resolves(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
