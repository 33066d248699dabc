"""Which of those that fight strikes first, judged on the course of the game."""

from __future__ import annotations

from sandbox.questions.pieces import NotClear
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
