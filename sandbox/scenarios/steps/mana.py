"""Sentences that tap permanents for mana."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandbox.engine.acts import (
    DrawMana,
)
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.costs import TapIt
from sandbox.rules.casting.activating import uses_of
from sandbox.rules.casting.mana_production import mana_abilities
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import ActStep, ActSteps
from sandbox.terms.errors import Malformed


def _taps_for_mana(player: str, things: str, mana: str | None = None) -> ActSteps:
    """One act for each permanent named; a count means that many of the name."""

    def one(part: str, index: int) -> Callable[[StepContext, Player], DrawMana]:
        def build(context: StepContext, who: Player) -> DrawMana:
            meant = named_for_mana(context, part, who)
            if index >= len(meant):
                raise Malformed(f"{part!r} names too few permanents", context.line, 1, part)
            symbols = tuple(re.findall(r"[^{}]+", mana or ""))
            if len(symbols) > 1:
                return DrawMana(meant[index], bundle=symbols)
            return DrawMana(meant[index], symbols[0] if symbols else None)

        return build

    acts = [one(part, index) for part in _parts(things) for index in range(how_many(part))]
    return ActSteps(tuple(ActStep(player, act) for act in acts))


_AND = re.compile(r", and |, | and ")
_COUNTED = re.compile(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (.+)")


def _parts(things: str) -> list[str]:
    """`3 Islands and Forest` part by part; a list in which nothing is counted stays whole."""
    parts = _AND.split(things)
    return parts if len(parts) > 1 and any(_COUNTED.fullmatch(part) for part in parts) else [things]


def how_many(things: str) -> int:
    """How many permanents a list such as `3 Mountains` or `Forest and Island` names."""
    match = re.match(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ", things)
    return to_number(match[1]) if match else len(re.split(r", and |, | and ", things))


def named_for_mana(context: StepContext, things: str, who: Player) -> list[Object]:
    """The permanents meant: numbered ones as they stand, counted ones the first that are untapped; those already
    tapped by this very sentence keep their place."""
    match = re.match(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (.+)", things)
    if match is None:
        return context.many(things, who)
    name = match[2].lower()
    labels = context.names.by_card.get(name) or context.names.by_card.get(name.removesuffix("s"), [])
    mine = [context.names.labels[label].now() for label in labels]
    mine = [thing for thing in mine if thing.in_play and context.game.controller(thing) is who]
    done: list[Object] = context.tapped_for_mana.setdefault((context.line, things), [])
    rest = [thing for thing in mine if not thing.tapped and thing not in done]
    if len(done) < how_many(things) and rest:
        done.append(rest[0])
    return (
        [*done, *[done[-1]] * (how_many(things) - len(done))]
        if done
        else [context.object(match[2], who)] * how_many(things)
    )


def _taps(player: str, things: str) -> ActSteps:
    """The same where tapping them can mean nothing else."""

    def checked(step: ActStep) -> ActStep:
        def build(context: StepContext, who: Player) -> DrawMana:
            act = step.build(context, who)
            assert isinstance(act, DrawMana)
            _only_makes_mana(context, act.object)
            return act

        return ActStep(step.player, build)

    return ActSteps(tuple([checked(step) for step in _taps_for_mana(player, things).acts]))


def _only_makes_mana(context: StepContext, thing: Object) -> None:
    """Raises Malformed for what is not tapped for mana, or for something else besides."""
    makes_mana = bool(mana_abilities(context.game, thing))
    uses = [use for use in uses_of(context.game, thing) if use.hint != "mana" and TapIt() in use.ability.cost]
    if makes_mana and not uses:
        return
    name = named(thing)
    said = " or ".join([*([f"`… taps {name} for mana`"] if makes_mana else []), f"`… activates {name}`"])
    why = f"it is not said what {name} is tapped for: say {said}" if uses else f"{name} has no ability that taps it"
    raise Malformed(why, context.line, 1, name)


def _taps_for(player: str, things: str, mana: str) -> ActSteps:
    return _taps_for_mana(player, things, mana)


def _s(pattern: str, read: Callable[..., ActSteps], example: str, about: str) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Acts", "act")


MANA = (
    _s(
        "{player} taps {things} for mana",
        _taps_for_mana,
        "Bob taps 3 Forests for mana",
        "Mana into the pool. Costs are paid from the pool first, then by tapping lands: say it only where it matters.",
    ),
    _s(
        "{player} taps {things} for {mana}",
        _taps_for,
        "Bob taps Fellwar Stone for {G}",
        "Where there is a choice of mana.",
    ),
    _s(
        "{player} taps {things}",
        _taps,
        "Bob taps 3 Forests and Mountain",
        "The same as for mana, of permanents that are tapped for nothing else.",
    ),
)
