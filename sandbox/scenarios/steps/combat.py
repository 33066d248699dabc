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
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import AttackStep, BlockStep
from sandbox.terms.errors import Malformed


def _several(context: StepContext, things: str, who: Player) -> list[Object]:
    """Raises Malformed where something is named twice."""
    return _different(context, context.many(things, who))


def _different(context: StepContext, found: list[Object]) -> list[Object]:
    """Raises Malformed where something is named twice."""
    twice = next((thing for place, thing in enumerate(found) if thing in found[:place]), None)
    if twice is not None:
        raise Malformed(f"{named(twice)} is named twice; another of that name has a number", context.line)
    return found


def _attacks(player: str, things: str) -> AttackStep:
    """`A and B in a band` is one band; `A, B and C, A and B in a band` names the attackers, then bands of them."""

    def build(context: StepContext, who: Player) -> Attack | None:
        if things == "nothing":
            return None
        first, *others = _IN_A_BAND.split(things)
        if not others:
            return Attack(tuple(_several(context, things, who)))
        listed, band = _list_and_band(context.many(first, who))
        bands = [band, *(context.many(part, who) for part in others if part)]
        _different(context, [member for part in bands for member in part])
        rest = [member for part in bands for member in part if member not in listed]
        return Attack(tuple(_different(context, [*listed, *rest])), tuple(map(tuple, bands)))

    return AttackStep(player, build)


_IN_A_BAND = re.compile(r" in a band(?:, and |, | and |$)")


def _list_and_band(named: list[Object]) -> tuple[list[Object], list[Object]]:
    """The attackers, and those of them that the end of the list names again; a list that names nobody again is the
    band itself."""
    begins = next((at for at in range(1, len(named) - 1) if all(one in named[:at] for one in named[at:])), None)
    return (named[:begins], named[begins:]) if begins is not None else ([], named)


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
        met = context.many(attackers, context.game.active)
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
