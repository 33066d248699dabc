"""Gift: an opponent who is promised something as a spell is cast gets it as the spell resolves, or as the permanent
enters.

Comprehensive Rules of 2026, 702.174.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.changes.choices import choose_player_for
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode
from sandbox.meaning.costs import Cost
from sandbox.meaning.keyword_abilities import Gift
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.triggers.keywords.gifts import present_of


def _nothing_is_paid(card: Object, ability: Ability) -> Cost:
    return ()


def _is_promised(game: Game, spell: Object) -> None:
    """To an opponent whom the caster names."""
    player = game.controller(spell)
    context = Context(spell, player)
    choose_player_for(game, spell, opponent_who(game, context, f"who is promised the gift of {named(spell)}"))


GIFT = OfferedCost(Gift, "gift", paid=_is_promised, price=_nothing_is_paid)


def with_gift(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """An instant or sorcery gives it before it does anything else (702.174j)."""
    characteristics = game.characteristics(act.card)
    gifts = [ability for ability in characteristics.abilities if isinstance(ability, Gift)]
    if not gifts or characteristics.is_permanent_card or (act.offers and "gift" not in act.offers):
        return modes
    return tuple([replace(mode, effects=(*present_of(gifts[0]), *mode.effects)) for mode in modes])
