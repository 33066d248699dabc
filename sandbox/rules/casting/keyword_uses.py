"""Keywords that stand for an activated ability."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.conditions import During, IsInPlay
from sandbox.meaning.costs import Cost, DiscardA, ReturnA
from sandbox.meaning.effects import Attach, Draw, PutIntoPlay, SearchLibrary, Unattach
from sandbox.meaning.keyword_abilities import (
    AuraSwap,
    CostKeyword,
    Craft,
    Crew,
    Equip,
    Fortify,
    Landcycling,
    LevelUp,
    Ninjutsu,
    NumberCostKeyword,
    Reconfigure,
    Saddle,
    Station,
)
from sandbox.meaning.kinds import CREATURE, LAND, Kind, TargetSpec
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Host, Itself, Target
from sandbox.rules.casting.aura_swap import SwapAura
from sandbox.rules.casting.crafting import craft_ability
from sandbox.rules.casting.crew import crew_ability, saddle_ability
from sandbox.rules.casting.levels import STATION, level_up
from sandbox.rules.casting.uses_with_a_cost import USES_OF_WORDS, reinforce
from sandbox.terms.zones import Zone

UNBLOCKED_ATTACKER = Kind(attacking=True, blocked=False, controller="you")
OWN_CREATURE = replace(CREATURE, controller="you")
OWN_LAND = replace(LAND, controller="you")


@dataclass(frozen=True)
class Use:
    """One way of using an object: the ability as it is activated, and from where."""

    ability: Activated
    hint: str
    zone: Zone = Zone.BATTLEFIELD
    origin: Ability | None = None


def _equip(equip: Equip) -> Use:
    mode = Mode((Attach(Itself(), Target(0)),), (TargetSpec(OWN_CREATURE),))
    return Use(Activated(equip.cost, (mode,), as_sorcery=True), "equip", origin=equip)


def _fortify(fortify: Fortify) -> Use:
    mode = Mode((Attach(Itself(), Target(0)),), (TargetSpec(OWN_LAND),))
    return Use(Activated(fortify.cost, (mode,), as_sorcery=True), "fortify", origin=fortify)


def _reconfigure(keyword: Reconfigure) -> tuple[Use, Use]:
    """Onto another creature, and off the one that it is on (2026, 702.151a)."""
    onto = Mode((Attach(Itself(), Target(0)),), (TargetSpec(replace(OWN_CREATURE, another=True)),))
    off = Mode((Unattach(Itself()),))
    while_attached = Activated(keyword.cost, (off,), as_sorcery=True, only_when=IsInPlay(Host()))
    put_on = Activated(keyword.cost, (onto,), as_sorcery=True)
    return Use(put_on, "reconfigure", origin=keyword), Use(while_attached, "unattach", origin=keyword)


def _aura_swap(swap: AuraSwap) -> Use:
    return Use(Activated(swap.cost, (Mode((SwapAura(),)),)), "aura swap", origin=swap)


def _ninjutsu(ninjutsu: Ninjutsu) -> Use:
    cost: Cost = (*ninjutsu.cost, ReturnA(UNBLOCKED_ATTACKER))
    mode = Mode((PutIntoPlay(Itself(), tapped=True, attacking=True),))
    return Use(Activated(cost, (mode,), only_when=During("combat")), "ninjutsu", Zone.HAND, ninjutsu)


def _cycling(cycling: Landcycling) -> Use:
    effect = Draw() if cycling.land is None else SearchLibrary(cycling.land)
    cost: Cost = (*cycling.cost, DiscardA(itself=True))
    return Use(Activated(cost, (Mode((effect,)),)), "cycling", Zone.HAND, cycling)


def _crew(crew: Crew) -> Use:
    return Use(crew_ability(crew), "crew", origin=crew)


def _craft(craft: Craft) -> Use:
    return Use(craft_ability(craft), "craft", origin=craft)


def _level_up(keyword: LevelUp) -> Use:
    return Use(level_up(keyword), "level up", origin=keyword)


def _station(keyword: Station) -> Use:
    return Use(STATION, "station", origin=keyword)


def _saddle(saddle: Saddle) -> Use:
    return Use(saddle_ability(saddle), "saddle", origin=saddle)


def _of_cost(keyword: CostKeyword) -> Use | None:
    """Of a word with a cost that stands for an activated ability: from the graveyard, the hand or in play."""
    found = USES_OF_WORDS.get(keyword.word)
    return None if found is None else Use(found.ability(keyword.cost), keyword.word, found.zone, keyword)


def _reinforce(keyword: NumberCostKeyword) -> Use | None:
    if keyword.word != "reinforce":
        return None
    return Use(reinforce(keyword.number, keyword.cost), keyword.word, Zone.HAND, keyword)


KEYWORD_USES: dict[type[Ability], Callable[..., Use | tuple[Use, ...] | None]] = {
    CostKeyword: _of_cost,
    NumberCostKeyword: _reinforce,
    Equip: _equip,
    Fortify: _fortify,
    Reconfigure: _reconfigure,
    AuraSwap: _aura_swap,
    Ninjutsu: _ninjutsu,
    Landcycling: _cycling,
    Craft: _craft,
    Crew: _crew,
    LevelUp: _level_up,
    Station: _station,
    Saddle: _saddle,
}
"""For classes of keywords the ability that one stands for, as it is used, or the two."""


def uses_of_keyword(ability: Ability) -> tuple[Use, ...]:
    """The activated abilities that the keyword stands for."""
    found = KEYWORD_USES[type(ability)](ability) if type(ability) in KEYWORD_USES else None
    if found is None:
        return ()
    return (found,) if isinstance(found, Use) else found


ACTIVATED: tuple[type[Ability], ...] = (Activated, *KEYWORD_USES)
"""Activated abilities, and the keywords that stand for one."""
