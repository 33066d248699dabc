"""The library: what is on top of it."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes.players import draw_unknown_card, finds_under_known_cards
from sandbox.engine.choices import Choice, orders_of
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.chance import WhichTopCard
from sandbox.engine.questions.orders import LibraryOrder


def top_card(game: Game, player: Player) -> Object | None:
    """The card on top. Of a shuffled library chance says which: an unnamed one, unless somebody says otherwise."""
    return player.library[-1] if player.library else _under_those_named(game, player)


def _under_those_named(game: Game, player: Player) -> Object | None:
    """The card under those whose places are known."""
    if player.somewhere:
        options: list[Object | None] = [*player.somewhere, *([None] if player.unknown else [])]
        default = None if player.unknown else player.somewhere[0]
        choice = Choice(player, WhichTopCard(), "which card is on top of the library", options, default)
        found = game.ask(choice) if len(options) > 1 else options[0]
        if found is not None:
            return found
    if not player.unknown:
        return player.bottom[0] if player.bottom else None
    return draw_unknown_card(game, player)


def top_cards(game: Game, player: Player, number: int) -> list[Object]:
    """Up to so many cards from the top, the topmost last. They stay where they are, and their places are known."""
    while len(player.library) < number:
        card = _under_those_named(game, player)
        if card is None:
            break
        if card not in player.library:
            finds_under_known_cards(game, player, card)
    return player.library[max(0, len(player.library) - number) :]


def in_library_order(game: Game, player: Player, cards: list[Object]) -> list[Object]:
    """The order in which the player puts the cards on top of the library; the last is on top."""
    if len(cards) < 2:
        return cards
    text = "in which order the cards go onto the library"
    return game.ask(Choice(player, LibraryOrder(things=cards), text, partial(orders_of, cards), cards))
