"""What is asked of these and of no others, and amounts of which it is not said what they are of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Again, Casts, ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskDamage, AskHand, AskHappens, AskLife, AskWhether, AskWhoDies, AskWhoSurvives
from sandbox.questions.said.moments import TurnOf
from sandbox.questions.said.outcomes import AnythingDies, HasLifeNow, OfThings
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.states_players import HasHand, HasLife
from sandbox.questions.said.things import Mention

DETERMINERS = frozenset({"the", "my", "his", "her", "their", "its", "a", "an"})
_ALONE = re.compile(
    r"^(?i:does|do|did|will|would|is|are)(?: it)? just (?:the|my|his|her|its|their|[A-Z])"
    r"|\balone (?:die|dead|surviv|live|alive)"
    r"|^(?i:(?:so |then |and )*(?!did|do|does|have|has)\w+(?: \w+)? just loses? (?:the|my|his|her|their|a) )"
)
"""`just the Bear`, `the Bear alone`, and `he just loses the Bear`."""


def unclear_amounts(parts: Sequence[Part], whole: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts that say how much there is, and not of what or when. `whole`: the parts before any was taken together
    with another."""
    yield from _life_between(whole)
    yield from _counted_of_nothing(parts, form)
    for part in parts:
        of_all = isinstance(part.said, AskWhoDies | AskWhoSurvives | AskHappens)
        anything = isinstance(part.said, AskWhether) and isinstance(part.said.outcome, AnythingDies)
        if (of_all or anything) and re.search(r"\belse\b", form.asked_words(part.first, part.last)):
            yield part  # `does anything else die?`
        if isinstance(part.said, TurnOf) and part.said.step == "main phase" and part.joins & {"after", "once"}:
            yield part  # once that turn is over
    for before, part in pairwise(parts):
        amount = isinstance(before.said, AskWhether) and isinstance(before.said.outcome, HasLifeNow)
        number = isinstance(before.said, AskDamage) and isinstance(part.said, AskWhether) and not part.begins
        if number and not part.joins and form.tokens[before.first].text == "how" and before.last - before.first == 2:
            yield part  # `how many die?`
        if amount and not part.begins and isinstance(part.said, HasInPlay) and part.sentence == before.sentence:
            yield part  # `do I end with an Angel in play`


def _life_between(parts: Sequence[Part]) -> Iterator[Part]:
    """`I bolt him. He is at 9. I bolt him again`: before the first of the two, or after it."""
    aimed = [
        at
        for at, part in enumerate(parts)
        if isinstance(part.said, Casts) and any(thing.noun == "player" for thing in part.said.targets)
    ]
    for at, part in enumerate(parts[1:], 1):
        alone = sum(each.sentence == part.sentence for each in parts) == 1
        told = isinstance(part.said, HasLife) and isinstance(parts[at - 1].said, ToldAct) and not part.past
        later = [each.said for each in parts[at + 1 :]]
        goes_on = Again() in later or (at - 1 in aimed and any(isinstance(said, AttacksWith) for said in later))
        if told and alone and goes_on:
            yield part


def _counted_of_nothing(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """`how many do I get?`, `how many do I lose?` where several of something are told of: no life."""
    several = any(
        isinstance(part.said, HasInPlay) and any(thing.number > 1 for thing in part.said.things) for part in parts
    )
    together = any(isinstance(part.said, BlocksWith) and _are_several(part.said.blockers) for part in parts)
    for part in parts:
        words = [token.text for token in form.tokens[part.first : part.last]]
        if together and isinstance(part.said, AskDamage) and words[-3:-1] == ["do", "they"]:
            yield part  # those that block
        if words[:3] != ["how", "many", "do"]:
            continue
        gets = isinstance(part.said, AskDamage) and words[-1] == "get"
        if gets or (isinstance(part.said, AskDamage) and (several or together)):
            yield part


def _are_several(things: Sequence[Mention]) -> bool:
    return len(things) > 1 or any(thing.number > 1 or thing.noun in ("them", "both", "all of them") for thing in things)


def with_only(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, `does only the Bear die?` asked of it and of no other; `how many have I left?` of cards in hand where
    those are told of."""
    hand = any(isinstance(part.said, HasHand) for part in parts)
    for part in parts:
        words = [token.text for token in form.tokens[part.first : part.last]]
        asks, said = part.said, form.asked_words(part.first, part.last)
        if isinstance(asks, AskLife) and hand and words[:3] == ["how", "many", "do"]:
            yield replace(part, said=AskHand(asks.who))
        elif isinstance(asks, AskWhether) and isinstance(asks.outcome, OfThings) and _says_only(words, said):
            yield replace(part, said=replace(asks, only=True))
        else:
            yield part


def _says_only(words: Sequence[str], asked: str) -> bool:
    """`only` of what is asked about, not `my only creature` nor `only 3 damage`; `just` where the question begins."""
    if _ALONE.search(asked):
        return True
    at = words.index("only") if "only" in words else -1
    if at < 0 or (at and words[at - 1] in DETERMINERS):
        return False
    return at + 1 < len(words) and not words[at + 1].isdigit()
