"""What replaces being destroyed: shield counters, umbra armor, and whatever else the edition has.

Comprehensive Rules of 2026, 122.1c, 614.8, 616.1 and 702.89.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sandbox.engine.changes.damage import take_damage_away
from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object
from sandbox.engine.trace import rule
from sandbox.rules.lookup.changes_to_events import apply_each
from sandbox.rules.zones.shield_counters import COUNTER, SHIELD, is_shielded, shield_used
from sandbox.terms.types import AURA


@dataclass(eq=False)
class Destruction:
    """A permanent that is about to be destroyed. `by_effect`: not by the rules for damage; `regeneration`: what
    destroys it does not say that it cannot be regenerated."""

    thing: Object
    regeneration: bool
    by_effect: bool
    replaced: bool = False
    instead: list[Object] = field(default_factory=list)
    """What is destroyed in its place."""


More = Callable[[Game, Destruction], list[EventChange]]
"""What an edition lets replace it besides."""


def nothing_more(game: Game, destruction: Destruction) -> list[EventChange]:
    return []


def may_be_replaced(game: Game, things: list[Object]) -> bool:
    """Whether a look at what would replace it is worth the while."""
    for thing in things:
        if thing.shields or thing.counters:
            return True
    return AURA in game.battlefield.traits_in_play


def what_is_destroyed(
    game: Game, things: list[Object], regeneration: bool, by_effect: bool, more: More = nothing_more
) -> list[Object]:
    """Of those that would be destroyed, and of what would be in their place, what really is; the players choose in turn
    order."""
    turns = game.in_turn_order()
    ordered = sorted(things, key=lambda thing: turns.index(game.controller(thing)))
    doomed = [one for thing in ordered for one in _after_all(game, Destruction(thing, regeneration, by_effect), more)]
    return list(dict.fromkeys(doomed))


def _after_all(game: Game, destruction: Destruction, more: More) -> list[Object]:
    """It itself, nothing, or what goes in its place, which something may replace again."""
    thing = destruction.thing
    if not can_be_destroyed(game.characteristics(thing)):
        return []
    affected = partial(game.controller, thing)
    text = f"which effect replaces that {named(thing)} is destroyed"
    apply_each(game, affected, thing, text, partial(_changes, game, destruction, more))
    if not destruction.replaced:
        return [thing]
    instead = [Destruction(other, True, True) for other in destruction.instead]
    return [one for other in instead for one in _after_all(game, other, more)]


def can_be_destroyed(characteristics: Characteristics) -> bool:
    """Neither lethal damage nor a text destroys what is indestructible, and nothing replaces what cannot happen."""
    return not characteristics.has("indestructible")


def _changes(game: Game, destruction: Destruction, more: More) -> list[EventChange]:
    """None once something has replaced it: that it is destroyed never happens then (2026, 614.6)."""
    if destruction.replaced:
        return []
    thing = destruction.thing
    changes = more(game, destruction)
    if destruction.by_effect and SHIELD in thing.counters and is_shielded(thing):
        changes.append(EventChange(COUNTER, partial(_by_a_counter, game, destruction), COUNTER, COUNTER))
    for aura in game.attached_to(thing):
        if game.characteristics(aura).has("umbra armor"):
            changes.append(EventChange(aura, partial(_by_armor, game, destruction, aura), aura, aura))
    return changes


def _by_a_counter(game: Game, destruction: Destruction) -> None:
    destruction.replaced = True
    shield_used(game, destruction.thing)


@rule("umbra armor")
def _by_armor(game: Game, destruction: Destruction, aura: Object) -> None:
    """All damage is removed from what the Aura is on, and the Aura is destroyed."""
    destruction.replaced = True
    destruction.instead.append(aura)
    take_damage_away(game, destruction.thing)
    game.emit(Told(f"{named(aura)} is destroyed in place of {named(destruction.thing)}"))
