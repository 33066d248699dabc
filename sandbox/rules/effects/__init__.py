"""One performer for each effect. Importing this package fills the table of `sandbox.rules.performing`."""

from sandbox.rules import madness
from sandbox.rules.combat import rampage
from sandbox.rules.effects import actions, damage, lasting, marks, piles, players, structure

__all__ = ["actions", "damage", "lasting", "madness", "marks", "piles", "players", "rampage", "structure"]
