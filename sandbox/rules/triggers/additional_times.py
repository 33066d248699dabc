"""Texts that make triggered abilities trigger an additional time, or not at all.

Comprehensive Rules of 2026, 603.2d and, for what cannot happen, 101.2.
"""

from __future__ import annotations

from sandbox.engine.events import Event
from sandbox.engine.events.combat import AttackDeclared
from sandbox.engine.events.zones import Entered, LeftPlay
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import CausesNoTriggers, TriggersAgain
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.filters import matches
from sandbox.terms.zones import Zone


def how_often(game: Game, thing: Object, controller: Player, event: Event) -> int:
    """How often an ability of the thing triggers because of the event: once, and once more for each text that says so
    of permanents of its controller's; never, where a text says that of what the event is about."""
    if CausesNoTriggers in game.traits_in_play() and _causes_none(game, event):
        return 0
    if TriggersAgain not in game.traits_in_play() or thing.zone is not Zone.BATTLEFIELD:
        return 1
    return 1 + sum(
        isinstance(ability, TriggersAgain) and _causes(game, ability, event, permanent)
        for permanent in game.permanents_with(TriggersAgain)
        if game.controller(permanent) is controller and works(game, permanent, game.characteristics(permanent))
        for ability in game.characteristics(permanent).abilities
    )


def _causes_none(game: Game, event: Event) -> bool:
    return any(
        isinstance(ability, CausesNoTriggers) and matches(game, ability.kind, thing, game.controller(source), source)
        for source in game.permanents_with(CausesNoTriggers)
        for characteristics in [game.characteristics(source)]
        if works(game, source, characteristics)
        for ability in characteristics.abilities
        for thing in _subjects("entering", event)
    )


def _causes(game: Game, ability: TriggersAgain, event: Event, source: Object) -> bool:
    """Whether it is something of the kind that the event is about."""
    you = game.controller(source)
    return any(matches(game, ability.kind, thing, you, source) for thing in _subjects(ability.by, event))


def _subjects(by: str, event: Event) -> list[Object]:
    if by == "entering" and isinstance(event, Entered):
        return [event.object]
    if by == "dying" and isinstance(event, LeftPlay) and event.died:
        return [event.before]
    return list(event.attackers) if by == "attacking" and isinstance(event, AttackDeclared) else []
