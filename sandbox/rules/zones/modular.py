"""Modular: counters that an artifact creature comes with, and that go to another one when it dies."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import CountersOn
from sandbox.meaning.effects import May, PutCounters
from sandbox.meaning.events import Dies
from sandbox.meaning.keyword_abilities import Modular
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.meaning.references import Itself, Target
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.types import CardType

ARTIFACT_CREATURE = replace(CREATURE, also=frozenset({CardType.ARTIFACT}))
MODULAR = Triggered(
    Dies(),
    (
        Mode(
            (May((PutCounters(Target(0), "+1/+1", CountersOn(Itself(), "+1/+1")),)),),
            (TargetSpec(ARTIFACT_CREATURE),),
        ),
    ),
)
"""When it is put into a graveyard from play, its controller may put its counters on a target artifact creature."""


def enters_with_counters(game: Game, thing: Object, modular: Modular) -> None:
    put_counters(game, thing, "+1/+1", counters_put(game, thing, modular.amount, "+1/+1"))


def read_modular(modular: Modular) -> Triggered:
    return MODULAR
