"""`He bolts it in response to my tapping it`: what is answered was done before, and is told after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace

from sandbox.questions.mentioned import IT
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, ToldAct, Uses
from sandbox.questions.said.asked import AskCan, act_of
from sandbox.questions.said.done_by_player import DoneByPlayer
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import PEOPLE

_WHOSE = {"my": "i", "his": "he", "her": "she", "their": "they"}
"""Words before what somebody does, as `my tapping it`."""


def with_answered_deeds(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, such an act before what answers it."""
    row, at = list(parts), 0
    while at < len(row):
        taken = _answered_there(row[at : at + 3], form)
        yield from taken or row[at : at + 1]
        at += 3 if taken else 1


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
