"""Points at which players may act. What may be done in a window of a kind, the responding bundle says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.engine.actions import Action
    from sandbox.engine.damage import Packet
    from sandbox.engine.objects import Object, Player


class WindowKind(StrEnum):
    OPEN = "open"
    """Players may begin something: priority, or the ordinary flow of a phase."""
    INTERRUPT = "interrupt window"
    RESPONSE = "response"
    PREVENTION = "damage prevention"
    REGENERATION = "regeneration"


OPEN = WindowKind.OPEN
INSIDE = (WindowKind.PREVENTION, WindowKind.REGENERATION)
"""Those in the middle of dealing damage or of dying. Both named for quick looks: see `sandbox.terms.zones`."""


@dataclass(eq=False)
class Window:
    kind: WindowKind
    about: Action | None = None
    """The action that may be interrupted or answered."""
    packets: list[Packet] = field(default_factory=list)
    dying: list[Object] = field(default_factory=list)
    had_chance: frozenset[Player] = frozenset()
    batch_begun: bool = False
    """A batch of interrupts is being put together."""
    player: Player | None = None
    """Whose turn to speak it is."""
    order: Sequence[Player] = ()
    """Who is asked, in this order, while the window is open; empty: what has happened is to be settled first."""
    place: int = 0
    """How far in that order the asking has come."""
    passes: int = 0
    """How many have passed in succession."""
    combat: bool = False
