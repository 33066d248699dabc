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
from sandbox.rules.continuous.effects_in_force import ContinuousEffect
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.references import players_at
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype

CHARACTERISTICS = (
    GetsPT, HasBasePT, SwitchesPT, Has, Loses, LosesAllAbilities, IsColor, IsChosenColor, ControlledBy, IsAlso,
    IsLandType, IsChosenLandType, HasSupertype, WordsChanged,
)  # fmt: skip
"""What changes what a thing is. Every other modification says what it may or must do, once it is known what it is."""


def apply(game: Game, effect: ContinuousEffect, thing: Object, characteristics: Characteristics) -> None:
    """Makes the piece's change to what the thing is. What is no characteristic is kept among what holds for it."""
    modification = effect.modification
    characteristics.keywords = None
    match modification:
        case GetsPT(power, toughness):
            _adds(game, effect, characteristics, power, toughness)
        case HasBasePT(power, toughness):
            context = effect.context()
            context.it = [thing]
            characteristics.power = count(game, context, power)
            characteristics.toughness = count(game, context, toughness)
        case SwitchesPT():
            characteristics.power, characteristics.toughness = characteristics.toughness, characteristics.power
        case Has(ability):
            characteristics.abilities = (*characteristics.abilities, ability)
        case Loses(word):
            characteristics.abilities = tuple(
                a for a in characteristics.abilities if not (isinstance(a, Keyword) and a.word == word)
            )
        case LosesAllAbilities():
            characteristics.abilities = ()
        case IsColor(colors, besides):
            characteristics.colors = characteristics.colors | colors if besides else colors
        case IsChosenColor():
            if effect.source.chosen_color is not None:
                characteristics.colors = frozenset({effect.source.chosen_color})
        case ControlledBy(who):
            characteristics.controller = players_at(game, effect.context(), who)[0]
        case _:
            _apply_type(game, effect, thing, characteristics)


def _adds(
    game: Game, effect: ContinuousEffect, characteristics: Characteristics, power: object, toughness: object
) -> None:
    if characteristics.power is not None and characteristics.toughness is not None:
        characteristics.power += count(game, effect.context(), power)  # type: ignore[arg-type]
        characteristics.toughness += count(game, effect.context(), toughness)  # type: ignore[arg-type]


def _apply_type(game: Game, effect: ContinuousEffect, thing: Object, characteristics: Characteristics) -> None:
    match effect.modification:
        case IsAlso(types, subtypes, instead):
            characteristics.types = types if instead and types else characteristics.types | types
            characteristics.subtypes = subtypes if instead else characteristics.subtypes | subtypes
        case IsLandType(types):
            game.edition.land_becomes(characteristics, types)
        case IsChosenLandType():
            if effect.source.chosen_land_type:
                game.edition.land_becomes(characteristics, frozenset({effect.source.chosen_land_type}))
        case HasSupertype(supertype):
            characteristics.supertypes = characteristics.supertypes | {supertype}
        case WordsChanged(old, new):
            _change_words(characteristics, old, new)
        case standing:
            characteristics.standing.append(standing)


def _change_words(characteristics: Characteristics, old: str, new: str) -> None:
    characteristics.abilities = with_words_changed(characteristics.abilities, old, new)
    if old in BASIC_LAND_TYPES and old in characteristics.subtypes:
        characteristics.subtypes = characteristics.subtypes - {old} | {new}


def apply_counters(thing: Object, characteristics: Characteristics) -> None:
    """A counter written as +X/+Y changes power and toughness by as much."""
    if (
        characteristics.power is None
        or characteristics.toughness is None
        or CardType.CREATURE not in characteristics.types
    ):
        return
    for name, number in thing.counters.items():
        if "/" in name:
            power, toughness = name.split("/")
            characteristics.power += int(power) * number
            characteristics.toughness += int(toughness) * number


def land_takes_type_and_name(characteristics: Characteristics, types: frozenset[str]) -> None:
    """The land's name, type and text are replaced by those of the new type; its color and its being snow-covered stay.

    Mirage rulebook, section III, Changing Land Types.
    """
    characteristics.name = " ".join(sorted(types))
    land_takes_type(characteristics, types)
    characteristics.supertypes = frozenset(word for word in characteristics.supertypes if word is Supertype.SNOW) | {
        Supertype.BASIC
    }


def land_takes_type(characteristics: Characteristics, types: frozenset[str]) -> None:
    """The land has the new land type instead of its own and loses the abilities of its text; name and supertypes
    stay.
    """
    characteristics.subtypes = types
    characteristics.abilities = ()
    characteristics.keywords = None
