"""Costs of attacking: what a text asks for each creature that attacks its controller.

Comprehensive Rules of 2006, 308.2; of 2010, 508.1.
"""

from __future__ import annotations

from sandbox.engine.acts import Attack
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import AttackCost
from sandbox.meaning.costs import PayMana
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay
from sandbox.rules.casting.mana_payment import plan_mana
from sandbox.rules.casting.missing_mana import what_is_missing
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.attacked_players import attacked_with
from sandbox.rules.lookup.context import Context
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType


def attack_cost_of_one(game: Game, defender: Player | Object | None) -> int:
    """The generic mana asked for one creature that attacks so; who attacks a planeswalker does not attack a player."""
    if defender is None:
        return 0
    asked = 0
    for thing in game.permanents_with(AttackCost):
        characteristics = game.characteristics(thing)
        costs = [
            ability
            for ability in characteristics.abilities
            if isinstance(ability, AttackCost) and _is_kept_off(game, characteristics.controller, ability, defender)
        ]
        if costs and works(game, thing, characteristics):
            context = Context(thing, characteristics.controller)
            asked += sum(cost.cost.generic * count(game, context, cost.times) for cost in costs)
    return asked


def _is_kept_off(game: Game, controller: Player, ability: AttackCost, defender: Player | Object) -> bool:
    """Whether the text speaks of attacks on that player, or on that planeswalker."""
    if isinstance(defender, Player):
        return controller in attacked_with(game, defender)
    characteristics = game.characteristics(defender)
    return (
        ability.planeswalkers
        and CardType.PLANESWALKER in characteristics.types
        and characteristics.controller is controller
    )


def _cost(game: Game, attack: Attack) -> int:
    """Where it is not said whom a creature attacks, it is the first opponent."""
    if AttackCost not in game.traits_in_play():
        return 0
    defenders = attack.defenders or (None,) * len(attack.attackers)
    usual = next(iter(game.opponents(game.active)), None)
    attacked = [usual if defender is None else defender for defender in defenders]
    each = {defender: attack_cost_of_one(game, defender) for defender in set(attacked)}
    return sum(each[defender] for defender in attacked)


def why_not_pay_for_attack(game: Game, attack: Attack) -> Refusal | None:
    """Creatures that are tapped as they attack make no mana for it."""
    asked = _cost(game, attack)
    if not asked:
        return None
    tapped = tapped_to_attack(game, attack)
    cost = ManaCost((str(asked),))
    if plan_mana(game, game.active, cost, without=tapped) is not None:
        return None

    def missing() -> str:
        return what_is_missing(cost, 0, lambda part: plan_mana(game, game.active, part, without=tapped) is not None)

    return Refusal("declaring attackers", f"{game.active.name} cannot pay {cost} for the attack", missing)


def pay_for_attack(game: Game, attack: Attack) -> None:
    """Once the attackers are tapped, and all have said whom they attack."""
    asked = _cost(game, attack)
    if asked:
        pay(game, Bill(game.active, attack.attackers[0], (PayMana(ManaCost((str(asked),))),)))


def tapped_to_attack(game: Game, attack: Attack) -> tuple[Object, ...]:
    """Vigilance attacks without tapping."""
    return tuple(thing for thing in attack.attackers if not game.characteristics(thing).has("vigilance"))
