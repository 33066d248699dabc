"""Of what a relative clause speaks: `his Wurm blocks my Knight, which holds a Collar` says it of the Knight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.states import HowItIs, OfKind
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.tokens import NormalToken

_RELATIVE = frozenset({"which", "who"})
_SET_OFF = frozenset({",", "(", "-"})


def with_relatives(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, each that begins with `which` or `who` said of the card that stands right before it."""
    for at, part in enumerate(parts):
        before = parts[at - 1] if at else None
        begins = form.tokens[part.first].text in _RELATIVE or not _RELATIVE.isdisjoint(part.joins)
        if before is None or before.sentence != part.sentence or not begins:
            yield part
            continue
        card = _card_before(form.tokens, part.first)
        named = [thing for thing in mentioned_in(before.said) if card and thing.card == card]
        yield replace(part, said=_said_of(part.said, named[0])) if len(named) == 1 else part


def _card_before(tokens: Sequence[NormalToken], at: int) -> str:
    """The card that stands before the relative clause; empty where something else does."""
    while at and tokens[at - 1].text in _SET_OFF | _RELATIVE:
        at -= 1
    return tokens[at - 1].card if at else ""


def _said_of(said: PartSaid, thing: Mention) -> PartSaid:
    """The same of the thing, where it was said of `it`."""
    if isinstance(said, OfKind) and said.things == (PRONOUN,):
        return replace(said, things=(replace(thing, number=0),))
    return replace(said, thing=thing) if isinstance(said, HowItIs) and said.thing == PRONOUN else said
