"""Playing the card that a permanent has exiled, for nothing and while its text is carried out.

Comprehensive Rules of 2026, 305.3, 607.2 and 608.2g.
"""

from __future__ import annotations

from sandbox.engine.acts import PASS, Act, PlayLand
from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.announcing import WhetherToPlay
from sandbox.engine.trace import rule
from sandbox.meaning.effects import PlayExiled
from sandbox.rules.casting.casting_free import may_cast_free
from sandbox.rules.casting.playing_lands import plays_as_told, why_not_another_land
from sandbox.rules.lookup.choosing import choose_up_to
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.terms.zones import Zone


def play_exiled(game: Game, context: Context, effect: PlayExiled) -> None:
    """What is still exiled; of several cards the player says which."""
    player = context.controller
    cards = [card for card in context.source.remembered.get(0, ()) if not card.gone and card.zone is Zone.REMOVED]
    if len(cards) > 1:
        cards = choose_up_to(game, player, "the card that is played", cards, 1, context.source)
    for card in cards:
        if not game.characteristics(card).is_land:
            may_cast_free(game, player, card)
        elif effect.lands:
            _may_play_land(game, player, card)


@rule("playing lands")
def _may_play_land(game: Game, player: Player, card: Object) -> None:
    """In the player's own turn alone, and as one of the lands of that turn."""
    if player not in game.active_players or why_not_another_land(game, player) is not None:
        return
    options: tuple[Act, ...] = (PASS, PlayLand(card))
    act = game.ask(Choice(player, WhetherToPlay(card), f"play {named(card)}", options, PASS))
    if isinstance(act, PlayLand):
        plays_as_told(game, player, act)


PERFORMERS: Performers = {
    PlayExiled: play_exiled,
}
