"""Whether blocks of which nothing is said would save somebody who is attacked."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.pieces import Piece, has_word

_HARD_TO_BLOCK = ("unblockable", "shadow", "fear", "intimidate", "walk", "horsemanship", "menace", "skulk")
"""Words of attackers of which it is not assumed that they could be blocked."""


def _can_block(blocker: Piece, attacker: Piece) -> bool:
    flies = has_word(attacker, "flying") and not (has_word(blocker, "flying") or has_word(blocker, "reach"))
    protected = any(has_word(attacker, f"protection from {color}") for color in blocker.card.colors)
    return not (flies or protected or any(has_word(attacker, word) for word in _HARD_TO_BLOCK))


def is_held_back(blocker: Piece, pieces: Sequence[Piece]) -> bool:
    """Whether its text, or that of something on it, says that it cannot block."""
    texts = [blocker.card.text, *(piece.card.text for piece in pieces if piece.host is blocker)]
    return any("can't block" in text or "can't attack or block" in text for text in texts)


def power_left(attackers: Sequence[Piece], blockers: Sequence[Piece]) -> int:
    """The power of the attackers that is left where each blocker takes the strongest one that it can block."""
    open_ = sorted(attackers, key=lambda piece: -(piece.card.power or 0))
    for blocker in blockers:
        blocked = next((piece for piece in open_ if _can_block(blocker, piece)), None)
        open_ = [piece for piece in open_ if piece is not blocked]
    return sum(piece.card.power or 0 for piece in open_)
