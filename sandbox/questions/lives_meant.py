"""Of whom it is asked where they are at: of both players where it is `we`, and of a player whose life total is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskDamage, AskHappens, AskLife, AskWhere, AskWhoSurvives
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.thing_words import ME

_BOTH = frozenset({"we", "us", "our"})
_PLACES = frozenset({"hand", "graveyard", "library", "zone", "exile", "pile"})


def with_lives_meant(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, whose life total is asked about made plain."""
    fights = any(isinstance(part.said, AttacksWith | BlocksWith) for part in parts)
    told = {part.said.who for part in parts if isinstance(part.said, HasLife)}
    for part in parts:
        words = [token.text for token in form.tokens[part.first : part.last]]
        said = part.said
        if isinstance(said, AskLife) and said.who == ME and not said.gained and not _BOTH.isdisjoint(words):
            yield replace(part, said=AskLife() if told or "where" not in words else AskHappens())
        elif isinstance(said, AskDamage) and said.who and words[:2] == ["anything", "left"] and not fights:
            yield replace(part, said=AskWhoSurvives(said.who, all_sorts=True))
        elif isinstance(said, AskWhere) and said.thing.noun in told & {"he", "she"} and _PLACES.isdisjoint(words):
            yield replace(part, said=AskLife(said.thing.noun))
        else:
            yield part
