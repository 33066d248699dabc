"""Spells that are cast and then sent at somebody: `I cast a Bolt and send it at his face` attacks with nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.casting_told import AIMS_ANEW
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.acts_keywords import CastsMad, DiscardsTo
from sandbox.questions.said.things import PRONOUN, PartSaid, Things
from sandbox.questions.telling import is_spell

_IT = (PRONOUN,)


def with_spells_sent(parts: Sequence[Part]) -> list[Part]:
    """The parts, each spell aimed at what it is sent at right after."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else None
        act = None if before is None else _spell_cast(found)
        aims = () if act is None else _sent_at(part.said, isinstance(act, Casts) and bool(act.targets))
        if before is None or act is None or not aims or before.sentence != part.sentence or "and" not in part.joins:
            found.append(part)
            continue
        aimed = replace(act, anew=aims) if isinstance(act, Casts) and act.targets else replace(act, targets=aims)
        found[-1] = replace(before, said=aimed, last=part.last)
    return found


def _sent_at(said: PartSaid, anew: bool) -> Things:
    """What it is sent at; `anew`: the spell that is pointed elsewhere is another one."""
    match said:
        case AttacksWith(things=things, target=target) if things == _IT:
            return target
        case Casts(what=what, targets=targets) if anew and what == PRONOUN:
            return targets
    return ()


def _spell_cast(parts: Sequence[Part]) -> Casts | CastsMad | None:
    """What was cast last, where it is no permanent and nothing is said of its targets yet, or of what it makes another
    spell aimed at."""
    match parts[-1].said:
        case Casts(targets=()) as act if is_spell(act.what):
            return act
        case Casts(anew=()) as act if act.what.card and AIMS_ANEW.search(card_named(act.what.card).text):
            return act
        case CastsMad(targets=()) as act:
            discarded = [part.said.thing for part in parts if isinstance(part.said, DiscardsTo)]
            return act if discarded and is_spell(discarded[-1]) else None
    return None
