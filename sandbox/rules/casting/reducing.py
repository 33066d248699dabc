"""What is left of a mana cost that falls by mana of certain types.

Comprehensive Rules of 2026, 118.7b to 118.7d.
"""

from __future__ import annotations

from collections import Counter

from sandbox.terms.mana import ManaCost


def reduced(cost: ManaCost, less: ManaCost) -> ManaCost:
    """Colored mana takes away mana of its color, and what is left of it generic mana (702.193b says so too)."""
    exact, taken = Counter(cost.exact), Counter(less.exact)
    excess = sum((taken - exact).values())
    left = sorted((exact - taken).elements())
    generic = max(0, cost.generic - less.generic - excess)
    return ManaCost((*["X"] * cost.x_symbols, *([str(generic)] if generic else []), *left))
