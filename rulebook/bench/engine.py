"""The engine's figures: two small games from texts that have been read, with nothing kept of their outcome."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from django.conf import settings

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import understand_text
from sandbox.scenarios.play.run import run

from .clock import Times, timed

TRAMPLE = """
Example: T, a 3/3 trampler attacks and a 1/1 blocks
  Given Bob controls War Mammoth
  And Sue controls Scryb Sprites
  When Bob attacks with War Mammoth
  And Sue blocks War Mammoth with Scryb Sprites
  And combat damage is dealt
  Then Sue has 18 life
"""
GROWTH = """
Example: G, Giant Growth is answered by Lightning Bolt
  Given Bob controls Forest and Grizzly Bears
  And Bob holds Giant Growth
  And Sue controls Mountain
  And Sue holds Lightning Bolt
  When Bob casts Giant Growth targeting Grizzly Bears
  And Sue casts Lightning Bolt targeting Grizzly Bears
  And everything resolves
  Then Grizzly Bears is in Bob's graveyard
"""
GAMES = {"T": TRAMPLE, "G": GROWTH}
UNDER = ("m11", "duel")


def game_times(name: str, edition: str, times: int = 400) -> Times:
    """One of the games, again and again. Raises AssertionError if it does not pass: a wrong game has no time."""
    (parsed,) = understand_text(GAMES[name])

    def play() -> bool:
        return run(parsed, EDITIONS[edition]).passed

    assert play(), f"{name} does not pass under {edition}"
    return timed(play, times)


def cold_ruling(times: int = 7) -> Times:
    """``manage.py ruling`` of one scenario, each time in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "trample.feature"
        text.write_text(TRAMPLE, encoding="utf-8")
        command = [sys.executable, "manage.py", "ruling", str(text)]
        return timed(lambda: _called(command), times)


def _called(command: list[str]) -> None:
    subprocess.run(command, cwd=settings.BASE_DIR, env=dict(os.environ), check=True, stdout=subprocess.DEVNULL)
