"""What is so while something is done: `he casts Armageddon while my Isle is phased out` has it phased out before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_keywords import GetsPhased

_WHILE = frozenset({"while", "as", "when", "with"})


def with_meanwhile(parts: Sequence[Part], form: NormalForm) -> list[Part]:
    """The parts, what is phased out told before what is done meanwhile, in whatever order both are said."""
    found = list(parts)
    for at in range(1, len(found)):
        before, part = found[at - 1], found[at]
        if before.sentence != part.sentence or part.joins.isdisjoint(_WHILE):
            continue
        if isinstance(before.said, Casts) and _is_out(part, form):
            found[at - 1], found[at] = replace(part, joins=before.joins), replace(before, joins=frozenset({","}))
        elif isinstance(part.said, Casts) and _is_out(before, form):
            found[at] = replace(part, joins=frozenset({","}))
    return found


def _is_out(part: Part, form: NormalForm) -> bool:
    """Whether it is said that something is phased out, and not that it comes to be."""
    words = {token.text for token in form.tokens[part.first : part.last]}
    return isinstance(part.said, GetsPhased) and part.said.out and {"be", "phased"} <= words
