"""Who may play a card from where it is: the one writer of permissions."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Permission


def permit(game: Game, card: Object, permission: Permission) -> None:
    """A later permission takes the place of an earlier one."""
    if card.permission is None:
        game.permitted.append(card)
    card.permission = permission
    game.unsettled()


def permit_no_more(game: Game, card: Object) -> None:
    """Nobody may play it from there any longer."""
    card.permission = None
    game.permitted.remove(card)
    game.unsettled()


def wait_to_be_cast(game: Game, copy: Object, prepared: Object, permission: Permission) -> None:
    """The copy of a prepare spell is there for the player as long as the permanent is prepared."""
    copy.put_by = prepared
    permit(game, copy, permission)
    game.put(copy)
    game.tokens.append(copy)
    game.prepared_copies.append(copy)


def waits_no_more(game: Game, copy: Object) -> None:
    """Nobody may cast the copy any more."""
    permit_no_more(game, copy)
    game.prepared_copies.remove(copy)
