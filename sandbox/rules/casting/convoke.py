"""Convoke: creatures that are tapped for a spell make it cheaper.

Comprehensive Rules of 2006, 502.46; of 2010, 702.48.
"""

from __future__ import annotations

from itertools import product

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.meaning.costs import Cost, PayMana
from sandbox.rules.casting.mana_payment import plan_mana
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost

MOST_WAYS = 500


def why_not_convoke(game: Game, player: Player, act: Cast) -> Refusal | None:
    """Untapped creatures of the player's own, however long they have been there."""
    if act.convoked and not game.characteristics(act.card).has("convoke"):
        return Refusal("convoke", f"{named(act.card)} has no convoke")
    for thing in act.convoked:
        characteristics = game.characteristics(thing)
        if not thing.in_play or not characteristics.is_creature or characteristics.controller is not player:
            return Refusal("convoke", f"{named(thing)} is no creature that {player.name} controls")
        if thing.tapped:
            return Refusal("convoke", f"{named(thing)} is tapped")
    return None


def with_creatures_tapped(game: Game, player: Player, act: Cast, cost: Cost) -> Cost:
    """The cost less one mana for each creature: of a color that it has, or generic. Which it is follows from what the
    player says it is tapped for and from what can be paid."""
    mana = next((part for part in cost if isinstance(part, PayMana)), None)
    if not act.convoked or mana is None:
        return cost
    rest = [part for part in cost if part is not mana]
    ways = [way for each in _ways(game, act) if (way := _less(mana.cost, each)) is not None] or [mana.cost]
    paid = next((way for way in ways if plan_mana(game, player, way, without=act.convoked) is not None), ways[0])
    return (PayMana(paid), *rest)


def _ways(game: Game, act: Cast) -> list[tuple[str, ...]]:
    """What each creature may take off the cost, colored mana first: every way that takes off what was said."""
    each = [(*sorted(color.symbol for color in game.characteristics(thing).colors), "1") for thing in act.convoked]
    found = [way for way, _ in zip(product(*each), range(MOST_WAYS), strict=False)]
    wanted = sorted(act.convoked_for)
    return [way for way in found if not wanted or sorted(taken for taken in way if taken != "1") == wanted]


def _less(cost: ManaCost, way: tuple[str, ...]) -> ManaCost | None:
    """The cost without that mana, or None where it does not ask for so much of it."""
    exact, generic = list(cost.exact), cost.generic
    for taken in way:
        if taken == "1":
            generic -= 1
        elif taken in exact:
            exact.remove(taken)
        else:
            return None
    if generic < 0:
        return None
    return ManaCost((*["X"] * cost.x_symbols, *([str(generic)] if generic else []), *exact))
