"""Which faces of a card with several count where."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.terms.shapes import IN_HALVES, Shape


def castable_faces(card: Card) -> tuple[Card | None, ...]:
    """Each way in which the card can be cast or played from a hand: by a face, or, for None, as what it is by itself.

    Comprehensive Rules of 2026, 709.3, 712.11, 712.12 and 715.3.
    """
    if card.shape in IN_HALVES:
        return (None, *card.faces) if _has(card.faces[0], "fuse") else card.faces
    if card.shape in (Shape.MODAL, Shape.ADVENTURE, Shape.OMEN):
        return None, card.faces[1]
    return (None,)


def is_cast_by_halves(card: Card) -> bool:
    """Whether the card as it is cannot be cast but by one of its halves, or by both together with fuse."""
    return card.shape in IN_HALVES


def has_aftermath(half: Card) -> bool:
    return _has(half, "aftermath")


def _has(face: Card, word: str) -> bool:
    return any(isinstance(ability, Keyword) and ability.word == word for ability in face.abilities)


def other_face(thing: Object) -> Card:
    """Of what is double-faced, the face that is not up."""
    front, back = thing.card.faces
    return front if thing.has_back_up else back


def is_transformed(thing: Object) -> bool:
    """Comprehensive Rules of 2026, 701.27g."""
    return thing.in_play and thing.is_double_faced and thing.has_back_up and not thing.merged_with


def is_kept_as_it_is(game: Game, thing: Object) -> bool:
    """Whether a text says that it can't transform."""
    return Cannot("transform") in game.characteristics(thing).rule_changes
