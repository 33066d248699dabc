"""What is said of several things at once, where only the last of them stands before the verb: `my Giant and Ogre are
tapped` says it of both."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.states import HowItIs, Mentions
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.thing_words import PRONOUNS

_OF_ONE = re.compile(r"\b(?:is|was|has|comes|isn|wasn|hasn)\b|'s ")
"""Forms of verbs that are said of one thing."""


def with_all_named(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, what is said of the last of several things that are named together said of each of them."""
    for at, part in enumerate(parts):
        more = _named_before(parts[at - 1], part, form) if at else ()
        yield part
        if isinstance(part.said, HowItIs):
            for thing in more:
                yield replace(part, said=replace(part.said, thing=thing), joins=frozenset({"and"}))


def _named_before(before: Part, part: Part, form: NormalForm) -> Things:
    """The things that stand before the last one, with nothing but `and` between."""
    if not isinstance(before.said, Mentions) or not isinstance(part.said, HowItIs) or part.joins != {"and"}:
        return ()
    thing = part.said.thing
    named = bool(thing.card or thing.size or thing.noun) and thing.noun not in PRONOUNS
    if before.sentence != part.sentence or before.last + 1 != part.first or not named:
        return ()
    if _OF_ONE.search(form.asked_words(part.first, part.last).lower() + " "):
        return ()
    return tuple(_bare(each) for each in before.said.things)


def _bare(thing: Mention) -> Mention:
    return replace(thing, marks=tuple(mark for mark in thing.marks if mark != "both of it"))
