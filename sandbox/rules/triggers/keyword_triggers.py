"""Keywords that stand for a triggered ability: each says in its own module which one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect, PaysOrElse
from sandbox.meaning.nodes import Ability

TriggeredKeywords = Mapping[type[Ability], Callable[..., Triggered | tuple[Triggered, ...] | None]]
"""For classes of keywords the function that says which triggered abilities one is short for."""


class CostDue(Effect):
    """A cost that a keyword asks for: it is paid, or the permanent is lost."""


def read_as_triggered(keywords: TriggeredKeywords, ability: Ability) -> tuple[Triggered, ...]:
    """The triggered ability that the text is, or those that the keyword is short for."""
    if isinstance(ability, Triggered):
        return (ability,)
    read = keywords.get(type(ability))
    found = None if read is None else read(ability)
    if found is None:
        return ()
    return found if isinstance(found, tuple) else (found,)


def is_cost(mode: Mode) -> bool:
    """Whether the text asks for a payment and says what happens without it."""
    return any(isinstance(effect, PaysOrElse | CostDue) for effect in mode.effects)
