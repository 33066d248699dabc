"""Designations: markers that texts and rules ask for and that are no characteristic. Permanents have them, and players;
and counters that players have."""

SADDLED, SOLVED, RING_BEARER = "saddled", "solved", "the Ring-bearer"
MONSTROUS, RENOWNED, SUSPECTED = "monstrous", "renowned", "suspected"
HARNESSED = "harnessed"
PREPARED = "prepared"
"""Of a permanent with a prepare spell (2026, 722.3a)."""
MANIFESTED = "manifested"
"""Of a permanent that was put face down so, be it cloaked."""
LEFT_UNLOCKED, RIGHT_UNLOCKED = UNLOCKED = ("left half unlocked", "right half unlocked")
"""Of a permanent with two halves and one type line (2026, 709.5c)."""
DESIGNATIONS = (HARNESSED, MONSTROUS, PREPARED, RENOWNED, SADDLED, SOLVED, SUSPECTED, RING_BEARER)
"""Of permanents."""
CREWED = "crewed"
"""Of a Vehicle whose crew ability has resolved this turn (2026, 702.122); no text makes anything so by this word."""
COMMANDER = "commander"
"""Of a card with which a player began the game in the command zone (2026, 903.3)."""
GOADED = "goaded"
"""Of a creature that an effect goads (2026, 701.15)."""
UNTIL_END_OF_TURN = frozenset({SADDLED, CREWED})
"""Those that are over with the turn."""

LOST_WITH_CONTROL = frozenset({RING_BEARER})
"""Those that are over when another player gains control (2026, 701.54a)."""

MONARCH, BLESSING, STORY = "the monarch", "the city's blessing", "an enduring story"
OF_PLAYERS = {MONARCH: ("becomes", "is"), BLESSING: ("gets", "has"), STORY: ("gets", "has")}
"""What a player can be called or have, and the verbs that say so (2026, 702.131, 702.195 and 725)."""
OF_ONE_ALONE = frozenset({MONARCH})
"""What no two players have: a player who gets it takes it from the other."""

POISON, ENERGY, EXPERIENCE, RAD = "poison", "energy", "experience", "rad"
PLAYER_COUNTERS = (POISON, ENERGY, EXPERIENCE, RAD)
"""What players have counters of (2026, 122.1)."""

SPEED, TEMPTED = "speed", "times tempted by the Ring"
"""Numbers that the rules keep of players (2026, 701.54c and 702.179)."""

DAY, NIGHT = "day", "night"
DAYTIMES = frozenset({DAY, NIGHT})
"""What the game can be, or neither (2026, 731)."""
