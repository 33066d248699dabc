"""Payments that only keywords ask for: what they are paid with.

Comprehensive Rules of 2026, 702.78a and 702.166a.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.costs import Payment
from sandbox.terms.types import CardType


class SacrificeForBargain(Payment):
    """Sacrifice an artifact, enchantment or token."""

    count: int = 1


class TapOfItsColor(Payment):
    """Tap two untapped creatures you control that each share a color with the spell."""

    count: int = 2


OfKeywords = SacrificeForBargain | TapOfItsColor
BARGAINED = frozenset({CardType.ARTIFACT, CardType.ENCHANTMENT})


def can_pay(game: Game, player: Player, source: Object, payment: OfKeywords) -> list[Object]:
    """The player's permanents that can pay."""
    own = game.permanents(player)
    if isinstance(payment, SacrificeForBargain):
        return [thing for thing in own if thing.token or not game.characteristics(thing).types.isdisjoint(BARGAINED)]
    colors = game.characteristics(source).colors
    return [
        thing
        for thing in own
        if not thing.tapped
        and game.characteristics(thing).is_creature
        and not game.characteristics(thing).colors.isdisjoint(colors)
    ]
