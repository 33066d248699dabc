"""What has been tapped by what was told: called tapped after that, it was not so from the beginning."""

from __future__ import annotations

import re

from sandbox.questions.pieces import Piece, has_word
from sandbox.questions.telling import Telling

_TAPS = re.compile(r"\b[Tt]ap (?:or untap )?(?:target|up to|enchanted|X target|two target|that)")
"""Texts of what taps what it is aimed at."""


def tapped_since(telling: Telling, piece: Piece) -> bool:
    """Whether it attacked, was used for a cost that taps it, or something was aimed at it that taps; what waits has
    resolved then, and it is claimed that it is tapped."""
    if piece in telling.there.roles["attacking"] and not has_word(piece, "vigilance"):
        return True
    used = "{T}" in piece.works_as.text and any(f"activates {piece.label}" in said for said in telling.when)
    if used or f"{piece.owner} taps {piece.label} for mana" in telling.when:
        return True
    aimed = any(piece.label in aims and _tells_of_tapping(telling, *by) for by, aims in telling.aimed.items())
    if aimed:
        telling.resolved()
        telling.when.append(f"Then {piece.label} is tapped")
    return aimed


def _tells_of_tapping(telling: Telling, name: str, owner: str) -> bool:
    """Whether what a player has aimed at something taps that."""
    by = [piece for piece in telling.there.pieces if (piece.card.name, piece.owner) == (name, owner)]
    return any(_TAPS.search(piece.works_as.text) for piece in by)
