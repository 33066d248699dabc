"""Blocks of which a part of the creatures is told as what somebody has: `I have an Ogre and a Bear blocking it`, and
two blocks in one breath: `I block the Giant with my Wall and the Bear with my Elf`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part, by_threes
from sandbox.questions.said.acts import Activates, Casts, Regenerates, Sacrifices, ToldAct, Tries, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.states import HasInPlay, Mentions
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.telling import is_spell
from sandbox.terms.types import CardType

_ALL_OF_THEM = ("blocking", "together", "both", "all")
"""Words that say of several creatures that all of them block."""
_ALL_OF_THEM_SAID = frozenset({"they", "them", "both", "those", "all of them", "both of them", "each", "them all"})
"""Words that mean those that were named just before."""
_FOUGHT = re.compile(r"\b(?:was|were|had|is|are|has been|'s)\b", re.IGNORECASE)
"""Words with which a fight is told that is going on already."""
_ELSEWHERE = ("play", "out", "battlefield", "board", "table")
"""Words after what is only there."""


def with_all_blockers(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, creatures that somebody has told with those that block, and each of two blocks told on its own."""
    waiting: Part | None = None
    for part in _with_pumps(_relative_first(parts, form), form):
        if waiting is not None:
            joined = (
                _who_they_are(waiting, part)
                or _blocks_with_both(waiting, part, form)
                or _two_blocks(waiting, part, form)
                or _and_another(waiting, part)
            )
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
    named = alone or not any(each.noun in _ALL_OF_THEM_SAID for each in act.blockers)
    if (
        not joined
        or not named
        or act.who
        or act.passive
        or not has.said.who
        or not any(word in words for word in _ALL_OF_THEM)
    ):
        return []
    if not all(map(_may_block, has.said.things)) or any(each.owner for each in has.said.things):
        return []
    blockers = (*has.said.things, *(() if alone else act.blockers))
    return [replace(part, said=replace(act, blockers=blockers, who=has.said.who), first=has.first, joins=has.joins)]


def _who_they_are(part: Part, more: Part) -> list[Part]:
    """`my Wurm is double blocked: a Giant and a Bear`: those that are named are the blockers of which it is said how
    many they are."""
    act, named = part.said, more.said
    if not isinstance(act, BlocksWith) or not isinstance(named, Mentions) or not more.joins <= {":", ",", "by"}:
        return []
    so_many = act.blockers == (Mention(noun="own", number=len(named.things)),) and len(named.things) > 1
    if not so_many or not all(map(_may_block, named.things)):
        return []
    return [replace(part, said=replace(act, blockers=named.things), last=more.last)]


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


def _and_another(part: Part, more: Part) -> list[Part]:
    """`my Ogre blocks the Wurm and my Wall the Giant`: a creature named before another is said to block it as well."""
    act, named = part.said, more.said
    if isinstance(act, BlocksWith) and isinstance(named, Mentions) and more.sentence == part.sentence:
        return _last_blocks(part, act, more, named)
    if not isinstance(act, BlocksWith) or not isinstance(named, Casts) or more.sentence != part.sentence:
        return []
    whole = act.blockers and act.attackers and not act.passive and not act.who
    if not whole or not named.by_name or named.who or len(named.targets) != 1 or not more.joins <= {"and", ","}:
        return []
    if CardType.CREATURE not in card_named(named.what.card).types or not _may_block(named.targets[0]):
        return []
    owner = named.what.owner or act.blockers[0].owner
    said = type(act)((replace(named.what, owner=owner),), named.targets)
    return [part, replace(more, said=said, joins=frozenset({"and"}))]


def _with_pumps(parts: Iterator[Part], form: NormalForm) -> Iterator[Part]:
    """`my Mammoth with Giant Growth is blocked`: what fights, and what has been cast on it."""
    return by_threes(list(parts), lambda row: _pumped(row, form))


def _pumped(parts: Sequence[Part], form: NormalForm) -> list[Part]:
    if len(parts) < 3 or len({part.sentence for part in parts}) > 1:
        return []
    named, spell, fight = (part.said for part in parts)
    if (
        not isinstance(named, Mentions)
        or not isinstance(spell, HasInPlay)
        or form.tokens[parts[1].first].text != "with"
    ):
        return []
    cast = spell.things[0]
    if len(named.things) != 1 or len(spell.things) != 1 or spell.who or not is_spell(cast):
        return []
    act = _fight_by(fight, named.things)
    aims = (replace(named.things[0], number=0, marks=()),)
    if act is None:
        return []
    told = Casts(replace(cast, number=0), named.things[0].owner, aims)
    return [replace(parts[2], said=act, joins=parts[0].joins), replace(parts[1], said=told, joins=frozenset({"and"}))]


def _fight_by(said: PartSaid, things: Things) -> ToldAct | None:
    """What is told without a subject, done by these."""
    match said:
        case AttacksWith(things=(Mention(noun="own"),)):
            return replace(said, things=things, who="")
        case BlocksWith(attackers=(), passive=True):
            return replace(said, attackers=things)
        case BlocksWith(blockers=(Mention(noun="own", number=0),)):
            return replace(said, blockers=things)
    return None


def _last_blocks(part: Part, act: BlocksWith, more: Part, named: Mentions) -> list[Part]:
    """The last of what was taken to be blocked, right before one more creature, blocks that one."""
    whole = len(act.attackers) > 1 and len(act.blockers) == 1 and not act.passive and not act.who
    if not whole or more.joins or more.begins or len(named.things) != 1:
        return []
    last = act.attackers[-1]
    if not all(map(_may_block, (last, *named.things))) or last.number > 1:
        return []
    blocks = BlocksWith((replace(last, owner=last.owner or act.blockers[0].owner),), named.things)
    first = replace(part, said=replace(act, attackers=act.attackers[:-1]))
    return [first, replace(more, said=blocks, joins=frozenset({"and"}))]


def _relative_first(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """`with damage on the stack I sacrifice my Elf, which was blocking a Giant`: the fight that is told of what is
    named there came before."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else part
        if isinstance(before.said, Sacrifices) and (used := _used_with(before.said, part, before)) is not None:
            found[-1] = replace(before, said=used)
            continue
        told = _fights_before(part, before) if before is not part else None
        if told is not None and _FOUGHT.search(form.asked_words(before.last, part.last)) is None:
            told = None
        if told is None:
            found.append(part)
            continue
        at = next(at for at, each in enumerate(found) if each.sentence == part.sentence)
        first = replace(told, joins=found[at].joins, begins=True)
        found[at:] = [first, replace(found[at], joins=frozenset(), begins=True), *found[at + 1 :]]
    return iter(found)


def _fights_before(part: Part, before: Part) -> Part | None:
    """The fight of what was named last, told in the past with `which`."""
    if not {"which", "that", "who"} & part.joins or before.sentence != part.sentence:
        return None
    thing = [each for each in _done_to(before.said) if each.card and not is_spell(each)][-1:]
    match part.said:
        case BlocksWith(blockers=(Mention(noun="own"),), attackers=attackers, who="") if attackers and thing:
            return replace(part, said=BlocksWith(tuple(thing), attackers))
        case BlocksWith(blockers=blockers, attackers=(), who="", passive=True) if blockers and thing:
            return replace(part, said=BlocksWith(blockers, tuple(thing), passive=True))
        case AttacksWith(things=(Mention(noun="it"),)) if thing:
            return replace(part, said=AttacksWith(tuple(thing)))
    return None


def _used_with(cost: Sacrifices, part: Part, before: Part) -> Activates | None:
    """`I sacrifice my Fanatic, which was blocking, and ping the Giant`: that is its ability, and what it costs."""
    together = part.sentence == before.sentence and "and" in part.joins
    if not together or not isinstance(part.said, Tries) or part.said.who or cost.to != Mention() or not cost.thing.card:
        return None
    return Activates(cost.thing, cost.who, part.said.targets)


def _done_to(said: PartSaid) -> Things:
    """What an act is done to."""
    match said:
        case Casts(targets=targets) | Uses(targets=targets):
            return targets
        case Sacrifices(thing=thing) | Regenerates(thing=thing):
            return (thing,)
    return ()


def _may_block(thing: Mention) -> bool:
    """Whether it is a creature, or called by a word that may stand for one."""
    return not thing.card or CardType.CREATURE in card_named(thing.card).types
