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


BATTLEFIELD = Zone.BATTLEFIELD
"""A member of an enumeration that is compared at every moment of a game has a name of its own, here and elsewhere:
to look one up in its class takes twenty times as long as to compare it (Python 3.11)."""
