"""Madness as its ability resolves: the discarded card is played for its madness cost, or goes to the graveyard."""

from __future__ import annotations

from sandbox.engine.acts import PASS, Cast
from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions import WhetherToPlay
from sandbox.engine.trace import rule
from sandbox.rules.casting.player_actions import act_on
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.players.madness import PlayOrBury
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


@rule("madness")
def play_or_bury(game: Game, context: Context, effect: PlayOrBury) -> None:
    """As the ability resolves; the spell then waits like any other."""
    card = context.source
    if card.gone:
        return
    play = Cast(card, as_told=True)
    text = f"play {named(card)} for its madness cost"
    act = game.ask(Choice(context.controller, WhetherToPlay(card), text, (PASS, play), PASS))
    if act is PASS:
        put_into(game, card, Zone.GRAVEYARD)
    else:
        act_on(game, context.controller, act)


PERFORMERS: Performers = {
    PlayOrBury: play_or_bury,
}
