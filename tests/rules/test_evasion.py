"""What keeps a creature from blocking another: flying, shadow, fear, landwalk and the like."""

from __future__ import annotations

from tests.rules.tables import Case, chapter

EVASION = (
    Case(
        "what does not fly cannot block what does",
        "The Duel: Flying; 2006: 502.4b; 2010: 702.9b",
        """
        Bob controls Scryb Sprites
        Sue controls Grizzly Bears

        Bob attacks with Scryb Sprites
        Sue blocks Scryb Sprites with Grizzly Bears
        """,
        "Bob 20: Scryb Sprites 1/1 tapped / Sue 20: Grizzly Bears 2/2 / refused: flying",
    ),
    Case(
        "what flies may block what does not",
        "The Duel: Flying; 2006: 502.4b; 2010: 702.9b",
        """
        Bob controls Grizzly Bears
        Sue controls Scryb Sprites

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Scryb Sprites
        combat damage is dealt
        """,
        "Bob 20: Grizzly Bears 2/2 tapped damage 1 / Sue 20; graveyard: Scryb Sprites",
    ),
    Case(
        "what has reach may block what flies",
        "2010: 702.15b",
        """
        Bob controls Scryb Sprites
        Sue controls Giant Spider

        Bob attacks with Scryb Sprites
        Sue blocks Scryb Sprites with Giant Spider
        combat damage is dealt
        """,
        "Bob 20; graveyard: Scryb Sprites / Sue 20: Giant Spider 2/4 damage 1",
    ),
    Case(
        "shadow fights shadow alone: it is not blocked by others",
        "2006: 502.8b; 2010: 702.25b",
        """
        Bob controls Soltari Priest
        Sue controls Grizzly Bears

        Bob attacks with Soltari Priest
        Sue blocks Soltari Priest with Grizzly Bears
        """,
        "Bob 20: Soltari Priest 2/1 tapped / Sue 20: Grizzly Bears 2/2 / refused: declaring blockers",
    ),
    Case(
        "shadow fights shadow alone: it blocks no others",
        "2006: 502.8b; 2010: 702.25b",
        """
        Bob controls Grizzly Bears
        Sue controls Soltari Priest

        Bob attacks with Grizzly Bears
        Sue blocks Grizzly Bears with Soltari Priest
        """,
        "Bob 20: Grizzly Bears 2/2 tapped / Sue 20: Soltari Priest 2/1 / refused: declaring blockers",
    ),
    Case(
        "protection keeps blockers of the color away",
        "Mirage: Protection; 2006: 502.7f; 2010: 702.14f",
        """
        Bob controls White Knight
        Sue controls Scathe Zombies

        Bob attacks with White Knight
        Sue blocks White Knight with Scathe Zombies
        """,
        "Bob 20: White Knight 2/2 tapped / Sue 20: Scathe Zombies 2/2 / refused: protection",
    ),
    Case(
        "fear lets artifact creatures and black ones block",
        "2006: 502.25b; 2010: 702.33b",
        """
        Bob controls Severed Legion
        Sue controls Grizzly Bears

        Bob attacks with Severed Legion
        Sue blocks Severed Legion with Grizzly Bears
        """,
        "Bob 20: Severed Legion 2/2 tapped / Sue 20: Grizzly Bears 2/2 / refused: fear",
    ),
    Case(
        "fear does not scare an artifact creature",
        "2006: 502.25b; 2010: 702.33b",
        """
        Bob controls Severed Legion
        Sue controls Stone Golem

        Bob attacks with Severed Legion
        Sue blocks Severed Legion with Stone Golem
        combat damage is dealt
        """,
        "Bob 20; graveyard: Severed Legion / Sue 20: Stone Golem 4/4 damage 2",
    ),
    Case(
        "fear does not scare a black creature",
        "2006: 502.25b; 2010: 702.33b",
        """
        Bob controls Severed Legion
        Sue controls Scathe Zombies

        Bob attacks with Severed Legion
        Sue blocks Severed Legion with Scathe Zombies
        combat damage is dealt
        """,
        "Bob 20; graveyard: Severed Legion / Sue 20; graveyard: Scathe Zombies",
    ),
    Case(
        "intimidate lets those of its own color block",
        "2010: 702.11b",
        """
        Bob controls Bladetusk Boar
        Sue controls Hill Giant and Grizzly Bears

        Bob attacks with Bladetusk Boar
        Sue blocks Bladetusk Boar with Grizzly Bears
        """,
        "Bob 20: Bladetusk Boar 3/2 tapped / Sue 20: Hill Giant 3/3, Grizzly Bears 2/2 / refused: intimidate",
    ),
    Case(
        "intimidate and a blocker of its color",
        "2010: 702.11b",
        """
        Bob controls Bladetusk Boar
        Sue controls Hill Giant

        Bob attacks with Bladetusk Boar
        Sue blocks Bladetusk Boar with Hill Giant
        combat damage is dealt
        """,
        "Bob 20; graveyard: Bladetusk Boar / Sue 20; graveyard: Hill Giant",
    ),
    Case(
        "landwalk passes a defender who has such a land",
        "The Duel: Landwalk; 2006: 502.6b; 2010: 702.12c",
        """
        Bob controls Bog Wraith
        Sue controls Swamp and Grizzly Bears

        Bob attacks with Bog Wraith
        Sue blocks Bog Wraith with Grizzly Bears
        """,
        "Bob 20: Bog Wraith 3/3 tapped / Sue 20: Swamp, Grizzly Bears 2/2 / refused: landwalk",
    ),
    Case(
        "landwalk does not pass a defender who has none",
        "The Duel: Landwalk; 2006: 502.6b; 2010: 702.12c",
        """
        Bob controls Bog Wraith and Swamp
        Sue controls Forest and Grizzly Bears

        Bob attacks with Bog Wraith
        Sue blocks Bog Wraith with Grizzly Bears
        combat damage is dealt
        """,
        "Bob 20: Bog Wraith 3/3 tapped damage 2, Swamp / Sue 20: Forest; graveyard: Grizzly Bears",
    ),
)


@chapter(EVASION)
def test_what_may_block_what(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
