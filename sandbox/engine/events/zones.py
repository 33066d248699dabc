"""Cards and permanents that went from one zone to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.engine.names import named
from sandbox.terms.zones import Zone

if TYPE_CHECKING:
    from sandbox.engine.objects import Object, Player


@dataclass(slots=True, eq=False, repr=False)
class Moved(Event):
    """`before` is the object that was in the old zone, `after` the one in the new zone."""

    before: Object
    after: Object
    word: str

    def sentence(self) -> str:
        return f"{named(self.before)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class Entered(Event):
    """`origin`: the zone that it comes from."""

    object: Object
    word: str = "comes into play"
    origin: Zone | None = None

    def sentence(self) -> str:
        return f"{named(self.object)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class LeftPlay(Event):
    before: Object
    after: Object | None
    died: bool
    word: str = "leaves play"

    def sentence(self) -> str:
        return f"{named(self.before)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class LeftGraveyard(Event):
    """`card` as it was there."""

    card: Object

    def sentence(self) -> str:
        return f"{named(self.card)} leaves the graveyard"


@dataclass(slots=True, eq=False, repr=False)
class LandPlayed(Event):
    """`before` is the card where it was, `land` what it is in play."""

    player: Player
    before: Object
    land: Object

    def sentence(self) -> str:
        return f"{self.player.name} plays {named(self.land)}"


@dataclass(slots=True, eq=False, repr=False)
class CardDrawn(Event):
    """`number`: the player's how-manieth of the turn it is; `of_step`: the first in a draw step of the player's."""

    player: Player
    number: int = 1
    of_step: bool = False

    def sentence(self) -> str:
        return f"{self.player.name} draws a card"


@dataclass(slots=True, eq=False, repr=False)
class KeywordActionTaken(Event):
    """`word`: `scry`, `surveil`, `proliferate` or `commit a crime`."""

    player: Player
    word: str

    def sentence(self) -> str:
        return f"{self.player.name} has done what {self.word} says"


@dataclass(slots=True, eq=False, repr=False)
class Cycled(Event):
    """`card` is the one of the hand."""

    player: Player
    card: Object

    def sentence(self) -> str:
        return f"{self.player.name} cycles {named(self.card)}"


@dataclass(slots=True, eq=False, repr=False)
class Sacrificed(Event):
    """`thing` as it last was in play."""

    player: Player
    thing: Object

    def sentence(self) -> str:
        return f"{self.player.name} sacrifices {named(self.thing)}"


@dataclass(slots=True, eq=False, repr=False)
class Discarded(Event):
    """`by`: who controls the spell or ability that makes the player discard it; None: nothing does."""

    player: Player
    card: Object
    by: Player | None = None

    def sentence(self) -> str:
        return f"{self.player.name} discards {named(self.card)}"
