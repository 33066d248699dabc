"""Every payment that a text can ask for is paid, and refused where it cannot be."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.meaning import costs
from sandbox.meaning.costs import Payment
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.steps import Step
from sandbox.terms.zones import Zone
from tests.engine.state import state_of
from tests.engine.test_every_meaning import game_with, kinds_of

PAYMENTS: list[Payment] = [
    costs.PayMana(ManaCost(("G",))),
    costs.TapIt(),
    costs.UntapIt(),
    costs.PayLife(2),
    costs.PayHalfLife(),
    costs.SacrificeIt(),
    costs.SacrificeA(Kind(name="Plains"), 2),
    costs.DiscardA(),
    costs.DiscardHand(),
    costs.RemoveFromHand(Kind()),
    costs.RemoveA(Kind(name="Plains"), 2),
    costs.ExileTopCards(2),
    costs.ExileIt(),
    costs.RemoveFromGraveyard(Kind()),
    costs.PutFromExile(Kind()),
    costs.TapA(Kind(name="Plains"), 2),
    costs.RemoveCounterFromA("charge", Kind()),
    costs.ReturnA(Kind(name="Grizzly Bears")),
    costs.ReturnIt(),
    costs.Loyalty(-1),
    costs.RemoveCountersFromIt("charge"),
    costs.PayCounters("energy"),
    costs.SkipStep("draw"),
    costs.PutCounterOnIt("charge"),
    costs.ExertIt(),
    costs.PutCountersOnA("-1/-1", Kind(name="Grizzly Bears")),
    costs.Behold(Kind(name="Plains"), exiled=True, count=2),
    costs.CollectEvidence(1),
    costs.Waterbend(ManaCost(("1",))),
    costs.OneOf(((costs.PayLife(2),), (costs.Loyalty(-1, x=True), costs.PayLife(99)))),
]


REVEALED = {costs.RevealIt, costs.RevealA}
"""What is shown and changes nothing."""


def test_every_payment_is_tried_below() -> None:
    assert {type(payment) for payment in PAYMENTS} | REVEALED == set(kinds_of(Payment))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("payment", PAYMENTS, ids=lambda payment: type(payment).__name__)
def test_a_payment_is_paid(payment: Payment, edition: str) -> None:
    game, bears = game_with(edition)
    game.step = Step.UPKEEP
    bears.counters |= {"loyalty": 1, "charge": 1}
    game.players[0].designations.counters |= {"energy": 1}
    bears.tapped = isinstance(payment, costs.UntapIt)
    if isinstance(payment, costs.RemoveFromGraveyard | costs.CollectEvidence):
        game.move(game.players[0].hand[0], Zone.GRAVEYARD)
    if isinstance(payment, costs.PutFromExile):
        game.move(game.players[0].hand[0], Zone.REMOVED)
    before = state_of(game)
    bill = Bill(game.players[0], bears, (payment,))
    assert why_not_pay(game, bill) is None
    pay(game, bill)
    assert state_of(game) != before
    assert "nothing is paid" not in [node.text for node in game.trace.all_nodes()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_of_the_hand_is_revealed(edition: str) -> None:
    game, bears = game_with(edition)
    bill = Bill(game.players[0], bears, (costs.RevealA(Kind(name="Giant Growth")),))
    assert pay(game, bill) == (game.players[0].hand[0],)
    assert why_not_pay(game, Bill(game.players[0], bears, (costs.RevealA(Kind(name="Plains")),))) is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_is_revealed_from_the_hand_alone(edition: str) -> None:
    game, bears = game_with(edition)
    held = game.players[0].hand[0]
    assert why_not_pay(game, Bill(game.players[0], bears, (costs.RevealIt(),))) is not None
    bill = Bill(game.players[0], held, (costs.RevealIt(),))
    assert why_not_pay(game, bill) is None
    pay(game, bill)
    assert held in game.players[0].hand
    assert "reveals" in " ".join(node.text for node in game.trace.all_nodes())


IMPOSSIBLE: list[Payment] = [
    costs.PayMana(ManaCost(("G", "G", "G"))),
    costs.TapIt(),
    costs.UntapIt(),
    costs.PayLife(21),
    costs.SacrificeIt(),
    costs.SacrificeA(Kind(name="Plains"), 3),
    costs.DiscardA(count=2),
    costs.RemoveFromHand(Kind(), 2),
    costs.RemoveA(Kind(name="Plains"), 3),
    costs.ExileTopCards(99),
    costs.ExileIt(Zone.GRAVEYARD),
    costs.RemoveFromGraveyard(Kind()),
    costs.PutFromExile(Kind()),
    costs.TapA(Kind(name="Plains"), 3),
    costs.RemoveCounterFromA("fade", Kind()),
    costs.ReturnA(Kind(name="War Mammoth")),
    costs.ReturnA(Kind(name="Grizzly Bears"), 2),
    costs.ReturnIt(),
    costs.Loyalty(-1),
    costs.RemoveCountersFromIt("charge"),
    costs.PayCounters("energy"),
    costs.SkipStep("draw"),
    costs.PutCounterOnIt("charge"),
]


@pytest.mark.parametrize("payment", IMPOSSIBLE, ids=lambda payment: type(payment).__name__)
def test_a_payment_that_cannot_be_made_is_refused_and_leaves_everything_as_it_is(payment: Payment) -> None:
    game, bears = game_with()
    bears.tapped = isinstance(payment, costs.TapIt)
    from_play = isinstance(payment, costs.SacrificeIt | costs.ReturnIt | costs.PutCounterOnIt)
    source = game.move(bears, Zone.GRAVEYARD) if from_play else bears
    before = state_of(game)
    bill = Bill(game.players[0], source, (payment,))
    assert isinstance(why_not_pay(game, bill), Refusal)
    with pytest.raises(Illegal):
        pay(game, bill)
    assert state_of(game) == before
