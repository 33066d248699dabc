"""How the faces of a card stand to each other, by the words that card files have for its layout."""

from enum import StrEnum


class Shape(StrEnum):
    """`PLAIN`: there is one face. Of the others the Comprehensive Rules of 2026 say when which face counts."""

    PLAIN = "plain"
    SPLIT = "split"
    """709: each half can be cast; everywhere else the card is both."""
    ROOM = "room"
    """709.5: two halves with one type line; in play it is those of them that have been unlocked."""
    FLIP = "flip"
    """710: the lower half counts once the permanent has been flipped."""
    TRANSFORM = "transform"
    """712.2: nonmodal double-faced."""
    MODAL = "modal_dfc"
    """712.3: either face can be cast or played."""
    ADVENTURE = "adventure"
    """715: the second face is a way to cast the card, which is then set aside to be cast again."""
    OMEN = "omen"
    """720: the same, but the card is shuffled into the library."""
    MELD = "meld"
    """712.4: the second face is that of the permanent which the card and its counterpart are together."""
    PREPARE = "prepare"
    """722: the second face is what a permanent that is prepared has a copy of, and that copy is cast."""
    CLEAVE = "cleave"
    """702.148: cast for its cleave cost, the spell is without the words in brackets."""
    PROTOTYPE = "prototype"
    """718: cast prototyped, it is the smaller of the two as a spell and as a permanent."""


HAS_A_BACK = frozenset({Shape.TRANSFORM, Shape.MODAL})
"""Double-faced cards: what is in play has one face up."""
IN_HALVES = frozenset({Shape.SPLIT, Shape.ROOM})
"""709.3: one half is cast, and the card is never cast as a whole."""
KEEPS_ITS_FACE = HAS_A_BACK | {Shape.CLEAVE, Shape.PROTOTYPE, Shape.MELD}
"""What the spell was by its face, the permanent is, and so is a copy of it."""
