"""Cards that somebody plays in one breath: `I played Dark Ritual and a Specter` has them cast one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.states import HasInPlay, Mentions
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import SEVERAL_OF_IT

MOST_ALIKE = 4
"""Cards of one name that are played in a row."""


def with_played(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, what somebody plays cast where there is a spell among it: of permanents alone it is only told that
    they are there."""
    made = -1  # the sentence in which a card that makes mana is named
    for part in parts:
        said = part.said
        if isinstance(said, Mentions) and _is_row(said.things, part.sentence == made):
            made = part.sentence
            yield from _in_row(part, said.things)
            continue
        words = [token.text for token in form.tokens[part.first : part.last]]
        plays = isinstance(said, HasInPlay) and bool(said.who) and "play" in words[1:3] and "have" not in words[1:3]
        if isinstance(said, HasInPlay) and plays and _are_cast(said.things):
            for at, thing in enumerate(said.things):
                cast = Casts(replace(thing, number=0, marks=()), said.who, times=max(thing.number, 1))
                yield replace(part, said=cast, joins=frozenset({"and"}) if at else part.joins)
        else:
            yield part


def _is_row(things: Sequence[Mention], goes_on: bool) -> bool:
    return all(map(_is_plain, things)) and (goes_on or any(map(_makes_mana, things)))


def _in_row(part: Part, things: Sequence[Mention]) -> Iterator[Part]:
    """`Swamp, Dark Ritual, Hypnotic Specter`: named with what makes mana for them, cards are cast in that row."""
    lands = tuple(thing for thing in things if is_land(thing))
    if lands:
        yield replace(part, said=Mentions(lands))
    for at, thing in enumerate(each for each in things if not is_land(each)):
        cast = Casts(replace(thing, number=0, marks=()), times=max(thing.number, 1))
        yield replace(part, said=cast, joins=part.joins if not at and not lands else frozenset({"and"}))


def _makes_mana(thing: Mention) -> bool:
    """A spell that adds mana and is aimed at nothing."""
    text = card_named(thing.card).text if thing.card and is_spell(thing) else ""
    return text.startswith("Add {")


def _are_cast(things: Sequence[Mention]) -> bool:
    plain = all(_is_plain(thing) for thing in things)
    return plain and any(map(is_spell, things)) and not any(map(is_land, things))


def _is_plain(thing: Mention) -> bool:
    alike = thing.number <= 1 or (thing.marks == (SEVERAL_OF_IT,) and thing.number <= MOST_ALIKE)
    return bool(thing.card) and alike and not (thing.owner or thing.ability or thing.wears or thing.text)
