"""What was chosen for a permanent as it came into play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from sandbox.cards import is_card_name
from sandbox.engine.changes.choices import (
    choose_color_for,
    choose_creature_type_for,
    choose_land_type_for,
    choose_name_for,
    choose_player_for,
)
from sandbox.engine.objects import Object
from sandbox.meaning.effects import (
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseLandType,
    ChooseOpponent,
    Effect,
)
from sandbox.scenarios.language.known_cards import known_card
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.errors import Malformed
from sandbox.terms.types import BASIC_LAND_TYPES

ASKED = {
    ChooseOpponent: "a player",
    ChooseColor: "a color",
    ChooseLandType: "a basic land type",
    ChooseCreatureType: "a creature type",
    ChooseCardName: "a card name",
}
"""Effects that ask for a choice to be kept, and what it is."""


def was_chosen(thing: str, choice: str) -> Given:
    """A word that could be several things is what the permanent's text asks for."""

    def choose(setup: Setup) -> None:
        found = setup.object(thing)
        asked = list(dict.fromkeys(_asked(setup.game.characteristics(found).abilities)))
        if not asked:
            raise Malformed(f"the text of {thing} asks for no such choice", setup.line, 1, thing)
        kinds = [kind for kind in asked if _is_one(setup, choice, kind)]
        if not kinds:
            wanted = " or ".join(ASKED[kind] for kind in asked)
            options = [str(color) for color in Color] if ChooseColor in asked else []
            options += BASIC_LAND_TYPES if ChooseLandType in asked else []
            raise Malformed(f"expected {wanted}, which {thing} asks for", setup.line, 1, choice, options)
        setup.once(f"{ASKED[kinds[0]]} for {thing}", choice.lower(), found)
        _keep(setup, found, kinds[0], choice)

    return choose


def _asked(part: object) -> Iterator[type[Effect]]:
    """The choices that a text asks for, wherever it does."""
    if isinstance(part, Effect) and type(part) in ASKED:
        yield type(part)
    elif isinstance(part, tuple | list | frozenset):
        for one in part:
            yield from _asked(one)
    elif is_dataclass(part):
        for each in fields(part):
            yield from _asked(getattr(part, each.name))


def _is_one(setup: Setup, choice: str, kind: type[Effect]) -> bool:
    if kind is ChooseOpponent:
        return setup.names.player(choice) is not None
    if kind is ChooseColor:
        return choice.lower() in list(Color)
    if kind is ChooseCardName:
        return is_card_name(choice.lower())
    return choice in (BASIC_LAND_TYPES if kind is ChooseLandType else CREATURE_TYPES)


def _keep(setup: Setup, found: Object, kind: type[Effect], choice: str) -> None:
    game = setup.game
    if kind is ChooseOpponent:
        choose_player_for(game, found, setup.player(choice))
    elif kind is ChooseColor:
        choose_color_for(game, found, Color(choice.lower()))
    elif kind is ChooseLandType:
        choose_land_type_for(game, found, choice)
    elif kind is ChooseCreatureType:
        choose_creature_type_for(game, found, choice)
    else:
        choose_name_for(game, found, known_card(choice, setup.line).name)
