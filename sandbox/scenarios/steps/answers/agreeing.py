"""Answers that say yes or no, which word stands for which, and what chance decides."""

from __future__ import annotations

from sandbox.engine.choices import AnyChoice
from sandbox.engine.questions import (
    Chance,
    CoinFlip,
    WhatItTouches,
    WhetherToPlay,
    WhichObject,
    WhichWord,
    WhoWinsSubgame,
    YesOrNo,
)
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_values import NO_ANSWER, AnswerStep
from sandbox.scenarios.steps.answers.choosing import thing_called
from sandbox.scenarios.steps.answers.dividing import is_about


def yes(player: str, about: str | None = None, kind: type[YesOrNo] = YesOrNo) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        if not isinstance(question, kind):
            return NO_ANSWER
        return True if about is None or is_about(context, question, about) else NO_ANSWER

    return AnswerStep(player, answer, about=about or "")


def no(player: str, about: str | None = None) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        if isinstance(question, YesOrNo) and (about is None or is_about(context, question, about)):
            return False
        if isinstance(question, WhichObject | WhetherToPlay) and not choice.must_say:
            return choice.default
        return NO_ANSWER

    return AnswerStep(player, answer)


def changes_words(player: str, old: str, new: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        if not isinstance(choice.question, WhichWord):
            return NO_ANSWER
        return next((pair for pair in choice.listed() if pair[0] == old and pair[1] == new), NO_ANSWER)

    return AnswerStep(player, answer)


def chance(text: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        return thing_called(context, choice, text) if isinstance(choice.question, Chance) else NO_ANSWER

    return AnswerStep("", answer)


def wins_subgame(player: str | None = None) -> AnswerStep:
    """Nobody does where no player is named."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        if not isinstance(choice.question, WhoWinsSubgame):
            return NO_ANSWER
        return None if player is None else context.player(player)

    return AnswerStep("", answer)


def touches(thing: str, things: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        if not isinstance(choice.question, WhatItTouches) or not is_about(context, choice.question, thing):
            return NO_ANSWER
        return [] if things == "nothing" else context.many(things)

    return AnswerStep("", answer, about=thing)


def flips(player: str, won: bool) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        return won if isinstance(choice.question, CoinFlip) else NO_ANSWER

    return AnswerStep(player, answer)
