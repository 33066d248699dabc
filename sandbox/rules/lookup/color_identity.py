"""The color identity of a card: the colors of the mana symbols in its cost and text, and of its color indicator, on
all of its faces.

Comprehensive Rules of 2026, 903.4 and 903.4d.
"""

from __future__ import annotations

import re

from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.meaning.card import Card
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_REMINDER = re.compile(r"\([^()]*\)")
OF_LAND_TYPES = dict(zip(("Plains", "Island", "Swamp", "Mountain", "Forest"), Color, strict=True))


def color_identity(card: Card) -> frozenset[Color]:
    """Reminder text does not count (903.4c)."""
    colors = set(card.colors)
    for face in (card, *card.faces):
        symbols = [*(face.cost.symbols if face.cost else ()), *_SYMBOL.findall(_REMINDER.sub("", face.text))]
        colors |= face.colors | {color for color in Color for symbol in symbols if color.symbol in symbol.split("/")}
    return frozenset(colors)


def colors_of_commanders(game: Game, player: Player) -> frozenset[Color]:
    """The color identity of all the commanders of a player together (702.124c); established before the game begins,
    whatever becomes of them (903.4a)."""
    own = (commander.card for commander in game.commanders.values() if commander.owner is player)
    return frozenset().union(*map(color_identity, own))


def fits_deck_of(card: Card, commander: Card) -> bool:
    """Whether every color of its identity is one of the commander's, and so is that of each basic land type (903.5c
    and 903.5d)."""
    types = {subtype for face in (card, *card.faces) for subtype in face.subtypes if subtype in BASIC_LAND_TYPES}
    made = {OF_LAND_TYPES[subtype] for subtype in types}
    return color_identity(card) | made <= color_identity(commander)
