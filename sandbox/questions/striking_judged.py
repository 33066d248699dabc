"""Whether something attacks, what strikes first, is blocked and deals how much, judged on the course of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.view import DEALT_BY, View


def strikes_first(label: str, view: View) -> bool:
    """Whether it deals combat damage before those that it fights with. Raises NotClear where it fights with nothing."""
    told = ((at, DEALT_BY.fullmatch(text)) for at, (_, text) in enumerate(view.course))
    dealt = [(at, found[1], found[3]) for at, found in told if found]
    own = [at for at, source, target in dealt if source == label]
    others = [at for at, source, target in dealt if target == label]
    if not own:
        if not others:
            raise NotClear("what strikes")
        return False
    return not others or _apart(own[0], others[0], view)


def _apart(one: int, other: int, view: View) -> bool:
    """Whether the one comes before the other, and other things than damage come between them."""
    between = [text for _, text in view.course[one:other]]
    return one < other and any(not DEALT_BY.fullmatch(text) for text in between)


def has_attacked(piece: Piece, view: View) -> bool:
    """What attacks is tapped by that, unless it has vigilance."""
    attacks = rf" attacks .*\b{re.escape(piece.label)}(?!#|\w)"
    return not has_word(piece, "vigilance") and any(re.search(attacks, text) for _, text in view.course)


def deal_so_much(pieces: Sequence[Piece], number: int, view: View) -> bool:
    """Whether several deal so much, all together or each of them."""
    dealt = [view.damage_dealt_by(piece.label) for piece in pieces]
    return sum(dealt) == number or all(each == number for each in dealt)


def was_blocked(label: str, view: View) -> bool:
    """Raises NotClear for what has not attacked."""
    texts = [text for _, text in view.course]
    blocked = [each for text in texts for each in text.partition(" blocks ")[2:] if each]
    attacks = any(label in text.partition(" attacks with ")[2] for text in texts)
    if not attacks and not any(label in each for each in blocked):
        raise NotClear("what attacks")
    return any(re.search(rf"{re.escape(label)}(?!#|\w)", each) for each in blocked)
