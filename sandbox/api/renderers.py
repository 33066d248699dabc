"""Answers of the API as JSON: views hand over values, and their encoder asks for what stands in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass

import orjson
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.utils.encoders import JSONEncoder

from sandbox.scenarios.values.serialization import WRITTEN, fields_in_json


class ValueEncoder(JSONEncoder):
    """Knows dataclasses beside what the framework's encoder knows."""

    def default(self, value: object) -> object:
        known = type(value) in WRITTEN or is_dataclass(value)
        return fields_in_json(value) if known else super().default(value)


ENCODER = ValueEncoder()
AS_ENCODED = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_NON_STR_KEYS


class ValueRenderer(JSONRenderer):
    """JSON of values, and of what holds them. Where it is to be indented, or holds a number of more than 64 bits, the
    framework writes it."""

    encoder_class = ValueEncoder

    def render(
        self, data: object, accepted_media_type: str | None = None, renderer_context: Mapping[str, object] | None = None
    ) -> bytes:
        if data is not None and not self.get_indent(accepted_media_type or "", renderer_context or {}):
            try:
                return orjson.dumps(data, ENCODER.default, AS_ENCODED)
            except orjson.JSONEncodeError:
                pass
        written: bytes = super().render(data, accepted_media_type, renderer_context)
        return written


class Negotiation(DefaultContentNegotiation):
    """The framework's, but that nothing has to be weighed for a client that takes anything."""

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        asks_for_a_form = format_suffix or request.META.get("QUERY_STRING")
        if not asks_for_a_form and request.META.get("HTTP_ACCEPT", "*/*") == "*/*":
            first = next(iter(renderers))
            return first, first.media_type
        weighed: tuple[BaseRenderer, str] = super().select_renderer(request, renderers, format_suffix)
        return weighed
