"""Craft: a permanent and what is given with it are exiled, and its card comes back with its other face up.

Comprehensive Rules of 2026, 702.167.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.changes.permanents import remembers
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed
from sandbox.engine.questions.costs import WhatPays
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.costs import ExileIt, Payment
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import Craft
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.bill import Bill
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.entering import enter_play
from sandbox.terms.errors import Refusal
from sandbox.terms.types import PERMANENT_TYPES
from sandbox.terms.zones import Zone


class ExileMaterials(Payment):
    """Exile so many, or with `more` so many or more, of what you control and of the cards in your graveyard."""

    kind: Kind
    count: int
    more: bool


@dataclass(frozen=True)
class ReturnCrafted(Effect):
    """Return the card to the battlefield transformed under its owner's control."""


def craft_ability(craft: Craft) -> Activated:
    """Only when a sorcery could be cast."""
    cost = (*craft.cost, ExileIt(), ExileMaterials(craft.materials, craft.count, craft.more))
    return Activated(cost, (Mode((ReturnCrafted(),)),), as_sorcery=True)


def materials_of(game: Game, bill: Bill, payment: ExileMaterials) -> list[Object]:
    """A type alone stands for a permanent and for a card of it (702.167b)."""
    own = [thing for thing in game.permanents(bill.player) if thing is not bill.source]
    there = [*own, *bill.player.graveyard]
    return [thing for thing in there if matches(game, payment.kind, thing, bill.player, bill.source)]


def why_not_exile_materials(game: Game, bill: Bill, payment: ExileMaterials) -> Refusal | None:
    found = materials_of(game, bill, payment)
    if len(found) < payment.count:
        why = f"{bill.player.name} has {len(found)} to craft with and needs {payment.count}"
        return Refusal("paying costs", why)
    these = [thing for thing in bill.with_these or () if thing in found]
    if these and payment.more and len(these) < payment.count:
        return Refusal("paying costs", f"{len(these)} named to craft with, and {payment.count} needed")
    return None


def choose_materials(game: Game, bill: Bill, payment: ExileMaterials) -> list[Object]:
    """Those that were named; else one after the other until there are enough."""
    found = materials_of(game, bill, payment)
    chosen = [thing for thing in bill.with_these or () if thing in found]
    while len(chosen) < payment.count:
        left = [thing for thing in found if thing not in chosen]
        needed = len(left) == payment.count - len(chosen)
        if needed and not game.answers_are_said:
            return [*chosen, *left]
        question, text = WhatPays(bill.source, Deed.EXILE), f"what is exiled for {named(bill.source)}"
        default = left[0] if needed else None
        chosen.append(game.ask(Choice(bill.player, question, text, left, default, must_say=not needed)))
    return chosen


@rule("craft")
def return_crafted(game: Game, context: Context, effect: ReturnCrafted) -> None:
    """Only a card that is still in exile, and has a permanent on its back; what was exiled for it is remembered
    (702.167c)."""
    card = context.source.became
    if card is None or card.gone or card.zone is not Zone.REMOVED or not _has_a_permanent_behind(card):
        return
    game.emit(Told(f"{named(card)} is crafted"))
    thing = enter_play(game, card, card.owner, up=card.card.faces[1])
    given = context.action.paid if context.action is not None else ()
    exiled = [each.became for each in given if each is not context.source]
    remembers(game, thing, tuple([card for card in exiled if card is not None and card.zone is Zone.REMOVED]))
    context.it = [thing]


def _has_a_permanent_behind(card: Object) -> bool:
    return card.is_double_faced and not card.card.faces[1].types.isdisjoint(PERMANENT_TYPES)


PERFORMERS: Performers = {
    ReturnCrafted: return_crafted,
}
