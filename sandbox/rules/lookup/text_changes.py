"""The words in a text that an effect may change."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from sandbox.engine.game import Game
from sandbox.engine.objects import Object


def words_of(game: Game, thing: Object) -> set[str]:
    """Every word of the object's text and type line."""
    characteristics = game.characteristics(thing)
    return _words(characteristics.abilities) | set(characteristics.subtypes)


def _words(part: object) -> set[str]:
    if isinstance(part, str):
        return {part}
    if isinstance(part, tuple | frozenset):
        return {word for item in part for word in _words(item)}
    if is_dataclass(part) and not isinstance(part, type):
        return {word for field in fields(part) for word in _words(getattr(part, field.name))}
    return set()
