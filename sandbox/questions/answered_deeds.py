"""`He bolts it in response to my tapping it`: what is answered was done before, and is told after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace

from sandbox.questions.mentioned import IT
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part, by_threes
from sandbox.questions.said.acts import Activates, Casts, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import AskCan, act_of
from sandbox.questions.said.done_by_player import DoneByPlayer
from sandbox.questions.said.moments import BeforeThat, InResponse, OnceResolved
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.thing_words import PEOPLE

_WHOSE = {"my": "i", "his": "he", "her": "she", "their": "they"}
"""Words before what somebody does, as `my tapping it`."""


def with_answered_deeds(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, such an act before what answers it."""
    return by_threes(parts, lambda row: _answered_there(row, form))


def _answered_there(row: Sequence[Part], form: NormalForm) -> list[Part]:
    """The act, what answers it, and that it is an answer; nothing where three parts say something else."""
    if len(row) < 3 or len({part.sentence for part in row}) > 1:
        return []
    moment = next((at for at, part in enumerate(row[:2]) if part.said == InResponse()), -1)
    if moment < 0 or row[moment + 1].joins:
        return []
    deed, main = row[moment + 1], row[0 if moment else 2]
    before = form.tokens[deed.first - 1].text
    done = _done_by(deed.said, _WHOSE.get(before, PEOPLE.get(before, "")), main)
    if done is None:
        return []
    first = replace(deed, said=done, joins=row[0].joins, begins=row[0].begins)
    return [first, replace(main, joins=frozenset({","})), row[moment]]


def with_done_before(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, `I attack and cast Giant Growth on it before that` in the order in which it was done."""
    row = list(parts)
    for at, part in enumerate(row):
        if part.said != BeforeThat() or not at > 0:
            continue
        after = at + 1 < len(row) and isinstance(row[at + 1].said, ToldAct) and not row[at + 1].joins
        first, then = (at + 1, at - 1) if after else (at - 1, at - 2)
        if then < 0 or row[first].sentence != part.sentence or part.sentence - row[then].sentence > 1:
            continue
        done = _done_before(row[first].said, row[then].said)
        if done is not None:
            main, deed = _exchanged(row[first], row[then], done)
            row[then : max(first, at) + 1] = [deed, replace(part, said=OnceResolved(), joins=frozenset()), main]
    return iter(row)


def _exchanged(later: Part, before: Part, done: ToldAct) -> tuple[Part, Part]:
    """What stands in the place of each: the other one."""
    moved = replace(later, said=before.said, past=before.past)
    return moved, replace(before, said=done, past=later.past)


def _done_before(said: PartSaid, then: PartSaid) -> ToldAct | None:
    """The act, with the name of what the other one is about for `it`; None where they are no such acts."""
    if not isinstance(said, ToldAct) or not isinstance(then, Activates | AttacksWith | Casts | Uses):
        return None
    about = then.things if isinstance(then, AttacksWith) else then.targets
    return _with_name(said, about[0]) if len(about) == 1 and about[0].card else said


def _done_by(said: object, who: str, main: Part) -> ToldAct | None:
    """The act by the player, with the name of what the answer is aimed at for `it`."""
    answer = act_of(main.said)
    if not who or not isinstance(said, DoneByPlayer) or not isinstance(main.said, ToldAct | AskCan):
        return None
    if said.who not in ("", getattr(answer, "who", "")):
        return None
    aims = answer.targets if isinstance(answer, Activates | Casts | Uses) else ()
    act: ToldAct = replace(said, who=who)
    named = aims[0] if len(aims) == 1 and aims[0].card else None
    return act if named is None else _with_name(act, named)


def _with_name(act: ToldAct, named: Mention) -> ToldAct:
    return replace(act, **{field.name: _named(getattr(act, field.name), named) for field in fields(act)})


def _named(value: object, named: Mention) -> object:
    """The thing for `it`, alone or among several."""
    if isinstance(value, tuple):
        return tuple(_named(each, named) for each in value)
    return named if isinstance(value, Mention) and value.noun in IT else value
