"""Players called by letters: `A attacks with a Giant, B blocks`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from sandbox.questions.tokens import NormalToken

DOING = frozenset({"can", "do", "be", "have", "must"})
"""Words before which `A` is a player."""
_DOES = r"(?:controls|casts|attacks|blocks|has|activates|plays|holds|responds|is at|doesn't|does not)\b"


def _are_lettered(question: str) -> bool:
    """`A attacks with a Giant, B blocks`: both letters do what players do."""
    if re.search(r"(?<![\w{])(?:A attacks B|B attacks A)\b", question):
        return True
    return all(re.search(rf"(?<![\w{{]){letter} {_DOES}", question) is not None for letter in "AB")


def lettered(tokens: Sequence[NormalToken], question: str, verbs: Collection[str]) -> Iterator[NormalToken]:
    """`B` alone is the player of that letter where players are called so; `A` within a sentence."""
    named = any(token.text in ("player_a", "player_b") for token in tokens) or _are_lettered(question)
    for at, token in enumerate(tokens):
        letter = question[token.start : token.end] if named else ""
        begins = at == 0 or tokens[at - 1].text in (".", "?", "!")
        doing = at + 1 < len(tokens) and (tokens[at + 1].text in DOING or tokens[at + 1].text in verbs)
        if letter == "B" or (letter == "A" and (doing or not begins)):
            yield NormalToken(f"player_{letter.lower()}", token.start, token.end)
        else:
            yield token
