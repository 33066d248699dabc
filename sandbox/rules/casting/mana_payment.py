"""Paying mana: from the pool first, then by tapping lands, and with other permanents where lands are not enough.

Of lands the plainest are tapped first (those that make only the mana needed, those that do nothing else); of other
permanents those that make most, so that little is left over. Whoever wants other mana draws it beforehand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations, islice
from typing import NamedTuple

from sandbox.engine.budget import Budget
from sandbox.engine.changes import tap
from sandbox.engine.events import Tapped
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.kinds import ManaUse
from sandbox.rules.casting.mana import ManaAbility, made_by, mana_abilities, may_be_used, more_of_the_same
from sandbox.rules.casting.unspent_mana import clear_pool
from sandbox.rules.lookup.filters import matches
from sandbox.rules.zones.tapping import why_not_tap
from sandbox.terms.mana import MANA_TYPES, ManaCost
from sandbox.terms.types import Supertype

MOST_MANA = 200
MOST_WAYS = 24
"""Of so many ways to pay from the pool one is chosen; where there are more, it is paid as it stands."""
COLORLESS_FIRST = ("C", *MANA_TYPES[:5])
FEW = 4
"""So many symbols are paid by trying; for more, what has been tried in vain is remembered."""


class PaidFor(Enum):
    """What is paid for, as far as mana asks."""

    SPELL = "a spell"
    ABILITY = "an ability"
    CUMULATIVE_UPKEEP = "cumulative upkeep"
    OTHER = "anything else"


class Purpose(NamedTuple):
    """What mana is spent on: `source` is the spell, or what the ability stands on."""

    source: Object
    what: PaidFor = PaidFor.OTHER


def may_be_spent(game: Game, player: Player, use: ManaUse, on: Purpose | None) -> bool:
    """Whether mana that is reserved for the use may be spent on that."""
    if on is None or on.what is PaidFor.OTHER:
        return False
    if on.what is PaidFor.CUMULATIVE_UPKEEP:
        return use.cumulative_upkeep
    kind = use.spells if on.what is PaidFor.SPELL else use.abilities_of
    return kind is not None and matches(game, kind, on.source, player)


@dataclass
class Plan:
    """`taps` are permanents to tap with the mana each makes; `spends` what then leaves the pool."""

    taps: list[tuple[ManaAbility, tuple[str, ...]]] = field(default_factory=list)
    spends: list[str] = field(default_factory=list)
    snow: dict[str, int] = field(default_factory=dict)
    """How much of each type in the pool, with what is tapped so far, came from snow permanents."""
    more: dict[Object, int] = field(default_factory=dict)
    """How much more of the same comes when a permanent is tapped that makes mana of one type."""
    choices: dict[Object, frozenset[tuple[str, ...]]] = field(default_factory=dict)
    """For each permanent that may be tapped, every bundle of mana that it could give, by whichever ability."""
    budget: Budget = field(default_factory=Budget)
    """What trying costs is counted against it."""
    vain: set[object] = field(default_factory=set)
    """What has been tried and leads nowhere: what is still needed, the pool, and what is left to tap."""


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
    needs = _needs(cost, x)
    if not needs:
        return Plan()
    pool = free_pool(game, player, on)
    found = _with_these(needs, player, pool, [], {}, game.budget) if player.pool else None
    if found is not None:
        return found
    game.count_work()
    makers = [
        ability
        for ability in mana_makers(game, player)
        if ability.source not in without
        and (ability.only_for is None or may_be_spent(game, player, ability.only_for, on))
    ]
    more = more_of_the_same(game, player, [maker.source for maker in makers])
    lands = _plainest_first(game, [maker for maker in makers if game.characteristics(maker.source).is_land], cost)
    found = _with_these(needs, player, pool, lands, more, game.budget) if lands else None
    if found is not None or lands_only or len(lands) == len(makers):
        return found
    others = [one for one in makers if one not in lands]
    return _with_these(needs, player, pool, _most_first([*lands, *others]), more, game.budget)


def can_pay_from_pool(game: Game, player: Player, cost: ManaCost, on: Purpose) -> bool:
    """Whether mana that is in the pool already is enough."""
    pool = free_pool(game, player, on)
    return any(
        not (needs := _needs(way, 0)) or _with_these(needs, player, pool, [], {}, game.budget) for way in cost.ways()
    )


def _needs(cost: ManaCost, x: int) -> list[str]:
    """The symbols to be paid, the most narrow first."""
    exact = sorted(cost.exact, key=lambda symbol: (symbol != "S", len(symbol)))
    return exact + ["any"] * (cost.generic + cost.x_symbols * x)


def free_pool(game: Game, player: Player, on: Purpose | None) -> dict[str, int]:
    """The mana of the pool that may be spent on that."""
    pool = player.pool
    for use, amounts in player.reserved.items():
        if not may_be_spent(game, player, use, on):
            pool = {kind: amount - amounts.get(kind, 0) for kind, amount in pool.items()}
    return pool


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
    needs = _needs(cost, x)
    others = [each for each in different if each != planned and _pays_all(needs, player, each, game.budget)]
    return [planned, *others] if len(others) < MOST_WAYS else [planned]


def _pays_all(needs: list[str], player: Player, mana: tuple[str, ...], budget: Budget) -> bool:
    pool = {kind: mana.count(kind) for kind in MANA_TYPES}
    budget.spend(1)
    return _with_these(needs, player, pool, [], {}, budget) is not None


def _with_these(
    needs: list[str],
    player: Player,
    free: dict[str, int],
    makers: list[ManaAbility],
    more: dict[Object, int],
    budget: Budget,
) -> Plan | None:
    """The mana of the pool, and what these can add to it."""
    pool = dict.fromkeys(MANA_TYPES, 0) | free
    plan = Plan(snow=dict(player.snow_pool), more=more, choices=_choices(makers), budget=budget)
    return _pay(needs, pool, makers, plan)


def _choices(makers: list[ManaAbility]) -> dict[Object, frozenset[tuple[str, ...]]]:
    found: dict[Object, frozenset[tuple[str, ...]]] = {}
    for maker in makers:
        found[maker.source] = found.get(maker.source, frozenset()).union(maker.options)
    return found


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
    wanted, choices = "".join(cost.exact), _choices(found)

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


def _pay(needs: list[str], pool: dict[str, int], lands: list[ManaAbility], plan: Plan) -> Plan | None:
    """Pays the first need in every possible way until the others can be paid too."""
    if not needs:
        return plan
    need, rest = needs[0], needs[1:]
    for kind in _kinds(need, pool, plan):
        before = plan.snow.get(kind, 0)
        pool[kind] -= 1
        plan.snow[kind] = before - 1 if need == "S" else min(before, pool[kind])
        plan.spends.append(kind)
        found = _pay(rest, pool, lands, plan)
        if found is not None:
            return found
        pool[kind] += 1
        plan.snow[kind] = before
        plan.spends.pop()
        if need == "any":
            return None
    return _pay_by_tapping(needs, pool, lands, plan)


def _pay_by_tapping(needs: list[str], pool: dict[str, int], lands: list[ManaAbility], plan: Plan) -> Plan | None:
    need = needs[0]
    if not lands:
        return None
    plan.budget.spend(1 + len(lands) // 16)
    here = (len(needs), tuple(pool.values()), frozenset(map(id, lands))) if len(needs) > FEW else None
    if here in plan.vain:
        return None
    tried: set[object] = set()
    for ability in lands:
        for mana in ability.options:
            key = (mana, plan.more.get(ability.source, 0), ability.snow, plan.choices[ability.source])
            if key in tried or not _any_pays(mana, need) or (need == "S" and not ability.snow):
                continue
            tried.add(key)
            left = [other for other in lands if other.source is not ability.source]
            found = _tap_one(needs, pool, left, plan, ability, mana)
            if found is not None:
                return found
    if here is not None:
        plan.vain.add(here)
    return None


def _tap_one(
    needs: list[str],
    pool: dict[str, int],
    left: list[ManaAbility],
    plan: Plan,
    ability: ManaAbility,
    mana: tuple[str, ...],
) -> Plan | None:
    snow = dict(plan.snow)
    more = mana[:1] * plan.more.get(ability.source, 0) if len(set(mana)) == 1 else ()
    for kind in mana:
        plan.snow[kind] = plan.snow.get(kind, 0) + ability.snow
    for kind in (*mana, *more):
        pool[kind] += 1
    plan.taps.append((ability, mana))
    found = _pay(needs, pool, left, plan)
    if found is None:
        plan.taps.pop()
        plan.snow = snow
        for kind in (*mana, *more):
            pool[kind] -= 1
    return found


def _kinds(need: str, pool: dict[str, int], plan: Plan) -> list[str]:
    """The mana of the pool that pays the symbol; for generic costs colorless mana first."""
    if need == "S":
        return [kind for kind in MANA_TYPES if pool[kind] and plan.snow.get(kind, 0)]
    if need == "any":
        return [kind for kind in COLORLESS_FIRST if pool[kind]]
    pays = need.split("/")
    return [kind for kind in MANA_TYPES if pool[kind] and kind in pays]


def _any_pays(mana: tuple[str, ...], need: str) -> bool:
    """Whether some of the mana pays the symbol."""
    if need in ("any", "S"):
        return bool(mana)
    return not set(mana).isdisjoint(need.split("/"))


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
        _spend_reserved(game, player, kind, on)
        player.pool[kind] -= 1
        if not player.pool[kind]:
            del player.pool[kind]
    player.snow_pool = {kind: min(plan.snow.get(kind, 0), player.pool.get(kind, 0)) for kind in player.pool}


def _spend_reserved(game: Game, player: Player, kind: str, on: Purpose | None) -> None:
    for use, amounts in player.reserved.items():
        if amounts.get(kind, 0) and may_be_spent(game, player, use, on):
            amounts[kind] -= 1
            return


def pay_all_of_lands(game: Game, player: Player) -> int:
    """Draws all mana that the player's lands can make, the most that each can, and spends it with all that was in the
    pool. How much it was."""
    lands = [
        ability for ability in _most_first(mana_makers(game, player)) if game.characteristics(ability.source).is_land
    ]
    for ability in lands:
        if not ability.source.tapped:
            draw_planned(game, player, Plan([(ability, max(ability.options, key=len))]))
    paid = player.mana
    clear_pool(player)
    return paid
