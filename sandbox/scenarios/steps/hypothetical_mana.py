"""Mana that a player would draw before an act: what the payment by itself leaves alone, because it does more than tap
for mana."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice, product

from sandbox.engine.acts import Act, Activate, DrawMana
from sandbox.engine.changes.permanents import tap, untap
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.costs import Cost, PayMana, SacrificeIt, TapIt
from sandbox.rules.casting.mana_payment import plan_mana
from sandbox.rules.casting.mana_production import mana_abilities
from sandbox.rules.casting.player_actions import why_not
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost

MOST_WAYS = 200
Drawn = tuple[Object, tuple[str, ...], Cost]
"""A permanent, the mana that comes of it, and at what cost."""


def why_not_even_so(game: Game, player: Player, act: Act) -> Refusal | None:
    """The rule that forbids the act, whatever mana the player draws for it first. Changes nothing."""
    refusal = why_not(game, player, act)
    if refusal is None or refusal.rule != "paying costs":
        return refusal
    for drawn in islice(_ways(game, player, act), MOST_WAYS):
        with _as_if(game, player, drawn) as possible:
            if possible and why_not(game, player, act) is None:
                return None
    return refusal


def _ways(game: Game, player: Player, act: Act) -> Iterator[list[Drawn]]:
    """Every choice of what to draw from each permanent, or not to."""
    own = act.object if isinstance(act, Activate) else None
    choices = [_from(game, player, thing) for thing in game.permanents(player) if thing is not own]
    for way in product(*([None, *mana] for mana in choices if mana)):
        yield [drawn for drawn in way if drawn is not None]


def _from(game: Game, player: Player, thing: Object) -> list[Drawn]:
    """What the permanent can give now at the price of itself, of its tap or of mana, with something else besides."""
    return [
        (thing, option, ability.cost)
        for ability in mana_abilities(game, thing)
        if not ability.only_taps and all(isinstance(part, TapIt | SacrificeIt | PayMana) for part in ability.cost)
        for option in ability.options
        if option and why_not(game, player, DrawMana(thing, option[0])) is None
    ]


@contextmanager
def _as_if(game: Game, player: Player, drawn: list[Drawn]) -> Iterator[bool]:
    """The mana is in the pool, and what it came from can give no more. False: it cannot be paid for."""
    pool, tapped = dict(player.pool), [thing for thing in game.permanents(player) if thing.tapped]
    try:
        yield all(_draw_one(game, player, one) for one in drawn)
    finally:
        player.pool.clear()
        player.pool.update(pool)
        for thing in game.permanents(player):
            if thing.tapped and thing not in tapped:
                untap(game, thing)


def _draw_one(game: Game, player: Player, drawn: Drawn) -> bool:
    thing, made, cost = drawn
    tap(game, thing)
    for payment in cost:
        if isinstance(payment, PayMana) and not _spend(game, player, payment.cost, thing):
            return False
    _pour(player, made, 1)
    return True


def _spend(game: Game, player: Player, cost: ManaCost, thing: Object) -> bool:
    plan = plan_mana(game, player, cost, without=(thing,))
    if plan is None:
        return False
    for maker, mana in plan.taps:
        tap(game, maker.source)
        _pour(player, mana, 1)
    _pour(player, plan.spends, -1)
    return True


def _pour(player: Player, mana: Iterable[str], amount: int) -> None:
    for kind in mana:
        player.pool[kind] = player.pool.get(kind, 0) + amount
