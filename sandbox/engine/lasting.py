"""Effects that last: what a resolved effect has changed, and what waits for its moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.actions import Action, Roles
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.conditions import Condition
from sandbox.meaning.effects import Duration, Effect
from sandbox.meaning.events import EventPattern
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import Reference


@dataclass(eq=False)
class Lasting:
    """A continuous effect that an effect has made. `affected` are fixed when it begins; `moment` orders it among
    the others. With `whom` it holds for whatever that means in `context` at each moment. `counter`: the kind of
    counters that it comes from.
    """

    source: Object
    controller: Player
    affected: tuple[Object | Action, ...]
    modifications: tuple[Modification, ...]
    duration: Duration
    moment: int
    turn: int = 0
    whom: Reference | None = None
    context: object = None
    counter: str = ""
    condition: Condition | None = None
    """It holds only while this is so."""
    players: tuple[Player, ...] = ()
    """The players whom it is about, fixed when it begins."""


@dataclass(eq=False)
class Delayed:
    """Effects that happen at the next such event. `known` holds what the references were bound to."""

    source: Object
    controller: Player
    event: EventPattern
    effects: tuple[Effect, ...]
    known: Roles = field(default_factory=dict)
    bound: dict[Reference, list[Object | Player | Action]] = field(default_factory=dict)
    turn: int = 0
    this_turn: bool = False
    """It waits until the end of the turn in which it began, and no longer."""
    waiting: Triggered | None = None
    """The ability that triggers at each such event instead of once."""
