"""Single changes of characteristics."""

from __future__ import annotations

from sandbox.engine.characteristics import Characteristics
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Keyword
from sandbox.meaning.continuous import (
    ControlledBy,
    GetsPT,
    Has,
    HasBasePT,
    HasSupertype,
    IsAlso,
    IsChosenColor,
    IsChosenLandType,
    IsColor,
    IsLandType,
    Loses,
    LosesAllAbilities,
    SwitchesPT,
    WordsChanged,
)
from sandbox.meaning.words import with_words_changed
from sandbox.rules.continuous.effects_in_force import Piece
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.references import players_at
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype

CHARACTERISTICS = (
    GetsPT, HasBasePT, SwitchesPT, Has, Loses, LosesAllAbilities, IsColor, IsChosenColor, ControlledBy, IsAlso,
    IsLandType, IsChosenLandType, HasSupertype, WordsChanged,
)  # fmt: skip
"""What changes what a thing is. Every other modification says what it may or must do, once it is known what it is."""


def apply(game: Game, piece: Piece, thing: Object, looks: Characteristics) -> None:
    """Makes the piece's change to what the thing is. What is no characteristic is kept among what holds for it."""
    modification = piece.modification
    looks.keywords = None
    match modification:
        case GetsPT(power, toughness):
            _adds(game, piece, looks, power, toughness)
        case HasBasePT(power, toughness):
            context = piece.context()
            context.it = [thing]
            looks.power = count(game, context, power)
            looks.toughness = count(game, context, toughness)
        case SwitchesPT():
            looks.power, looks.toughness = looks.toughness, looks.power
        case Has(ability):
            looks.abilities = (*looks.abilities, ability)
        case Loses(word):
            looks.abilities = tuple(a for a in looks.abilities if not (isinstance(a, Keyword) and a.word == word))
        case LosesAllAbilities():
            looks.abilities = ()
        case IsColor(colors, besides):
            looks.colors = looks.colors | colors if besides else colors
        case IsChosenColor():
            if piece.source.chosen_color is not None:
                looks.colors = frozenset({piece.source.chosen_color})
        case ControlledBy(who):
            looks.controller = players_at(game, piece.context(), who)[0]
        case _:
            _apply_type(game, piece, thing, looks)


def _adds(game: Game, piece: Piece, looks: Characteristics, power: object, toughness: object) -> None:
    if looks.power is not None and looks.toughness is not None:
        looks.power += count(game, piece.context(), power)  # type: ignore[arg-type]
        looks.toughness += count(game, piece.context(), toughness)  # type: ignore[arg-type]


def _apply_type(game: Game, piece: Piece, thing: Object, looks: Characteristics) -> None:
    match piece.modification:
        case IsAlso(types, subtypes, instead):
            looks.types = types if instead and types else looks.types | types
            looks.subtypes = subtypes if instead else looks.subtypes | subtypes
        case IsLandType(types):
            game.edition.land_becomes(looks, types)
        case IsChosenLandType():
            if piece.source.chosen_land_type:
                game.edition.land_becomes(looks, frozenset({piece.source.chosen_land_type}))
        case HasSupertype(supertype):
            looks.supertypes = looks.supertypes | {supertype}
        case WordsChanged(old, new):
            _change_words(looks, old, new)
        case standing:
            looks.standing.append(standing)


def _change_words(looks: Characteristics, old: str, new: str) -> None:
    looks.abilities = with_words_changed(looks.abilities, old, new)
    if old in BASIC_LAND_TYPES and old in looks.subtypes:
        looks.subtypes = looks.subtypes - {old} | {new}


def apply_counters(thing: Object, looks: Characteristics) -> None:
    """A counter written as +X/+Y changes power and toughness by as much."""
    if looks.power is None or looks.toughness is None or CardType.CREATURE not in looks.types:
        return
    for name, number in thing.counters.items():
        if "/" in name:
            power, toughness = name.split("/")
            looks.power += int(power) * number
            looks.toughness += int(toughness) * number


def land_takes_type_and_name(looks: Characteristics, types: frozenset[str]) -> None:
    """The land's name, type and text are replaced by those of the new type; its color and its being snow-covered stay.

    Mirage rulebook, section III, Changing Land Types.
    """
    looks.name = " ".join(sorted(types))
    land_takes_type(looks, types)
    looks.supertypes = frozenset(word for word in looks.supertypes if word is Supertype.SNOW) | {Supertype.BASIC}


def land_takes_type(looks: Characteristics, types: frozenset[str]) -> None:
    """The land has the new land type instead of its own and loses the abilities of its text; name and supertypes
    stay.
    """
    looks.subtypes = types
    looks.abilities = ()
    looks.keywords = None
