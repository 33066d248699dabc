"""Lands that are said to be tapped after what they pay for: `I bolt his Bear, tapping my last Mountain`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Equips, Regenerates, TapsForMana, ToldAct, Uses
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.terms.types import BASIC_LAND_TYPES

_PAID = Casts | Activates | Equips | Uses | Regenerates


def with_lands_first(parts: Sequence[Part]) -> list[Part]:
    """The parts, such lands tapped before what is done with their mana."""
    told: list[Part] = []
    for part in parts:
        before = told[-1] if told else None
        lands = _lands_of(part.said)
        if lands is None or before is None or not _pays_for(part, before) or not isinstance(before.said, _PAID):
            told.append(part)
            continue
        who = before.said.who
        tapped = replace(before, said=TapsForMana(lands, who))
        told[-1:] = [tapped, replace(before, joins=frozenset({"and"}))]
    return told


def _pays_for(part: Part, before: Part) -> bool:
    """Whether it stands right behind, with a comma at most, or is said to be for it."""
    for_it = isinstance(part.said, TapsForMana) and part.said.for_it
    return part.sentence == before.sentence and part.joins <= ({",", "and"} if for_it else {","})


def _lands_of(said: PartSaid) -> Mention | None:
    """Basic lands that are tapped or used by nobody who is named, for nothing that is named."""
    if not isinstance(said, TapsForMana | Uses | Activates) or said.who:
        return None
    thing = said.thing if isinstance(said, TapsForMana) else said.what
    plain = isinstance(said, TapsForMana) or (not said.targets and said.times == 1)
    return thing if plain and thing.card in BASIC_LAND_TYPES else None


def taps_to(lands: Mention, act: ToldAct, who: str = "") -> tuple[PartSaid, ...] | None:
    """`I tap a Mountain to bolt him`: both acts; none where that is nothing that is paid for."""
    paid = isinstance(act, _PAID) and act.who in ("", "same", who)
    if not paid or lands.card not in BASIC_LAND_TYPES or not isinstance(act, _PAID):
        return None
    return TapsForMana(lands, who), replace(act, who=who)
