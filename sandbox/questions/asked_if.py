"""`What if I block with the Bear?`, `And if I don't?`: what happens then is asked, where nothing else is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.asked import Ask, AskHappens
from sandbox.questions.said.moments import When
from sandbox.questions.tokens import BREAKS

_BEGINS = (["what_if"], ["and", "if"], ["if"], ["but", "if"], ["and", "what_if"])


def with_what_if(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, and what happens asked at the end, where the last sentence only supposes that something is done."""
    yield from parts
    if any(isinstance(part.said, Ask) for part in parts) or not parts or form.tokens[-1].text != "?":
        return
    last = [part for part in parts if part.sentence == parts[-1].sentence]
    acts = [part for part in last if isinstance(part.said, ToldAct)]
    if acts and all(isinstance(part.said, ToldAct | When) for part in last) and _supposes(form):
        end = parts[-1].last
        yield Part(AskHappens(), end - 1, end, True, parts[-1].sentence)


def _supposes(form: NormalForm) -> bool:
    """Whether the last sentence begins with `if` or the like."""
    words = [token.text for token in form.tokens]
    begins = max((at + 1 for at, word in enumerate(words[:-1]) if word in BREAKS), default=0)
    return any(words[begins : begins + len(row)] == row for row in _BEGINS)
