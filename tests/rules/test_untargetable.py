"""What keeps a text from aiming at a permanent or a player: protection, shroud, hexproof."""

from __future__ import annotations

from tests.rules.tables import Case, chapter

PROTECTED = (
    Case(
        "protection keeps spells of the color away",
        "Mirage: Protection; 2006: 502.7b; 2010: 702.14b",
        """
        Bob has {W}
        Bob holds Swords to Plowshares
        Sue controls Black Knight

        Bob casts Swords to Plowshares targeting Black Knight
        """,
        "Bob 20 {W}; hand: Swords to Plowshares / Sue 20: Black Knight 2/2 / refused: protection",
    ),
    Case(
        "protection keeps the effects of permanents of the color away",
        "Mirage: Protection; 2006: 502.7b; 2010: 702.14b",
        """
        Bob controls Samite Healer and Prodigal Pyromancer
        Sue controls Soltari Priest

        Bob activates Prodigal Pyromancer targeting Soltari Priest
        """,
        "Bob 20: Samite Healer 1/1, Prodigal Pyromancer 1/1 / Sue 20: Soltari Priest 2/1 / refused: protection",
    ),
    Case(
        "protection from a color leaves what aims at nothing alone",
        "Mirage: Protection; 2006: 502.7a; 2010: 702.14b",
        """
        Bob has {C}{C}{W}{W}
        Bob holds Wrath of God
        Sue controls Black Knight

        Bob casts Wrath of God
        it resolves
        """,
        "Bob 20; graveyard: Wrath of God / Sue 20; graveyard: Black Knight",
    ),
    Case(
        "shroud keeps even its controller away",
        "2006: glossary, Shroud; 2010: 702.16a",
        """
        Bob has {G}
        Bob holds Giant Growth
        Bob controls Deadly Insect

        Bob casts Giant Growth targeting Deadly Insect
        """,
        "Bob 20 {G}: Deadly Insect 6/1; hand: Giant Growth / Sue 20 / refused: shroud",
    ),
    Case(
        "a creature that cannot be aimed at by opponents may be by its controller",
        "2026: 702.11b",
        """
        Bob has {G}
        Bob holds Giant Growth
        Bob controls Elder Elk

        Bob casts Giant Growth targeting Elder Elk
        it resolves
        """,
        "Bob 20: Elder Elk 5/5; graveyard: Giant Growth / Sue 20",
        ("m11",),
        ("Elder Elk {G} // Creature — Elk // Hexproof // 2/2",),
    ),
    Case(
        "a creature that cannot be aimed at by opponents is safe from them",
        "2026: 702.11b",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Elder Elk

        Bob casts Shock targeting Elder Elk
        """,
        "Bob 20 {R}; hand: Shock / Sue 20: Elder Elk 2/2 / refused: shroud",
        ("m11",),
        ("Elder Elk {G} // Creature — Elk // Hexproof // 2/2",),
    ),
    Case(
        "a player who cannot be aimed at by opponents is safe from them",
        "2026: 702.11c",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Leyline of Sanctity

        Bob casts Shock targeting Sue
        """,
        "Bob 20 {R}; hand: Shock / Sue 20: Leyline of Sanctity / refused: shroud",
        ("m11", "today"),
    ),
    Case(
        "a player who cannot be aimed at by opponents may aim at himself",
        "2026: 702.11c",
        """
        Bob has {R}
        Bob holds Shock
        Bob controls Leyline of Sanctity

        Bob casts Shock targeting Bob
        it resolves
        """,
        "Bob 18: Leyline of Sanctity; graveyard: Shock / Sue 20",
        ("m11", "today"),
    ),
    Case(
        "shroud keeps the player himself from aiming at himself",
        "2010: 702.16a; 2026: 702.18a",
        """
        Bob has {W}
        Bob holds Healing Salve
        Bob controls Sheltering Vow

        Bob casts Healing Salve targeting Bob
        """,
        "Bob 20 {W}: Sheltering Vow; hand: Healing Salve / Sue 20 / refused: shroud",
        ("m11", "today"),
        ("Sheltering Vow {W} // Enchantment // You have shroud.",),
    ),
    Case(
        "protection of a player keeps spells of the color away",
        "2026: 702.16b",
        """
        Bob has {R}
        Bob holds Shock
        Sue controls Sheltering Vow

        Bob casts Shock targeting Sue
        """,
        "Bob 20 {R}; hand: Shock / Sue 20: Sheltering Vow / refused: protection",
        ("today",),
        ("Sheltering Vow {W} // Enchantment // You have protection from red.",),
    ),
    Case(
        "damage from sources of the color to a player with protection is prevented",
        "2026: 702.16e",
        """
        Bob has {R}{R}
        Bob holds Earthquake
        Sue controls Sheltering Vow

        Bob casts Earthquake with X = 1
        it resolves
        """,
        "Bob 19; graveyard: Earthquake / Sue 20: Sheltering Vow",
        ("today",),
        ("Sheltering Vow {W} // Enchantment // You have protection from red.",),
    ),
)


@chapter(PROTECTED)
def test_what_cannot_be_aimed_at(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)
