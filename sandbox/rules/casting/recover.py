"""Recover: whether it is paid for, and what becomes of the card.

Comprehensive Rules of 2006, 502.54; of 2010, 702.56; of 2026, 702.59.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.costs import WhetherToPay
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.keywords.recover import RecoverFor
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


def recover(game: Game, context: Context, effect: RecoverFor) -> None:
    """A card that is not in the graveyard any more stays where it is, paid for or not."""
    card, player = context.source, context.controller
    bill = Bill(player, card, effect.cost)
    paid = may(game, player, WhetherToPay(card), f"pay for {named(card)}", why_not_pay(game, bill))
    if paid:
        pay(game, bill)
    if card in player.graveyard:
        put_into(game, card, Zone.HAND if paid else Zone.REMOVED)


PERFORMERS: Performers = {
    RecoverFor: recover,
}
