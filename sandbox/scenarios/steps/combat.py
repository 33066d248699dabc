"""Sentences that declare attackers and blockers."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandbox.engine.actions import Action
from sandbox.engine.acts import (
    Attack,
)
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import AttackStep, BlockStep
from sandbox.terms.errors import Malformed

_COUNTED = re.compile(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (.+)")


_LATER_COUNT = re.compile(r"(?:, and |, | and )(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ")


def _several(context: StepContext, things: str, who: Player) -> list[Object]:
    """A list in which a count stands for so many of the name. Raises Malformed where something is named twice."""
    if _COUNTED.match(things) is None and _LATER_COUNT.search(things) is None:
        return _different(context, context.many(things, who))
    return _different(context, [thing for part in context.listed(things) for thing in _of_part(context, part, who)])


def _different(context: StepContext, found: list[Object]) -> list[Object]:
    """Raises Malformed where something is named twice."""
    twice = next((thing for place, thing in enumerate(found) if thing in found[:place]), None)
    if twice is not None:
        raise Malformed(f"{named(twice)} is named twice; another of that name has a number", context.line)
    return found


def _of_part(context: StepContext, things: str, who: Player) -> list[Object]:
    match = _COUNTED.fullmatch(things)
    if match is None or context.is_name(things.lower()):
        return context.many(things, who)
    name = match[2].lower()
    labels = context.names.by_card.get(name) or context.names.by_card.get(name.removesuffix("s"), [])
    mine = [context.names.labels[label].now() for label in labels]
    return [thing for thing in mine if thing.in_play and context.game.controller(thing) is who][: to_number(match[1])]


def _attacks(player: str, things: str) -> AttackStep:
    """`A and B in a band` is one band; `A, B and C, A and B in a band` names the attackers, then bands of them."""

    def build(context: StepContext, who: Player) -> Attack | None:
        if things == "nothing":
            return None
        first, *others = _IN_A_BAND.split(things)
        if not others:
            return Attack(tuple(_several(context, things, who)))
        listed, band = _list_and_band(context.listed(first))
        bands = [band, *(context.listed(part) for part in others if part)]
        names = [*listed, *(name for part in bands for name in part if name not in listed)]
        together = [tuple(context.object(name, who) for name in part) for part in bands]
        return Attack(tuple(_different(context, [context.object(name, who) for name in names])), tuple(together))

    return AttackStep(player, build)


_IN_A_BAND = re.compile(r" in a band(?:, and |, | and |$)")


def _list_and_band(names: list[str]) -> tuple[list[str], list[str]]:
    """The attackers, and those of them that the end of the list names again; a list that names nobody again is the
    band itself."""
    begins = next((at for at in range(1, len(names) - 1) if set(names[at:]) <= set(names[:at])), None)
    return (names[:begins], names[begins:]) if begins is not None else ([], names)


def _attacks_at(player: str, target: str, things: str) -> AttackStep:
    def build(context: StepContext, who: Player) -> Attack | None:
        attackers = _several(context, things, who)
        return Attack(tuple(attackers), (), _defenders(context, target, len(attackers)))

    return AttackStep(player, build)


def _defenders(context: StepContext, name: str | None, number: int) -> tuple[Player | Object, ...]:
    """For each attacker whom or what it attacks; nothing where that is not said."""
    aim = context.aim(name) if name else None
    return () if aim is None or isinstance(aim, Action) else (aim,) * number


def _blocks(player: str, attackers: str, blockers: str) -> BlockStep:
    def build(context: StepContext, who: Player) -> list[tuple[Object, Object]]:
        met = [context.object(name, context.game.active) for name in context.listed(attackers)]
        return [(blocker, attacker) for blocker in _several(context, blockers, who) for attacker in met]

    return BlockStep(player, build)


def _blocks_nothing(player: str) -> BlockStep:
    return BlockStep(player, lambda context, who: [])


def _s(
    pattern: str, read: Callable[..., AttackStep | BlockStep], example: str, about: str, kind: str
) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Combat", kind)


COMBAT = (
    _s(
        "{player} attacks {target} with {things}",
        _attacks_at,
        "Bob attacks Garruk Wildspeaker with Grizzly Bears",
        "Whom, where there is more than one to attack.",
        "attack",
    ),
    _s(
        "{player} attacks with {things}",
        _attacks,
        "Bob attacks with Hill Giant, Mesa Pegasus and Mtenda Herder, Mesa Pegasus and Mtenda Herder in a band",
        "Time moves on to the declaration of attackers of this turn.",
        "attack",
    ),
    _s(
        "{player} blocks with nothing",
        _blocks_nothing,
        "Sue blocks with nothing",
        "Which is also what happens when nothing is said.",
        "block",
    ),
    _s(
        "{player} blocks {attackers} with {blockers}",
        _blocks,
        "Sue blocks War Mammoth with Scryb Sprites",
        "Time moves on to the declaration of blockers. Several such sentences make one declaration.",
        "block",
    ),
)
