"""Whose a creature is that fights, where only whoever gains life by it says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskWhether
from sandbox.questions.said.outcomes import GetsLife, NotSo
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in

LIFELINK = "lifelink"


def with_gainers(parts: Sequence[Part]) -> Iterator[Part]:
    """`A 4/4 lifelinker blocks a 4/4. Do I gain life?`: the one that gives life is the asker's, where nothing is said
    of whose any of them is."""
    who = {gainer for part in parts if (gainer := _gainer(part.said))}
    fights = [part for part in parts if isinstance(part.said, AttacksWith | BlocksWith)]
    things = [thing for part in fights for thing in mentioned_in(part.said)]
    unsaid = not any(thing.owner for part in parts for thing in mentioned_in(part.said))
    acted = any(getattr(part.said, "who", "") not in ("", "same") for part in fights)
    linked = {thing for thing in things if _has_lifelink(thing)}
    if len(who) != 1 or len(linked) != 1 or not unsaid or acted or len(fights) > 1:
        yield from parts
        return
    owner = who.pop()
    for part in parts:
        yield replace(part, said=_owned(part.said, linked, owner))


def _gainer(said: PartSaid) -> str:
    outcome = said.outcome if isinstance(said, AskWhether) else None
    outcome = outcome.outcome if isinstance(outcome, NotSo) else outcome
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
