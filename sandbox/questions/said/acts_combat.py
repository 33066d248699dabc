"""What players do in combat, as a question tells it: attacks, blocks, and how damage is divided."""

from dataclasses import dataclass

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.things import Mention, Things


@dataclass(frozen=True)
class AssignsEach(ToldAct):
    """Combat damage divided among all blockers: as many each, in their order, or evenly where no number is said.
    `total`: all of it, where that is said."""

    amounts: tuple[int, ...] = ()
    each: int = 0
    who: str = ""
    total: int = 0


@dataclass(frozen=True)
class AssignsMost(ToldAct):
    """As much combat damage as can be goes past the blockers."""

    who: str = ""


@dataclass(frozen=True)
class HitsFor(ToldAct):
    """Somebody hits a player for so much: with a creature that has not been said to attack, or it has come about."""

    who: str
    other: str
    number: int


@dataclass(frozen=True)
class AttacksWith(ToldAct):
    """`facing`: creatures that stand on the other side; `number`: how much the attackers deal in all, where that is
    said; `connects`: whether it is said that nothing stops them."""

    things: Things
    who: str = ""
    target: Things = ()
    facing: Things = ()
    band: bool = False
    number: int = 0
    connects: bool = False


@dataclass(frozen=True)
class BlocksWith(ToldAct):
    """No attackers: all that attack, where it is one. No blockers: the act says only that it is blocked."""

    blockers: Things
    attackers: Things = ()
    who: str = ""
    passive: bool = False
    """Whether the sentence speaks of the attackers."""


@dataclass(frozen=True)
class TakesOn(BlocksWith):
    """Creatures deal with others that attack already: by blocking them."""


@dataclass(frozen=True)
class Meets(ToldAct):
    """One creature against another: one of them attacks and the other blocks it, or they are only there where an
    attack or a block is told besides."""

    one: Mention
    other: Mention


@dataclass(frozen=True)
class Helped(ToldAct):
    """A spell beside a creature that was named last, as `the Bears with Giant Growth`: it is cast on that creature by
    whoever has it."""

    what: Mention


@dataclass(frozen=True)
class Provokes(ToldAct):
    """The ability provoke of the attacker that has it is aimed at a creature, and used."""

    targets: Things
    what: Things = ()
    who: str = ""


OTHER_ONE = Mention(noun="one", marks=("other",))
"""An attacker of which no block has been told yet."""


@dataclass(frozen=True)
class BlocksNothing(ToldAct):
    """`things`: attackers that are not blocked; none: all of them."""

    who: str = ""
    things: Things = ()


@dataclass(frozen=True)
class Orders(ToldAct):
    """The order of blockers."""

    things: Things
    who: str = ""
    last: bool = False
    """Whether they stand at the end of it."""


REST, LEAST = -2, -3
"""Combat damage that is left over, and as much as is lethal."""
AmountSaid = tuple[int, Mention]


@dataclass(frozen=True)
class Assigns(ToldAct):
    """Combat damage divided; -1: all that there is. `dealer`: the creature whose it is, where it is said."""

    amounts: tuple[AmountSaid, ...]
    who: str = ""
    dealer: Mention | None = None
