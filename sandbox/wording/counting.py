"""Numbers said at the end of an instruction: `, where X is its power`, `for each Swamp you control`."""

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, get_args

from sandbox.meaning.amounts import Amount, CardsInHand, CountersOn, HowMany, Times, X
from sandbox.meaning.effects import (
    DealDamage,
    Discard,
    Draw,
    GainLife,
    GetPoison,
    LoseLife,
    Mill,
    PutCounters,
    RemoveCounters,
    Token,
)
from sandbox.wording.grammar import phrase, prints, says

COUNTED = (DealDamage, Discard, Draw, GainLife, GetPoison, LoseLife, Mill, PutCounters, RemoveCounters, Token)
"""The instructions whose number can be multiplied by what is counted."""


@dataclass(frozen=True)
class Where:
    """What X is, said at the end."""

    amount: Any

    def applied(self, command: Any) -> Any:
        """The instruction with X found, or None if it has no X."""
        changed = _with(command, X(), self.amount)
        return changed if changed != command else None


@dataclass(frozen=True)
class ForEach:
    """What the number before it is multiplied by."""

    amount: Any

    def applied(self, command: Any) -> Any:
        """The instruction with its number multiplied, or None if it has no number to multiply."""
        each = getattr(command, "amount", None)
        if not isinstance(each, int) or not isinstance(command, COUNTED):
            return None
        return replace(command, amount=self.amount if each == 1 else Times(each, self.amount))


phrase("counted_command", "an instruction with a number to be found")
for _measure in ("measure", "counted"):
    says("ending", f", where X is {{amount:{_measure}}}", lambda slots: Where(slots["amount"]), lambda value: None)
says("ending", " for each {amount:per}", lambda slots: ForEach(slots["amount"]), lambda value: None)


def _with(part: Any, old: Any, new: Any) -> Any:
    """The instruction with one amount in place of another; for X, one found elsewhere than in a cost."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple([_with(item, old, new) for item in part])
    if is_dataclass(part) and not isinstance(part, type):
        return replace(part, **{each.name: _with(getattr(part, each.name), old, new) for each in fields(part)})
    return part


def _counted(value: Any) -> dict[str, Any] | None:
    """The instruction for one, and what is counted."""
    amount = getattr(value, "amount", None)
    factor, counted = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    if not isinstance(counted, (HowMany, CardsInHand, CountersOn)):
        return None
    return {"it": replace(value, amount=factor), "amount": counted}


def _said_as_x(value: Any) -> dict[str, Any] | None:
    """The instruction with X for the first thing in it that has to be found."""
    found = _measured(value)
    return None if found is None else {"it": _with(value, found, X()), "amount": found}


def _measured(part: Any) -> Any:
    if isinstance(part, get_args(Amount)) and not isinstance(part, (int, X, Times)):
        return part
    inner = [getattr(part, each.name) for each in fields(part)] if is_dataclass(part) else part
    if not isinstance(inner, (tuple, list)):
        return None
    return next((found for each in inner if (found := _measured(each)) is not None), None)


prints("counted_command", "{it:command} for each {amount:per}", _counted)
prints("counted_command", "{it:command}, where X is {amount:measure}", _said_as_x)
