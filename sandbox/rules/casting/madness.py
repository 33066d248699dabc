"""Madness: a discarded card may be removed from the game instead, and be played from there for its madness cost.

Comprehensive Rules of 2006, 502.24; of 2010, 702.32; of 2026, 702.35.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import PASS, Cast
from sandbox.engine.choices import Choice
from sandbox.engine.event_changes import EventChange
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.announcing import WhetherToPlay
from sandbox.engine.questions.yes_or_no import WhetherToRemoveInstead
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode
from sandbox.meaning.costs import Cost
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import Madness
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.players.instead_of_discarding import Discarding
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


@dataclass(frozen=True)
class PlayOrBury(Effect):
    """Play the removed card for its madness cost, or put it into the graveyard."""


def removed_for_madness(game: Game, discarding: Discarding) -> list[EventChange]:
    """A card with madness that goes to the graveyard is removed from the game instead."""
    card = discarding.card
    if discarding.goes is not None or _cost(game, card) is None:
        return []
    return [EventChange(card, partial(_is_to_be_removed, game, discarding), Madness, Madness)]


def _is_to_be_removed(game: Game, discarding: Discarding) -> None:
    if game.edition.casting.madness(game, discarding.player, discarding.card):
        discarding.goes = partial(_remove, game, discarding.player, discarding.card)


def its_player_may_remove_it(game: Game, player: Player, card: Object) -> bool:
    """The player may remove it from the game instead of burying it (2006, 502.24a; 2010, 702.32a)."""
    text = f"remove {named(card)} from the game instead of discarding it"
    return may(game, player, WhetherToRemoveInstead(card), text)


def it_is_always_exiled(game: Game, player: Player, card: Object) -> bool:
    """It goes into exile; only whether it is cast from there is a choice (2026, 702.35a)."""
    return True


def _cost(game: Game, card: Object) -> Cost | None:
    abilities = game.characteristics(card).abilities
    return next((ability.cost for ability in abilities if isinstance(ability, Madness)), None)


@rule("madness")
def _remove(game: Game, player: Player, card: Object) -> None:
    """It may be played from there for its madness cost once the ability resolves."""
    removed = put_into(game, card, Zone.REMOVED, f"{game.edition.words.removed} instead of going to the graveyard")
    action = Action(ActionKind.TRIGGERED, removed, player, Mode((PlayOrBury(),)), game.characteristics(removed))
    game.triggers.append(action)


@rule("madness")
def play_or_bury(game: Game, context: Context, effect: PlayOrBury) -> None:
    """As the ability resolves; the spell then waits like any other."""
    card = context.source
    if card.gone:
        return
    play = Cast(card, told_cost=_cost(game, card))
    text = f"play {named(card)} for its madness cost"
    act = game.ask(Choice(context.controller, WhetherToPlay(card), text, (PASS, play), PASS))
    if act is PASS:
        put_into(game, card, Zone.GRAVEYARD)
    else:
        act_on(game, context.controller, act)


PERFORMERS: Performers = {
    PlayOrBury: play_or_bury,
}
