"""Abilities of a card that are linked: one removes cards, and another speaks of what was removed."""

from typing import TypeVar

from sandbox.meaning import abilities, effects
from sandbox.meaning.nodes import Ability, Effect, Meaning
from sandbox.meaning.references import ChosenExiled
from sandbox.wording.pointing import holds

N = TypeVar("N", bound=Meaning)


def linked(found: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A card that speaks again of what it removed remembers what it removes."""
    if not any(holds(found, sort) for sort in (effects.ReturnRemoved, ChosenExiled)):
        return found
    return tuple([_remembering(ability) for ability in found])


def _remembering(meaning: N) -> N:
    parts = {name: _with_memory(part) for name, part in meaning.parts().items()}
    return meaning.with_parts(parts | {"remembered": True} if isinstance(meaning, effects.RemoveFromGame) else parts)


def _with_memory(part: object) -> object:
    if isinstance(part, tuple):
        return tuple([_with_memory(item) for item in part])
    return _remembering(part) if isinstance(part, (Ability, abilities.Mode, Effect)) else part
