"""Performers: cards that are exiled from libraries, and what players may play from there."""

from __future__ import annotations

from sandbox.engine.changes.permissions import permit
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Permission
from sandbox.engine.trace import rule
from sandbox.meaning.effects import BecomePlotted, ExileFromTop, MayPlay
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context, all_found_again, for_player
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.zones.zone_changes import remove_from_game
from sandbox.terms.zones import Zone


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
        permit(game, card, permission)
        word = "play" if effect.lands else game.edition.words.to_cast
        game.emit(Told(f"{context.controller.name} may {word} {named(card)} from there"))


@rule("setting aside")
def become_plotted(game: Game, context: Context, effect: BecomePlotted) -> None:
    """Whether it has plot or not (2026, 702.170d). Only a card in exile is plotted."""
    for card in all_found_again(context, objects_at(game, context, effect.what)):
        if card.zone is Zone.REMOVED and not card.gone and not card.token:
            permit(game, card, Permission(card.owner, game.turn_number, free=True, later=True, as_sorcery=True))
            game.emit(Told(f"{named(card)} becomes plotted"))


PERFORMERS: Performers = {
    BecomePlotted: become_plotted,
    ExileFromTop: exile_from_top,
    MayPlay: may_play_,
}
