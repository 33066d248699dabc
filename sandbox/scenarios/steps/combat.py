"""Sentences that declare attackers and blockers."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandbox.engine.actions import Action
from sandbox.engine.acts import (
    Attack,
)
from sandbox.engine.objects import Object, Player
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import AttackStep, BlockStep

_COUNTED = re.compile(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (.+)")


def _several(context: StepContext, things: str, who: Player) -> list[Object]:
    """A list in which a count stands for so many of the name."""
    match = _COUNTED.fullmatch(things)
    if match is None or context.is_name(things.lower()):
        return context.many(things, who)
    name = match[2].lower()
    labels = context.names.by_card.get(name) or context.names.by_card.get(name.removesuffix("s"), [])
    mine = [context.names.labels[label].now() for label in labels]
    return [thing for thing in mine if thing.in_play and context.game.controller(thing) is who][: to_number(match[1])]


def _attacks(player: str, things: str) -> AttackStep:
    """`A and B in a band` is one band; `A, B and C, A and B in a band` names the attackers, then bands of them."""
    ending, bands = " in a band", []
    while things.endswith(ending):
        before, _, band = things.removesuffix(ending).rpartition(", ")
        if not before or not all(part in before for part in re.split(r" and ", band)):
            before = band = things.removesuffix(ending)
        bands.append(band)
        things = before
    return _declared(player, things, bands)


def _attacks_at(player: str, target: str, things: str) -> AttackStep:
    return _declared(player, things, [], target)


def _declared(player: str, things: str, bands: list[str], defender: str | None = None) -> AttackStep:
    def build(context: StepContext, who: Player) -> Attack | None:
        if things == "nothing":
            return None
        attackers = _several(context, things, who)
        together = tuple(tuple(context.many(band, who)) for band in bands)
        return Attack(tuple(attackers), together, _defenders(context, defender, len(attackers)))

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
