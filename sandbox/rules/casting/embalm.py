"""Embalm and eternalize: a card in the graveyard that becomes a token copy of itself, as a Zombie.

Comprehensive Rules of 2026, 702.128 and 702.129.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandbox.engine.game import Game
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.card import Card
from sandbox.meaning.costs import Cost, ExileIt
from sandbox.meaning.effects import Effect
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.doubling import tokens_made
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import make_token
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone

ZOMBIE = "Zombie"
SIZE = 4


@dataclass(frozen=True)
class CopyAsZombie(Effect):
    """A token that is a copy of the card, but of that color, without a mana cost and a Zombie besides; 4/4 if it is
    eternalized."""

    color: Color
    eternalized: bool = False


def embalm(cost: Cost) -> Activated:
    """A white one, when a sorcery could be cast."""
    return _use(cost, CopyAsZombie(Color.WHITE))


def eternalize(cost: Cost) -> Activated:
    """A black one."""
    return _use(cost, CopyAsZombie(Color.BLACK, eternalized=True))


def _use(cost: Cost, effect: CopyAsZombie) -> Activated:
    return Activated((*cost, ExileIt(Zone.GRAVEYARD)), (Mode((effect,)),), as_sorcery=True)


def copy_as_zombie(game: Game, context: Context, effect: CopyAsZombie) -> None:
    player, card = context.controller, _as_zombie(context.source.card, effect)
    number = tokens_made(game, player, 1)
    context.it = game.entering_together(
        lambda: [enter_play(game, make_token(game, card, player, player), player) for _ in range(number)]
    )


def _as_zombie(card: Card, effect: CopyAsZombie) -> Card:
    subtypes = card.subtypes if ZOMBIE in card.subtypes else (*card.subtypes, ZOMBIE)
    copy = replace(card, color_words=frozenset({effect.color}), cost=None, subtypes=subtypes)
    return replace(copy, power=SIZE, toughness=SIZE) if effect.eternalized else copy


PERFORMERS: Performers = {
    CopyAsZombie: copy_as_zombie,
}
