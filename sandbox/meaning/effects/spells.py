"""Instructions about spells on their way."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone


class Counter(Effect):
    """`Counter target spell`. Not to be confused with counters on things. `unless_paid`: mana its controller may
    pay.
    """

    what: Reference
    unless_paid: Amount | None = None
    to: Zone = Zone.GRAVEYARD
    """Where the card of the spell goes: `If that spell is countered this way, exile it instead …`."""


class CopySpell(Effect):
    """`Copy target instant or sorcery spell, except that the copy is red.` No colors: those of the spell."""

    what: Reference
    colors: frozenset[Color] = frozenset()


class ChooseNewTargets(Effect):
    """`You may choose new targets for target spell.`"""

    what: Reference
