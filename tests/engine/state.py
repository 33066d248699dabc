"""A game's state as one value: equal for equal states, whichever objects of Python hold them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum

from sandbox.engine.game import Edition, Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import Node, Trace

NOT_STATE = {
    "_derived",
    "_is_derived",
    "_printed",
    "budget",
    "oracle",
    "questions",
    "_allowed",
    "edition",
    "rules",
    "_unnoticed",
    "is_at_rest",
    "_attached",
}
"""What a game holds besides its state: caches, how much it has worked and asked, who answers, and rules."""
NOT_PARTS = {"owned_zones", "printed"}
"""The same lists under other names, and what characteristics work out when first asked."""


def state_of(game: Game) -> object:
    """Everything that rules could look at, with objects by their numbers and the trace by its sentences. What
    permanents are is worked out when somebody looks: so everybody looks first."""
    for permanent in list(game.battlefield):
        game.characteristics(permanent)
    seen: dict[int, int] = {}
    held = {name: _plain(value, seen) for name, value in vars(game).items() if name not in NOT_STATE}
    return held | {"objects": [_parts(thing, seen) for thing in everywhere(game)]}


def everywhere(game: Game) -> list[Object]:
    """Every object in a list of the game."""
    found = list(game.battlefield) + [action.source for action in (*game.waiting, *game.resolving, *game.triggers)]
    for player in game.players:
        for zone in player.owned_zones.values():
            found += zone
        found += [*player.somewhere, *player.bottom]
    return found


def _plain(value: object, seen: dict[int, int]) -> object:
    if value is None or isinstance(value, str | int | Enum | Callable):
        return getattr(value, "__qualname__", value)
    if isinstance(value, Object):
        return ("object", value.id)
    if isinstance(value, Trace):
        return sentences(value)
    if isinstance(value, list | tuple):
        return [_plain(part, seen) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(repr(_plain(part, seen)) for part in value)
    if isinstance(value, dict):
        return [(_key(key, seen), _plain(part, seen)) for key, part in value.items()]
    if type(value).__module__.startswith(("sandbox.meaning", "sandbox.terms")) or isinstance(value, Edition | Node):
        return value if not isinstance(value, Node) else value.text
    return _thing(value, seen)


def _key(key: object, seen: dict[int, int]) -> object:
    """Numbers beyond all counting are places in memory."""
    return "a place" if isinstance(key, int) and key > 1_000_000 else _plain(key, seen)


def _thing(value: object, seen: dict[int, int]) -> object:
    if id(value) in seen:
        return ("again", seen[id(value)])
    seen[id(value)] = len(seen)
    return _parts(value, seen)


def _parts(value: object, seen: dict[int, int]) -> object:
    names = [f.name for f in fields(value)] if is_dataclass(value) else _names(value)
    return [(name, _plain(getattr(value, name, None), seen)) for name in names if name not in NOT_PARTS]


def _names(value: object) -> list[str]:
    return list(getattr(value, "__slots__", ())) or list(vars(value))


def sentences(trace: Trace) -> list[tuple[str, str | None]]:
    """Every sentence of the trace with its rule, in order."""
    return [(node.text, node.rule) for node in trace.all_nodes()]
