"""The ways in which a card can be cast, of which one is chosen as it is announced."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode, SpellAbility
from sandbox.meaning.conditions import Condition, CostWasPaid, Not
from sandbox.meaning.keyword_abilities import Enchant, EnchantPlayer
from sandbox.meaning.kinds import TargetSpec
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.awaken import with_awaken
from sandbox.rules.casting.bestow import with_bestow
from sandbox.rules.casting.entwine import with_entwine
from sandbox.rules.casting.escalate import with_escalate
from sandbox.rules.casting.gift import with_gift
from sandbox.rules.casting.mutate import with_mutate
from sandbox.rules.casting.overload import with_overload
from sandbox.rules.casting.splice import with_spliced_text
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context


def modes_of(game: Game, card: Object) -> tuple[Mode, ...]:
    """The ways in which the card can be cast: a permanent has one, a local enchantment aims at what it enchants."""
    return modes_among(game.characteristics(card).abilities)


def modes_among(abilities: Iterable[Ability]) -> tuple[Mode, ...]:
    """The ways in which a card with these abilities is cast."""
    for ability in abilities:
        if isinstance(ability, SpellAbility):
            return ability.modes
        if isinstance(ability, EnchantPlayer):
            return (Mode((), (TargetSpec(permanents=False, players=True, opponents_only=ability.opponent),)),)
        if isinstance(ability, Enchant):
            dead = ability.in_graveyard
            return (Mode((), (TargetSpec(ability.kind, permanents=not dead, graveyard=dead),)),)
    return (Mode(()),)


def _may_be_chosen(game: Game, act: Cast, mode: Mode) -> bool:
    """Whether what the text asks for that choice is so as the spell is cast, or is going to be paid."""
    return mode.asks is None or _is_so(game, act, mode.asks)


def _is_so(game: Game, act: Cast, asked: Condition) -> bool:
    if isinstance(asked, CostWasPaid):
        return asked.word in act.offers
    if isinstance(asked, Not):
        return not _is_so(game, act, asked.condition)
    return holds(game, Context(act.card, game.controller(act.card)), asked)


def modes_for(game: Game, act: Cast) -> tuple[Mode, ...]:
    """The ways in which the card can be cast, with what is paid in addition and what is spliced onto it."""
    modes = modes_among(game.characteristics(act.card).abilities)
    if len(modes) > 1 and any(mode.combines or mode.asks for mode in modes):
        modes = with_escalate(game, act, tuple([mode for mode in modes if _may_be_chosen(game, act, mode)]))
    if act.paying_more:
        modes = with_gift(game, act, with_entwine(game, act, modes))
    if act.alternative:
        modes = with_bestow(game, act, with_overload(game, act, with_awaken(game, act, modes)))
        modes = with_mutate(game, act, modes)
    return with_spliced_text(game, act, modes) if act.spliced else modes
