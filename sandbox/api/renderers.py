"""Answers of the API as JSON: views hand over values, and their encoder asks for what stands in them."""

from __future__ import annotations

from dataclasses import is_dataclass

from rest_framework.renderers import JSONRenderer
from rest_framework.utils.encoders import JSONEncoder

from sandbox.scenarios.values.serialization import fields_in_json


class ValueEncoder(JSONEncoder):
    """Knows dataclasses beside what the framework's encoder knows."""

    def default(self, value: object) -> object:
        return fields_in_json(value) if is_dataclass(value) else super().default(value)


class ValueRenderer(JSONRenderer):
    """JSON of values, and of what holds them."""

    encoder_class = ValueEncoder
