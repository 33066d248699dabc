"""From printed values to characteristics."""

from __future__ import annotations

from sandbox.engine.characteristics import Characteristics
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Card, Static
from sandbox.terms.types import CardType

FACE_DOWN = Card("", types=frozenset({CardType.CREATURE}), power=2, toughness=2)
"""A face-down creature: 2/2, no name, no text, no subtypes, no cost."""


def derive(game: Game, looks: dict[Object, Characteristics]) -> None:
    """Fills `looks` for everything in play and for whatever a lasting effect holds elsewhere."""
    simple = not game.lasting
    for thing in game.battlefield:
        looks[thing] = found = printed(thing)
        if simple and (thing.counters or any(type(ability) is Static for ability in found.abilities)):
            simple = False
    if simple:
        return
    for lasting in game.lasting:
        for held in lasting.affected:
            if isinstance(held, Object) and held not in looks and not held.gone:
                looks[held] = printed(held)
    game.edition.continuous(game, looks)


def printed(thing: Object) -> Characteristics:
    """Face-down and copying creatures have other values to start from than their own card's."""
    if thing.face_down:
        return Characteristics(FACE_DOWN, thing.base_controller)
    return Characteristics(thing.copied or thing.card, thing.base_controller)
