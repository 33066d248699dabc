"""Madness as a card is discarded: it may be removed from the game, and a triggered ability lets it be played from
there; `sandbox.rules.casting.madness` carries that out.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import WhetherToRemoveInstead
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode
from sandbox.meaning.effects import Effect
from sandbox.meaning.keyword_abilities import Madness
from sandbox.rules.lookup.choosing import may
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


@dataclass(frozen=True)
class PlayOrBury(Effect):
    """Play the removed card for its madness cost, or put it into the graveyard."""


def removed_for_madness(game: Game, player: Player, card: Object) -> bool:
    """Whether the player removes it from the game instead of discarding it."""
    has_madness = any(isinstance(ability, Madness) for ability in game.characteristics(card).abilities)
    text = f"remove {named(card)} from the game instead of discarding it"
    if not has_madness or not may(game, player, WhetherToRemoveInstead(card), text):
        return False
    _remove(game, player, card)
    return True


@rule("madness")
def _remove(game: Game, player: Player, card: Object) -> None:
    """It may be played from there for its madness cost once the ability resolves."""
    removed = put_into(game, card, Zone.REMOVED, "is removed from the game instead of going to the graveyard")
    action = Action(ActionKind.TRIGGERED, removed, player, Mode((PlayOrBury(),)), game.characteristics(removed))
    game.triggers.append(action)
