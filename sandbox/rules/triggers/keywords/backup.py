"""Backup: a creature that comes with counters for another, and lends it what is printed below.

Comprehensive Rules of 2026, 702.165.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.game import Game
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration, Effect, PutCounters
from sandbox.meaning.events import Enters
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Target
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at


@dataclass(frozen=True)
class LendsAbilities(Effect):
    """The target, if it is another creature, gains the abilities printed below the backup ability until end of
    turn."""

    number: int


def read_backup(number: int) -> Triggered:
    """When it enters, so many +1/+1 counters on target creature, which gains its other abilities if it is another."""
    effects = (PutCounters(Target(0), "+1/+1", number), LendsAbilities(number))
    return Triggered(Enters(), (Mode(effects, (TargetSpec(CREATURE),)),))


def lends_abilities(game: Game, context: Context, effect: LendsAbilities) -> None:
    """Those that are printed on it, whatever it has lost since (702.165c and d)."""
    lent = tuple([Has(ability) for ability in _printed_below(context.source.starting_card.abilities, effect.number)])
    others = tuple([thing for thing in objects_at(game, context, Target(0)) if thing is not context.source])
    if lent and others:
        begin_effect(game, context, others, lent, Duration.THIS_TURN)


def _printed_below(abilities: tuple[Ability, ...], number: int) -> list[Ability]:
    below = abilities[abilities.index(NumberKeyword("backup", number)) + 1 :] if abilities else ()
    return [each for each in below if not (isinstance(each, NumberKeyword) and each.word == "backup")]


PERFORMERS: Performers = {
    LendsAbilities: lends_abilities,
}
