"""Performers: cards that are exiled from libraries, and what players may play from there."""

from __future__ import annotations

from sandbox.engine.changes.permissions import may_play
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.permission import Permission
from sandbox.engine.trace import rule
from sandbox.meaning.effects import ExileFromTop, MayPlay
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context, all_found_again, for_player
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.zones.zone_changes import remove_from_game


def exile_from_top(game: Game, context: Context, effect: ExileFromTop) -> None:
    removed: list[Object] = []
    for player in players_at(game, context, effect.who):
        number = count(game, for_player(context, player), effect.amount)
        removed += remove_from_game(game, list(reversed(top_cards(game, player, number))))
    context.it = list(removed)


@rule("playing from elsewhere")
def may_play_(game: Game, context: Context, effect: MayPlay) -> None:
    """What has gone elsewhere meanwhile is not meant any more."""
    for card in all_found_again(context, objects_at(game, context, effect.what)):
        if card.gone or card.in_play or card.token:
            continue
        permission = Permission(
            context.controller, game.turn_number, effect.duration, effect.lands, effect.free, effect.any_mana
        )
        may_play(game, card, permission)
        word = "play" if effect.lands else game.edition.words.to_cast
        game.emit(Told(f"{context.controller.name} may {word} {named(card)} from there"))


PERFORMERS: Performers = {
    ExileFromTop: exile_from_top,
    MayPlay: may_play_,
}
