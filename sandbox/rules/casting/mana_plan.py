"""The search for a way to pay a cost's symbols from a pool of mana, and by tapping permanents that add to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.budget import Budget
from sandbox.engine.objects import Object, Player
from sandbox.rules.casting.mana_production import ManaAbility
from sandbox.terms.mana import MANA_TYPES, ManaCost

COLORLESS_FIRST = ("C", *MANA_TYPES[:5])
FEW = 4
"""So many symbols are paid by trying; for more, what has been tried in vain is remembered."""


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


def needs_of(cost: ManaCost, x: int) -> list[str]:
    """The symbols to be paid, the most narrow first."""
    exact = sorted(cost.exact, key=lambda symbol: (symbol != "S", len(symbol)))
    return exact + ["any"] * (cost.generic + cost.x_symbols * x)


def pays_all(needs: list[str], player: Player, mana: tuple[str, ...], budget: Budget) -> bool:
    pool = {kind: mana.count(kind) for kind in MANA_TYPES}
    budget.spend(1)
    return plan_with(needs, player, pool, [], {}, budget) is not None


def plan_with(
    needs: list[str],
    player: Player,
    free: dict[str, int],
    makers: list[ManaAbility],
    more: dict[Object, int],
    budget: Budget,
) -> Plan | None:
    """The mana of the pool, and what these can add to it."""
    if len(needs) > sum(free.values()) + _most_made(makers, more):
        return None
    pool = dict.fromkeys(MANA_TYPES, 0) | free
    plan = Plan(snow=dict(player.snow_pool), more=more, choices=choices_of(makers), budget=budget)
    return _pay(needs, pool, makers, plan)


def _most_made(makers: list[ManaAbility], more: dict[Object, int]) -> int:
    """No more mana than this can be made: each permanent is tapped once, for the most that it can give."""
    most: dict[Object, int] = {}
    for maker in makers:
        largest = max(map(len, maker.options)) + more.get(maker.source, 0)
        most[maker.source] = max(most.get(maker.source, 0), largest)
    return sum(most.values())


def choices_of(makers: list[ManaAbility]) -> dict[Object, frozenset[tuple[str, ...]]]:
    found: dict[Object, frozenset[tuple[str, ...]]] = {}
    for maker in makers:
        found[maker.source] = found.get(maker.source, frozenset()).union(maker.options)
    return found


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
