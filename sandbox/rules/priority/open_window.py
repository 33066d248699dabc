"""The window in which players may begin something. How far the asking has come in it is data of the window: a game that
is left in the middle of it can be gone on with.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.engine.game import Game
from sandbox.engine.windows import Window, WindowKind


@contextmanager
def open_window(game: Game) -> Iterator[Window]:
    """The window of this part of the turn: the one that is open, or else a new one. Closed at the end."""
    if not game.windows:
        game.windows.append(Window(WindowKind.OPEN))
    window = game.windows[-1]
    assert window.kind is WindowKind.OPEN
    try:
        yield window
    finally:
        game.windows.remove(window)
