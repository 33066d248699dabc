"""Designations of permanents: markers that texts and rules ask for and that are no characteristic."""

SADDLED, SOLVED = "saddled", "solved"
MONSTROUS, RENOWNED, SUSPECTED = "monstrous", "renowned", "suspected"
MANIFESTED = "manifested"
"""Of a permanent that was put face down so, be it cloaked."""
DESIGNATIONS = (MONSTROUS, RENOWNED, SADDLED, SOLVED, SUSPECTED)
UNTIL_END_OF_TURN = frozenset({SADDLED})
"""Those that are over with the turn."""
