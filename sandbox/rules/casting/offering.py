"""Offering: a permanent that is sacrificed as the spell is cast saves its own mana cost, and the spell is cast
whenever an instant could be.

Comprehensive Rules of 2026, 118.7 and 702.48.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.costs import WhatPays
from sandbox.meaning.costs import Cost, PayMana, SacrificeA
from sandbox.meaning.keyword_abilities import Offering
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.filters import matches
from sandbox.terms.mana import ManaCost


def _sacrifice(card: Object, ability: Ability) -> Cost | None:
    return (SacrificeA(replace(ability.kind, controller="you")),) if isinstance(ability, Offering) else None


OFFERING = OfferedCost(Offering, "offering", price=_sacrifice, any_time=True)


def with_an_offering(game: Game, player: Player, act: Cast, cost: Cost) -> Cost:
    """The cost less that of what is sacrificed. Where nothing is named yet, of what saves the most."""
    saved = [mana for thing in _able(game, player, act) if (mana := thing.copiable_card.cost) is not None]
    totals = [(_total(found), found) for found in (_without(cost, mana) for mana in saved)]
    return min(totals, key=lambda each: each[0])[1] if totals else cost


def choose_an_offering(game: Game, player: Player, act: Cast) -> Cast:
    """With what the player sacrifices, where nothing has been named (702.48b)."""
    if act.with_these is not None:
        return act
    question, text = WhatPays(act.card, Deed.SACRIFICE), f"what is sacrificed for {named(act.card)}"
    return replace(act, with_these=(choose_one(game, player, question, text, _able(game, player, act)),))


def _able(game: Game, player: Player, act: Cast) -> list[Object]:
    kinds = [each.kind for each in game.characteristics(act.card).abilities if isinstance(each, Offering)]
    own = [thing for thing in game.permanents(player) if any(matches(game, kind, thing, player) for kind in kinds)]
    return own if act.with_these is None else [thing for thing in own if thing in act.with_these]


def _total(cost: Cost) -> int:
    return sum(part.cost.total for part in cost if isinstance(part, PayMana))


def _without(cost: Cost, saved: ManaCost) -> Cost:
    return tuple([PayMana(_less(part.cost, saved)) if isinstance(part, PayMana) else part for part in cost])


def _less(cost: ManaCost, saved: ManaCost) -> ManaCost:
    """Colored mana takes away its own color, and what is left over of it generic mana (118.7b and 118.7c)."""
    generic, exact = cost.generic - saved.generic, list(cost.exact)
    for symbol in saved.exact:
        halves = [half for half in symbol.split("/") if half in exact]
        if halves:
            exact.remove(halves[0])
        else:
            generic -= 1
    symbols = (*["X"] * cost.x_symbols, *([str(generic)] if generic > 0 else []), *exact)
    return ManaCost(symbols or ("0",))
