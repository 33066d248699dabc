"""Cards that are only named, beside words that say how they are cast: those say that they are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.acts_ways import can_be_cast_so
from sandbox.questions.lands import KICKER
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts, SaysKicked
from sandbox.questions.said.states import CastBefore, Mentions
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.said.ways import CastSo
from sandbox.questions.telling import is_spell

_HITS = re.compile(r"any target|target (?:\w+ )?(?:creature|permanent|player)")
"""Texts of spells that can be aimed at what others are."""


def with_named_spells(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, such a card cast by whoever it belongs to."""
    for at, part in enumerate(parts):
        following = parts[at + 1] if at + 1 < len(parts) else part
        named = part.said.things if isinstance(part.said, Mentions) else ()
        together = following is not part and following.sentence == part.sentence
        act = following.said
        if together and len(named) == 1 and isinstance(act, Casts) and _is_aimed_with(named[0], act, following.joins):
            yield replace(part, said=replace(act, what=named[0], who=named[0].owner or act.who))
        elif together and len(named) == 1 and _is_cast_with(named[0], following.said):
            yield replace(part, said=Casts(replace(named[0], owner="", number=0), named[0].owner))
        else:
            yield part


def _is_aimed_with(thing: Mention, act: Casts, joins: frozenset[str]) -> bool:
    """`a Bolt and a Shock on the Angel`: both spells are aimed at it."""
    if not act.targets or joins not in ({"and"}, {","}) or act.x is not None:
        return False
    named = bool(thing.card) and thing.number < 2 and not thing.ability and is_spell(thing) and is_spell(act.what)
    return named and _HITS.search(card_named(thing.card).text) is not None


def _is_cast_with(thing: Mention, said: PartSaid) -> bool:
    """Whether what is said can be said of the card."""
    if not thing.card or thing.number > 1 or thing.marks or thing.ability:
        return False
    text = card_named(thing.card).text
    match said:
        case CastBefore():
            return "storm" in text.lower()
        case SaysKicked():
            return KICKER.search(text) is not None
        case CastSo(way=way):
            return way not in ("graveyard", "face down") and can_be_cast_so(thing, said)
    return False
