"""What happened to permanents that stay in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.events import Event
from sandbox.engine.names import listed, named

if TYPE_CHECKING:
    from sandbox.engine.objects import Object, Player


@dataclass(slots=True, eq=False, repr=False)
class Designated(Event):
    """A permanent is called so from now on: `monstrous`, `renowned`. `x`: the X of the text that has made it so."""

    object: Object
    word: str
    x: int = 0

    def sentence(self) -> str:
        return f"{named(self.object)} becomes {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class Exerted(Event):
    """A permanent will not untap in the player's next untap step, as the player has chosen."""

    object: Object
    player: Player

    def sentence(self) -> str:
        return f"{self.player.name} exerts {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class Enlisted(Event):
    """A creature was tapped for the attacker's enlist ability."""

    object: Object
    tapped: Object

    def sentence(self) -> str:
        return f"{named(self.object)} enlists {named(self.tapped)}"


@dataclass(slots=True, eq=False, repr=False)
class Exploited(Event):
    """A creature was sacrificed as the other's exploit ability resolved."""

    object: Object
    sacrificed: Object

    def sentence(self) -> str:
        return f"{named(self.object)} exploits {named(self.sacrificed)}"


@dataclass(slots=True, eq=False, repr=False)
class CreatureCrewed(Event):
    """A creature was tapped for the cost of a Vehicle's crew ability, or of a Mount's saddle ability."""

    object: Object
    of: Object
    saddles: bool = False

    def sentence(self) -> str:
        return f"{named(self.object)} {'saddles' if self.saddles else 'crews'} {named(self.of)}"


@dataclass(slots=True, eq=False, repr=False)
class CreatureExplored(Event):
    """A creature has explored."""

    object: Object

    def sentence(self) -> str:
        return f"{named(self.object)} explores"


@dataclass(slots=True, eq=False, repr=False)
class CreatureDid(Event):
    """A permanent has done what a keyword says, in the third person: `fights`, `connives`, `evolves`."""

    object: Object
    word: str

    def sentence(self) -> str:
        return f"{named(self.object)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class LevelGained(Event):
    """A Class has another level."""

    object: Object
    level: int

    def sentence(self) -> str:
        return f"{named(self.object)} becomes level {self.level}"


@dataclass(slots=True, eq=False, repr=False)
class Unlocked(Event):
    """A half of a permanent is unlocked; `door`: the designation that says which; `fully`: the other one is as well."""

    object: Object
    player: Player
    door: str
    half: str
    fully: bool

    def sentence(self) -> str:
        return f"{self.half} is unlocked"


@dataclass(slots=True, eq=False, repr=False)
class Transformed(Event):
    """A double-faced permanent has been turned over. `before`: what it was called."""

    object: Object
    before: str

    def sentence(self) -> str:
        return f"{self.before} transforms into {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class Mutated(Event):
    """A spell has merged with the creature. `before`: what that was called."""

    object: Object
    before: str

    def sentence(self) -> str:
        return f"{self.before} mutates into {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class Tapped(Event):
    object: Object

    def sentence(self) -> str:
        return f"{named(self.object)} is tapped"


@dataclass(slots=True, eq=False, repr=False)
class TurnedFaceUp(Event):
    """`by` None: an effect has done it."""

    object: Object
    by: Player | None = None

    def sentence(self) -> str:
        name = named(self.object)
        return f"{name} is turned face up" if self.by is None else f"{self.by.name} turns {name} face up"


@dataclass(slots=True, eq=False, repr=False)
class Untapped(Event):
    objects: list[Object]

    def sentence(self) -> str:
        verb = "untaps" if len(self.objects) == 1 else "untap"
        return f"{listed([named(o) for o in self.objects])} {verb}"


@dataclass(slots=True, eq=False, repr=False)
class Phased(Event):
    """Out of existence, or with `out` false back into it."""

    object: Object
    out: bool

    def sentence(self) -> str:
        return f"{named(self.object)} phases {'out' if self.out else 'in'}"


@dataclass(slots=True, eq=False, repr=False)
class ControlChanged(Event):
    """`before` is the player who lost control."""

    object: Object
    before: Player

    def sentence(self) -> str:
        return f"{self.before.name} loses control of {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class CountersPut(Event):
    object: Object
    name: str
    amount: int

    def sentence(self) -> str:
        counters = f"{abs(self.amount)} {self.name} counter{'' if abs(self.amount) == 1 else 's'}"
        verb = "gets" if self.amount > 0 else "loses"
        return f"{named(self.object)} {verb} {counters}"


@dataclass(slots=True, eq=False, repr=False)
class Regenerated(Event):
    object: Object

    def sentence(self) -> str:
        return f"{named(self.object)} regenerates"
