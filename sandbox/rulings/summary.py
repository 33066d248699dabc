"""A ruling in one sentence: for an answer, a description, a citation."""

from __future__ import annotations

from sandbox.rulings.cells import in_order, in_words
from sandbox.scenarios.values.changes import is_tapping
from sandbox.scenarios.values.ruling import Ruling

MOST = 6


def summary_of(ruling: Ruling) -> str:
    """What was refused or left open comes first, then what has changed."""
    changes = in_order(ruling.changes)
    told = [change for change in changes if not is_tapping(change)] or changes
    parts = [*([ruling.refusal.message] if ruling.refusal else []), *in_words(ruling, told[:MOST])]
    if len(told) > MOST:
        parts.append("more has changed")
    whole = listed(parts) if parts else "nothing has changed"
    return f"{whole[0].upper()}{whole[1:]}."


def listed(parts: list[str]) -> str:
    """Parts as a sentence lists them."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}, and {parts[-1]}"
