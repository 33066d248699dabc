"""Enchantments that are moved, and artifacts that are tapped."""

from __future__ import annotations

from sandbox.engine.characteristics import Characteristics
from sandbox.engine.events import Told, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import AsEnters
from sandbox.rules.context import Context
from sandbox.rules.performing import perform
from sandbox.terms.types import CardType


@rule("moving enchantments")
def is_as_new(game: Game, thing: Object) -> None:
    """For itself it is freshly played: changes to it are wiped out, its choices are made again. For everything else
    it has
    only moved: nothing was cast, and what is on it stays."""
    for lasting in list(game.lasting):
        if thing in lasting.affected:
            lasting.affected = tuple(held for held in lasting.affected if held is not thing)
    thing.counters.clear()
    thing.chosen_color = None
    thing.chosen_land_type = None
    game.changed()
    game.emit(Told(f"{named(thing)} forgets what was done to it"))
    context = Context(thing, game.controller(thing), it=[thing])
    for ability in game.look(thing).abilities:
        if isinstance(ability, AsEnters):
            perform(game, context, ability.effects)


def keeps_its_choices(game: Game, thing: Object) -> None:
    """It is attached to something else, and that is all."""


# what a tapped artifact does


def only_as_a_creature(thing: Object, looks: Characteristics) -> bool:
    """The continuous effects of a tapped artifact do not work, unless it is a creature."""
    return CardType.ARTIFACT not in looks.types or looks.is_creature


def works_tapped_or_not(thing: Object, looks: Characteristics) -> bool:
    """Being tapped makes no difference."""
    return True
