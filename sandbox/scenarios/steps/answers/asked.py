"""Which questions an answer speaks of."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.questions import AnyQuestion
from sandbox.scenarios.language.context import StepContext

Asks = Callable[[StepContext, AnyQuestion], bool]


def is_about(context: StepContext, question: AnyQuestion, name: str) -> bool:
    """Whether the text may name the choice by the thing of that name."""
    thing = context.names.find(name)
    return thing is not None and any(thing.physical == about.physical for about in question.concerns())


def asks(*kinds: type[AnyQuestion], about: str | None = None) -> Asks:
    """Questions of these kinds; with `about`, those that belong to the thing of that name."""

    def fits(context: StepContext, question: AnyQuestion) -> bool:
        return isinstance(question, kinds) and (about is None or is_about(context, question, about))

    return fits
