"""Answers that divide: damage, and what a limited shield stops."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.engine.acts import Aim
from sandbox.engine.choices import AnyChoice
from sandbox.engine.objects import Object
from sandbox.engine.questions import (
    AnyQuestion,
    DamageDivision,
    PreventionDivision,
)
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_values import NO_ANSWER, AnswerStep


def is_about(context: StepContext, question: AnyQuestion, name: str) -> bool:
    thing = context.names.find(name)
    return thing is not None and any(thing.physical == about.physical for about in question.concerns())


def assigns(player: str, text: str) -> AnswerStep:
    """`3 damage from Sengir Vampire to Serra Angel and 3 to Serra Angel#2`."""
    match = re.fullmatch(r"(.+?) damage from (.+?) to (.+)", text)

    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        if match is None or not isinstance(question, DamageDivision) or not is_about(context, question, match[2]):
            return NO_ANSWER
        parts = _parts(context, f"{match[1]} to {match[3]}", question.groups)
        return parts if all(thing in question.recipients for thing in parts) else NO_ANSWER

    return AnswerStep(player, answer)


_PART = re.compile(
    r"(?:^|, and |, | and )(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:damage )?(?:to|from) "
)


def _parts(context: StepContext, text: str, groups: Sequence[Sequence[Object]] = ()) -> dict[Aim, int]:
    """Recipient to amount; a member of a band stands for its band where bands are divided among."""
    pieces = _PART.split(text)
    found: dict[Aim, int] = {}
    for amount, name in zip(pieces[1::2], pieces[2::2], strict=True):
        thing = _leader(groups, context.aim(name.strip()))
        found[thing] = found.get(thing, 0) + to_number(amount)
    return found


def _leader(groups: Sequence[Sequence[Object]], thing: Aim) -> Aim:
    return next((group[0] for group in groups if thing in group), thing)


def prevents(player: str, text: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        return _parts(context, text) if isinstance(choice.question, PreventionDivision) else NO_ANSWER

    return AnswerStep(player, answer)
