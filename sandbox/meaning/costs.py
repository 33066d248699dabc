"""What must be paid. A cost is a tuple of payments, all of them paid together."""

from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Meaning
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone


class Payment(Meaning):
    """One part of a cost."""


class PayMana(Payment):
    """`{1}{G}`."""

    cost: ManaCost


class TapIt(Payment):
    """The tap symbol: {T}."""


class UntapIt(Payment):
    """The untap symbol: {Q}."""


class PayLife(Payment):
    """`Pay 2 life`."""

    amount: int


class PayCounters(Payment):
    """`{E}{E}`, `pay {E}{E}`: counters that the player has; with `x`, X of them."""

    name: str
    count: int = 1
    x: bool = False


class PayHalfLife(Payment):
    """`Pay half your life, rounded up`."""


class SacrificeIt(Payment):
    """`Sacrifice ~`."""


class SacrificeA(Payment):
    """`Sacrifice a creature`, `Sacrifice two Forests`."""

    kind: Kind
    count: int = 1


class DiscardA(Payment):
    """`Discard a card`; with `itself` the card that the ability stands on (cycling)."""

    kind: Kind = Kind()
    count: int = 1
    itself: bool = False
    at_random: bool = False


class DiscardHand(Payment):
    """`Discard your hand`: all of it, be it empty."""


class RemoveFromHand(Payment):
    """`Exile a blue card from your hand`."""

    kind: Kind
    count: int = 1


class RemoveA(Payment):
    """`Exile a creature you control`: a permanent of the player's own."""

    kind: Kind
    count: int = 1


class ExileIt(Payment):
    """`Exile ~`; with `out_of`, `Exile ~ from your graveyard`."""

    out_of: Zone = Zone.BATTLEFIELD


class RemoveFromGraveyard(Payment):
    """`Exile a creature card from your graveyard`."""

    kind: Kind
    count: int = 1


class PutFromExile(Payment):
    """`Put a card an opponent owns from exile into that player's graveyard`."""

    kind: Kind
    count: int = 1


class RevealIt(Payment):
    """`Reveal ~ from your hand`."""


class ExertIt(Payment):
    """`Exert ~`: it does not untap in the next untap step of whoever exerts it."""


class TapA(Payment):
    """`Tap an untapped creature you control`, `Tap two untapped Wizards you control`."""

    kind: Kind
    count: int = 1


class RemoveCounterFromA(Payment):
    """`Remove a +1/+1 counter from a creature you control`."""

    name: str
    kind: Kind


class ExileTopCards(Payment):
    """`Exile the top ten cards of your library`"""

    count: int = 1


class ReturnA(Payment):
    """`Return an unblocked attacker you control to its owner's hand`, `Return two Islands you control …`."""

    kind: Kind
    count: int = 1


class ReturnIt(Payment):
    """`Return ~ to its owner's hand`."""


class OneOf(Payment):
    """`Discard a card or pay {2}`: one of the costs, as the player chooses."""

    costs: tuple["Cost", ...]


class RevealA(Payment):
    """`Reveal a Dragon card from your hand`."""

    kind: Kind
    count: int = 1


class Behold(Payment):
    """`Behold a Dragon`: a permanent of the player's, or a card of the hand, which is revealed; `exiled`: `behold a
    Kithkin and exile it`."""

    kind: Kind
    exiled: bool = False
    count: int = 1


class CollectEvidence(Payment):
    """`Collect evidence 6`: cards of the graveyard whose mana values together are at least so much are exiled."""

    least: int


class Waterbend(Payment):
    """`Waterbend {3}`: for each generic mana of it an artifact or creature may be tapped."""

    cost: ManaCost


class PutCountersOnA(Payment):
    """`Blight 2`: so many -1/-1 counters on a creature of the player's."""

    name: str
    kind: Kind
    number: int = 1
    count: int = 1


class Loyalty(Payment):
    """Loyalty counters put on (positive) or removed (negative). With `x`, X of them are removed: `-X`."""

    amount: int
    x: bool = False


class SkipStep(Payment):
    """`Skip your draw step`: on your own turn, before it, and not twice for one step."""

    step: str


class RemoveCountersFromIt(Payment):
    """`Remove two charge counters from ~`. With `x`, X of them, or `any number of charge counters`."""

    name: str
    count: int = 1
    x: bool = False


class PutCounterOnIt(Payment):
    """`Put a -1/-1 counter on ~`."""

    name: str


Cost = tuple[Payment, ...]
