"""Collecting evidence: cards of the graveyard that are exiled for their mana values.

Comprehensive Rules of 2026, 701.59: who has not enough of them there cannot choose to do it.
"""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed
from sandbox.engine.questions.costs import WhatPays
from sandbox.rules.casting.bill import Bill
from sandbox.rules.lookup.mana_value import mana_values
from sandbox.terms.errors import Refusal


def evidence_of(game: Game, bill: Bill) -> list[Object]:
    """The cards that can be exiled: the player's graveyard, without the card that is paid for."""
    return [card for card in bill.player.graveyard if card is not bill.source]


def why_not_collect(game: Game, bill: Bill, least: int) -> Refusal | None:
    cards = evidence_of(game, bill)
    if (most := _total(game, cards)) < least:
        why = f"the cards in {bill.player.name}'s graveyard have a mana value of {most} together, not {least}"
        return Refusal("paying costs", why)
    these = [card for card in bill.with_these or () if card in cards]
    if these and (total := _total(game, these)) < least:
        return Refusal("paying costs", f"those have a mana value of {total} together, and {least} is asked for")
    return None


def choose_evidence(game: Game, bill: Bill, least: int) -> list[Object]:
    """Those that were named; else one after the other until it is enough."""
    cards = evidence_of(game, bill)
    chosen = [card for card in bill.with_these or () if card in cards]
    while _total(game, chosen) < least:
        left = [card for card in cards if card not in chosen]
        needed = _needs_all(game, left, least - _total(game, chosen))
        if needed and not game.answers_are_said:
            return [*chosen, *left]
        question, text = WhatPays(bill.source, Deed.EXILE), f"what is exiled for {named(bill.source)}"
        default = left[0] if needed else None
        chosen.append(game.ask(Choice(bill.player, question, text, left, default, must_say=not needed)))
    return chosen


def _needs_all(game: Game, cards: list[Object], least: int) -> bool:
    """Whether it is not enough without any one of them."""
    return _total(game, cards) - min(_total(game, [card]) for card in cards) < least


def _total(game: Game, cards: list[Object]) -> int:
    return sum(sum(mana_values(game, card)) for card in cards)
