"""Deals as hypothesis draws them, and those that once went wrong."""

from __future__ import annotations

import os

from hypothesis import settings
from hypothesis import strategies as st

from sandbox.editions import EDITIONS
from tests.engine.positions import NAMES, PERMANENTS, Deal, Side

GAMES = int(os.environ.get("HEADJUDGE_PLAY", "0"))
"""How many games each property is tried on; 0: a few, for every day."""


def games(few: int) -> settings:
    """The settings of a property that is tried on a few games, or on as many as HEADJUDGE_PLAY says."""
    return settings(max_examples=GAMES or few, deadline=None)


def names(pool: list[str], most: int) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(pool), min_size=most // 3, max_size=most).map(tuple)


sides = st.builds(Side, names(PERMANENTS, 5), names(NAMES, 6), names(NAMES, 2))
deals = st.builds(Deal, st.sampled_from(list(EDITIONS)), sides, sides, st.binary(min_size=80, max_size=250))
