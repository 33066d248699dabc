"""Mana value: the converted cost, or total casting cost."""

from __future__ import annotations

from sandbox.engine.actions import SPELL, Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.terms.mana import ManaCost
from sandbox.terms.shapes import Shape
from sandbox.terms.zones import Zone


def mana_values(game: Game, thing: Object) -> tuple[int, ...]:
    """One number; of a split card that is not on the stack there may be two. X is what was announced for it while the
    spell is on its way (2010, 202.3b; 2026, 202.3e)."""
    if thing.zone is Zone.WAITING and (spell := _spell_of(game, thing)) is not None:
        return (mana_value_of_spell(spell),)
    card = thing.starting_card
    if card.shape is Shape.SPLIT and not thing.face_down:
        return game.edition.split_mana_values(tuple([half.cost or ManaCost() for half in card.faces]))
    return (mana_value(thing),)


def _spell_of(game: Game, thing: Object) -> Action | None:
    on_their_way = (*game.waiting, *game.announced, *game.resolving)
    return next((action for action in on_their_way if action.source is thing and action.kind is SPELL), None)


def mana_value(thing: Object) -> int:
    """The converted cost of the card; nothing for a face-down permanent or a card without a cost. X counts 0. Of a
    melded permanent it is that of both front faces (2026, 202.3c)."""
    if thing.copied is None and thing.up is not None and thing.card.shape is Shape.MELD:
        fronts = [card.card.faces[0].cost for card in (thing, *thing.merged_with)]
        return sum(cost.total for cost in fronts if cost is not None)
    cost = None if thing.face_down else cost_that_counts(thing)
    return cost.total if cost is not None else 0


def cost_that_counts(thing: Object) -> ManaCost | None:
    """Its mana cost; that of the front face where the back face of a card that transforms is up. What is a copy of such
    a back face has none.

    Comprehensive Rules of 2026, 202.3b.
    """
    if thing.copied is None and thing.has_back_up and thing.card.shape is Shape.TRANSFORM:
        return thing.card.faces[0].cost
    return thing.starting_card.cost


def mana_value_of_spell(action: Action) -> int:
    """While a spell is on its way, each X in its cost is the number announced for it."""
    cost = action.source.starting_card.cost
    symbols = cost.x_symbols if cost is not None and not action.source.face_down else 0
    return mana_value(action.source) + symbols * action.x


# of a split card, outside the stack


def one_for_each_half(costs: tuple[ManaCost, ...]) -> tuple[int, ...]:
    """What asks for it finds both numbers.

    Comprehensive Rules of 2006, 505.4 and 505.6; of 2010, 708.4 and 708.6.
    """
    return tuple([cost.total for cost in costs])


def of_both_halves_together(costs: tuple[ManaCost, ...]) -> tuple[int, ...]:
    """Comprehensive Rules of 2026, 202.3d and 709.4b."""
    return (sum(cost.total for cost in costs),)
