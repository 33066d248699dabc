"""Spells that are cast and then sent at somebody: `I cast a Bolt and send it at his face` attacks with nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.acts_keywords import CastsMad, DiscardsTo
from sandbox.questions.said.things import PRONOUN
from sandbox.questions.telling import is_spell

_IT = (PRONOUN,)


def with_spells_sent(parts: Sequence[Part]) -> list[Part]:
    """The parts, each spell aimed at what it is sent at right after."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else None
        sent = part.said if isinstance(part.said, AttacksWith) and part.said.things == _IT else None
        act = None if before is None or sent is None else _spell_cast(found)
        if before is None or sent is None or act is None or before.sentence != part.sentence or "and" not in part.joins:
            found.append(part)
            continue
        found[-1] = replace(before, said=replace(act, targets=sent.target), last=part.last)
    return found


def _spell_cast(parts: Sequence[Part]) -> Casts | CastsMad | None:
    """What was cast last, where it is no permanent and nothing is said of its targets yet."""
    match parts[-1].said:
        case Casts(targets=()) as act if is_spell(act.what):
            return act
        case CastsMad(targets=()) as act:
            discarded = [part.said.thing for part in parts if isinstance(part.said, DiscardsTo)]
            return act if discarded and is_spell(discarded[-1]) else None
    return None
