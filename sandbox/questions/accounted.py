"""Whether all that was told of a fight stands in the scenario: whoever is said to attack attacks, and whoever is said
to block blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.things import Mention
from sandbox.questions.story import ToldQuestion

_ATTACKS = re.compile(r"\battacks [^\n]*?with ([^\n]+)")
_BLOCKS = re.compile(r"\bblocks ([^\n]+?) with ([^\n]+)")


def check_accounted(parts: Sequence[Part], told: ToldQuestion) -> None:
    """Raises NotClear for the first that is not."""
    attacking = " , ".join(_ATTACKS.findall(told.text))
    blocks = _BLOCKS.findall(told.text)
    blocking, blocked = " , ".join(each for _, each in blocks), " , ".join(each for each, _ in blocks)
    for part in parts:
        match part.said:
            case AttacksWith(things=things):
                _all_in(things, attacking, "who attacks")
            case BlocksWith(blockers=blockers, attackers=attackers):
                _all_in(blockers, blocking, "who blocks")
                _all_in(attackers, blocked, "what is blocked")


def _all_in(things: Sequence[Mention], told: str, reason: str) -> None:
    for name, number in _numbers(things):
        if len(re.findall(rf"(?<![\w#]){re.escape(name)}(?![\w])", told)) < number:
            raise NotClear(reason)


def _numbers(things: Sequence[Mention]) -> Iterator[tuple[str, int]]:
    """Each card that is named, and how many of it there must be."""
    for name in dict.fromkeys(thing.card for thing in things if thing.card):
        yield name, sum(max(thing.number, 1) for thing in things if thing.card == name)
