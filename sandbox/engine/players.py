"""Players, what they own outside the battlefield, and their mana."""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.terms.zones import Zone


class Player:
    """`unknown` counts the cards of the library that nobody has named; they lie below the named ones, top card last."""

    __slots__ = (
        "name", "seat", "life", "poison", "pool", "snow_pool", "library", "unknown", "hand", "graveyard",
        "removed", "phased_out", "ante", "label", "lands_played", "loses", "lost", "won", "owned_zones",
        "drew_nothing", "somewhere", "bottom",
    )  # fmt: skip

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.label = name
        self.seat = seat
        self.life = 20
        self.poison = 0
        self.pool: dict[str, int] = {}
        """Mana type to amount; types that are absent have none."""
        self.snow_pool: dict[str, int] = {}
        self.library: list[Object] = []
        self.somewhere: list[Object] = []
        """Named cards that were shuffled in: among the unknown ones, nobody knows where."""
        self.bottom: list[Object] = []
        """Named cards under everything else, the lowest last."""
        self.unknown = 40
        self.hand: list[Object] = []
        self.graveyard: list[Object] = []
        self.removed: list[Object] = []
        self.phased_out: list[Object] = []
        self.ante: list[Object] = []
        self.lands_played = 0
        self.loses = ""
        """Why this player will lose when losing is looked at next; empty: does not."""
        self.lost = False
        self.won = False
        self.drew_nothing = False
        self.owned_zones = {
            Zone.LIBRARY: self.library,
            Zone.HAND: self.hand,
            Zone.GRAVEYARD: self.graveyard,
            Zone.REMOVED: self.removed,
            Zone.PHASED_OUT: self.phased_out,
            Zone.ANTE: self.ante,
        }

    @property
    def library_size(self) -> int:
        return len(self.library) + len(self.somewhere) + self.unknown + len(self.bottom)

    @property
    def mana(self) -> int:
        return sum(self.pool.values())

    def __repr__(self) -> str:
        return f"<{self.name}>"
