"""Values as JSON: a dataclass is an object of its fields, a tuple a list. Types alone say what comes out, so that the
API's schema can be told from the same classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from operator import attrgetter

from sandbox.scenarios.values.described import name_in_json

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]
Getter = Callable[[object], object]
Written = tuple[tuple[str, Getter, bool], ...]
WRITTEN: dict[type, Written] = {}
PLAIN, LISTS = (str, int, float), (tuple, list)


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
    if is_dataclass(value):
        return object_as_json(value)
    raise TypeError(f"{type(value).__name__} is no value that JSON can hold")


def object_as_json(value: object) -> dict[str, Json]:
    """A dataclass; a field that may be left out is, where it is None."""
    found: dict[str, Json] = {}
    for name, get, optional in written(type(value)):
        part = get(value)
        if part is not None or not optional:
            found[name] = as_json(part)
    return found


def listed_as_json(values: Iterable[object]) -> list[dict[str, Json]]:
    """Several dataclasses."""
    return [object_as_json(value) for value in values]


def written(kind: type) -> Written:
    """For each field that stands in JSON: its name there, how it is read, and whether it is left out where it is
    None. Worked out once for each class."""
    if kind not in WRITTEN:
        WRITTEN[kind] = tuple((name, attrgetter(source), optional) for name, source, optional in parts_of(kind))
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
