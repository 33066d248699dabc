"""Whom `his` and `her` mean where both players have names: templates take these words for one, that of the opponent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from sandbox.meaning.nodes import Meaning
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.people import ASKERS
from sandbox.questions.said.things import PartSaid, PlayerOf

M = TypeVar("M", bound=Meaning)

_CALLED = {
    "he": frozenset({"he", "him", "his", "himself"}),
    "she": frozenset({"she", "her", "hers", "herself"}),
    "they": frozenset({"they", "their", "theirs", "them"}),
}
_TAKEN_FOR = frozenset({"he", "opp"})
"""What templates that have `his|her|their` say for each of them."""


def with_sexes(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, what is hers said to be hers."""
    words = [token.text for token in form.tokens]
    if {"bob", "sue"}.isdisjoint(words) or not ASKERS.isdisjoint(words):
        yield from parts
        return
    for part in parts:
        meant = _meant(words[part.first : part.last])
        yield part if meant is None else replace(part, said=meant(part.said))


def _meant(words: Collection[str]) -> Callable[[PartSaid], PartSaid] | None:
    """Says of whom the words of a part speak, where they call one by a pronoun and not two."""
    said = {who for who, called in _CALLED.items() if not called.isdisjoint(words)}
    if len(said) != 1:
        return None
    taken = _TAKEN_FOR - said - ({"opp"} if "opp" in words else set())
    who = said.pop()
    return lambda meaning: _told_of(meaning, taken, who)


def _told_of(meaning: M, taken: Collection[str], who: str) -> M:
    """The same said of that player."""
    changed = {name: _changed(value, taken, who) for name, value in meaning.parts().items()}
    return meaning.with_parts({name: value for name, value in changed.items() if value != meaning.parts()[name]})


def _changed(value: object, taken: Collection[str], who: str) -> object:
    if isinstance(value, Meaning):
        return _told_of(value, taken, who)
    if isinstance(value, tuple):
        return tuple([_changed(each, taken, who) for each in value])
    return who if isinstance(value, str) and not isinstance(value, PlayerOf) and value in taken else value
