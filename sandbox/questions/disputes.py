"""Two players who say the opposite of one thing: it is asked whether what the first of them says is so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.mentioned import IT
from sandbox.questions.parts import Part
from sandbox.questions.said.asked import AskWhether, AskWhoIsRight
from sandbox.questions.said.outcomes import IsDead, Lives, NotSo, OfThings, ToldOutcome

_CALLED = IT | {"he", "she"}


def with_one_claim(parts: Sequence[Part]) -> list[Part]:
    """The parts without what the second says, where somebody asks who is right."""
    asked = any(part.said == AskWhoIsRight(one_of_two=True) for part in parts)
    claims = [part for part in parts if isinstance(part.said, AskWhether | ToldOutcome)] if asked else []
    if len(claims) != 2:
        return list(parts)
    first, second = map(_outcome, claims)
    if not _are_opposite(first, second):
        return list(parts)
    kept = [part for part in parts if part is not claims[1]]
    return [replace(part, said=AskWhether(first)) if part is claims[0] else part for part in kept]


def _outcome(part: Part) -> ToldOutcome:
    said = part.said.outcome if isinstance(part.said, AskWhether) else part.said
    assert isinstance(said, ToldOutcome)
    return said


def _are_opposite(first: ToldOutcome, second: ToldOutcome) -> bool:
    """Whether one of them is so exactly where the other is not."""
    one, other = first.plain, second.plain
    denied = isinstance(first, NotSo) != isinstance(second, NotSo)
    if not (isinstance(one, OfThings) and isinstance(other, OfThings) and _are_same(one, other)):
        return False
    fates = [isinstance(each, Lives) for each in (one, other) if isinstance(each, Lives | IsDead)]
    if len(fates) == 2:
        return denied != (fates[0] != fates[1])
    return denied and type(one) is type(other)


def _are_same(one: OfThings, other: OfThings) -> bool:
    """Whether both are said of one thing: what the second says may call it by a pronoun."""
    if len(one.about) != 1 or len(other.about) != 1:
        return False
    named, called = one.about[0], other.about[0]
    return named == called or called.noun in _CALLED or (called.card != "" and called.card == named.card)
