"""The schema of values in the API, told from their classes: a dataclass says by itself which JSON it becomes.

Ready-made serializers for dataclasses build a tree of fields for each value that they write, and need Django; rulings
are also printed by commands that do without it. So one plain function writes all values (see ``as_json``), and this
module tells the schema from the same classes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from inspect import getdoc
from types import NoneType, UnionType
from typing import ClassVar, Union, get_args, get_origin, get_type_hints

from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import Direction
from rest_framework import serializers

from sandbox.scenarios.values.described import described, name_in_json
from sandbox.scenarios.values.serialization import Json, object_as_json, parts_of

Schema = dict[str, Json]
Refer = Callable[[type], Schema]
"""Where the schema of another class stands."""

BASIC = {str: "string", int: "integer", float: "number", bool: "boolean"}


class ValueSerializer(serializers.Serializer[object]):
    """A value of one class."""

    value_class: ClassVar[type]

    def to_representation(self, instance: object) -> Schema:
        return object_as_json(instance)


@cache
def serializer_of(value_class: type) -> type[ValueSerializer]:
    """The serializer of a dataclass; of each class there is one."""
    return type(value_class.__name__, (ValueSerializer,), {"value_class": value_class, "__doc__": value_class.__doc__})


class ValueSchema(OpenApiSerializerExtension):  # type: ignore[no-untyped-call]  # the library's
    """Puts the schemas of values among the components, one for each class."""

    target_class = ValueSerializer
    match_subclasses = True

    def get_name(self, auto_schema: AutoSchema, direction: Direction) -> str:
        return str(self.target.value_class.__name__)

    def map_serializer(self, auto_schema: AutoSchema, direction: Direction) -> Schema:
        def refer(value_class: type) -> Schema:
            reference: Schema = auto_schema.resolve_serializer(serializer_of(value_class), direction).ref
            return reference

        return object_schema(self.target.value_class, refer)


def object_schema(value_class: type, refer: Refer) -> Schema:
    """The JSON Schema of a dataclass."""
    hints = get_type_hints(value_class)
    about = {name_in_json(field): described(field) for field in fields(value_class)}
    properties: Schema = {}
    required: list[Json] = []
    for name, source, optional in parts_of(value_class):
        kind = hints[source] if source in hints else type_of_property(value_class, source)
        schema = type_schema(without_none(kind) if optional else kind, refer)
        properties[name] = {**schema, "description": about[name]} if about[name] else schema
        required += [] if optional else [name]
    about_it = getdoc(value_class) or ""
    return {"type": "object", "description": about_it, "properties": properties, "required": required}


def type_of_property(value_class: type, name: str) -> object:
    """What a property says that it gives."""
    return get_type_hints(getattr(value_class, name).fget)["return"]


def type_schema(kind: object, refer: Refer) -> Schema:
    """The schema of a field's type. Raises TypeError for what no value may hold."""
    if isinstance(kind, type) and kind in BASIC:
        return {"type": BASIC[kind]}
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType) and NoneType in inner:
        return nullable(type_schema(without_none(kind), refer))
    if origin is tuple and inner[1:] == (...,):
        return {"type": "array", "items": type_schema(inner[0], refer)}
    if origin is Mapping and inner[0] is str:
        return {"type": "object", "additionalProperties": type_schema(inner[1], refer)}
    if isinstance(kind, type):
        return refer(kind)
    raise TypeError(f"{kind} has no schema")


def nullable(schema: Schema) -> Schema:
    """The same, or null."""
    if isinstance(schema.get("type"), str):
        return {**schema, "type": [schema["type"], "null"]}
    return {"oneOf": [schema, {"type": "null"}]}


def without_none(kind: object) -> object:
    """What a type that may be None is else."""
    left = tuple(part for part in get_args(kind) if part is not NoneType)
    return left[0] if len(left) == 1 else kind
