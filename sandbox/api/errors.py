"""The one form in which the API says what is wrong."""

from __future__ import annotations

import logging

from django.http import Http404
from rest_framework.exceptions import ParseError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import exception_handler

from sandbox.scenarios.values.fault import fault
from sandbox.scenarios.values.serialization import as_json

log = logging.getLogger(__name__)
MOST_LOGGED = 20_000
"""So many characters of a request that broke something stand in the log."""


def error_response(error: Exception, context: dict[str, object]) -> Response:
    """Every refusal of the API as ``{"error": …}`` with the fields of a malformed scenario. A bug of ours is 503: it is
    logged once, with what was asked, and no more is told of it."""
    if isinstance(error, RecursionError):
        error = ParseError("the JSON is nested too deeply")
    response = exception_handler(error, context)
    if response is None:
        log.error("the API failed on %s", what_was_asked(context.get("request")), exc_info=error)
        return Response({"error": as_json(fault("something went wrong on our side; it has been noted"))}, status=503)
    missing = str(error) if isinstance(error, Http404) else ""
    response.data = {"error": as_json(fault(missing or in_a_sentence(response.data)))}
    return response


def what_was_asked(request: object) -> str:
    """The request as a test could send it again."""
    if not isinstance(request, Request):
        return "no request"
    body = getattr(request, "_full_data", None)
    return f"{request.method} {request.get_full_path()}\n{body!r}"[:MOST_LOGGED]


def in_a_sentence(data: object) -> str:
    """What the framework says of a request, field by field, as one line."""
    if isinstance(data, dict):
        return "; ".join(str(v) if k == "detail" else f"{k}: {in_a_sentence(v)}" for k, v in data.items())
    return " ".join(map(in_a_sentence, data)) if isinstance(data, list) else str(data)
