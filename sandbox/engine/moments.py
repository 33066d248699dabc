"""Moments that a game passes, for whoever waits for one of them."""

from __future__ import annotations

from enum import Enum, auto


class Moment(Enum):
    """What has just begun or happened. The step is the game's; what else a moment is about is told beside it."""

    BEFORE_THE_GAME = auto()
    ANTES_SET_ASIDE = auto()
    HANDS_DRAWN = auto()
    GAME_BEGAN = auto()
    STEP_BEGAN = auto()
    """About the active player."""
    STEP_DONE = auto()
    """A step in which nobody is asked to act has done what it does."""
    DREW = auto()
    """The draw of the draw step; about the player."""
    RESOLVED = auto()
    """About the object that the action came from: it has resolved, failed or been countered."""
    COMBAT_DAMAGE_ASSIGNED = auto()
    PREVENTION_BEGAN = auto()
    COMBAT_DAMAGE_DEALT = auto()
    DAMAGE_DEALT = auto()
    COMBAT_DAMAGE_OVER = auto()
    """With all that follows from it, where nobody is asked to act in the step."""
    EFFECTS_WORE_OFF = auto()
    TURN_ENDED = auto()
    TOLD = auto()
    """The trace has just said what is awaited of it."""
    GAME_ENDED = auto()
    """Nothing comes after it."""


STEP_BEGAN = Moment.STEP_BEGAN
"""Named for quick looks: see `sandbox.terms.zones`."""
