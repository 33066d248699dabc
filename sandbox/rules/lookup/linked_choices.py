"""Which choices made for a permanent its abilities find: `the chosen color`, `the chosen type`."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.terms.colors import Color


def chosen_color(game: Game, thing: Object) -> Color | None:
    """The color chosen for the permanent, where its abilities find it."""
    return thing.chosen_color if game.edition.finds_choice(thing) else None


def chosen_land_type(game: Game, thing: Object) -> str | None:
    """The land type chosen so."""
    return thing.chosen_land_type if game.edition.finds_choice(thing) else None


def chosen_creature_type(game: Game, thing: Object) -> str | None:
    """The creature type chosen so."""
    return thing.chosen_creature_type if game.edition.finds_choice(thing) else None


# whether a permanent that has become something else since finds what was chosen


def for_any_ability(thing: Object) -> bool:
    """What was chosen counts for every ability that speaks of such a choice.

    Comprehensive Rules of 2006, 503.8.
    """
    return True


def for_the_linked_ability(thing: Object) -> bool:
    """What was chosen counts for what it was chosen as: an ability that it has got by a later copying, be it the same
    pair once more, is linked to no choice that was made before.

    Comprehensive Rules of 2010, 607.2d, 706.7 and 706.7a.
    """
    return thing.chosen_as is None or thing.chosen_as is thing.copiable_card
