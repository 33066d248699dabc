"""Costs: whether they can be paid, and paying them, all of it together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from sandbox.engine.changes import put_counters, untap
from sandbox.engine.choices import Choice
from sandbox.engine.events import CountersPut, LifeChanged, ManaPaid, Told, Untapped
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.player_changes import add_life
from sandbox.engine.questions import Deed, WhatPays, WhichManaIsSpent
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.crew import TapPower, able_to_crew, choose_crew, why_not_tap_power
from sandbox.rules.casting.life_for_mana import pay_life_for_mana, ways_with_life
from sandbox.rules.casting.mana import tap_for_cost
from sandbox.rules.casting.mana_payment import pay_plan, plan_mana, ways_to_spend
from sandbox.rules.casting.mana_plan import Plan
from sandbox.rules.casting.mana_restrictions import PaidFor, Purpose
from sandbox.rules.casting.missing_mana import missing_mana
from sandbox.rules.casting.payments_of_keywords import OfKeywords, SacrificeForBargain, TapOfItsColor, can_pay
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.players.designations import get_counters
from sandbox.rules.players.draw_and_discard import chosen_at_random, discard
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.stun import unstunned
from sandbox.rules.zones.tapping import why_not_tap
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.steps import Step
from sandbox.terms.zones import Zone

WithObjects = (
    costs.SacrificeA
    | costs.DiscardA
    | costs.RemoveFromHand
    | costs.RemoveFromGraveyard
    | costs.RemoveA
    | costs.ReturnA
    | costs.TapA
    | costs.RemoveCounterFromA
    | OfKeywords
)
"""Payments for which the player says what is given."""


@dataclass
class Bill:
    """A cost to be paid by a player for a source. `with_these`: what the player named to sacrifice, discard or
    return.
    """

    player: Player
    source: Object
    cost: costs.Cost
    x: int = 0
    with_these: tuple[Object, ...] | None = None
    lands_only: bool = False
    """Mana comes from the pool and lands alone."""
    what: PaidFor = PaidFor.OTHER
    paid: list[Object] = field(default_factory=list)
    spent: tuple[str, ...] = ()
    """The mana that has been paid of it."""
    plans: dict[ManaCost, Plan] = field(default_factory=dict)
    """How its mana can be paid, once that has been looked for and as long as nothing of it has been paid."""

    @property
    def purpose(self) -> Purpose:
        return Purpose(self.source, self.what)


def why_not_pay(game: Game, bill: Bill) -> Refusal | None:
    """The first part of the cost that cannot be paid."""
    for payment in bill.cost:
        refusal = _why_not(game, bill, payment)
        if refusal is not None:
            return refusal
    return _why_not_these(game, bill) if bill.with_these else None


def _why_not_these(game: Game, bill: Bill) -> Refusal | None:
    """Each thing named for the cost pays a part of it, and no more are named than it asks for."""
    parts = [(_possible(game, bill, part), _how_many(part)) for part in bill.cost if isinstance(part, WithObjects)]
    if any(isinstance(part, costs.SacrificeIt | costs.ExileIt) for part in bill.cost):
        parts.append(([bill.source], 1))
    if any(isinstance(part, TapPower) for part in bill.cost):
        able = able_to_crew(game, bill.player, bill.source)
        parts.append((able, len(able)))
    named_for_it = bill.with_these or ()
    for thing in named_for_it:
        if not any(thing in possible for possible, _ in parts):
            return Refusal("paying costs", f"{named(thing)} cannot pay that cost")
    wanted = sum(count for _, count in parts)
    too_many = Refusal("paying costs", f"{wanted} can be given for that cost, and {len(named_for_it)} are named")
    return too_many if len(named_for_it) > wanted else None


def _why_not(game: Game, bill: Bill, payment: costs.Payment) -> Refusal | None:
    player, source = bill.player, bill.source
    match payment:
        case costs.PayMana(cost):
            if _plan(game, bill, cost) is None and not _with_life(game, bill, cost):
                why = f"{player.name} cannot pay {cost}{f' with X = {bill.x}' if bill.x else ''}"
                return Refusal("paying costs", why, lambda: f": {_missing(game, bill, cost)} is missing")
        case costs.TapIt():
            return why_not_tap(game, source, player)
        case TapPower():
            return why_not_tap_power(game, player, source, payment, bill.with_these)
        case costs.UntapIt():
            return None if source.tapped else Refusal("paying costs", f"{named(source)} is not tapped")
        case costs.PayLife(amount):
            return (
                None
                if player.life >= amount
                else Refusal("paying costs", f"{player.name} has not {amount} life to pay")
            )
        case costs.PayCounters(name, count, by_x):
            there, count = player.has_counters(name), bill.x if by_x else count
            refusal = Refusal("paying costs", f"{player.name} has {there} {name} counters")
            return None if there >= count else refusal
        case costs.PayHalfLife():
            return None if player.life >= 0 else Refusal("paying costs", f"{player.name} has no life to pay")
        case costs.SacrificeIt() | costs.ExileIt() | costs.PutCounterOnIt():
            return _why_not_give_it(game, bill, payment)
        case costs.ExileTopCards(count):
            there = player.library_size
            refusal = Refusal("paying costs", f"{player.name} has {there} cards in the library")
            return None if there >= count else refusal
        case costs.SkipStep(step):
            return _why_not_skip(game, player, step)
        case costs.Loyalty(amount, by_x):
            there = source.counters.get("loyalty", 0)
            amount = -bill.x if by_x else amount
            return None if there + amount >= 0 else Refusal("paying costs", f"{named(source)} has loyalty {there}")
        case costs.RemoveCountersFromIt(name, number, by_x):
            count = bill.x if by_x else number
            there = source.counters.get(name, 0)
            return None if there >= count else Refusal("paying costs", f"{named(source)} has {there} {name} counters")
    return _why_not_objects(game, bill, payment) if isinstance(payment, WithObjects) else None


def _with_life(game: Game, bill: Bill, cost: ManaCost) -> bool:
    """Whether it can be paid with life for some of its mana."""
    return bool(cost.or_life and ways_with_life(bill.player, cost, partial(_can_pay_mana, game, bill)))


def _can_pay_mana(game: Game, bill: Bill, cost: ManaCost) -> bool:
    return _plan_with(game, bill, cost, bill.x) is not None


def _why_not_give_it(game: Game, bill: Bill, payment: costs.Payment) -> Refusal | None:
    """The source is where it is given up from."""
    source = bill.source
    if isinstance(payment, costs.ExileIt) and payment.out_of is not Zone.BATTLEFIELD:
        there = source in bill.player.owned_zones[payment.out_of]
        return None if there else Refusal("paying costs", f"{named(source)} is not in the {payment.out_of}")
    where = game.edition.words.play
    return None if source.in_play else Refusal("paying costs", f"{named(source)} is not {where}")


def _plan(game: Game, bill: Bill, cost: ManaCost) -> Plan | None:
    """What is tapped as a part of the same cost makes no mana for it."""
    plan = _plan_with(game, bill, cost, bill.x)
    if plan is not None:
        bill.plans[cost] = plan
    return plan


def _plan_with(game: Game, bill: Bill, cost: ManaCost, x: int) -> Plan | None:
    without = (bill.source,) if any(isinstance(part, costs.TapIt) for part in bill.cost) else ()
    return plan_mana(game, bill.player, cost, x, without, bill.lands_only, bill.purpose)


def _missing(game: Game, bill: Bill, cost: ManaCost) -> ManaCost:
    return missing_mana(cost, bill.x, lambda part: _plan_with(game, bill, part, 0) is not None)


def _why_not_skip(game: Game, player: Player, step: str) -> Refusal | None:
    """Only in one's own turn, before the step, and once for each."""
    steps = game.edition.turn.steps
    if (
        player not in game.active_players
        or Step(step) not in steps
        or steps.index(game.step) >= steps.index(Step(step))
    ):
        return Refusal("skipping", f"the {step} step cannot be skipped now")
    if step in game.turn_facts.skipped:
        return Refusal("skipping", f"the {step} step is skipped already")
    return None


def _why_not_objects(game: Game, bill: Bill, payment: WithObjects) -> Refusal | None:
    possible, count = _possible(game, bill, payment), _how_many(payment)
    if len(possible) < count:
        return Refusal("paying costs", f"{bill.player.name} has nothing to pay that part of the cost with")
    return None


def _how_many(payment: WithObjects) -> int:
    return 1 if isinstance(payment, costs.ReturnA | costs.RemoveCounterFromA) else payment.count


def _possible(game: Game, bill: Bill, payment: WithObjects) -> list[Object]:
    """What can pay: the player's own permanents, or cards of the hand."""
    match payment:
        case costs.DiscardA(kind, _, itself):
            if itself:
                return [bill.source] if bill.source in bill.player.hand else []
            return [c for c in bill.player.hand if matches(game, kind, c, bill.player) and c is not bill.source]
        case costs.RemoveFromHand(kind):
            return [c for c in bill.player.hand if matches(game, kind, c, bill.player) and c is not bill.source]
        case costs.RemoveFromGraveyard(kind):
            return [c for c in bill.player.graveyard if matches(game, kind, c, bill.player, bill.source)]
        case costs.TapA(kind):
            return [thing for thing in _own(game, bill, kind) if not thing.tapped and thing is not _tapped_itself(bill)]
        case costs.RemoveCounterFromA(name, kind):
            return [thing for thing in _own(game, bill, kind) if thing.counters.get(name, 0)]
        case costs.SacrificeA(kind) | costs.RemoveA(kind) | costs.ReturnA(kind):
            return _own(game, bill, kind)
        case SacrificeForBargain() | TapOfItsColor():
            return can_pay(game, bill.player, bill.source, payment)


def _tapped_itself(bill: Bill) -> Object | None:
    """The source, where tapping it is another part of the cost."""
    return bill.source if any(isinstance(part, costs.TapIt) for part in bill.cost) else None


def _own(game: Game, bill: Bill, kind: Kind) -> list[Object]:
    return [t for t in permanents_of(game, kind, bill.player, bill.source) if game.controller(t) is bill.player]


@rule("paying costs")
def pay(game: Game, bill: Bill) -> tuple[Object, ...]:
    """Pays everything; what was sacrificed, discarded or returned is given back as it last was. Raises Illegal before
    anything is paid."""
    refusal = why_not_pay(game, bill)
    if refusal is not None:
        raise Illegal(refusal)
    chosen = {index: _choose(game, bill, payment) for index, payment in enumerate(bill.cost)}
    for index, payment in sorted(enumerate(bill.cost), key=lambda part: not isinstance(part[1], costs.PayMana)):
        _pay_one(game, bill, payment, chosen[index])
    return tuple(bill.paid)


def _choose(game: Game, bill: Bill, payment: costs.Payment) -> list[Object]:
    """Which objects pay: named ones first, the only ones there are, or those chosen now."""
    if isinstance(payment, TapPower):
        return choose_crew(game, bill.player, bill.source, payment, bill.with_these)
    if not isinstance(payment, WithObjects):
        return []
    count = _how_many(payment)
    possible = _possible(game, bill, payment)
    if isinstance(payment, costs.DiscardA) and payment.at_random:
        return chosen_at_random(game, bill.player, possible, count)
    chosen = [thing for thing in bill.with_these or () if thing in possible][:count]
    while len(chosen) < count:
        left = [thing for thing in possible if thing not in chosen]
        has_choice = len(left) > count - len(chosen)
        if not has_choice and not game.answers_are_said:
            return chosen + left
        text, question = f"what pays for {named(bill.source)}", WhatPays(bill.source, DEEDS[type(payment)])
        default = None if has_choice else left[0]
        chosen.append(game.ask(Choice(bill.player, question, text, left, default, must_say=has_choice)))
    return chosen


DEEDS: dict[type[costs.Payment], Deed] = {
    costs.SacrificeA: Deed.SACRIFICE,
    costs.DiscardA: Deed.DISCARD,
    costs.RemoveFromHand: Deed.EXILE,
    costs.RemoveFromGraveyard: Deed.EXILE,
    costs.TapA: Deed.CHOOSE,
    costs.RemoveCounterFromA: Deed.CHOOSE,
    costs.RemoveA: Deed.EXILE,
    costs.ReturnA: Deed.RETURN,
    SacrificeForBargain: Deed.SACRIFICE,
    TapOfItsColor: Deed.CHOOSE,
}


def _tell_paid(game: Game, paid: ManaPaid) -> None:
    game.emit(paid)


@rule("hybrid mana")
def _tell_hybrid(game: Game, paid: ManaPaid) -> None:
    """Each hybrid symbol is paid in one of its two ways."""
    game.emit(paid)


def _pay_one(game: Game, bill: Bill, payment: costs.Payment, chosen: list[Object]) -> None:
    player, source = bill.player, bill.source
    match payment:
        case costs.PayMana(cost):
            if cost.or_life:
                cost = pay_life_for_mana(game, player, source, cost, partial(_can_pay_mana, game, bill))
            plan = bill.plans.get(cost) or _plan(game, bill, cost)
            assert plan is not None
            plan.spends = list(_choose_mana(game, bill, cost, plan))
            pay_plan(game, player, plan, bill.purpose)
            bill.plans.clear()
            bill.spent += (*plan.spends,)
            if cost.total or bill.x:
                tell = _tell_hybrid if any("/" in symbol for symbol in cost.symbols) else _tell_paid
                tell(game, ManaPaid(player, cost, source, tuple(plan.spends)))
        case costs.TapIt():
            tap_for_cost(game, source)
        case costs.UntapIt():
            if unstunned(game, [source]):
                untap(game, source)
                game.emit(Untapped([source]))
        case costs.PayLife(amount):
            add_life(game, player, -amount)
            game.turn_facts.lost_life.add(player)
            game.emit(LifeChanged(player, -amount))
        case costs.PayCounters(name, count, by_x):
            get_counters(game, player, name, -(bill.x if by_x else count))
        case costs.PayHalfLife():
            half = -(-life_of(game, player) // 2)
            add_life(game, player, -half)
            game.emit(LifeChanged(player, -half))
        case costs.ExileTopCards(count):
            cards = list(reversed(top_cards(game, player, count)))
            bill.paid += cards
            zone_changes.remove_from_game(game, cards)
        case costs.SkipStep(step):
            game.turn_facts.skipped.add(step)
            game.emit(Told(f"{player.name} will skip the {step} step"))
        case costs.Loyalty() | costs.PutCounterOnIt() | costs.RemoveCountersFromIt():
            _pay_with_its_counters(game, bill, payment)
        case _:
            _pay_with_objects(game, bill, payment, chosen)


def _pay_with_its_counters(
    game: Game, bill: Bill, payment: costs.Loyalty | costs.PutCounterOnIt | costs.RemoveCountersFromIt
) -> None:
    """Counters that are put on the source, or taken from it."""
    match payment:
        case costs.Loyalty(amount, by_x):
            name, number = "loyalty", -bill.x if by_x else amount
        case costs.PutCounterOnIt(name):
            number = counters_put(game, bill.source, 1)
        case costs.RemoveCountersFromIt(name, count, by_x):
            number = -(bill.x if by_x else count)
    put_counters(game, bill.source, name, number)
    game.emit(CountersPut(bill.source, name, number))


def _choose_mana(game: Game, bill: Bill, cost: ManaCost, plan: Plan) -> tuple[str, ...]:
    """Which mana of the pool is spent, where several selections would do.

    Comprehensive Rules of 2006, 409.1h; of 2010, 601.2g.
    """
    ways = ways_to_spend(game, bill.player, cost, bill.x, plan, bill.purpose)
    if len(ways) == 1:
        return tuple(plan.spends)
    text = f"which mana of the pool pays for {named(bill.source)}"
    return game.ask(Choice(bill.player, WhichManaIsSpent(bill.source), text, ways, ways[0]))


def _pay_with_objects(game: Game, bill: Bill, payment: costs.Payment, chosen: list[Object]) -> None:
    match payment:
        case costs.SacrificeIt():
            bill.paid.append(bill.source)
            zone_changes.sacrifice(game, [bill.source])
        case costs.SacrificeA() | SacrificeForBargain():
            bill.paid += chosen
            zone_changes.sacrifice(game, chosen)
        case costs.DiscardHand():
            held = list(bill.player.hand)
            bill.paid += held
            discard(game, bill.player, held)
        case costs.DiscardA():
            bill.paid += chosen
            discard(game, bill.player, chosen)
        case costs.ExileIt():
            bill.paid.append(bill.source)
            zone_changes.remove_from_game(game, [bill.source])
        case costs.RemoveFromHand() | costs.RemoveFromGraveyard() | costs.RemoveA():
            bill.paid += chosen
            zone_changes.remove_from_game(game, chosen)
        case costs.TapA() | TapOfItsColor() | TapPower():
            bill.paid += chosen
            for thing in chosen:
                tap_for_cost(game, thing)
        case costs.RemoveCounterFromA(name):
            bill.paid += chosen
            for thing in chosen:
                put_counters(game, thing, name, -1)
                game.emit(CountersPut(thing, name, -1))
        case costs.ReturnA():
            bill.paid += chosen
            zone_changes.return_to_hand(game, chosen)
        case _:
            game.emit(Told("nothing is paid"))
