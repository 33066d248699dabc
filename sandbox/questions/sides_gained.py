"""Whose a creature is that fights, where only whoever gains life by it says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Regenerates, Sacrifices
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskLife, outcome_of
from sandbox.questions.said.outcomes import GetsLife
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in
from sandbox.questions.thing_words import ME

LIFELINK = "lifelink"


def with_gainers(parts: Sequence[Part]) -> Iterator[Part]:
    """`A 4/4 lifelinker blocks a 4/4. Do I gain life?`: the one that gives life is the asker's, where nothing is said
    of whose any of them is."""
    told = tuple(_with_users(tuple(_with_namesakes(parts))))
    yield from _with_gainers(told)


def _with_namesakes(parts: Sequence[Part]) -> Iterator[Part]:
    """`a Priest attacks and I block with my Priest`: of one name on both sides, the one of which it is not said whose
    it is is the other player's."""
    blockers = {t.card: t.owner for p in parts if isinstance(p.said, BlocksWith) for t in p.said.blockers if t.owner}
    for part in parts:
        act = part.said
        if isinstance(act, AttacksWith) and act.who in ("", "same"):
            namesakes = {t for t in act.things if t.card in blockers and not t.owner}
            for thing in namesakes:
                act = _owned(act, {thing}, "opp" if blockers[thing.card] == ME else ME)
        yield replace(part, said=act)


def _with_users(parts: Sequence[Part]) -> Iterator[Part]:
    """`Prodigal Sorcerer blocks Lions and I tap him`: what somebody uses or regenerates is that player's."""
    fights, unsaid = _fights_of_nobody(parts)
    users = {use for part in parts for use in _uses_of(part.said)}
    able = {t for part in fights for t in mentioned_in(part.said) for _, text, card in users if _says(t, text, card)}
    if len({who for who, _, _ in users}) != 1 or len(able) != 1 or not unsaid:
        yield from parts
        return
    owner = next(iter(users))[0]
    for part in parts:
        yield replace(part, said=_owned(part.said, able, owner))


def _uses_of(said: PartSaid) -> Iterator[tuple[str, str, str]]:
    """Who uses what, a word of the text of what can be used so, and its name where it is named."""
    match said:
        case Regenerates(who=who, thing=thing) if who not in ("", "same") and _is_one(thing):
            yield who, "egenerate", thing.card
        case Activates(who=who, what=what) if who not in ("", "same") and _is_one(what):
            yield who, ":", what.card
        case Sacrifices(who=who, thing=thing) if who not in ("", "same") and thing.card:
            yield who, "", thing.card


def _is_one(thing: Mention) -> bool:
    return bool(thing.card) or thing.noun in ("it", "him", "her")


def _says(thing: Mention, text: str, card: str) -> bool:
    return bool(thing.card) and card in ("", thing.card) and text in card_named(thing.card).text


def _fights_of_nobody(parts: Sequence[Part]) -> tuple[list[Part], bool]:
    """The fight, and whether nothing is said of whose anything in it is."""
    fights = [part for part in parts if isinstance(part.said, AttacksWith | BlocksWith)]
    things = [thing for part in fights for thing in mentioned_in(part.said)]
    acted = any(getattr(part.said, "who", "") not in ("", "same") for part in fights)
    return fights, not acted and not any(thing.owner for thing in things)


def _with_gainers(parts: Sequence[Part]) -> Iterator[Part]:
    who = {gainer for part in parts if (gainer := _gainer(part.said))}
    fights, unsaid = _fights_of_nobody(parts)
    unsaid = unsaid and not any(thing.owner for part in parts for thing in mentioned_in(part.said))
    linked = {thing for part in fights for thing in mentioned_in(part.said) if _has_lifelink(thing)}
    if len(who) != 1 or not linked or not _on_one_side(fights, linked) or not unsaid or _are_several(fights):
        yield from parts
        return
    owner = who.pop()
    for part in parts:
        yield replace(part, said=_owned(part.said, linked, owner))


def _are_several(fights: Sequence[Part]) -> bool:
    """Whether more is told than one attack with its block."""
    attack, block = ([part for part in fights if isinstance(part.said, kind)] for kind in (AttacksWith, BlocksWith))
    return len(attack) > 1 or len(block) > 1


def _on_one_side(fights: Sequence[Part], linked: set[Mention]) -> bool:
    """Whether all of them attack, or all of them block."""
    attack = [t for part in fights if isinstance(part.said, AttacksWith) for t in part.said.things]
    attack += [t for part in fights if isinstance(part.said, BlocksWith) for t in part.said.attackers]
    return len({thing in attack for thing in linked}) == 1


def _gainer(said: PartSaid) -> str:
    if isinstance(said, AskLife) and said.gained:
        return said.who
    outcome = outcome_of(said)
    return outcome.who if isinstance(outcome, GetsLife) and outcome.who not in ("victim", "defender") else ""


def _has_lifelink(thing: Mention) -> bool:
    return LIFELINK in thing.keywords or (bool(thing.card) and LIFELINK in card_named(thing.card).text.lower())


def _owned(said: PartSaid, linked: set[Mention], owner: str) -> PartSaid:
    match said:
        case AttacksWith(things=things):
            return replace(said, things=_owned_of(things, linked, owner))
        case BlocksWith(blockers=blockers, attackers=attackers):
            blockers, attackers = (_owned_of(each, linked, owner) for each in (blockers, attackers))
            return replace(said, blockers=blockers, attackers=attackers)
    return said


def _owned_of(things: Things, linked: set[Mention], owner: str) -> Things:
    return tuple(replace(thing, owner=owner) if thing in linked else thing for thing in things)
