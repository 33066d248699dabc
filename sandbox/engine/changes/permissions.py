"""Who may cast a card from where it is."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.permission import Permission


def may_cast(game: Game, card: Object, player: Player) -> None:
    """The player may cast the card from where it is, as long as it stays there."""
    card.open_to = player
    game.unsettled()


def may_play(game: Game, card: Object, permission: Permission) -> None:
    """An effect lets the player play the card from where it is."""
    game.permissions[card] = permission
    may_cast(game, card, permission.player)


def may_not_cast(game: Game, card: Object) -> None:
    """What an effect has let a player play may be played no longer."""
    game.permissions.pop(card, None)
    card.open_to = None
    game.unsettled()


def wait_to_be_cast(game: Game, copy: Object, prepared: Object, player: Player) -> None:
    """The copy of a prepare spell is there for the player as long as the permanent is prepared."""
    copy.put_by = prepared
    copy.open_to = player
    game.put(copy)
    game.tokens.append(copy)
    game.prepared_copies.append(copy)


def waits_no_more(game: Game, copy: Object) -> None:
    """Nobody may cast the copy any more."""
    copy.open_to = None
    game.prepared_copies.remove(copy)
    game.unsettled()
