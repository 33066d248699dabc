"""Answers that put things in an order, or that say how a band is regrouped."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from sandbox.engine.actions import Action
from sandbox.engine.choices import AnyChoice
from sandbox.engine.objects import Object
from sandbox.engine.questions.choices import WhichAppliesFirst
from sandbox.engine.questions.combat import FightingOrder, HowBandIsRegrouped
from sandbox.engine.questions.orders import EffectOrder, GraveyardOrder, LibraryOrder, Order
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_values import AnswerStep, NotAnOption
from sandbox.scenarios.steps.answers.asked import asks
from sandbox.scenarios.steps.answers.choosing import one_by_one, thing_called

TogetherOrder = type[EffectOrder] | type[GraveyardOrder] | type[LibraryOrder]


def orders(kind: type[FightingOrder], player: str, one: str, things: str) -> AnswerStep:
    """Those that the one creature fights."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        assert isinstance(question, FightingOrder)
        found = list[Object]()
        for name in _in_order(context, things):
            left = [thing for thing in question.things if thing not in found]
            found.append(_any_of(left, name) or context.object(name))
        return found if Counter(found) == Counter(question.things) else NotAnOption(things)

    return AnswerStep(player, asks(kind, about=one), answer)


def orders_several(kind: TogetherOrder, player: str, things: str) -> AnswerStep:
    """The effects that begin together, or the cards that go to one graveyard together."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        assert isinstance(question, Order)
        left: list[Object | Action] = list(question.things)
        found: list[Object | Action] = []
        for name in _in_order(context, things):
            option = _option_named(context, left, name)
            if option is None:
                return NotAnOption(name)
            left.remove(option)
            found.append(option)
        return NotAnOption(things) if left else found

    return AnswerStep(player, asks(kind), answer)


def _in_order(context: StepContext, things: str) -> list[str]:
    listed = context.listed(things.replace(", then ", ", ").replace(" then ", " and "))
    return [name for part in listed for name in one_by_one(context, part)]


def _option_named(context: StepContext, options: list[Object | Action], name: str) -> Object | Action | None:
    """The first of that name; a card of a library that nobody has named is `a card`."""
    unnamed = [option for option in options if isinstance(option, Object) and option.label is None]
    if name == "a card" and unnamed:
        return unnamed[0]
    if (anyone := _any_of(options, name)) is not None:
        return anyone
    number = context.object(name).physical
    return next((option for option in options if _physical(option) == number), None)


_T = TypeVar("_T", bound=Object | Action)


def _any_of(options: list[_T], name: str) -> _T | None:
    """The first of that name, where one of several is meant: `a Forest`."""
    plain = name.lower().removeprefix("a ")
    named = (one for one in options if isinstance(one, Object) and one.card.name.lower() == plain)
    return next(named, None) if name.startswith("a ") else None


def _physical(option: Object | Action) -> int:
    return option.source.physical if isinstance(option, Action) else option.physical


def applies_first(player: str, text: str) -> AnswerStep:
    """What the effect comes from, or `what always holds`."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        return text if text in choice.listed() else thing_called(context, choice, text)

    return AnswerStep(player, asks(WhichAppliesFirst), answer)


def groups(player: str, things: str) -> AnswerStep:
    """Those named stay together, the others are on their own."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        question = choice.question
        assert isinstance(question, HowBandIsRegrouped)
        kept = context.many(things) if things != "nothing" else []
        members = [m for m in question.band if context.game.combat and context.game.combat.is_attacking(m)]
        return ([kept] if kept else []) + [[member] for member in members if member not in kept]

    return AnswerStep(player, asks(HowBandIsRegrouped), answer)
