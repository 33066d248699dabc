"""A fight that is only spoken of where something is to be done after blocks: `can I kill his Wurm after blocks so that
my Lion, which blocks it, lives?` says that the Wurm attacks and that the Lion blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskWhether, act_of
from sandbox.questions.said.moments import BeforeDamage
from sandbox.questions.said.outcomes import Lives
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.thing_words import ME, NOT_THE_ASKER

_FIGHTING = ("attacking", "blocking")


def with_fights_meant(parts: Sequence[Part]) -> list[Part]:
    """The parts, such a fight told before what is done in it."""
    if any(isinstance(act_of(part.said), AttacksWith | BlocksWith) for part in parts):
        return list(parts)
    if not any(isinstance(part.said, BeforeDamage) for part in parts):
        return list(parts)
    for at, part in enumerate(parts):
        aimed = _aimed_at(part.said)
        saved = next((thing for each in parts[at + 1 :] if (thing := _saved(each.said)) is not None), None)
        if aimed is not None and saved is not None and (fight := _fight(aimed, saved)):
            told = [replace(part, said=said, joins=frozenset(), begins=True) for said in fight]
            return list(map(_without_fighting, [*parts[:at], *told, *parts[at:]]))
    return list(parts)


def _aimed_at(said: PartSaid) -> Mention | None:
    """The one creature that something is aimed at."""
    act = act_of(said)
    targets = act.targets if isinstance(act, Casts | Uses | Activates) else ()
    return targets[0] if len(targets) == 1 and targets[0].card else None


def _saved(said: PartSaid) -> Mention | None:
    """The one creature that is to live."""
    outcome = said.outcome if isinstance(said, AskWhether) else said
    return outcome.things[0] if isinstance(outcome, Lives) and len(outcome.things) == 1 else None


def _fight(aimed: Mention, saved: Mention) -> tuple[PartSaid, ...]:
    """The attack and the block of two that face each other, where it is said which of them does what."""
    marks = {*aimed.marks, *saved.marks}
    if not saved.card or saved.owner != ME or aimed.owner not in NOT_THE_ASKER:
        return ()
    blocks = "blocking" in saved.marks or "attacking" in aimed.marks
    if not marks & {*_FIGHTING} or blocks == ("attacking" in saved.marks or "blocking" in aimed.marks):
        return ()
    one, other = (aimed, saved) if blocks else (saved, aimed)
    return AttacksWith((one,)), BlocksWith((other,), (one,))


def _without_fighting(part: Part) -> Part:
    """`my blocking Lion` is the Lion, once it is told that it blocks."""
    match part.said:
        case AttacksWith(things=things):
            return replace(part, said=replace(part.said, things=tuple(map(_plain, things))))
        case BlocksWith(blockers=blockers, attackers=attackers):
            them, those = tuple(map(_plain, blockers)), tuple(map(_plain, attackers))
            return replace(part, said=replace(part.said, blockers=them, attackers=those))
    return part


def _plain(thing: Mention) -> Mention:
    return replace(thing, marks=tuple(mark for mark in thing.marks if mark not in _FIGHTING))
