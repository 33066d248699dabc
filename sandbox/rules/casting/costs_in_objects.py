"""Parts of a cost for which cards and permanents are given: sacrificed, discarded, exiled, tapped, returned."""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed
from sandbox.engine.questions.costs import WhatPays
from sandbox.engine.trace import rule
from sandbox.meaning import costs
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.collecting_evidence import choose_evidence
from sandbox.rules.casting.costs_with_a_choice import TapThese
from sandbox.rules.casting.crafting import ExileMaterials, choose_materials
from sandbox.rules.casting.crew import TapPower, choose_crew, tell_of_crew
from sandbox.rules.casting.mana import tap_for_cost
from sandbox.rules.casting.payments_of_keywords import OfKeywords, SacrificeForBargain, TapOfItsColor, can_pay
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.players.draw_and_discard import chosen_at_random, discard
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import counters_put, is_kept_from_counters
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone

WithObjects = (
    costs.SacrificeA
    | costs.DiscardA
    | costs.RemoveFromHand
    | costs.RemoveFromGraveyard
    | costs.PutFromExile
    | costs.RemoveA
    | costs.ReturnA
    | costs.TapA
    | costs.RemoveCounterFromA
    | costs.RevealA
    | costs.Behold
    | costs.PutCountersOnA
    | OfKeywords
)
"""Payments for which the player says what is given."""


def why_not_objects(game: Game, bill: Bill, payment: WithObjects) -> Refusal | None:
    possible, count = possible_for(game, bill, payment), how_many(payment)
    if len(possible) < count:
        return Refusal("paying costs", f"{bill.player.name} has nothing to pay that part of the cost with")
    return None


def how_many(payment: WithObjects) -> int:
    return 1 if isinstance(payment, costs.RemoveCounterFromA) else payment.count


def possible_for(game: Game, bill: Bill, payment: WithObjects) -> list[Object]:
    """What can pay: the player's own permanents, or cards of the hand."""
    match payment:
        case costs.DiscardA(kind, _, itself):
            if itself:
                return [bill.source] if bill.source in bill.player.hand else []
            return _cards_of_hand(game, bill, kind)
        case costs.RevealA(kind):
            return _cards_of_hand(game, bill, kind)
        case costs.Behold(kind):
            return [*_own(game, bill, kind), *_cards_of_hand(game, bill, kind)]
        case costs.PutCountersOnA(name, kind):
            return [thing for thing in _own(game, bill, kind) if not is_kept_from_counters(game, thing, name)]
        case costs.RemoveFromHand(kind):
            return _cards_of_hand(game, bill, kind)
        case costs.RemoveFromGraveyard(kind):
            return [c for c in bill.player.graveyard if matches(game, kind, c, bill.player, bill.source)]
        case costs.PutFromExile(kind):
            exiled = [card for player in game.players for card in player.removed]
            return [card for card in exiled if matches(game, kind, card, bill.player, bill.source)]
        case costs.TapA(kind):
            return [thing for thing in _own(game, bill, kind) if not thing.tapped and thing is not _tapped_itself(bill)]
        case costs.RemoveCounterFromA(name, kind):
            return [thing for thing in _own(game, bill, kind) if thing.counters.get(name, 0)]
        case costs.SacrificeA(kind) | costs.RemoveA(kind) | costs.ReturnA(kind):
            return _own(game, bill, kind)
        case SacrificeForBargain() | TapOfItsColor():
            return can_pay(game, bill.player, bill.source, payment)


def _cards_of_hand(game: Game, bill: Bill, kind: Kind) -> list[Object]:
    """Other cards than the one that is paid for."""
    return [c for c in bill.player.hand if matches(game, kind, c, bill.player) and c is not bill.source]


def _tapped_itself(bill: Bill) -> Object | None:
    """The source, where tapping it is another part of the cost."""
    return bill.source if any(isinstance(part, costs.TapIt) for part in bill.cost) else None


def _own(game: Game, bill: Bill, kind: Kind) -> list[Object]:
    return [t for t in permanents_of(game, kind, bill.player, bill.source) if game.controller(t) is bill.player]


def choose_objects(game: Game, bill: Bill, payment: costs.Payment) -> list[Object]:
    """Which objects pay: named ones first, the only ones there are, or those chosen now."""
    if isinstance(payment, AnyNumber):
        return _as_many_as_needed(game, bill, payment)
    if not isinstance(payment, WithObjects):
        return []
    count = how_many(payment)
    possible = possible_for(game, bill, payment)
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


AnyNumber = TapPower | costs.CollectEvidence | ExileMaterials | TapThese
"""Payments for which as many are given as it takes."""


def _as_many_as_needed(game: Game, bill: Bill, payment: AnyNumber) -> list[Object]:
    match payment:
        case TapPower():
            return choose_crew(game, bill.player, bill.source, payment, bill.with_these)
        case costs.CollectEvidence(least):
            return choose_evidence(game, bill, least)
        case ExileMaterials():
            return choose_materials(game, bill, payment)
    return list(bill.helping)


DEEDS: dict[type[costs.Payment], Deed] = {
    costs.SacrificeA: Deed.SACRIFICE,
    costs.DiscardA: Deed.DISCARD,
    costs.RemoveFromHand: Deed.EXILE,
    costs.RemoveFromGraveyard: Deed.EXILE,
    costs.TapA: Deed.CHOOSE,
    costs.RemoveCounterFromA: Deed.CHOOSE,
    costs.RemoveA: Deed.EXILE,
    costs.PutFromExile: Deed.CHOOSE,
    costs.ReturnA: Deed.RETURN,
    costs.RevealA: Deed.CHOOSE,
    costs.Behold: Deed.CHOOSE,
    costs.PutCountersOnA: Deed.CHOOSE,
    SacrificeForBargain: Deed.SACRIFICE,
    TapOfItsColor: Deed.CHOOSE,
}


def pay_with_objects(game: Game, bill: Bill, payment: costs.Payment, chosen: list[Object]) -> None:
    """The source itself, the hand, or what was chosen, is given."""
    given = _given(bill, payment, chosen)
    bill.paid += given
    match payment:
        case costs.SacrificeIt() | costs.SacrificeA() | SacrificeForBargain():
            zone_changes.sacrifice(game, given)
        case costs.DiscardHand() | costs.DiscardA():
            discard(game, bill.player, given)
        case (
            costs.ExileIt()
            | costs.RemoveFromHand()
            | costs.RemoveFromGraveyard()
            | costs.RemoveA()
            | costs.CollectEvidence()
            | ExileMaterials()
        ):
            zone_changes.remove_from_game(game, given)
        case costs.TapA() | TapOfItsColor() | TapPower() | TapThese() as payment:
            _tell_of_waterbend(game, bill, given if isinstance(payment, TapThese) else [])
            for thing in given:
                tap_for_cost(game, thing)
            tell_of_crew(game, bill, payment, given)
        case costs.RemoveCounterFromA(name):
            _put(game, given, name, -1)
        case costs.PutFromExile():
            _bury(game, given)
        case costs.RevealA() | costs.Behold():
            _reveal(game, bill, [card for card in given if card.zone is Zone.HAND])
            if isinstance(payment, costs.Behold) and payment.exiled:
                zone_changes.remove_from_game(game, given)
        case costs.PutCountersOnA(name, number=number):
            _put(game, given, name, number)
        case costs.ReturnA() | costs.ReturnIt():
            zone_changes.return_to_hand(game, given)
        case _:
            game.emit(Told("nothing is paid"))


def _bury(game: Game, cards: list[Object]) -> None:
    for card in cards:
        zone_changes.put_into(game, card, Zone.GRAVEYARD)


def _put(game: Game, things: list[Object], name: str, number: int) -> None:
    """So many counters, or less than none: so many are taken off."""
    for thing in things:
        more = number if number < 0 else counters_put(game, thing, number, name, by_effect=False)
        put_counters(game, thing, name, more)
        game.emit(CountersPut(thing, name, more))


@rule("waterbend")
def _tell_of_waterbend(game: Game, bill: Bill, things: list[Object]) -> None:
    """Each pays for one generic mana of the waterbend cost (2026, 701.67a and 701.67b)."""
    if things:
        game.emit(Told(f"{bill.player.name} taps {listed([named(thing) for thing in things])} for the waterbend cost"))


@rule("revealing")
def _reveal(game: Game, bill: Bill, cards: list[Object]) -> None:
    for card in cards:
        game.emit(Told(f"{bill.player.name} reveals {named(card)}"))


def _given(bill: Bill, payment: costs.Payment, chosen: list[Object]) -> list[Object]:
    match payment:
        case costs.SacrificeIt() | costs.ExileIt() | costs.ReturnIt():
            return [bill.source]
        case costs.DiscardHand():
            return list(bill.player.hand)
    return chosen
