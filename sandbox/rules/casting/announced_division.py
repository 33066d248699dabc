"""Dividing an amount among targets when a text is announced."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action
from sandbox.engine.acts import Aim
from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.dividing import TargetDivision
from sandbox.meaning.abilities import Mode
from sandbox.meaning.effects import DealDamage, DistributeCounters
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.targets.targets import divided_among_specs
from sandbox.terms.errors import Illegal, Refusal


def divided_amount(game: Game, action: Action) -> int | None:
    """How much the action divides among its targets; None when it divides nothing. What is counted is counted as it is
    announced (2026, 601.2d)."""
    if not any(spec.divided for spec in action.mode.targets):
        return None
    for effect in action.mode.effects:
        if isinstance(effect, DealDamage | DistributeCounters):
            context = Context(action.source, action.controller, action, event=action.event, x=action.x)
            return count(game, context, effect.amount)
    return None


def divided_aims(action: Action) -> list[Aim]:
    """The targets that the amount is divided among: not those that the text only does something else to. While they are
    not told apart, they are given one after the other to what the text asks for."""
    specs = action.mode.targets
    if not specs[1:]:
        return action.aims()
    split = action.targets
    if len(split) != len(specs):
        split = divided_among_specs(action.mode, tuple(action.aims())) or split
    return [aim for spec, chosen in zip(specs, split, strict=False) if spec.divided for aim in chosen]


def why_too_many_targets(game: Game, action: Action) -> Refusal | None:
    """Each target must get at least 1 of what is divided (2010 and 2026, 601.2d)."""
    amount, aims = divided_amount(game, action), divided_aims(action)
    if amount is None or _is_even(action) or len(aims) <= amount:
        return None
    return Refusal("dividing damage", f"{amount} cannot be divided among {len(aims)} targets, at least 1 each")


def with_no_more_targets(game: Game, action: Action) -> Mode:
    """Its mode, with no more targets than there is to divide."""
    amount = divided_amount(game, action)
    if amount is None or _is_even(action):
        return action.mode
    specs = [
        replace(spec, minimum=min(spec.minimum, amount), maximum=min(spec.maximum, amount)) if spec.divided else spec
        for spec in action.mode.targets
    ]
    return replace(action.mode, targets=tuple(specs))


def why_not_divide(game: Game, action: Action, division: tuple[int, ...]) -> Refusal | None:
    """Each target gets at least 1, and all of it is given out; nobody divides what is divided evenly."""
    amount, aims = divided_amount(game, action), divided_aims(action)
    if amount is None:
        return Refusal("dividing damage", f"{named(action)} divides nothing")
    if _is_even(action):
        return Refusal("dividing damage", f"the damage of {named(action)} is divided evenly")
    if len(division) != len(aims) or sum(division) != amount or min(division) < 1:
        return Refusal("dividing damage", f"{amount} must be divided among {len(aims)} targets, at least 1 each")
    return None


def _is_even(action: Action) -> bool:
    return any(spec.evenly for spec in action.mode.targets)


def divide_announced(game: Game, action: Action, division: tuple[int, ...] | None) -> None:
    """Settles who gets how much: as named, the only way there is, or as chosen now. An even division leaves no choice;
    the edition says whether it waits for the resolution (2006, 413.2f; 2010, 608.2d). Raises Illegal."""
    amount, aims = divided_amount(game, action), divided_aims(action)
    if amount is None or not aims:
        return
    if division is None and _is_even(action):
        if game.edition.even_division_announced:
            action.division = {aim: amount // len(aims) for aim in aims}
        return
    if division is None:
        ways = _ways(amount, len(aims))
        if not ways:
            raise Illegal(Refusal("dividing damage", f"{amount} cannot be divided among {len(aims)} targets"))
        text = f"how {named(action)} is divided"
        choice = Choice(action.controller, TargetDivision(action.source, action=action), text, ways, must_say=True)
        division = ways[0] if game.goes_without_saying(ways) else game.ask(choice)
    refusal = why_not_divide(game, action, division)
    if refusal is not None:
        raise Illegal(refusal)
    action.division = dict(zip(aims, division, strict=True))


def _ways(amount: int, among: int, most: int = 200) -> list[tuple[int, ...]]:
    """Every division with at least 1 each, up to a bound."""
    if among == 1:
        return [(amount,)] if amount >= 1 else []
    found: list[tuple[int, ...]] = []
    for first in range(1, amount - among + 2):
        found += [(first, *rest) for rest in _ways(amount - first, among - 1, most - len(found))]
        if len(found) >= most:
            break
    return found[:most]
