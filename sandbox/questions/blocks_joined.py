"""Blocks of which a part of the creatures is told as what somebody has: `I have an Ogre and a Bear blocking it`, and
two blocks in one breath: `I block the Giant with my Wall and the Bear with my Elf`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import BlocksWith
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.things import Mention
from sandbox.terms.types import CardType

_ALL_OF_THEM = ("blocking", "together", "both", "all")
"""Words that say of several creatures that all of them block."""
_ELSEWHERE = ("play", "out", "battlefield", "board", "table")
"""Words after what is only there."""


def with_all_blockers(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, creatures that somebody has told with those that block, and each of two blocks told on its own."""
    waiting: Part | None = None
    for part in parts:
        if waiting is not None:
            joined = _blocks_with_both(waiting, part, form) or _two_blocks(waiting, part, form)
            if joined:
                yield from joined
                waiting = None
                continue
            yield waiting
        waiting = part
    if waiting is not None:
        yield waiting


def _blocks_with_both(has: Part, part: Part, form: NormalForm) -> list[Part]:
    """`I have an Ogre and a Bear blocking it together`."""
    if not isinstance(has.said, HasInPlay) or not isinstance(part.said, BlocksWith) or part.sentence != has.sentence:
        return []
    act, words = part.said, form.asked_words(part.first, part.last).lower()
    alone = act.blockers == (Mention(noun="own"),) and not part.joins
    joined = alone or (part.joins <= {"and", ","} and not any(each.owner for each in act.blockers))
    if not joined or act.who or act.passive or not has.said.who or not any(word in words for word in _ALL_OF_THEM):
        return []
    if not all(map(_may_block, has.said.things)) or any(each.owner for each in has.said.things):
        return []
    blockers = (*has.said.things, *(() if alone else act.blockers))
    return [replace(part, said=replace(act, blockers=blockers, who=has.said.who), first=has.first, joins=has.joins)]


def _two_blocks(part: Part, more: Part, form: NormalForm) -> list[Part]:
    """`I block the Giant with my Wall and the Bear with my Elf`: what stands before the second `with` is blocked."""
    if not isinstance(part.said, BlocksWith) or not isinstance(more.said, HasInPlay) or more.sentence != part.sentence:
        return []
    words = form.asked_words(more.first, more.last).lower().split()
    act = part.said
    if more.joins or more.said.who or act.passive or not words or words[0] != "with" or words[-1] in _ELSEWHERE:
        return []
    if len(act.blockers) < 2 or not all(map(_may_block, more.said.things)):
        return []
    met = replace(act.blockers[-1], owner="", some=act.blockers[-1].number == 1)
    first = replace(part, said=replace(act, blockers=act.blockers[:-1]))
    return [first, replace(more, said=BlocksWith(more.said.things, (met,), act.who), joins=frozenset({"and"}))]


def _may_block(thing: Mention) -> bool:
    """Whether it is a creature, or called by a word that may stand for one."""
    return not thing.card or CardType.CREATURE in card_named(thing.card).types
