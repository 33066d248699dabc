"""Which of those that fight strikes first, judged on the course of the game."""

from __future__ import annotations

import re

from sandbox.questions.pieces import NotClear
from sandbox.questions.view import View

_DEALT = re.compile(r"(.+?) deals \d+ (?:combat )?damage to (.+)")


def strikes_first(label: str, view: View) -> bool:
    """Whether it deals combat damage before those that it fights with. Raises NotClear where it fights with nothing."""
    dealt = [(at, found[1], found[2]) for at, (_, text) in enumerate(view.course) if (found := _DEALT.fullmatch(text))]
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
    return one < other and any(not _DEALT.fullmatch(text) for text in between)
