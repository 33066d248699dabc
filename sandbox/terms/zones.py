"""Where an object can be."""

from enum import StrEnum


class Zone(StrEnum):
    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    REMOVED = "removed from the game"
    PHASED_OUT = "phased out"
    WAITING = "waiting"
    """Announced and not yet resolved: the stack, a batch, limbo."""
    ANTE = "ante"
    COMMAND = "command zone"
    """Where emblems are, and commanders (2026, 408)."""
    NOWHERE = "nowhere"
    """A token that has left play, a card before the game."""
