"""A batch: who adds to it, and how it resolves."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.acts import PASS
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import Window
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.effects.resolving import resolve, resolve_and_settle


def waited_before_batch(game: Game, first: Action) -> list[Action]:
    """What has waited longer than the batch that the action begins."""
    return game.waiting[: game.waiting.index(first)]


@rule("batches")
def add_to_batch(game: Game, window: Window, order: list[Player]) -> None:
    """The first in the order is asked first, again after everything that is added, until all decline in a row."""
    declined = 0
    while not game.over and declined < len(order):
        player = window.player = order[declined]
        act = game.ask_act(player)
        declined = 0 if act is not PASS else declined + 1
        if act is not PASS:
            act_on(game, player, act)
            if game.triggers:
                game.edition.responses.settle(game)


@rule("batches")
def resolve_batch(game: Game, older: list[Action]) -> None:
    """All but what has waited longer, last in, first out. Between two resolutions nothing can be added."""
    batch = [action for action in game.waiting if action not in older]
    hidden, game.windows = game.windows, []
    try:
        while batch and not game.over:
            action = batch.pop()
            if action in game.waiting:
                resolve_and_settle(game, action)
    finally:
        game.windows = hidden


def resolve_at_once(game: Game, action: Action) -> None:
    """Without waiting for anybody."""
    resolve(game, action)
    game.oracle.happened(game, Moment.RESOLVED, action.source)
