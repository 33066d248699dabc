"""Parts of a question that were read, and say less than their words do: nothing is ruled on what they would mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from sandbox.questions.asked_only import unclear_amounts
from sandbox.questions.chain import IS_THERE
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Again, Casts, DoesNothing, SaysKicked, SaysX, ToldAct, Uses
from sandbox.questions.said.acts_combat import AssignsMost, AttacksWith, BlocksNothing
from sandbox.questions.said.asked import (
    Ask,
    AskAlso,
    AskCan,
    AskDamage,
    AskDrawn,
    AskIndeed,
    AskMust,
    AskMustSo,
    AskWhether,
    AskWhichCan,
    AskWhoDies,
    AskWhoIsHurt,
    AskWhoSurvives,
    AskWorks,
    act_of,
)
from sandbox.questions.said.moments import DuringCombat, NextStep, NextTurn, NoMatter, TurnOf, When
from sandbox.questions.said.outcomes import DamageIsDealt, GetsLife, ToldOutcome
from sandbox.questions.said.outcomes_cards import DrawsCards, GetsTokens
from sandbox.questions.said.states import HasInPlay, IsDescribed, Mentions, Wears
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import Mention, mentioned_in
from sandbox.questions.said.ways import CastSo
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import ME
from sandbox.questions.tokens import BREAKS

_UNDONE = re.compile(
    r"\b(?:wanted|planned|(?<!is )meant|hoped|intended|(?:was|were) (?:about|going)|wished"
    r"|(?:would|could|should|might) have)\b",
    re.IGNORECASE,
)
"""What was only wanted, or could have been, has not come about."""
_AGO = re.compile(r"\b(?:last turn|turns? ago|turn before|earlier|ages|last round)\b", re.IGNORECASE)
_LATER = NextTurn | NextStep | TurnOf
"""Moments that are no moments of what they stand after with `before`."""
_EARNED = DamageIsDealt | DrawsCards | GetsLife | GetsTokens
"""What comes of something that happens: `for it dying` says only of what."""
_VERBS_FIRST = re.compile(r"(?:do|be|can|have)\b")
_PERHAPS = re.compile(r"\b(?:might|may)\b", re.IGNORECASE)
"""What may be done is not told to be done."""


def unread(parts: Sequence[Part], whole: Sequence[Part], form: NormalForm) -> list[str]:
    """The words of such parts. `whole`: the parts before any was taken together with another."""
    left = AskAlso | AskIndeed | CastSo | SaysKicked | SaysX
    missed = [
        part
        for part in parts
        if isinstance(part.said, left)
        or _is_alternative(part)
        or _says_as_what(part)
        or _describes_lands(part)
        or _answers_later(part)
        or _is_of_somebody(part, parts)
        or _is_relative(part, form, parts)
        or _is_narrowed(part, form)
        or _is_no_question(part, form)
        or _is_the_other(part, parts)
        or _is_undone(form, part)
        or _names_a_role(part, form)
        or _asks_when(part, form)
    ]
    missed += [part for part in parts if _is_new_and_old(part, form) or _comes_later(part)]
    missed += [
        *_life_afterwards(parts),
        *_life_between(parts),
        *_run_on(parts),
        *_first_again(whole),
        *_hangs_on(parts, form),
    ]
    missed += [*_meant_to_work(parts, form), *_other_case(parts), *_another_land(parts)]
    missed += unclear_amounts(parts, whole, form)
    return list(dict.fromkeys(form.asked_words(part.first, part.last) for part in missed))


def _another_land(parts: Sequence[Part]) -> Iterator[Part]:
    """`can I play a second land? I already played a Forest`: a land that is played, told only after it is asked whether
    another may be."""
    asked: Part | None = None
    for part in parts:
        act = act_of(part.said)
        if not isinstance(act, Casts) or not (is_land(act.what) or act.what.noun == "land"):
            continue
        if isinstance(part.said, AskCan):
            asked = part
        elif asked is not None and asked.sentence != part.sentence:
            yield asked


def _run_on(parts: Sequence[Part]) -> Iterator[Part]:
    """`does it survive his Giant 's attack?`: what follows a question without a word or sign between is a part of it
    that was not read."""
    for before, part in pairwise(parts):
        together = part.sentence == before.sentence
        goes_on = (
            not part.begins
            and isinstance(before.said, Ask)
            and isinstance(part.said, ToldAct | Mentions | HasLife | Wears)
            and not isinstance(part.said, DoesNothing)
        )
        used = not part.begins and isinstance(before.said, Activates) and isinstance(part.said, Mentions)
        bare = isinstance(before.said, Casts) and before.said.by_name and not before.said.targets
        used = used or (bare and not part.begins and isinstance(part.said, AskWhether | ToldOutcome))
        can = isinstance(before.said, AskWorks | AskMustSo) and isinstance(part.said, ToldOutcome | AskWhether)
        used = used or (can and not part.begins and not part.joins)  # `can he have the Assassin kill it?`
        if together and (goes_on or used or _is_one_more(before, part)):  # `used`: `I use it 4 Tims`
            yield part
        told = part.sentence == before.sentence and not part.begins and isinstance(before.said, ToldOutcome)
        if told and isinstance(part.said, Mentions):
            yield part  # `he gets out his Giant`


def _asks_when(part: Part, form: NormalForm) -> bool:
    """`when do it come back?`, of which only `does it come back` was read."""
    before = form.tokens[part.first - 1].text if part.first else ""
    return (
        isinstance(part.said, Ask)
        and before == "when"
        and _VERBS_FIRST.match(" ".join(token.text for token in form.tokens[part.first : part.last])) is not None
    )


def _names_a_role(part: Part, form: NormalForm) -> bool:
    """`Attackers: Wurm, Giant`, `the Giant is my blocker`: said to fight, and not told to."""
    words = {token.text for token in form.tokens[part.first : part.last]}
    attacks = isinstance(part.said, HasInPlay | Mentions | IsDescribed) and not words.isdisjoint(
        {"attacker", "attackers"}
    )
    return attacks or (isinstance(part.said, IsDescribed) and not words.isdisjoint({"blocker", "blockers"}))


def _comes_later(part: Part) -> bool:
    """`I bolt him before he gains the life`: what comes after `before` was not yet so."""
    goes_on = (
        isinstance(part.said, AttacksWith) and part.said.who == "same"
    )  # `he taps it before attacking`: he does both
    told = not (goes_on or isinstance(part.said, Ask))
    told = told and (not isinstance(part.said, When) or isinstance(part.said, _LATER))
    return told and "before" in part.joins


def _is_new_and_old(part: Part, form: NormalForm) -> bool:
    """`that came in last turn` is not new."""
    new = any("sick" in thing.marks for thing in mentioned_in(part.said))
    return new and _AGO.search(form.asked_words(part.first, part.last)) is not None


def _hangs_on(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """`after blocks with a Giant`, `I have a Giant and an Ogre attacks`, `the Wurm refuses to block the Giant`: what
    belongs to what went before, or to what comes after, is not told by itself."""
    for before, part in pairwise(parts):
        if before.sentence != part.sentence:
            continue
        words = [token.text for token in form.tokens[part.first : part.last]]
        with_it = words[0] == "with" and words[-1] not in IS_THERE and words[-4:-2] != ["side", "at"]
        here = isinstance(part.said, HasInPlay) and not part.said.who and not all(map(is_land, part.said.things))
        acted = isinstance(before.said, ToldAct | DuringCombat)
        if here and with_it and acted and (not part.begins or "and" in part.joins):
            yield part
        alone = isinstance(part.said, AttacksWith) and not part.said.who and part.joins == {"and"}
        bare = alone and not any(thing.owner or thing.number for thing in mentioned_in(part.said))
        if bare and isinstance(before.said, HasInPlay):
            yield part
        worn = here and with_it and not part.begins and isinstance(before.said, Mentions)
        if worn and isinstance(part.said, HasInPlay) and all(map(is_spell, part.said.things)):
            yield part  # `my Mammoth with Giant Growth`
        if not part.begins and isinstance(before.said, Mentions) and isinstance(part.said, BlocksNothing):
            yield part
        goal = type(part.said) is NoMatter and form.tokens[part.first].text in ("to", "for") and not part.begins
        goal = goal and not isinstance(before.said, AskDamage | AskDrawn)
        earned = isinstance(before.said, AskWhether) and isinstance(before.said.outcome, _EARNED)
        goal = goal and not (earned and form.tokens[part.first].text == "for")
        if goal and isinstance(before.said, Ask):
            yield part  # `is it possible to counter it?`
        if "while" in part.joins and isinstance(part.said, Ask) and isinstance(before.said, Ask):
            yield part  # `can it attack while tapped?`


def _other_case(parts: Sequence[Part]) -> Iterator[Part]:
    """`how big is it, and what if he bolts it?`: the first is asked before that is done, and then what comes of it."""
    for at, part in enumerate(parts):
        same = [each.said for each in parts[:at] if each.sentence == part.sentence]
        later = [each.said for each in parts[at + 1 :] if each.sentence == part.sentence]
        asked = any(isinstance(said, Ask) for said in same) and not any(isinstance(said, Ask) for said in later)
        if "suppose" in part.joins and asked and isinstance(part.said, ToldAct):
            yield part


def _meant_to_work(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """`he taps it to save it. Does that work?`: what it is done for is asked."""
    for part in parts:
        goal = isinstance(part.said, NoMatter) and form.tokens[part.first].text == "to"
        after = [each.said for each in parts if each.first > part.first and each.sentence <= part.sentence + 1]
        if goal and any(isinstance(said, AskWorks) for said in after):
            yield part


def _life_afterwards(parts: Sequence[Part]) -> Iterator[Part]:
    """`I was at 5 after he bolted me`: no life total from which the story begins."""
    for before, part in pairwise(parts):
        if before.sentence != part.sentence:
            continue
        if isinstance(before.said, HasLife) and _is_after(part):
            yield before
        elif isinstance(part.said, HasLife) and _is_after(before):
            yield part


def _life_between(parts: Sequence[Part]) -> Iterator[Part]:
    """`I bolt him. He is at 9. I bolt him again.`: before the first, or after it?"""
    for at, part in enumerate(parts):
        if not isinstance(part.said, HasLife):
            continue
        mine = part.said.who == ME
        if all(any(_is_at_player(each, mine) for each in some) for some in (parts[:at], parts[at + 1 :])):
            yield part


def _is_at_player(part: Part, mine: bool) -> bool:
    """Whether a spell is told of that is aimed at the asker, or at the other player."""
    aims = part.said.targets if isinstance(part.said, Casts) else ()
    return any(aim.noun == "player" and (aim.owner == ME) is mine for aim in aims)


def _is_after(part: Part) -> bool:
    return isinstance(part.said, ToldAct) and bool({"after", "once", "as soon as"} & part.joins)


def _is_the_other(part: Part, parts: Sequence[Part]) -> bool:
    """`he does not block with the Bears but with the Giant`: what is named may be what it is done with."""
    nobody = isinstance(part.said, HasInPlay) and not part.said.who
    if "but" not in part.joins or not (nobody or isinstance(part.said, Mentions)):
        return False
    before = [each.said for each in parts if each.sentence == part.sentence and each.first < part.first]
    return any(isinstance(said, DoesNothing | BlocksNothing) for said in before)


def _is_one_more(before: Part, part: Part) -> bool:
    """`attack with it, and Craw Wurm`: one more of those that something is done with, not something that is there.
    `two creatures, Craw Wurm`: perhaps one of the two."""
    named = part.said.things if isinstance(part.said, Mentions) else ()
    if not named or not part.joins <= {"and", ","} or any(map(is_spell, named)):
        return False
    there = before.said.things if isinstance(before.said, HasInPlay | Mentions) else ()
    there = before.said.things if isinstance(before.said, AttacksWith) else there
    return (isinstance(before.said, ToldAct) and "and" in part.joins) or any(_are_not_named(each) for each in there)


def _are_not_named(thing: Mention) -> bool:
    return thing.noun == "creatures" and thing.number > 1


def _first_again(parts: Sequence[Part]) -> Iterator[Part]:
    """`he bolts it again`, where nothing of the sort was told before: something has been left out."""
    for at, part in enumerate(parts[1:], 1):
        act = parts[at - 1].said
        sort = Casts | Uses | Activates if isinstance(act, Casts | Uses | Activates) else type(act)
        alone = not any(isinstance(each.said, sort) for each in parts[: at - 1])
        if alone and part.said == Again() and not part.joins and isinstance(act, ToldAct):
            yield part


def _is_alternative(part: Part) -> bool:
    """Whether it is one of two things that are so or are done: `or` joins only what is asked."""
    return "or" in part.joins and not isinstance(part.said, Ask | ToldOutcome)


def _says_as_what(part: Part) -> bool:
    """`it comes in as a 5/5`: no second creature."""
    return isinstance(part.said, Mentions) and part.joins == {"as"}


def _describes_lands(part: Part) -> bool:
    """`my other land is a Tomb`: a land that is there, and has not been told to be."""
    return (
        isinstance(part.said, IsDescribed) and part.said.thing.noun in ("land", "lands") and bool(part.said.told.card)
    )


def _answers_later(part: Part) -> bool:
    """`he answers afterwards`: whether that is a response is not clear."""
    return isinstance(part.said, Casts) and part.said.answers and "after" in part.joins


def _is_of_somebody(part: Part, parts: Sequence[Part]) -> bool:
    """`who can regenerate it?` is not asked whether it may be done."""
    first = next(each for each in parts if each.sentence == part.sentence)
    asked = AskCan | AskMust | AskWhether
    return isinstance(part.said, asked) and part is first and bool({"who", "which"} & part.joins)


def _is_no_question(part: Part, form: NormalForm) -> bool:
    """`three untapped creatures that must block.`"""
    marks = [token.text for token in form.tokens if token.text in BREAKS]
    mark = marks[part.sentence] if part.sentence < len(marks) else ""
    return isinstance(part.said, AskMust) and mark in (".", "!", ";") and form.tokens[part.first].text == "must"


def _is_undone(form: NormalForm, part: Part) -> bool:
    """`I wanted to attack`, `which could have blocked`: neither is it done, nor is it asked whether it may be, as
    `may I cast it and block with it?` does."""
    words = form.asked_words(part.first, part.last)
    asked = form.tokens[part.first].text == "can"
    if not asked and _PERHAPS.search(words) is not None and isinstance(part.said, ToldAct):
        return not isinstance(part.said, AssignsMost)
    return _UNDONE.search(words) is not None and isinstance(part.said, ToldAct | AskCan)


def _is_relative(part: Part, form: NormalForm, parts: Sequence[Part]) -> bool:
    """`he has three creatures that can block.`, `his Giant, which could have blocked.`: no question."""
    marks = [token.text for token in form.tokens if token.text in BREAKS]
    mark = marks[part.sentence] if part.sentence < len(marks) else ""
    if mark not in (".", "!", ";") or not isinstance(part.said, Ask):
        return False
    if isinstance(part.said, AskCan | AskMust) and {"that", "which", "who"} & part.joins:
        return True
    begins = next(each for each in parts if each.sentence == part.sentence) is part
    fates = isinstance(part.said, AskWhichCan | AskWhoDies | AskWhoSurvives | AskWhoIsHurt)
    return fates and not begins and form.tokens[part.first].text in ("which", "who")


def _is_narrowed(part: Part, form: NormalForm) -> bool:
    """`can I only block with it?`: whether nothing else may be done is not whether that may be done."""
    return isinstance(part.said, AskCan | AskMust) and any(
        t.text == "only" for t in form.tokens[part.first : part.last]
    )
