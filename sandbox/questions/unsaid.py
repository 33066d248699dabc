"""The asker, where a sentence begins with what is had and leaves out by whom: `Have two Giants.`"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.tokens import BREAKS, NormalToken

_DETERMINERS = frozenset({"a", "an", "the", "my", "no", "another", "only", "just"})


def with_asker(tokens: Sequence[NormalToken]) -> list[NormalToken]:
    """Of what is asked by such a beginning, as `have they died?`, nothing is left out."""
    said: list[NormalToken] = []
    for at, token in enumerate(tokens):
        begins = not said or said[-1].text in BREAKS
        if token.text == "have" and begins and _is_had(tokens, at + 1):
            said.append(NormalToken("i", token.start, token.end))
        said.append(token)
    return said


def _is_had(tokens: Sequence[NormalToken], at: int) -> bool:
    word = tokens[at].text if at < len(tokens) else ""
    end = next((token.text for token in tokens[at:] if token.text in BREAKS), ".")
    if end == "?":
        return False
    card = word.startswith("[") and not word.endswith("+")
    return card or word in _DETERMINERS or word.isdigit()
