"""Performers: looking at the top cards of a library, and what becomes of them: scry and surveil.

Comprehensive Rules of 2026, 701.22 and 701.25.
"""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.player_changes import put_on_the_bottom, put_on_top
from sandbox.engine.questions import WhichGoesOnPile
from sandbox.meaning.effects import Scry, Surveil
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.library import in_library_order, top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at
from sandbox.rules.zones import zone_changes
from sandbox.terms.zones import Zone


def scry(game: Game, context: Context, effect: Scry) -> None:
    """Of no cards there is nothing to do. The last card named lies lowest."""
    for player in players_at(game, context, effect.who):
        under, kept = _parted(game, context, player, count(game, context, effect.amount), "goes to the bottom")
        for card in under:
            put_on_the_bottom(game, card)
        _put_back(game, player, kept)
        if under or kept:
            game.emit(Told(f"{player.name} scries: {len(under)} to the bottom, {len(kept)} on top"))


def surveil(game: Game, context: Context, effect: Surveil) -> None:
    """What goes to the graveyard goes one after the other, in the order named."""
    for player in players_at(game, context, effect.who):
        gone, kept = _parted(game, context, player, count(game, context, effect.amount), "goes to the graveyard")
        if gone or kept:
            game.emit(Told(f"{player.name} surveils: {len(gone)} to the graveyard, {len(kept)} on top"))
        context.it = [zone_changes.put_into(game, card, Zone.GRAVEYARD) for card in gone]
        _put_back(game, player, kept)


def _parted(game: Game, context: Context, player: Player, number: int, words: str) -> tuple[list[Object], list[Object]]:
    """The cards on top that the player names, in that order, and the rest in library order."""
    seen = list(top_cards(game, player, number))
    named: list[Object] = []
    while left := [card for card in seen if card not in named]:
        text = f"which of the cards on top {words}"
        card = game.ask(Choice(player, WhichGoesOnPile(context.source), text, [None, *reversed(left)]))
        if card is None:
            break
        named.append(card)
    return named, [card for card in seen if card not in named]


def _put_back(game: Game, player: Player, kept: list[Object]) -> None:
    if len(kept) > 1:
        put_on_top(game, player, in_library_order(game, player, kept))


PERFORMERS: Performers = {
    Scry: scry,
    Surveil: surveil,
}
