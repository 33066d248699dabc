"""Values as JSON: a dataclass is an object of its fields, a tuple a list. Types alone say what comes out, so that the
API's schema can be told from the same classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from operator import attrgetter

from sandbox.scenarios.values.described import name_in_json

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]
PLAIN, LISTS = (str, int, float), (tuple, list)


@dataclass(frozen=True)
class Written:
    """How a class of values is written: the names in JSON, what reads all of their values at once, and which are left
    out where they are None."""

    names: tuple[str, ...]
    read: Callable[[object], tuple[object, ...]]
    """What it gives has one part more than there are names, so that it is a tuple where there is one name."""
    optional: tuple[str, ...]


WRITTEN: dict[type, Written] = {}


def as_json(value: object) -> Json:
    """The value in the types of JSON. Raises TypeError for what is no value."""
    if value is None or isinstance(value, PLAIN):
        return value
    if type(value) in WRITTEN:
        return object_as_json(value)
    if isinstance(value, LISTS):
        return [as_json(part) for part in value]
    if isinstance(value, Mapping):
        return {str(key): as_json(part) for key, part in value.items()}
    return object_as_json(value)


def object_as_json(value: object) -> dict[str, Json]:
    """A dataclass; a field that may be left out is, where it is None."""
    return {name: as_json(part) for name, part in fields_in_json(value).items()}


def fields_in_json(value: object) -> dict[str, object]:
    """What stands in JSON for a dataclass or a mapping, its parts as they are: an encoder asks for each of them in
    turn (``json.dumps(…, default=fields_in_json)``). Raises TypeError for what is no value."""
    kind = WRITTEN.get(type(value))
    if kind is None:
        if isinstance(value, Mapping):
            return {str(key): part for key, part in value.items()}
        kind = written(type(value))
    found = dict(zip(kind.names, kind.read(value), strict=False))
    for name in kind.optional:
        if found[name] is None:
            del found[name]
    return found


def listed_as_json(values: Iterable[object]) -> list[dict[str, Json]]:
    """Several dataclasses."""
    return [object_as_json(value) for value in values]


def written(kind: type) -> Written:
    """Worked out once for each class. Raises TypeError for one that is no dataclass."""
    if kind not in WRITTEN:
        if not is_dataclass(kind):
            raise TypeError(f"{kind.__name__} is no value that JSON can hold")
        parts = parts_of(kind)
        names, optional = tuple(name for name, _, _ in parts), tuple(name for name, _, left_out in parts if left_out)
        WRITTEN[kind] = Written(names, attrgetter(*(source for _, source, _ in parts), "__class__"), optional)
    return WRITTEN[kind]


def parts_of(kind: type) -> list[tuple[str, str, bool]]:
    """For each field that stands in JSON: its name there, the attribute that holds it, whether it may be left out."""
    assert is_dataclass(kind)
    named = [(name_in_json(field), field) for field in fields(kind)]
    return [
        (name, name if hasattr(kind, name) else field.name, field.default is not MISSING and field.default is None)
        for name, field in named
        if name
    ]
