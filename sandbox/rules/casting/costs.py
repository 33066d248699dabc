"""Costs: whether they can be paid, and paying them, all of it together."""

from __future__ import annotations

from sandbox.engine.changes.permanents import untap
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import Untapped
from sandbox.engine.events.zones import KeywordActionTaken
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.collecting_evidence import evidence_of, why_not_collect
from sandbox.rules.casting.costs_in_counters import pay_with_its_counters, why_not_take_counters
from sandbox.rules.casting.costs_in_mana import pay_mana, why_not_pay_mana
from sandbox.rules.casting.costs_in_objects import (
    WithObjects,
    choose_objects,
    how_many,
    pay_with_objects,
    possible_for,
    why_not_objects,
)
from sandbox.rules.casting.costs_with_a_choice import asks_to_waterbend, is_open, settle, why_not_open
from sandbox.rules.casting.crafting import ExileMaterials, materials_of, why_not_exile_materials
from sandbox.rules.casting.crew import TapPower, able_to_crew, why_not_tap_power
from sandbox.rules.casting.mana import tap_for_cost
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.players.designations import get_counters
from sandbox.rules.players.life import can_pay_life, pay_life
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import is_kept_from_counters
from sandbox.rules.zones.exerting import exert
from sandbox.rules.zones.stun import unstunned
from sandbox.rules.zones.tapping import why_not_tap
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.steps import Step
from sandbox.terms.zones import Zone


def why_not_pay(game: Game, bill: Bill) -> Refusal | None:
    """The first part of the cost that cannot be paid."""
    if is_open(bill.cost):
        return why_not_open(game, bill, why_not_pay)
    for payment in bill.cost:
        refusal = _why_not(game, bill, payment)
        if refusal is not None:
            return refusal
    return _why_not_these(game, bill) if bill.with_these else None


def _why_not_these(game: Game, bill: Bill) -> Refusal | None:
    """Each thing named for the cost pays a part of it, and no more are named than it asks for."""
    parts = [(possible_for(game, bill, part), how_many(part)) for part in bill.cost if isinstance(part, WithObjects)]
    if any(isinstance(part, costs.SacrificeIt | costs.ExileIt | costs.ReturnIt) for part in bill.cost):
        parts.append(([bill.source], 1))
    if any(isinstance(part, TapPower) for part in bill.cost):
        able = able_to_crew(game, bill.player, bill.source)
        parts.append((able, len(able)))
    if any(isinstance(part, costs.CollectEvidence) for part in bill.cost):
        cards = evidence_of(game, bill)
        parts.append((cards, len(cards)))
    for part in bill.cost:
        if isinstance(part, ExileMaterials):
            found = materials_of(game, bill, part)
            parts.append((found, len(found) if part.more else part.count))
    parts.append((list(bill.helping), len(bill.helping)))
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
            return why_not_pay_mana(game, bill, cost)
        case costs.TapIt():
            return why_not_tap(game, source, player)
        case TapPower():
            return why_not_tap_power(game, player, source, payment, bill.with_these)
        case costs.UntapIt():
            return None if source.tapped else Refusal("paying costs", f"{named(source)} is not tapped")
        case costs.SacrificeIt() | costs.ExileIt() | costs.ReturnIt() | costs.PutCounterOnIt() | costs.ExertIt():
            return _why_not_give_it(game, bill, payment)
        case costs.RevealIt():
            there = source in bill.player.hand
            return None if there else Refusal("paying costs", f"{named(source)} is not in {bill.player.name}'s hand")
        case costs.SkipStep(step):
            return _why_not_skip(game, player, step)
        case costs.CollectEvidence(least):
            return why_not_collect(game, bill, least)
        case ExileMaterials():
            return why_not_exile_materials(game, bill, payment)
        case costs.Loyalty() | costs.RemoveCountersFromIt():
            return why_not_take_counters(bill, payment)
    return (
        why_not_objects(game, bill, payment)
        if isinstance(payment, WithObjects)
        else _why_not_of_player(game, bill, payment)
    )


def _why_not_of_player(game: Game, bill: Bill, payment: costs.Payment) -> Refusal | None:
    """Life, counters and cards that the player has not."""
    player = bill.player
    match payment:
        case costs.PayLife(amount):
            enough, why = can_pay_life(game, player, amount), f"{player.name} has not {amount} life to pay"
        case costs.PayCounters(name, count, by_x):
            there = player.has_counters(name)
            enough, why = there >= (bill.x if by_x else count), f"{player.name} has {there} {name} counters"
        case costs.PayHalfLife():
            enough = player.life >= 0 and can_pay_life(game, player, _half_of_life(game, player))
            why = f"{player.name} has no life to pay"
        case costs.ExileTopCards(count):
            there = player.library_size
            enough, why = there >= count, f"{player.name} has {there} cards in the library"
        case _:
            return None
    return None if enough else Refusal("paying costs", why)


def _why_not_give_it(game: Game, bill: Bill, payment: costs.Payment) -> Refusal | None:
    """The source is where it is given up from."""
    source = bill.source
    if isinstance(payment, costs.ExileIt) and payment.out_of is not Zone.BATTLEFIELD:
        there = source in bill.player.owned_zones[payment.out_of]
        return None if there else Refusal("paying costs", f"{named(source)} is not in the {payment.out_of}")
    where = game.edition.words.play
    if not source.in_play:
        return Refusal("paying costs", f"{named(source)} is not {where}")
    if isinstance(payment, costs.PutCounterOnIt) and is_kept_from_counters(game, source, payment.name):
        return Refusal("paying costs", f"no {payment.name} counters can be put on {named(source)}")
    return None


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


@rule("paying costs")
def pay(game: Game, bill: Bill) -> tuple[Object, ...]:
    """Pays everything; what was sacrificed, discarded or returned is given back as it last was. Raises Illegal before
    anything is paid."""
    refusal = why_not_pay(game, bill)
    if refusal is not None:
        raise Illegal(refusal)
    if is_open(bill.cost):
        bends = asks_to_waterbend(bill.cost)
        bill.cost = settle(game, bill, why_not_pay)
        paid = pay(game, bill)
        if bends:
            game.notice(KeywordActionTaken(bill.player, "waterbend"))
        return paid
    chosen = {index: choose_objects(game, bill, payment) for index, payment in enumerate(bill.cost)}
    for index, payment in sorted(enumerate(bill.cost), key=lambda part: not isinstance(part[1], costs.PayMana)):
        game.changes += 1
        _pay_one(game, bill, payment, chosen[index])
    return tuple(bill.paid)


def _pay_one(game: Game, bill: Bill, payment: costs.Payment, chosen: list[Object]) -> None:
    source = bill.source
    match payment:
        case costs.PayMana(cost):
            pay_mana(game, bill, cost)
        case costs.TapIt():
            tap_for_cost(game, source)
        case costs.RevealIt():
            game.emit(Told(f"{bill.player.name} reveals {named(source)}"))
        case costs.ExertIt():
            exert(game, bill.player, source)
        case costs.UntapIt():
            if unstunned(game, [source]):
                untap(game, source)
                game.emit(Untapped([source]))
        case costs.Loyalty() | costs.PutCounterOnIt() | costs.RemoveCountersFromIt():
            pay_with_its_counters(game, bill, payment)
        case costs.PayLife() | costs.PayHalfLife() | costs.PayCounters() | costs.ExileTopCards() | costs.SkipStep():
            _pay_of_player(game, bill, payment)
        case _:
            pay_with_objects(game, bill, payment, chosen)


def _pay_of_player(
    game: Game,
    bill: Bill,
    payment: costs.PayLife | costs.PayHalfLife | costs.PayCounters | costs.ExileTopCards | costs.SkipStep,
) -> None:
    """Life, counters, cards of the library, or a step of the turn."""
    player = bill.player
    match payment:
        case costs.PayLife(amount):
            pay_life(game, player, amount)
        case costs.PayHalfLife():
            pay_life(game, player, _half_of_life(game, player))
        case costs.PayCounters(name, count, by_x):
            get_counters(game, player, name, -(bill.x if by_x else count))
        case costs.ExileTopCards(count):
            cards = list(reversed(top_cards(game, player, count)))
            bill.paid += cards
            zone_changes.remove_from_game(game, cards)
        case costs.SkipStep(step):
            game.turn_facts.skipped.add(step)
            game.emit(Told(f"{player.name} will skip the {step} step"))


def _half_of_life(game: Game, player: Player) -> int:
    """Rounded up."""
    return -(-life_of(game, player) // 2)
