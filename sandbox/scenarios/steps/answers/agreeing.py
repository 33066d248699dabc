"""Answers that say yes or no, which word stands for which, and what chance decides."""

from __future__ import annotations

from sandbox.engine.acts import PASS
from sandbox.engine.choices import AnyChoice
from sandbox.engine.questions import YesOrNo
from sandbox.engine.questions.announcing import WhetherToPlay
from sandbox.engine.questions.chance import Chance, CoinFlip, WhatItTouches, WhoWinsSubgame
from sandbox.engine.questions.choices import WhichWord
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.questions.yes_or_no import WhetherToMulligan
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_values import AnswerStep, NotAnOption
from sandbox.scenarios.steps.answers.asked import asks
from sandbox.scenarios.steps.answers.choosing import thing_called


def yes(player: str, about: str | None = None, *kinds: type[YesOrNo]) -> AnswerStep:
    """Agrees to what is asked. What the player cannot do is no option."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        refusal = choice.refusal_of(True)
        return True if refusal is None else NotAnOption("", str(refusal.in_full()))

    return AnswerStep(player, asks(*kinds, about=about), answer, about=about or "")


def no(player: str, about: str | None = None) -> AnswerStep:
    """Declines what a text says that the player may do."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        if isinstance(choice.question, YesOrNo):
            return False
        may_decline = not choice.must_say and choice.default in (None, PASS)
        return choice.default if may_decline else NotAnOption("", f"{choice.player.name} has to choose")

    return AnswerStep(player, asks(YesOrNo, WhichObject, WhetherToPlay, about=about), answer)


def keeps_hand(player: str) -> AnswerStep:
    """No mulligan."""
    return AnswerStep(player, asks(WhetherToMulligan), lambda context, choice: False)


def changes_words(player: str, old: str, new: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> object:
        pairs = choice.listed()
        found = next((pair for pair in pairs if pair[0] == old and pair[1] == new), None)
        return found or NotAnOption(new if any(pair[0] == old for pair in pairs) else old)

    return AnswerStep(player, asks(WhichWord), answer)


def chance(text: str) -> AnswerStep:
    return AnswerStep("", asks(Chance), lambda context, choice: thing_called(context, choice, text))


def wins_subgame(player: str | None = None) -> AnswerStep:
    """Nobody does where no player is named."""
    return AnswerStep("", asks(WhoWinsSubgame), lambda context, choice: context.player(player) if player else None)


def touches(thing: str, things: str) -> AnswerStep:
    """What a card that was flipped onto the table lies on."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        return [] if things == "nothing" else context.many(things)

    return AnswerStep("", asks(WhatItTouches, about=thing), answer, about=thing)


def flips(player: str, won: bool) -> AnswerStep:
    return AnswerStep(player, asks(CoinFlip), lambda context, choice: won)
