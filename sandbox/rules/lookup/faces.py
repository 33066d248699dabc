"""Which faces of a card with several count where."""

from __future__ import annotations

from sandbox.engine.objects import Object
from sandbox.meaning.card import Card
from sandbox.terms.shapes import Shape


def castable_faces(card: Card) -> tuple[Card | None, ...]:
    """Each way in which the card can be cast or played from a hand: by a face, or, for None, as what it is by itself.

    Comprehensive Rules of 2026, 709.3, 712.11, 712.12 and 715.3.
    """
    if card.shape is Shape.SPLIT:
        return card.faces
    if card.shape in (Shape.MODAL, Shape.ADVENTURE):
        return None, card.faces[1]
    return (None,)


def other_face(thing: Object) -> Card:
    """Of what is double-faced, the face that is not up."""
    front, back = thing.card.faces
    return front if thing.has_back_up else back
