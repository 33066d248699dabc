"""Deals as hypothesis draws them, and those that once went wrong."""

from __future__ import annotations

import os

from hypothesis import Phase, settings
from hypothesis import strategies as st

from sandbox.editions import EDITIONS
from tests.engine.positions import NAMES, PERMANENTS, Deal, Side

GAMES = int(os.environ.get("HEADJUDGE_PLAY", "0"))
"""How many games each property is tried on; 0: a few, for every day."""


ALL_PHASES = tuple(Phase)
QUICK_PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""Every day a failing game is shown as it was drawn: looking for the smallest one takes minutes."""


def games(few: int) -> settings:
    """The settings of a property that is tried on a few games, or on as many as HEADJUDGE_PLAY says."""
    return settings(max_examples=GAMES or few, deadline=None, phases=ALL_PHASES if GAMES else QUICK_PHASES)


def names(pool: list[str], most: int) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(pool), min_size=most // 3, max_size=most).map(tuple)


sides = st.builds(Side, names(PERMANENTS, 5), names(NAMES, 6), names(NAMES, 2))
numbers = st.binary(min_size=80, max_size=250)
deals = st.builds(Deal, st.sampled_from(list(EDITIONS)), sides, sides, numbers)
tables = st.builds(
    Deal, st.sampled_from(list(EDITIONS)), sides, sides, numbers, st.lists(sides, min_size=1, max_size=2).map(tuple)
)
"""Three and four players."""
