"""Answers of the API as JSON: views hand over values, and their encoder asks for what stands in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass

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


class ValueRenderer(JSONRenderer):
    """JSON of values, and of what holds them."""

    encoder_class = ValueEncoder


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
