"""Reconfigure, as long as its Equipment is on something: it is no creature.

Comprehensive Rules of 2026, 702.151b. The abilities that put it on and take it off stand in
`sandbox.rules.casting.keyword_uses`.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Static
from sandbox.meaning.conditions import IsInPlay
from sandbox.meaning.continuous import NoLongerIs
from sandbox.meaning.keyword_abilities import Reconfigure
from sandbox.meaning.references import Host, Itself
from sandbox.terms.types import CardType

NO_CREATURE = Static(Itself(), (NoLongerIs(frozenset({CardType.CREATURE})),), IsInPlay(Host()))


def no_creature_while_attached(keyword: Reconfigure) -> tuple[Static, ...]:
    return (NO_CREATURE,)
