"""The engine's figures: games from texts that have been read, with nothing kept of their outcome."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from django.conf import settings

from sandbox.editions import EDITIONS
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import run

from .clock import Timings, timed

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
SIDES = (1, 10, 30, 60)
"""How many creatures each side has in the combats that are timed."""
UNDER = ("m11", "duel", "today")


def combat(each: int) -> str:
    """So many 2/2 creatures attack, and as many 2/2 creatures block them one to one."""
    bears = [f"Grizzly Bears#{number}" for number in range(1, 2 * each + 1)]
    attackers, blockers = bears[:each], bears[each:]
    pairs = zip(attackers, blockers, strict=True)
    return "\n".join(
        [
            f"Example: {each} creatures attack, and {each} creatures block them one to one",
            f"  Given Bob controls {' and '.join(attackers)}",
            f"  And Sue controls {' and '.join(blockers)}",
            f"  When Bob attacks with {' and '.join(attackers)}",
            *(f"  And Sue blocks {attacker} with {blocker}" for attacker, blocker in pairs),
            "  And combat damage is dealt",
            f"  Then {attackers[-1]} is in Bob's graveyard",
            f"  And {blockers[-1]} is in Sue's graveyard",
        ]
    )


def game_times(name: str, edition: str, times: int = 400) -> Timings:
    """One of the games, again and again. Raises AssertionError if it does not pass: a wrong game has no time."""
    return times_of(GAMES[name], edition, times)


def combat_times(each: int, edition: str) -> Timings:
    """The combat of so many against so many, the more often the fewer they are."""
    return times_of(combat(each), edition, max(5, 200 // each))


def times_of(text: str, edition: str, times: int) -> Timings:
    """The scenario under the edition, played so often. Raises AssertionError if it does not pass."""
    (parsed,) = parse_text(text)

    def play() -> bool:
        return run(parsed, EDITIONS[edition]).passed

    assert play(), f"{parsed.scenario.name} does not pass under {edition}"
    return timed(play, times)


COLD = {"`manage.py ruling`": ("manage.py", "ruling"), "`python -m sandbox`": ("-m", "sandbox")}


def cold_ruling(command: str, times: int = 7) -> Timings:
    """The command on one scenario with two cards, each time in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "trample.feature"
        text.write_text(TRAMPLE, encoding="utf-8")
        called = [sys.executable, *COLD[command], str(text)]
        return timed(lambda: _called(called), times)


def _called(command: list[str]) -> None:
    subprocess.run(command, cwd=settings.BASE_DIR, env=dict(os.environ), check=True, stdout=subprocess.DEVNULL)
