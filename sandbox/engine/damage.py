"""Damage on its way: one packet for each source and recipient."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.nodes import Effect


@dataclass(eq=False)
class Packet:
    """`amount` is what is left of it after reductions and prevention so far. `characteristics` are those of the
    source that count, taken when its action was announced or when the damage is dealt, as the edition says."""

    source: Object
    characteristics: Characteristics
    recipient: Object | Player
    amount: int
    combat: bool = False
    controller: Player | None = None
    redirected: bool = False
    planeswalker: Object | None = None
    """Whom the controller of its source would have it dealt to instead of that planeswalker's controller."""
    unpreventable: bool = False
    """Because its text says so."""
    applied: list[object] = field(default_factory=list)
    """What has had its chance at this damage, wherever it was going then."""

    def turned(self, amount: int, recipient: Object | Player) -> Packet:
        """So much of it goes to somebody else; the rest stays."""
        self.amount -= amount
        applied = list(self.applied)
        how = (self.combat, self.controller, True)
        turned = Packet(self.source, self.characteristics, recipient, amount, *how, applied=applied)
        turned.unpreventable = self.unpreventable
        return turned


@dataclass(eq=False)
class Shield:
    """Prevention, or another effect on damage, that waits for damage to come. `left` None: all of it; a shield for one
    occasion (`once`) is used up by the first damage that it stops."""

    recipient: Object | Player | None
    left: int | None
    source: Object | None = None
    combat_only: bool = False
    once: bool = False
    instead_to: Object | Player | None = None
    kind: object = None
    controller: Player | None = None
    effects: tuple[Effect, ...] = ()
    context: object = None
    whom: object = None
    """With `context`: the text that says whom it protects, where it protects all of a kind, or several."""
    made_by: Object | None = None
    after: tuple[Effect, ...] = ()
    """What happens when it has prevented damage."""
