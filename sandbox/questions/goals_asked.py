"""What something is done for, asked by whether it works: `he taps it to save it. Does that work?` asks if it lives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskCan, AskWhether, AskWorks
from sandbox.questions.said.moments import NoMatter
from sandbox.questions.said.outcomes import IsDead, Lives, NotSo, ToldOutcome
from sandbox.questions.said.things import Mention
from sandbox.questions.tokens import BREAKS

_SAVES = frozenset({"save", "rescue", "protect", "keep"})
_KILLS = frozenset({"kill", "finish", "destroy"})
_CALLED = frozenset({"it", "him", "her", "them"})


def with_goals(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, whether that works asked as whether what it is done for comes about; what somebody says that he can
    do is done."""
    fights = {part.sentence for part in parts if isinstance(part.said, AttacksWith | BlocksWith)}
    goals = {part.sentence: goal for part in parts if (goal := _goal(part, form)) is not None}
    goals = {at: goal for at, goal in goals.items() if at not in fights}  # `it` may be the one or the other
    works = {part.sentence for part in parts if isinstance(part.said, AskWorks)}
    marks = [token.text for token in form.tokens if token.text in BREAKS]
    for part in parts:
        goal = goals.get(part.sentence) or goals.get(part.sentence - 1)
        stated = part.sentence < len(marks) and marks[part.sentence] in (".", "!")
        if goal is not None and isinstance(part.said, AskWorks):
            yield replace(part, said=AskWhether(NotSo(goal) if part.said.denied else goal))
        elif isinstance(part.said, AskCan) and part.sentence in goals and part.sentence + 1 in works and stated:
            yield replace(part, said=part.said.act)
        else:
            yield part


def _goal(part: Part, form: NormalForm) -> ToldOutcome | None:
    """`to save it`: what is to come about."""
    words = [token.text for token in form.tokens[part.first : part.last]]
    if not isinstance(part.said, NoMatter) or len(words) != 3 or words[0] != "to" or words[2] not in _CALLED:
        return None
    things = (Mention(noun="them" if words[2] == "them" else "it"),)
    if words[1] in _SAVES:
        return Lives(things)
    return IsDead(things) if words[1] in _KILLS else None
