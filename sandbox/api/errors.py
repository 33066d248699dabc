"""The one form in which the API says what is wrong."""

from __future__ import annotations

from django.http import Http404
from rest_framework.response import Response
from rest_framework.views import exception_handler

from sandbox.scenarios.values.fault import fault
from sandbox.scenarios.values.serialization import as_json


def error_response(error: Exception, context: dict[str, object]) -> Response | None:
    """Every refusal of the API as ``{"error": …}`` with the fields of a malformed scenario."""
    response = exception_handler(error, context)
    if response is not None:
        missing = str(error) if isinstance(error, Http404) else ""
        response.data = {"error": as_json(fault(missing or in_a_sentence(response.data)))}
    return response


def in_a_sentence(data: object) -> str:
    """What the framework says of a request, field by field, as one line."""
    if isinstance(data, dict):
        return "; ".join(str(v) if k == "detail" else f"{k}: {in_a_sentence(v)}" for k, v in data.items())
    return " ".join(map(in_a_sentence, data)) if isinstance(data, list) else str(data)
