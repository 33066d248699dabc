"""Damage, its prevention, and regeneration."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import EachPlayer, Itself, Reference


class DealDamage(Effect):
    """`source deals amount damage to each of the recipients`, all at once; divided as announced when the target
    says so.
    """

    amount: Amount
    to: tuple[Reference, ...]
    source: Reference = Itself()
    along: bool = False
    """Said in one sentence with the damage before it, and dealt together with that: `… and 3 damage to you`."""
    unpreventable: bool = False
    """`The damage can't be prevented.`"""


class DamageEachPlayer(Effect):
    """`~ deals to each player damage equal to half that player's life total`, all at once. Counted for each player by
    itself: in the amount, `CountedPlayer()` is that player. `who`: or `to each opponent`."""

    amount: Amount
    source: Reference = Itself()
    who: Reference = EachPlayer()


class Prevent(Effect):
    """`Prevent the next N damage that would be dealt to X this turn`; amount None: all. `to` None: to anything.

    `combat_only`: `Prevent all combat damage that would be dealt this turn`. `by` narrows the sources.
    """

    amount: Amount | None
    to: Reference | None
    by: Kind = ANYTHING
    combat_only: bool = False
    after: tuple[Effect, ...] = ()
    """What happens each time that it has prevented damage; in them `ThatMuch` is how much."""


class PreventNextFromSource(Effect):
    """`The next time a red source of your choice would deal damage to you this turn, prevent that damage.`"""

    by: Kind
    to: Reference
    effects: tuple[Effect, ...] = ()
    """What happens when it is prevented; in them `ThatMuch` is the damage and `It` its source."""


class WhenSourceDamages(Effect):
    """`The next time a source of your choice would deal damage to you this turn, ~ deals that much damage to that
    source's controller.`

    The effects happen when that damage is dealt; in them `ThatMuch` is its amount and `It` its source.
    """

    by: Kind
    to: Reference
    effects: tuple[Effect, ...]


class RedirectDamage(Effect):
    """`The next N damage that would be dealt to X this turn is dealt to Y instead`; None: all of it. `next_from`:
    only the next time
    that a source of that kind, which the controller chooses, would deal damage to it."""

    amount: Amount | None
    to: Reference
    instead_to: Reference
    next_from: Kind | None = None


class RedirectFromSource(Effect):
    """`The next N damage that a source of your choice would deal to you and/or permanents you control this turn is
    dealt to X instead.`"""

    amount: Amount
    by: Kind
    instead_to: Reference


class DamageNotPreventedNow(Effect):
    """`Damage can't be prevented this turn.`"""


class Regenerate(Effect):
    """`Regenerate ~`."""

    what: Reference


class Heal(Effect):
    """`All damage already dealt to X is healed.`"""

    what: Reference
