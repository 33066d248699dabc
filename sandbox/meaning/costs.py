"""What must be paid. A cost is a tuple of payments, all of them paid together."""

from dataclasses import dataclass

from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Meaning
from sandbox.terms.mana import ManaCost


class Payment(Meaning):
    """One part of a cost."""


@dataclass(frozen=True, eq=False, repr=False)
class PayMana(Payment):
    """`{1}{G}`."""

    cost: ManaCost


class TapIt(Payment):
    """The tap symbol: {T}."""


class UntapIt(Payment):
    """The untap symbol: {Q}."""


@dataclass(frozen=True, eq=False, repr=False)
class PayLife(Payment):
    """`Pay 2 life`."""

    amount: int


class PayHalfLife(Payment):
    """`Pay half your life, rounded up`."""


class SacrificeIt(Payment):
    """`Sacrifice ~`."""


@dataclass(frozen=True, eq=False, repr=False)
class SacrificeA(Payment):
    """`Sacrifice a creature`, `Sacrifice two Forests`."""

    kind: Kind
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class DiscardA(Payment):
    """`Discard a card`; with `itself` the card that the ability stands on (cycling)."""

    kind: Kind = Kind()
    count: int = 1
    itself: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class RemoveFromHand(Payment):
    """`Exile a blue card from your hand`."""

    kind: Kind
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class RemoveA(Payment):
    """`Exile a creature you control`: a permanent of the player's own."""

    kind: Kind
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class ExileTopCards(Payment):
    """`Exile the top ten cards of your library`"""

    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class ReturnA(Payment):
    """`Return an unblocked attacker you control to its owner's hand`."""

    kind: Kind


@dataclass(frozen=True, eq=False, repr=False)
class Loyalty(Payment):
    """Loyalty counters put on (positive) or removed (negative). With `x`, X of them are removed: `-X`."""

    amount: int
    x: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class SkipStep(Payment):
    """`Skip your draw step`: on your own turn, before it, and not twice for one step."""

    step: str


@dataclass(frozen=True, eq=False, repr=False)
class RemoveCountersFromIt(Payment):
    """`Remove two charge counters from ~`."""

    name: str
    count: int = 1


Cost = tuple[Payment, ...]
