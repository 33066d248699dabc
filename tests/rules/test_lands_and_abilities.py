"""Playing lands, and activating abilities."""

from __future__ import annotations

from tests.rules.tables import NEW, Case, chapter

USES = (
    Case(
        "one land a turn",
        "The Duel: Land; 2006: 408.2d; 2010: 115.2a",
        """
        Bob holds Forest and Mountain

        Bob plays Forest
        Bob plays Mountain
        """,
        "Bob 20: Forest; hand: Mountain / Sue 20 / refused: playing lands",
    ),
    Case(
        "no land in another's turn",
        "The Duel: Land; 2006: 408.2d; 2010: 115.2a",
        """
        Sue holds Forest

        Sue plays Forest
        """,
        "Bob 20 / Sue 20; hand: Forest / refused: playing lands",
        NEW,
    ),
    Case(
        "an ability with the tap symbol waits until its creature is no longer new",
        "The Duel: Summoning Sickness; 2006: 403.4; 2010: 302.6",
        """
        Bob controls Prodigal Sorcerer
        Prodigal Sorcerer came under Bob's control this turn

        Bob activates Prodigal Sorcerer targeting Sue
        """,
        "Bob 20: Prodigal Sorcerer 1/1 / Sue 20 / refused: summoning sickness",
    ),
    Case(
        "a new artifact may be tapped at once",
        "The Duel: Summoning Sickness; 2006: 403.4; 2010: 302.6",
        """
        Bob controls Rod of Ruin
        Bob has {C}{C}{C}
        Rod of Ruin came under Bob's control this turn

        Bob activates Rod of Ruin targeting Sue
        it resolves
        """,
        "Bob 20: Rod of Ruin tapped / Sue 19",
    ),
    Case(
        "an ability works though its source has gone",
        "The Duel: Activated Effects; 2006: 402.6; 2010: 112.7a",
        """
        Bob controls Prodigal Sorcerer
        Sue has {R}
        Sue holds Shock

        Bob activates Prodigal Sorcerer targeting Sue
        Sue casts Shock targeting Prodigal Sorcerer
        everything resolves
        """,
        "Bob 20; graveyard: Prodigal Sorcerer / Sue 19; graveyard: Shock",
    ),
    Case(
        "only its controller uses a permanent",
        "The Duel: Activated Effects; 2006: 403.2; 2010: 602.2",
        """
        Sue controls Prodigal Sorcerer

        Bob activates Prodigal Sorcerer targeting Sue
        """,
        "Bob 20 / Sue 20: Prodigal Sorcerer 1/1 / refused: activating abilities",
    ),
    Case(
        "once each turn is once",
        "2006: 403.3; 2010: 602.5b",
        """
        Bob has {G}{G}{C}{C}
        Bob controls Basking Rootwalla

        Bob activates Basking Rootwalla
        it resolves
        Bob activates Basking Rootwalla
        """,
        "Bob 20 {C}{G}: Basking Rootwalla 3/3 / Sue 20 / refused: activating abilities",
    ),
    Case(
        "a loyalty ability costs or brings loyalty, and only one of them a turn",
        "2010: 606.3 and 606.4",
        """
        Bob controls Garruk Wildspeaker and 2 Forests

        Bob activates the second ability of Garruk Wildspeaker
        it resolves
        Bob activates the second ability of Garruk Wildspeaker
        """,
        "Bob 20: Garruk Wildspeaker 2 loyalty, 2 Forest, Beast 3/3 / Sue 20 / refused: loyalty abilities",
        ("m11",),
    ),
    Case(
        "a loyalty ability is used when a sorcery could be cast",
        "2010: 606.3",
        """
        it is Bob's upkeep
        Bob controls Garruk Wildspeaker

        Bob activates the second ability of Garruk Wildspeaker
        """,
        "Bob 20: Garruk Wildspeaker 3 loyalty / Sue 20 / refused: timing of spells",
        ("m11",),
    ),
    Case(
        "where no X fits a target and can be paid, the ability cannot be used",
        "2006: 409.1b and 409.1c; 2010: 601.2b, 601.2c and 602.2b",
        """
        Bob controls Gorilla Shaman and 2 Mountains
        Sue controls Sol Ring

        Bob activates Gorilla Shaman
        """,
        "Bob 20: Gorilla Shaman 1/1, 2 Mountain / Sue 20: Sol Ring / refused: targets",
    ),
    Case(
        "the one X that fits is chosen",
        "2006: 409.1b and 409.1c; 2010: 601.2b, 601.2c and 602.2b",
        """
        Bob controls Gorilla Shaman and 3 Mountains
        Sue controls Sol Ring

        Bob activates Gorilla Shaman
        it resolves
        """,
        "Bob 20: Gorilla Shaman 1/1, 3 Mountain tapped / Sue 20; graveyard: Sol Ring",
    ),
)


@chapter(USES)
def test_lands_are_played_and_abilities_activated(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
