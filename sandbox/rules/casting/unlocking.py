"""Unlocking a half of a permanent: a special action for the mana cost of that half.

Comprehensive Rules of 2026, 116.2m and 709.5e.
"""

from __future__ import annotations

from sandbox.engine.acts import Unlock
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.meaning.costs import Cost, PayMana
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.zones.doors import halves, locked_halves, unlock_half
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost


def why_not_unlock(game: Game, player: Player, act: Unlock) -> Refusal | None:
    """In a main phase of the player's own turn while nothing waits."""
    thing = act.object
    if game.controller(thing) is not player or not thing.in_play:
        return Refusal("rooms", f"{player.name} does not control {named(thing)}")
    if act.half not in locked_halves(thing):
        return Refusal("rooms", f"{_name(act)} is not locked")
    return game.edition.responses.why_not_slow(game, player) or why_not_pay(game, Bill(player, thing, _price(act)))


def _name(act: Unlock) -> str:
    return halves(act.object)[act.half].name if halves(act.object) else named(act.object)


def _price(act: Unlock) -> Cost:
    return (PayMana(halves(act.object)[act.half].cost or ManaCost()),)


@rule("rooms")
def unlock(game: Game, player: Player, act: Unlock) -> None:
    """Nothing answers it. Raises Illegal."""
    refusal = why_not_unlock(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    with game.within(game.emit(Told(f"{player.name} unlocks {_name(act)}"))):
        pay(game, Bill(player, act.object, _price(act)))
        unlock_half(game, player, act.object, act.half)
