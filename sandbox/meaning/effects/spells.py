"""Instructions about spells on their way."""

from dataclasses import dataclass

from sandbox.meaning.amounts import Amount
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone


@dataclass(frozen=True, eq=False, repr=False)
class Counter(Effect):
    """`Counter target spell`. Not to be confused with counters on things. `unless_paid`: mana its controller may
    pay.
    """

    what: Reference
    unless_paid: Amount | None = None
    to: Zone = Zone.GRAVEYARD
    """Where the card of the spell goes: `If that spell is countered this way, exile it instead …`."""


@dataclass(frozen=True, eq=False, repr=False)
class CopySpell(Effect):
    """`Copy target instant or sorcery spell, except that the copy is red.` No colors: those of the spell."""

    what: Reference
    colors: frozenset[Color] = frozenset()


@dataclass(frozen=True, eq=False, repr=False)
class ChooseNewTargets(Effect):
    """`You may choose new targets for target spell.`"""

    what: Reference
