"""The one writer of each part of a player's state: life, winning and losing, and what is known of a library. No
rules are consulted, and no event is told of.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.game import BLANK, Game
from sandbox.engine.objects import Object, Player
from sandbox.terms.zones import Zone


def add_life(game: Game, player: Player, amount: int) -> None:
    """A negative amount takes life away. A life total that is shared changes for all who share it."""
    for sharing in game.sharing_with(player):
        sharing.life += amount
    game.changed()


def will_lose(game: Game, player: Player, why: str) -> None:
    """The player loses when losing is looked at next; empty: does not. The first reason stays."""
    player.loses = (player.loses or why) if why else ""
    game.unsettled()


def will_win(game: Game, player: Player, won: bool) -> None:
    """Whether a text has said that the player wins, and nobody has looked yet."""
    player.won = won
    game.unsettled()


def has_upkeep(game: Game, player: Player) -> None:
    """An upkeep of the player's begins in this turn."""
    player.upkeeps = (player.upkeeps[1], game.turn_number)


def has_lost(game: Game, player: Player) -> None:
    player.lost = True
    game.changed()


# libraries


def draw_unknown_card(game: Game, player: Player) -> Object:
    """One of the cards that nobody has named, put under those whose places are known. There must be one."""
    player.unknown -= 1
    card = game.new_object(BLANK, player, Zone.LIBRARY)
    player.library.insert(0, card)
    game.changed()
    return card


def finds_under_known_cards(game: Game, player: Player, card: Object) -> None:
    """The card turns out to lie right under those whose places are known."""
    for pile in (player.somewhere, player.bottom):
        if card in pile:
            pile.remove(card)
            player.library.insert(0, card)
    game.changed()


def put_on_the_bottom(game: Game, card: Object) -> None:
    """The card of the library, wherever it lay, is its bottom card from now on."""
    _take_out(card)
    card.owner.bottom.append(card)
    game.changed()


def _take_out(card: Object) -> None:
    owner = card.owner
    for pile in (owner.library, owner.somewhere, owner.bottom):
        if card in pile:
            pile.remove(card)


def place_on_top(game: Game, card: Object) -> None:
    """The card of the library, wherever it lay, is its topmost card from now on."""
    _take_out(card)
    card.owner.library.append(card)
    game.changed()


def lose_track_of(game: Game, card: Object) -> None:
    """The card of the library is somewhere among the unknown ones."""
    card.owner.library.remove(card)
    card.owner.somewhere.append(card)
    game.changed()


def lose_track_of_all(game: Game, player: Player) -> None:
    """Nobody knows where a card of the library is any more."""
    player.somewhere += [*player.library, *player.bottom]
    player.library.clear()
    player.bottom.clear()
    game.changed()


def put_back_on_top(game: Game, player: Player, cards: Sequence[Object]) -> None:
    """Cards of which nobody knew any more where in the library they are; the last is on top."""
    for card in cards:
        player.somewhere.remove(card)
        player.library.append(card)
    game.changed()


def put_on_top(game: Game, player: Player, cards: list[Object]) -> None:
    """The topmost cards of the library lie in this order from now on; the last is on top."""
    player.library[len(player.library) - len(cards) :] = cards
    game.changed()


def keep_mana(game: Game, player: Player, mana: tuple[str, ...]) -> None:
    """It is not lost before the end of combat."""
    for kind in mana:
        player.kept[kind] = player.kept.get(kind, 0) + 1
    game.unsettled()


def keep_mana_no_longer(game: Game, player: Player) -> None:
    if player.kept:
        player.kept.clear()
        game.unsettled()


def has_companion(game: Game, player: Player, card: Object | None) -> None:
    """None: it has been taken, or there is none."""
    player.companion = card
    game.circumstances_changed()
