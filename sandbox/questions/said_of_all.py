"""What is said of several things at once, where only the last of them stands before the verb: `my Giant and Ogre are
tapped` says it of both."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.asked import AskCan, AskWhether
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.states import HowItIs, Mentions
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import PEOPLE, PRONOUNS

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


def left_alone(parts: Sequence[Part], form: NormalForm) -> list[str]:
    """The words of things that stand beside another before a verb that is said of several: what is told of the other
    one alone is not all of it."""
    pairs = pairwise(parts)
    return [form.asked_words(one.first, one.last) for one, more in pairs if _share_a_verb(one, more, form)]


def _share_a_verb(before: Part, part: Part, form: NormalForm) -> bool:
    if not isinstance(before.said, Mentions) or not isinstance(part.said, ToldAct | ToldOutcome | AskCan | AskWhether):
        return False
    first = before.last + 1
    joined = part.first == first and part.joins == {"and"}
    joined = joined or (part.first == before.last and form.tokens[part.first].text == "and")
    if before.sentence != part.sentence or not joined:
        return False
    if any(map(is_spell, before.said.things)) or any(thing.noun in PRONOUNS for thing in before.said.things):
        return False
    cards = [at for at in range(first, min(first + 3, part.last - 1)) if form.tokens[at].card]
    if not cards or any(token.text in PEOPLE for token in form.tokens[first : cards[0]]):
        return False
    verb = form.tokens[cards[0] + 1]
    return not form.question[verb.start : verb.end].lower().endswith(("s", ","))


def _bare(thing: Mention) -> Mention:
    return replace(thing, marks=tuple(mark for mark in thing.marks if mark != "both of it"))
