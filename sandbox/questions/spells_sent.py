"""Spells that are cast and then sent at somebody: `I cast a Bolt and send it at his face` attacks with nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.casting_told import AIMS_ANEW
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.redirecting_told import redirects_damage
from sandbox.questions.said.acts import AimsAnew, AimsTrigger, Casts, Responding
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.acts_keywords import CastsMad, DiscardsTo
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.things import PRONOUN, PartSaid, Things
from sandbox.questions.telling import is_spell

_IT = (PRONOUN,)


def with_spells_sent(parts: Sequence[Part]) -> list[Part]:
    """The parts, each spell aimed at what it is sent at right after."""
    found: list[Part] = []
    for part in parts:
        at = next((at for at in range(len(found) - 1, -1, -1) if not isinstance(found[at].said, InResponse)), -1)
        act = None if at < 0 else _spell_cast(found[: at + 1])
        aims = () if act is None else _sent_at(part.said, act)
        joined = "and" in part.joins or (_redirects(act) and part.joins <= {","})
        if act is None or not aims or found[at].sentence != part.sentence or not joined:
            found.append(part)
            continue
        aimed = replace(act, anew=aims) if isinstance(act, Casts) and act.targets else replace(act, targets=aims)
        told = found[at].said
        said = replace(told, act=aimed) if isinstance(told, Responding) else aimed
        found[at] = replace(found[at], said=said, last=found[at].last if at + 1 < len(found) else part.last)
    return found


def _sent_at(said: PartSaid, act: Casts | CastsMad) -> Things:
    """What it is sent at; where it has an aim, the spell that is pointed elsewhere is another one."""
    anew = isinstance(act, Casts) and bool(act.targets)
    match said:
        case AttacksWith(things=things, target=target) if things == _IT:
            return target
        case AimsAnew(targets=targets) if _redirects(act):
            return targets
        case AimsTrigger(targets=targets, number=0) if _redirects(act) and anew:
            return targets
        case Casts(what=what, targets=targets) if anew and what == PRONOUN:
            return targets
    return ()


def _redirects(act: Casts | CastsMad | None) -> bool:
    """Whether it is a spell that sends the damage of what it is cast on elsewhere."""
    return isinstance(act, Casts) and bool(act.what.card) and redirects_damage(card_named(act.what.card).text)


def _spell_cast(parts: Sequence[Part]) -> Casts | CastsMad | None:
    """What was cast last, where it is no permanent and nothing is said of its targets yet, or of what it makes another
    spell aimed at."""
    said = parts[-1].said
    match said.act if isinstance(said, Responding) else said:
        case Casts(targets=()) as act if is_spell(act.what):
            return act
        case Casts(anew=()) as act if _redirects(act):
            return act
        case Casts(anew=()) as act if act.what.card and AIMS_ANEW.search(card_named(act.what.card).text):
            return act
        case CastsMad(targets=()) as act:
            discarded = [part.said.thing for part in parts if isinstance(part.said, DiscardsTo)]
            return act if discarded and is_spell(discarded[-1]) else None
    return None
