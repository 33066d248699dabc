"""The same text is the same game in every process, whatever order Python keeps its sets in."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.scenarios.content import ROOT

PLAY_EVERYTHING = """
from hashlib import sha256
from sandbox.editions import EDITIONS
from sandbox.scenarios.play.run import run
from tests.scenarios.content import TOLD
for shown, edition in TOLD:
    game = run(shown.parsed, EDITIONS[edition]).game
    text = "\\n".join(f"{node.rule}: {node.text}" for node in game.trace.all_nodes())
    print(sha256(text.encode()).hexdigest()[:12], shown.name, edition)
"""


def played_with(seed: str) -> list[str]:
    """A line for each scenario with a digest of its trace, from a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", PLAY_EVERYTHING]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_traces_are_equal() -> None:
    first, second = played_with("1"), played_with("2")
    assert len(first) > 300
    assert [line for line, other in zip(first, second, strict=True) if line != other] == []
