"""Answers that divide: damage, and what a limited shield stops."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.engine.acts import Aim
from sandbox.engine.choices import AnyChoice
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.dividing import DamageDivision, PreventionDivision, TargetDivision
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_values import AnswerStep, NotAnOption
from sandbox.scenarios.steps.answers.asked import asks
from sandbox.terms.errors import Malformed


def assigns(player: str, text: str) -> AnswerStep:
    """`3 damage from Sengir Vampire to Serra Angel and 3 to Serra Angel#2`."""
    match = re.fullmatch(r"(.+?) damage from (.+?) to (.+)", text)
    if match is None:
        raise Malformed("expected how much damage from what to whom", 1, 1, text)
    amount, source, rest = match.groups()

    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        if isinstance(question, TargetDivision):
            return _among_targets(question, _parts(context, f"{amount} to {rest}"))
        assert isinstance(question, DamageDivision)
        parts = _parts(context, f"{amount} to {rest}", question.groups)
        outside = [thing for thing in parts if thing not in question.recipients]
        return NotAnOption(named(outside[0])) if outside else parts

    return AnswerStep(player, asks(DamageDivision, TargetDivision, about=source), answer)


def _among_targets(question: TargetDivision, parts: dict[Aim, int]) -> object:
    """How much each target gets, in the order in which they are announced."""
    assert question.action is not None
    aims = question.action.aims()
    outside = [thing for thing in parts if thing not in aims]
    return NotAnOption(named(outside[0])) if outside else tuple(parts.get(aim, 0) for aim in aims)


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
    """`2 from Child of Night and 1 from Canyon Minotaur`."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        said = {thing: part for thing, part in _parts(context, text).items() if part}
        ways = ({thing: part for thing, part in way.items() if part} for way in choice.listed())
        return said if said in ways else NotAnOption(text)

    return AnswerStep(player, asks(PreventionDivision), answer)
