"""How the reading of a text ends, and what it leaves."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.terms.errors import Refusal


class EndOfText(Exception):
    """Every sentence has been read; the game is left where it stands."""


@dataclass
class Judged:
    """A claim that was checked."""

    bound: BoundStep
    holds: bool
    found: str


@dataclass
class Stopped(Exception):
    """The text cannot go on: an act that is forbidden, or a sentence for which the time never came."""

    bound: BoundStep
    refusal: Refusal
