"""What is asked with a bare word at the end: `do I draw a card for it, and when?`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.asked import AskWhen, AskWhether
from sandbox.questions.said.outcomes_cards import DrawsCards
from sandbox.questions.said.things import Mention
from sandbox.questions.tokens import BREAKS

_BARE = frozenset({"when", "who", "which"})
_BETWEEN = frozenset({",", "and", "when"})
DRAWS = "draws a card"


def with_when(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, and of a card that is drawn the question when that is."""
    texts = [token.text for token in form.tokens]
    for part in parts:
        yield part
        end = next((at for at in range(part.last, len(texts)) if texts[at] in BREAKS), len(texts))
        rest = texts[part.last : end]
        outcome = part.said.outcome if isinstance(part.said, AskWhether) else None
        if rest[-1:] == ["when"] and set(rest) <= _BETWEEN and isinstance(outcome, DrawsCards):
            asked = AskWhen(Mention(noun="player", owner=outcome.who), DRAWS)
            yield replace(part, said=asked, first=end - 1, last=end, joins=frozenset({"and"}), begins=True)


def bare_ends(parts: Sequence[Part], form: NormalForm) -> Iterator[str]:
    """Such words at the end of a sentence with which more is asked, and which no part accounts for."""
    texts = [token.text for token in form.tokens]
    for at, text in enumerate(texts):
        ends = at + 1 == len(texts) or texts[at + 1] in BREAKS
        bare = text in _BARE and ends and bool(at) and texts[at - 1] in _BETWEEN | {"but"}
        if bare and not any(part.first <= at < part.last for part in parts):
            yield form.asked_words(at, at + 1)
