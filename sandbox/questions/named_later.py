"""Creatures of which only the number is told, and that are named in a sentence of its own: `He attacks with two
creatures. They are an Ogre and a Bear.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.states import HasInPlay, IsDescribed, Mentions
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.terms.types import CardType

_THEY = frozenset({"they", "those", "them", "creatures"})
_SEVERAL = frozenset({"creatures", "attackers", "blockers"})


def with_named_later(parts: Sequence[Part]) -> list[Part]:
    """The parts, such creatures told by their names where they are spoken of first."""
    for at, part in enumerate(parts):
        wanted = _number_told(part.said)
        first = next((n for n, each in enumerate(parts) if n > at and _names_them(each.said)), 0) if wanted else 0
        if not first:
            continue
        last = first + 1
        while last < len(parts) and parts[last].sentence == parts[first].sentence:
            last += 1
        named = _all_named([each.said for each in parts[first:last]], wanted)
        if named:
            told = replace(part, said=_naming(part.said, named))
            return [*parts[:at], told, *parts[at + 1 : first], *parts[last:]]
    return list(parts)


def _names_them(said: PartSaid) -> bool:
    return isinstance(said, IsDescribed) and said.thing.noun in _THEY and bool(said.told.card)


def _number_told(said: PartSaid) -> int:
    """How many creatures are told of without a name, alone; 0 where none are."""
    match said:
        case HasInPlay(things=(thing,)) | AttacksWith(things=(thing,)) | BlocksWith(blockers=(thing,)):
            return thing.number if thing.noun in _SEVERAL and not (thing.card or thing.size) else 0
    return 0


def _all_named(said: Sequence[PartSaid], wanted: int) -> Things:
    """So many creatures where nothing is said but what they are: `they are all Bears` as well. Else none."""
    things = [said[0].told] if isinstance(said[0], IsDescribed) else []
    for more in said[1:]:
        if not isinstance(more, Mentions):
            return ()
        things += more.things
    if len(things) == 1 and not things[0].number:
        things = [replace(things[0], number=wanted)]
    fitting = sum(max(thing.number, 1) for thing in things) == wanted and all(map(_is_creature, things))
    return tuple(things) if fitting else ()


def _is_creature(thing: Mention) -> bool:
    return bool(thing.card) and CardType.CREATURE in card_named(thing.card).types and not thing.owner


def _naming(said: PartSaid, named: Things) -> PartSaid:
    def whose(thing: Mention) -> Things:
        return tuple(replace(each, owner=thing.owner, marks=(*thing.marks, *each.marks)) for each in named)

    match said:
        case HasInPlay(things=(thing,)) | AttacksWith(things=(thing,)):
            return replace(said, things=whose(thing))
        case BlocksWith(blockers=(thing,)):
            return replace(said, blockers=whose(thing))
    return said
