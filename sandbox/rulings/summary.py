"""A ruling in one sentence: for an answer, a description, a citation."""

from __future__ import annotations

from typing import Any

from sandbox.rulings.cells import TAPPED, in_order

MOST = 6


def in_one_sentence(ruling: dict[str, Any]) -> str:
    """What was refused or left open comes first, then what has changed."""
    refusal, outcome = ruling["refusal"], in_order(ruling["outcome"])
    told = [words for words in outcome if not TAPPED.search(words)] or outcome
    parts = [*([str(refusal["message"])] if refusal else []), *told[:MOST]]
    if len(told) > MOST:
        parts.append("more has changed")
    whole = listed(parts) if parts else "nothing has changed"
    return f"{whole[0].upper()}{whole[1:]}."


def listed(parts: list[str]) -> str:
    """Parts as a sentence lists them."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}, and {parts[-1]}"
