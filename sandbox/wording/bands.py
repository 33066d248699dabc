"""Texts in bands: what stands below the mark of a level, or behind the number of a station, is there only then.

Comprehensive Rules of 2026, 711.2, 716.2 and 721.2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from sandbox.meaning.abilities import Activated, Static
from sandbox.meaning.amounts import SpeedOf
from sandbox.meaning.conditions import AmountIs, Condition, CountersAre, HasDesignation, LevelIs
from sandbox.meaning.continuous import Has, HasBasePT, IsAlso
from sandbox.meaning.costs import ExileIt
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Itself, You
from sandbox.terms.designations import HARNESSED, SOLVED
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone
from sandbox.wording.normal_form import Normal

Threshold = CountersAre | LevelIs
_LEVELER = re.compile(r"LEVEL (\d{1,2})(?:-(\d{1,2})|\+)")
_CLASS = re.compile(r"[^:]+: Level (\d{1,2})", re.IGNORECASE)
_STATION = re.compile(r"(\d{1,2})\+ \| ")
_SIZE = re.compile(r"(\d{1,2})/(\d{1,2})")
_WHILE = re.compile(r"(Max speed|\u221e|Solved) \u2014 ")
WHILE: dict[str, Condition] = {
    "Max speed": AmountIs(SpeedOf(You()), 4),
    "\u221e": HasDesignation(HARNESSED),
    "Solved": HasDesignation(SOLVED),
}
"""Words before an ability that is there only then: Comprehensive Rules of 2026, 702.169a, 702.178a and 702.186b."""


def threshold_of(paragraph: Normal) -> tuple[Threshold | None, Normal | None]:
    """What the paragraph asks of all that follows, where it opens a band, and what of it stands in the band."""
    text = paragraph.text
    if found := _LEVELER.fullmatch(text):
        most = int(found[2]) if found[2] else None
        return CountersAre("level", int(found[1]), most), None
    if found := _CLASS.fullmatch(text):
        return LevelIs(int(found[1]), or_more=True), None
    if found := _STATION.match(text):
        return CountersAre("charge", int(found[1])), paragraph.behind(found.end())
    return None, paragraph


def word_before(paragraph: Normal) -> tuple[Condition | None, Normal]:
    """What the word before the ability asks, and the ability."""
    found = _WHILE.match(paragraph.text)
    return (WHILE[found[1]], paragraph.behind(found.end())) if found else (None, paragraph)


def _works_elsewhere(ability: Ability) -> bool:
    """Whether it is used from the graveyard: what gives it works there too (702.178b)."""
    if not isinstance(ability, Activated) or ability.only_when is not None:
        return False
    return any(isinstance(part, ExileIt) and part.out_of is not Zone.BATTLEFIELD for part in ability.cost)


def size_in_band(paragraph: Normal) -> Modification | None:
    """The size that a leveler has in a band."""
    found = _SIZE.fullmatch(paragraph.text)
    return HasBasePT(int(found[1]), int(found[2])) if found else None


def only_when(threshold: Condition | None, abilities: Iterable[Ability]) -> list[Ability]:
    """Abilities that the card has only then; from elsewhere than the battlefield, that are used only then."""
    if threshold is None:
        return list(abilities)
    return [_while_so(threshold, ability) for ability in abilities]


def _while_so(threshold: Condition, ability: Ability) -> Ability:
    if _works_elsewhere(ability):
        return ability.with_parts({"only_when": threshold})
    return Static(Itself(), (Has(ability),), threshold)


def with_size(threshold: Threshold, size: Modification) -> Ability:
    return Static(Itself(), (size,), threshold)


def with_creature(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A Spacecraft with a size is a creature from its last station on (721.2b)."""
    asked = [each.condition for each in abilities if isinstance(each, Static)]
    stations = [each for each in asked if isinstance(each, CountersAre) and each.name == "charge"]
    if not stations:
        return abilities
    last = max(stations, key=lambda station: station.minimum)
    creature = Static(Itself(), (IsAlso(frozenset({CardType.CREATURE})),), last)
    return abilities if creature in abilities else (*abilities, creature)
