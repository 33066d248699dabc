"""Of what a relative clause speaks: `his Wurm blocks my Knight, which holds a Collar` says it of the Knight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.states import Damaged, HasCounters, Is, IsDescribed, OfKind, Wears
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in

_RELATIVE = frozenset({"which", "who"})
_SET_OFF = frozenset({",", "(", "-"})
_IT = Mention(noun="it")


def with_relatives(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, each that begins with `which` or `who` said of the card that stands right before it."""
    words = [token.text for token in form.tokens]
    for at, part in enumerate(parts):
        before = parts[at - 1] if at else None
        begins = words[part.first] in _RELATIVE or not _RELATIVE.isdisjoint(part.joins)
        if before is None or before.sentence != part.sentence or not begins:
            yield part
            continue
        card = _card_before(words, part.first)
        named = [thing for thing in mentioned_in(before.said) if card and thing.card == card]
        yield replace(part, said=_said_of(part.said, named[0])) if len(named) == 1 else part


def _card_before(words: Sequence[str], at: int) -> str:
    """The card that stands before the relative clause; empty where something else does."""
    while at and (words[at - 1] in _SET_OFF or words[at - 1] in _RELATIVE):
        at -= 1
    word = words[at - 1] if at else ""
    return word[1:].rstrip("+").removesuffix("]") if word.startswith("[") else ""


def _said_of(said: PartSaid, thing: Mention) -> PartSaid:
    """The same of the thing, where it was said of `it`."""
    if isinstance(said, OfKind) and said.things == (_IT,):
        return replace(said, things=(replace(thing, number=0),))
    how_it_is = Damaged | HasCounters | Is | IsDescribed | Wears
    return replace(said, thing=thing) if isinstance(said, how_it_is) and said.thing == _IT else said
