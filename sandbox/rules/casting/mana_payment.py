"""Paying mana: from the pool first, then by tapping lands, and with other permanents where lands are not enough.

Of lands the plainest are tapped first (those that make only the mana needed, those that do nothing else); of other
permanents those that make most, so that little is left over. Whoever wants other mana draws it beforehand.
"""

from __future__ import annotations

from itertools import combinations, islice

from sandbox.engine.changes.permanents import tap
from sandbox.engine.events.permanents import Tapped
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.rules.casting.mana import made_by
from sandbox.rules.casting.mana_plan import Plan, choices_of, needs_of, pays_all, plan_with
from sandbox.rules.casting.mana_production import ManaAbility, mana_abilities, may_be_used, more_of_the_same
from sandbox.rules.casting.mana_restrictions import Purpose, free_pool, may_be_spent, take_reserved
from sandbox.rules.casting.unspent_mana import clear_pool
from sandbox.rules.zones.tapping import why_not_tap
from sandbox.terms.mana import MANA_TYPES, ManaCost
from sandbox.terms.types import Supertype

MOST_MANA = 200
MOST_WAYS = 24
"""Of so many ways to pay from the pool one is chosen; where there are more, it is paid as it stands."""


def plan_mana(
    game: Game,
    player: Player,
    cost: ManaCost,
    x: int = 0,
    without: tuple[Object, ...] = (),
    lands_only: bool = False,
    on: Purpose | None = None,
) -> Plan | None:
    """How the player can pay the cost now, or None. `without`: permanents that must not be tapped for it; `on`: what is
    paid for, where mana may be reserved for it."""
    plans = (_plan_one_way(game, player, way, x, without, lands_only, on) for way in cost.ways())
    return next((plan for plan in plans if plan is not None), None)


def _plan_one_way(
    game: Game,
    player: Player,
    cost: ManaCost,
    x: int,
    without: tuple[Object, ...],
    lands_only: bool,
    on: Purpose | None,
) -> Plan | None:
    if cost.generic + cost.x_symbols * x > MOST_MANA:
        return None
    needs = needs_of(cost, x)
    if not needs:
        return Plan(budget=game.budget)
    pool = free_pool(game, player, on)
    found = plan_with(needs, player, pool, [], {}, game.budget) if player.pool else None
    if found is not None:
        return found
    game.count_work()
    makers = _makers_for(game, player, without, on)
    more = more_of_the_same(game, player, [maker.source for maker in makers])
    lands = _plainest_first(game, [maker for maker in makers if game.characteristics(maker.source).is_land], cost)
    found = plan_with(needs, player, pool, lands, more, game.budget) if lands else None
    if found is not None or lands_only or len(lands) == len(makers):
        return found
    others = [one for one in makers if one not in lands]
    return plan_with(needs, player, pool, _most_first([*lands, *others]), more, game.budget)


def _makers_for(game: Game, player: Player, without: tuple[Object, ...], on: Purpose | None) -> list[ManaAbility]:
    """Those whose mana may be spent on it."""
    return [
        ability
        for ability in mana_makers(game, player)
        if ability.source not in without
        and (ability.only_for is None or may_be_spent(game, player, ability.only_for, on))
    ]


def can_pay_from_pool(game: Game, player: Player, cost: ManaCost, on: Purpose) -> bool:
    """Whether mana that is in the pool already is enough."""
    pool = free_pool(game, player, on)
    return any(
        not (needs := needs_of(way, 0)) or plan_with(needs, player, pool, [], {}, game.budget) for way in cost.ways()
    )


def ways_to_spend(
    game: Game, player: Player, cost: ManaCost, x: int, plan: Plan, on: Purpose | None
) -> list[tuple[str, ...]]:
    """Every selection of the pool's mana that pays the cost without tapping anything, that of the plan first. One alone
    where there is no choice, and where there are too many to choose from."""
    planned = tuple(sorted(plan.spends, key=MANA_TYPES.index))
    free = free_pool(game, player, on)
    has_ways = any(symbol.startswith("2/") for symbol in cost.symbols)
    if has_ways or plan.taps or sum(free.values()) == len(planned) or sum(amount > 0 for amount in free.values()) < 2:
        return [planned]
    units = [kind for kind in MANA_TYPES for _ in range(min(free.get(kind, 0), len(planned)))]
    different = dict.fromkeys(islice(combinations(units, len(planned)), 50 * MOST_WAYS))
    needs = needs_of(cost, x)
    others = [each for each in different if each != planned and pays_all(needs, player, each, game.budget)]
    return [planned, *others] if len(others) < MOST_WAYS else [planned]


def mana_makers(game: Game, player: Player) -> list[ManaAbility]:
    """Every ability with which the player can make mana now by nothing but tapping a permanent."""
    return [
        ability
        for thing in game.permanents(player)
        for ability in mana_abilities(game, thing)
        if ability.only_taps
        and ability.options
        and why_not_tap(game, thing, player) is None
        and may_be_used(game, player, ability)
    ]


def _most_first(makers: list[ManaAbility]) -> list[ManaAbility]:
    return sorted(makers, key=lambda ability: -max(map(len, ability.options)))


def _plainest_first(game: Game, found: list[ManaAbility], cost: ManaCost) -> list[ManaAbility]:
    """Among the plainest those that make a color of the cost, which leaves the others for other cards."""
    if len(found) < 2:
        return found
    wanted, choices = "".join(cost.exact), choices_of(found)

    def plainness(ability: ManaAbility) -> tuple[bool, int, int]:
        fits = any(kind in wanted for option in ability.options for kind in option)
        return (not fits, len(choices[ability.source]), len(game.characteristics(ability.source).abilities))

    snow = Supertype.SNOW
    lands = sorted(found, key=plainness)
    return (
        sorted(lands, key=lambda ability: snow not in game.characteristics(ability.source).supertypes)
        if "S" in wanted
        else lands
    )


def draw_planned(game: Game, player: Player, plan: Plan) -> None:
    """Taps the lands of the plan; their mana is in the pool."""
    for ability, mana in plan.taps:
        tap(game, ability.source)
        game.notice(Tapped(ability.source))
        made_by(game, ability.source, player, mana, taps=True, only_for=ability.only_for)


def pay_plan(game: Game, player: Player, plan: Plan, on: Purpose | None = None) -> None:
    """Taps the lands and spends the mana, first what is reserved for such a use."""
    draw_planned(game, player, plan)
    for kind in plan.spends:
        take_reserved(game, player, kind, on)
        player.pool[kind] -= 1
        if not player.pool[kind]:
            del player.pool[kind]
    player.snow_pool = {kind: min(plan.snow.get(kind, 0), player.pool.get(kind, 0)) for kind in player.pool}


def pay_all_of_lands(game: Game, player: Player) -> int:
    """Draws all mana that the player's lands can make, the most that each can, and spends it with all that was in the
    pool. How much it was."""
    lands = [
        ability for ability in _most_first(mana_makers(game, player)) if game.characteristics(ability.source).is_land
    ]
    for ability in lands:
        if not ability.source.tapped:
            draw_planned(game, player, Plan([(ability, max(ability.options, key=len))], budget=game.budget))
    paid = player.mana
    clear_pool(player)
    return paid
