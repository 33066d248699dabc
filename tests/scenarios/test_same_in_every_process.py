"""The same text is the same game in every process, whatever order Python keeps its sets in."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.play.run import run
from tests.scenarios.content import ROOT, TOLD

PLAY_EVERYTHING = """
from tests.scenarios.test_same_in_every_process import traces
print("\\n".join(traces()))
"""


def traces() -> list[str]:
    """A line for every third scenario of the site, with a digest of its trace."""
    return [f"{_digest(shown.parsed, edition)} {shown.name} {edition}" for shown, edition in TOLD[::3]]


def _digest(parsed: ParsedScenario, edition: str) -> str:
    nodes = run(parsed, EDITIONS[edition]).game.trace.all_nodes()
    return sha256("\n".join(f"{node.rule}: {node.text}" for node in nodes).encode()).hexdigest()[:12]


def of_another_process() -> list[str]:
    """The same lines, from a process that keeps its sets in another order."""
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", PLAY_EVERYTHING]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_traces_are_equal() -> None:
    here, there = traces(), of_another_process()
    assert len(here) > 300
    assert [line for line, other in zip(here, there, strict=True) if line != other] == []
