"""The part of a cost that is mana."""

from __future__ import annotations

from functools import partial

from sandbox.engine.choices import Choice
from sandbox.engine.events.mana import ManaPaid
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.costs import WhichManaIsSpent
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.life_for_mana import pay_life_for_mana, ways_with_life
from sandbox.rules.casting.mana_payment import pay_plan, plan_mana, ways_to_spend
from sandbox.rules.casting.mana_plan import Plan
from sandbox.rules.casting.missing_mana import what_is_missing
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost


def why_not_pay_mana(game: Game, bill: Bill, cost: ManaCost) -> Refusal | None:
    """The pool and what can be tapped for mana do not come to it, and no life may be paid for what is missing."""
    if _plan(game, bill, cost) is not None or _with_life(game, bill, cost):
        return None
    why = f"{bill.player.name} cannot pay {cost}{f' with X = {bill.x}' if bill.x else ''}"
    return Refusal("paying costs", why, lambda: _missing(game, bill, cost))


def pay_mana(game: Game, bill: Bill, cost: ManaCost) -> None:
    player = bill.player
    if cost.or_life:
        left = pay_life_for_mana(game, player, bill.source, cost, partial(_can_pay_mana, game, bill))
        bill.for_life += len(cost.symbols) - len(left.symbols)
        cost = left
    plan = bill.plans.get(cost) or _plan(game, bill, cost)
    assert plan is not None
    plan.spends = list(_choose_mana(game, bill, cost, plan))
    pay_plan(game, player, plan, bill.purpose)
    bill.plans.clear()
    bill.spent += (*plan.spends,)
    if cost.total or bill.x:
        tell = _tell_hybrid if any("/" in symbol for symbol in cost.symbols) else _tell_paid
        tell(game, ManaPaid(player, cost, bill.source, tuple(plan.spends)))


def _tell_paid(game: Game, paid: ManaPaid) -> None:
    game.emit(paid)


@rule("hybrid mana")
def _tell_hybrid(game: Game, paid: ManaPaid) -> None:
    """Each hybrid symbol is paid in one of its two ways."""
    game.emit(paid)


def _with_life(game: Game, bill: Bill, cost: ManaCost) -> bool:
    """Whether it can be paid with life for some of its mana."""
    return bool(cost.or_life and ways_with_life(game, bill.player, cost, partial(_can_pay_mana, game, bill)))


def _can_pay_mana(game: Game, bill: Bill, cost: ManaCost) -> bool:
    return _plan_with(game, bill, cost, bill.x) is not None


def _plan(game: Game, bill: Bill, cost: ManaCost) -> Plan | None:
    """What is tapped as a part of the same cost makes no mana for it."""
    plan = _plan_with(game, bill, cost, bill.x)
    if plan is not None:
        bill.plans[cost] = plan
    return plan


def _plan_with(game: Game, bill: Bill, cost: ManaCost, x: int) -> Plan | None:
    without = bill.helping
    if any(isinstance(part, costs.TapIt) for part in bill.cost):
        without = (*without, bill.source)
    return plan_mana(game, bill.player, cost, x, without, bill.lands_only, bill.purpose)


def _missing(game: Game, bill: Bill, cost: ManaCost) -> str:
    return what_is_missing(cost, bill.x, lambda part: _plan_with(game, bill, part, 0) is not None)


def _choose_mana(game: Game, bill: Bill, cost: ManaCost, plan: Plan) -> tuple[str, ...]:
    """Which mana of the pool is spent, where several selections would do.

    Comprehensive Rules of 2006, 409.1h; of 2010, 601.2g.
    """
    ways = ways_to_spend(game, bill.player, cost, bill.x, plan, bill.purpose)
    if len(ways) == 1:
        return tuple(plan.spends)
    text = f"which mana of the pool pays for {named(bill.source)}"
    return game.ask(Choice(bill.player, WhichManaIsSpent(bill.source), text, ways, ways[0]))
