"""Keywords with which a question begins as its heading: `storm: I cast ...`, `First strike - my Knight ...`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.states import OfKind
from sandbox.questions.said.things import PRONOUN, Mention

_SIGNS = frozenset({":", "-"})


def without_heading(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts without such a word, where some card of the question has it: it is told of nothing that is there."""
    for at, part in enumerate(parts):
        if at or part.first or not _is_heading(part, form):
            yield part


def _is_heading(part: Part, form: NormalForm) -> bool:
    said = part.said
    after = form.tokens[part.last].text if part.last < len(form.tokens) else ""
    if not isinstance(said, OfKind) or after not in _SIGNS or said.lacks or said.kinds or said.not_kinds:
        return False
    about = said.things in ((PRONOUN,), (Mention(noun="creature", keywords=said.keywords),))
    texts = [card_named(name).text.lower() for name in form.cards]
    return about and all(any(word in text for text in texts) for word in said.keywords)
