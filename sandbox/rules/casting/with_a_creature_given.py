"""Emerge and harmonize: other costs that a creature, sacrificed or tapped, makes smaller.

Comprehensive Rules of 2026, 702.119 and 702.180.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.changes.spells import send_elsewhere
from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.costs import WhatPays
from sandbox.engine.questions.objects import WhichObject
from sandbox.meaning.costs import Cost, PayMana, SacrificeA, TapA
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.mana_value import mana_values
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone

OWN = replace(CREATURE, controller="you")


def _exile_afterwards(game: Game, spell: Object) -> None:
    """Wherever it would go from where it waits."""
    send_elsewhere(game, spell, Zone.REMOVED, f"{game.edition.words.removed} after it was harmonized")


def _and_a_creature(card: Object, ability: Ability) -> Cost | None:
    return (*ability.cost, SacrificeA(OWN)) if isinstance(ability, CostKeyword) else None


EMERGE = OfferedCost(CostKeyword, "emerge", price=_and_a_creature)
HARMONIZE = OfferedCost(CostKeyword, "harmonize", Zone.GRAVEYARD, _exile_afterwards)


def with_a_creature_given(game: Game, player: Player, act: Cast, offered: Sequence[OfferedCost], cost: Cost) -> Cost:
    """The cost with the creature and without the mana that it saves. Where none is named yet, the one that saves the
    most."""
    if EMERGE in offered:
        able = _able(game, player, act, EMERGE)
        saved = max([next(iter(mana_values(game, thing)), 0) for thing in able], default=0)
        return _less(cost, saved)
    if HARMONIZE in offered:
        able = _able(game, player, act, HARMONIZE)
        saved = max([game.characteristics(thing).power or 0 for thing in able], default=0)
        tapped = (TapA(replace(OWN, tapped=False)),) if able and (saved > 0 or act.with_these) else ()
        return (*_less(cost, saved), *tapped)
    return cost


def _able(game: Game, player: Player, act: Cast, offered: OfferedCost) -> list[Object]:
    """The creatures that can be given; only those that are named, once any are."""
    own = [thing for thing in game.permanents(player) if game.characteristics(thing).is_creature]
    if offered is HARMONIZE:
        own = [thing for thing in own if not thing.tapped]
    return own if act.with_these is None else [thing for thing in own if thing in act.with_these]


def _less(cost: Cost, saved: int) -> Cost:
    return tuple([PayMana(_reduced(part.cost, saved)) if isinstance(part, PayMana) else part for part in cost])


def _reduced(cost: ManaCost, saved: int) -> ManaCost:
    generic = max(0, cost.generic - saved)
    return ManaCost((*["X"] * cost.x_symbols, *([str(generic)] if generic else []), *cost.exact))


def choose_who_is_given(game: Game, player: Player, act: Cast, offered: Sequence[OfferedCost]) -> Cast:
    """With the creature that the player sacrifices, or taps if any, where none has been named."""
    if act.with_these is not None or (EMERGE not in offered and HARMONIZE not in offered):
        return act
    if EMERGE in offered:
        able = _able(game, player, act, EMERGE)
        question, text = WhatPays(act.card, Deed.SACRIFICE), f"what is sacrificed for {named(act.card)}"
        return replace(act, with_these=(choose_one(game, player, question, text, able),))
    able = _able(game, player, act, HARMONIZE)
    text = f"what is tapped for {named(act.card)}"
    tapped = game.ask(Choice(player, WhichObject[Object | None](act.card), text, [None, *able])) if able else None
    return replace(act, with_these=() if tapped is None else (tapped,))
