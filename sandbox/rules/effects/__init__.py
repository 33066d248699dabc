"""One performer for each effect. Importing this package fills the table of `sandbox.rules.lookup.performers`."""

from sandbox.rules.casting import madness
from sandbox.rules.combat import rampage
from sandbox.rules.effects import continuous, control_flow, damage, piles, players, tapping_and_counters, zones

__all__ = [
    "continuous",
    "control_flow",
    "damage",
    "madness",
    "piles",
    "players",
    "rampage",
    "tapping_and_counters",
    "zones",
]
