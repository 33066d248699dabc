"""Keywords with a cost that stand for an activated ability: unearth, scavenge, outlast, reinforce, transmute,
transfigure.

Comprehensive Rules of 2010, 702.50, 702.68, 702.74 and 702.81; of 2026, 702.53, 702.71, 702.77, 702.84, 702.97 and
702.107.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from sandbox.engine.changes.spells import send_elsewhere
from sandbox.engine.game import Game
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.amounts import Amount, PowerOf
from sandbox.meaning.continuous import Has
from sandbox.meaning.costs import Cost, DiscardA, ExileIt, SacrificeIt, TapIt
from sandbox.meaning.effects import (
    AtNext,
    Duration,
    Effect,
    Modify,
    PutCounters,
    PutIntoPlay,
    RemoveFromGame,
    SearchLibrary,
)
from sandbox.meaning.events import AtEndOfTurn
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.kinds import CREATURE, Kind, TargetSpec
from sandbox.meaning.references import It, Itself, Paid, Target
from sandbox.rules.casting.embalm import embalm, eternalize
from sandbox.rules.casting.encore import encore
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.mana_value import mana_values
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import objects_at
from sandbox.terms.zones import Zone

HASTE = Has(Keyword("haste"))


@dataclass(frozen=True)
class StaysNoLonger(Effect):
    """If it would leave play, it is exiled instead of put anywhere else."""


@dataclass(frozen=True)
class SearchForSameManaValue(Effect):
    """Search the library for a card with the mana value of what was paid."""

    kind: Kind
    zone: Zone


def stays_no_longer(game: Game, context: Context, effect: StaysNoLonger) -> None:
    for thing in objects_at(game, context, It()):
        if thing.in_play:
            send_elsewhere(game, thing, Zone.REMOVED, game.edition.words.removed)


def search_for_same_mana_value(game: Game, context: Context, effect: SearchForSameManaValue) -> None:
    """Of a card with two halves either value will do."""
    for thing in objects_at(game, context, Paid()):
        value = next(iter(mana_values(game, thing)), 0)
        kind = effect.kind.with_parts({"mana_value": value})
        perform(game, context, (SearchLibrary(kind, effect.zone, revealed=effect.zone is Zone.HAND),))


def _unearth(cost: Cost) -> Activated:
    effects = (
        PutIntoPlay(Itself(), out_of=Zone.GRAVEYARD),
        StaysNoLonger(),
        Modify(It(), (HASTE,), Duration.FOR_GOOD),
        AtNext(AtEndOfTurn(), (RemoveFromGame(It()),)),
    )
    return Activated(cost, (Mode(effects),), as_sorcery=True)


def _scavenge(cost: Cost) -> Activated:
    counters = PutCounters(Target(0), "+1/+1", PowerOf(Paid()))
    return Activated((*cost, ExileIt(Zone.GRAVEYARD)), (Mode((counters,), (TargetSpec(CREATURE),)),), as_sorcery=True)


def _outlast(cost: Cost) -> Activated:
    return Activated((*cost, TapIt()), (Mode((PutCounters(Itself(), "+1/+1"),)),), as_sorcery=True)


def _transmute(cost: Cost) -> Activated:
    search = SearchForSameManaValue(Kind(), Zone.HAND)
    return Activated((*cost, DiscardA(itself=True)), (Mode((search,)),), as_sorcery=True)


def _transfigure(cost: Cost) -> Activated:
    search = SearchForSameManaValue(CREATURE, Zone.BATTLEFIELD)
    return Activated((*cost, SacrificeIt()), (Mode((search,)),), as_sorcery=True)


def reinforce(number: Amount, cost: Cost) -> Activated:
    """Whenever its player may act: counters for target creature."""
    counters = PutCounters(Target(0), "+1/+1", number)
    return Activated((*cost, DiscardA(itself=True)), (Mode((counters,), (TargetSpec(CREATURE),)),))


class UseOfWord(NamedTuple):
    """What the word stands for, given what it costs, and where its card is then."""

    ability: Callable[[Cost], Activated]
    zone: Zone


USES_OF_WORDS = {
    "unearth": UseOfWord(_unearth, Zone.GRAVEYARD),
    "scavenge": UseOfWord(_scavenge, Zone.GRAVEYARD),
    "embalm": UseOfWord(embalm, Zone.GRAVEYARD),
    "encore": UseOfWord(encore, Zone.GRAVEYARD),
    "eternalize": UseOfWord(eternalize, Zone.GRAVEYARD),
    "outlast": UseOfWord(_outlast, Zone.BATTLEFIELD),
    "transmute": UseOfWord(_transmute, Zone.HAND),
    "transfigure": UseOfWord(_transfigure, Zone.BATTLEFIELD),
}

PERFORMERS: Performers = {
    StaysNoLonger: stays_no_longer,
    SearchForSameManaValue: search_for_same_mana_value,
}
