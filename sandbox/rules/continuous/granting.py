"""Abilities that are given to something: whose name stands in them, and which of them are linked."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.card import Card
from sandbox.meaning.effects import RemoveFromGame
from sandbox.meaning.nodes import Ability, Meaning
from sandbox.meaning.references import ChosenExiled, GrantedBy, Grantor


def given_by(game: Game, grantor: Object, ability: Ability) -> Ability:
    """The ability with the name of the card that gives it standing for that very object.

    Comprehensive Rules of 2006, 202.2b; of 2010, 201.4a.
    """
    given = _given_by(ability, grantor.id)
    if given is ability or given == ability:
        return ability  # what is remembered of an equal ability says nothing of this one
    game.grantors[grantor.id] = grantor
    assert isinstance(given, Ability)
    return given


def linked_anew(ability: Ability, link: int) -> Ability:
    """The ability linked with nothing but those that have the same number.

    Comprehensive Rules of 2006, 217.7d; of 2010, 607.4.
    """
    linked = _linked(ability, link)
    assert isinstance(linked, Ability)
    return linked


@lru_cache(maxsize=4096)
def _given_by(part: object, number: int) -> object:
    if isinstance(part, Grantor):
        return GrantedBy(number)
    if isinstance(part, tuple):
        found = tuple([_given_by(each, number) for each in part])
        return found if found != part else part
    return _with_parts(part, {name: _given_by(value, number) for name, value in _parts_of(part).items()})


@lru_cache(maxsize=4096)
def _linked(part: object, link: int) -> object:
    if isinstance(part, RemoveFromGame) and part.remembered:
        return replace(part, link=link)
    if isinstance(part, ChosenExiled):
        return replace(part, link=link)
    if isinstance(part, tuple):
        return tuple([_linked(each, link) for each in part])
    return _with_parts(part, {name: _linked(value, link) for name, value in _parts_of(part).items()})


def _parts_of(part: object) -> dict[str, object]:
    """A card that an ability speaks of, such as a token, has names and links of its own."""
    return part.parts() if isinstance(part, Meaning) and not isinstance(part, Card) else {}


def _with_parts(part: object, parts: dict[str, object]) -> object:
    """The same where nothing has changed."""
    return part.with_parts(parts) if isinstance(part, Meaning) and parts != _parts_of(part) else part
