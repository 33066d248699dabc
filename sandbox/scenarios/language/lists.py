"""Lists of permanents in the sentences of a position: `3 Forests and Hill Giant`."""

from __future__ import annotations

from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.scenarios.language.names import counted, singulars, split_list
from sandbox.scenarios.language.setup import Setup
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone


def permanents(setup: Setup, things: str) -> list[Object]:
    """A count means the first so many of the name. Raises Malformed where one is named twice, or there are too few."""
    names = split_list(things, lambda name: setup.names.find(name) is not None or bool(_called(setup, name)))
    found = [thing for name in names for thing in _of_part(setup, name)]
    if twice := next((one for place, one in enumerate(found) if one in found[:place]), None):
        raise Malformed(f"{named(twice)} is named twice; another of that name has a number", setup.line)
    return found


def _of_part(setup: Setup, name: str) -> list[Object]:
    number = counted(name)[0]
    if number == 1 or setup.names.find(name) is not None:
        return [setup.permanent(name)]
    there = [thing for thing in _called(setup, name) if thing.zone is Zone.BATTLEFIELD]
    if len(there) < number:
        play = setup.game.edition.words.play
        raise Malformed(f"there are not so many {play}: {len(there)}", setup.line, 1, name)
    return there[:number]


def _called(setup: Setup, name: str) -> list[Object]:
    """Everything so far that is called as what is counted there."""
    keys = [one.lower() for one in singulars(counted(name)[1])]
    labels = next((setup.names.by_card[key] for key in keys if key in setup.names.by_card), [])
    return [setup.names.labels[label] for label in labels]
