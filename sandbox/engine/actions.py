"""Actions on their way: spells, activated and triggered effects, between announcement and resolution."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from sandbox.engine.names import listed, named
from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import Mode
from sandbox.meaning.nodes import Ability

if TYPE_CHECKING:
    from sandbox.engine.damage import Packet
    from sandbox.engine.objects import Player


class ActionKind(StrEnum):
    SPELL = "spell"
    ACTIVATED = "activated effect"
    TRIGGERED = "triggered effect"
    COMBAT_DAMAGE = "combat damage"


SPELL = ActionKind.SPELL
"""Named for quick looks: see `sandbox.terms.zones`."""


ChosenTargets = tuple["Object | Player | Action", ...]
Roles = dict[str, Any]
"""What an event is about, by the part that each plays in it: `subject`, `other`, `player`, and amounts."""


@dataclass(eq=False)
class Action:
    """`source` is the object that the text stands on, for a spell the spell itself; `snapshot` its characteristics
    when the
    action was announced. `targets` holds, for each target of the mode, what was chosen; `division` the amounts
    announced
    for things that share one."""

    kind: ActionKind
    source: Object
    controller: Player
    mode: Mode
    snapshot: Characteristics
    ability: Ability | None = None
    targets: tuple[ChosenTargets, ...] = ()
    division: dict[Object | Player | Action, int] = field(default_factory=dict)
    """Target to amount."""
    x: int = 0
    paid: tuple[Object, ...] = ()
    mana_spent: tuple[str, ...] = ()
    """The mana that was spent to cast it, one letter for each; a copy of a spell was not cast."""
    event: Roles = field(default_factory=dict)
    packets: list[Packet] = field(default_factory=list)
    face_down: bool = False
    countered: bool = False
    overtaken: bool = False
    """Its source has been turned over since it was put on the stack."""
    gone: bool = False
    place: int = 0
    """How many abilities equal to its own its source had before that one as it triggered."""

    @property
    def label(self) -> str:
        if self.kind is SPELL:
            return named(self.source) if self.source.up is not None else self.source.label or self.source.name
        if self.kind is ActionKind.COMBAT_DAMAGE:
            return "combat damage"
        return f"the effect of {named(self.source)}"

    @property
    def name(self) -> str:
        return self.label

    @property
    def is_spell(self) -> bool:
        return self.kind is SPELL

    def aims(self) -> list[Object | Player | Action]:
        """Everything targeted, in order."""
        if not self.targets[1:]:
            return [*self.targets[0]] if self.targets else []
        return [target for chosen in self.targets for target in chosen]

    def announcement(self, casts: str = "casts") -> str:
        """The sentence that announces it; `casts` is the edition's word for it."""
        aims = self.aims()
        at = f" targeting {listed([named(t) for t in aims])}" if aims else ""
        size = f" with X = {self.x}" if self.x else ""
        if len(self.division) > 1:
            at += f" dividing {listed([str(part) for part in self.division.values()])}"
        if self.kind is SPELL:
            return f"{self.controller.name} {casts} {named(self.source)}{at}{size}"
        if self.kind is ActionKind.TRIGGERED:
            return f"{named(self.source)} triggers{at}"
        if self.kind is ActionKind.COMBAT_DAMAGE:
            return "combat damage is assigned and waits"
        return f"{self.controller.name} activates {named(self.source)}{at}{size}"
