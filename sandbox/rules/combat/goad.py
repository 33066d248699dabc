"""Goad: a creature that must attack, and somebody else than whoever goaded it.

Comprehensive Rules of 2026, 508.1d and 701.15.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.continuous import AttacksPlayer, Goaded
from sandbox.meaning.effects import Duration
from sandbox.rules.combat.attack_costs import attack_cost_of_one
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.context import Context
from sandbox.terms.errors import Refusal

Attacked = Player | Object


def goaded_by(characteristics: Characteristics) -> list[int]:
    """The seats of those who have goaded it."""
    changes = characteristics.rule_changes
    return [m.seat for m in changes if isinstance(m, Goaded) and m.seat is not None] if changes else []


def becomes_goaded(game: Game, context: Context, thing: Object) -> None:
    """By the same player once; by several it is told to attack several times (701.15c and d)."""
    seat = context.controller.seat
    if seat not in goaded_by(game.characteristics(thing)):
        game.emit(Told(f"{context.controller.name} goads {named(thing)}"))
        begin_effect(game, context, (thing,), (Goaded(),), Duration.UNTIL_YOUR_NEXT_TURN)


def best_attacked(
    game: Game, thing: Object, possible: list[Attacked], why_not: Callable[[Game, Object, Attacked], Refusal | None]
) -> list[Attacked]:
    """Of what such a creature could attack, that by which most of what it is told is done; all of it for others.
    Nobody must pay for an attack."""
    changes = game.characteristics(thing).rule_changes
    told = [m for m in changes if isinstance(m, AttacksPlayer | Goaded)] if changes else []
    if not told:
        return possible
    able = [whom for whom in possible if why_not(game, thing, whom) is None and not attack_cost_of_one(game, whom)]
    most = max((_met(told, whom) for whom in able), default=0)
    return [whom for whom in possible if _met(told, whom) >= most]


def _met(told: list[AttacksPlayer | Goaded], whom: Attacked) -> int:
    """How much of it an attack on that player does; a planeswalker is no player."""
    if not isinstance(whom, Player):
        return 0
    return sum((whom.seat == each.seat) is isinstance(each, AttacksPlayer) for each in told)
