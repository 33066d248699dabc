"""Paying mana: from the pool first, then by tapping lands.

Of lands the plainest are tapped first (those that make only the mana needed, those that do nothing else); whoever wants
other mana draws it beforehand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.rules.mana import ManaAbility, made_by, mana_abilities, tap_for_cost
from sandbox.rules.prohibitions import why_not_tap
from sandbox.terms.mana import MANA_TYPES, ManaCost

MOST_MANA = 200


@dataclass
class Plan:
    """`taps` are lands to tap with the mana each makes; `spends` what then leaves the pool."""

    taps: list[tuple[ManaAbility, tuple[str, ...]]] = field(default_factory=list)
    spends: list[str] = field(default_factory=list)


def plan_mana(game: Game, player: Player, cost: ManaCost, x: int = 0, without: tuple[Object, ...] = ()) -> Plan | None:
    """How the player can pay the cost now, or None. `without`: permanents that must not be tapped for it."""
    needs = sorted(cost.exact, key=len) + ["any"] * (cost.generic + cost.x_symbols * x)
    if len(needs) > MOST_MANA:
        return None
    pool = {kind: player.pool.get(kind, 0) for kind in MANA_TYPES}
    if not needs:
        return Plan()
    plan = _pay_from_pool(needs, pool, player)
    if plan is not None:
        return plan
    return _pay(needs, pool, _lands(game, player, without), Plan(), player)


def _pay_from_pool(needs: list[str], pool: dict[str, int], player: Player) -> Plan | None:
    return _pay(needs, dict(pool), [], Plan(), player) if sum(pool.values()) >= len(needs) else None


def _lands(game: Game, player: Player, without: tuple[Object, ...]) -> list[ManaAbility]:
    found = []
    for thing in game.battlefield:
        looks = game.look(thing)
        if (
            looks.controller is player
            and looks.is_land
            and thing not in without
            and why_not_tap(game, thing, player) is None
        ):
            found += [ability for ability in mana_abilities(game, thing) if ability.only_taps and ability.options]
    return sorted(found, key=lambda ability: (len(ability.options), len(game.look(ability.source).abilities)))


def _pay(needs: list[str], pool: dict[str, int], lands: list[ManaAbility], plan: Plan, player: Player) -> Plan | None:
    """Pays the first need in every possible way until the others can be paid too."""
    if not needs:
        return plan
    need, rest = needs[0], needs[1:]
    for kind in _kinds(need, pool, player):
        pool[kind] -= 1
        plan.spends.append(kind)
        found = _pay(rest, pool, lands, plan, player)
        if found is not None:
            return found
        pool[kind] += 1
        plan.spends.pop()
        if need == "any":
            return None
    return _pay_by_tapping(needs, pool, lands, plan, player)


def _pay_by_tapping(
    needs: list[str], pool: dict[str, int], lands: list[ManaAbility], plan: Plan, player: Player
) -> Plan | None:
    need = needs[0]
    tried: set[tuple[str, ...]] = set()
    for ability in lands:
        for mana in ability.options:
            if mana in tried or not any(_pays(kind, need) for kind in mana):
                continue
            tried.add(mana)
            left = [other for other in lands if other.source is not ability.source]
            found = _tap_one(needs, pool, left, plan, player, ability, mana)
            if found is not None:
                return found
    return None


def _tap_one(
    needs: list[str],
    pool: dict[str, int],
    left: list[ManaAbility],
    plan: Plan,
    player: Player,
    ability: ManaAbility,
    mana: tuple[str, ...],
) -> Plan | None:
    for kind in mana:
        pool[kind] += 1
    plan.taps.append((ability, mana))
    found = _pay(needs, pool, left, plan, player)
    if found is None:
        plan.taps.pop()
        for kind in mana:
            pool[kind] -= 1
    return found


def _kinds(need: str, pool: dict[str, int], player: Player) -> list[str]:
    """The mana of the pool that pays the symbol; for generic costs colorless mana first."""
    if need == "S":
        return [kind for kind in MANA_TYPES if pool[kind] and player.snow_pool.get(kind, 0)]
    order = ("C", *MANA_TYPES[:5]) if need == "any" else MANA_TYPES
    return [kind for kind in order if pool[kind] and _pays(kind, need)]


def _pays(kind: str, need: str) -> bool:
    return need in ("any", "S") or kind in need.split("/")


def pay_plan(game: Game, player: Player, plan: Plan) -> None:
    """Taps the lands and spends the mana."""
    for ability, mana in plan.taps:
        tap_for_cost(game, ability.source)
        made_by(game, ability.source, player, mana, taps=True)
    for kind in plan.spends:
        player.pool[kind] -= 1
        if not player.pool[kind]:
            del player.pool[kind]
        if player.snow_pool.get(kind, 0) > player.pool.get(kind, 0):
            player.snow_pool[kind] -= 1
