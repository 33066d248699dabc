"""The window in which players may begin something. How far the asking has come in it is data of the window: a game that
is left in the middle of it can be gone on with.
"""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.windows import OPEN, Window


class OpenWindow:
    """The window of this part of the turn: the one that is open, or else a new one. Closed at the end."""

    __slots__ = ("game", "window")

    def __init__(self, game: Game) -> None:
        self.game = game
        if not game.windows:
            game.windows.append(Window(OPEN))
        self.window = game.windows[-1]
        assert self.window.kind is OPEN

    def __enter__(self) -> Window:
        return self.window

    def __exit__(self, *_: object) -> None:
        self.game.windows.remove(self.window)
