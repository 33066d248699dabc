"""The outermost of what a request passes: it gets its id, is counted, and is logged where that is asked for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

from rulebook.serving.kept_pages import WAS_KEPT
from rulebook.serving.metrics import count_request
from rulebook.serving.request_ids import REQUEST_ID, id_of

log = logging.getLogger("headjudge.requests")
GetResponse = Callable[[HttpRequest], HttpResponseBase]


def watch(get_response: GetResponse) -> GetResponse:
    """Who asked is not logged, nor what stood behind the question mark."""
    measured = bool(settings.METRICS)

    def answer(request: HttpRequest) -> HttpResponseBase:
        begun = perf_counter()
        held = REQUEST_ID.set(id_of(request))
        try:
            response = get_response(request)
            response["X-Request-ID"] = REQUEST_ID.get()
            if measured or log.isEnabledFor(logging.INFO):
                note(request, response, perf_counter() - begun, measured)
            return response
        finally:
            REQUEST_ID.reset(held)

    return answer


def note(request: HttpRequest, response: HttpResponseBase, seconds: float, measured: bool) -> None:
    """Counts an answer and logs it."""
    method, view, status = request.method or "-", view_of(request), response.status_code
    if measured:
        count_request(method, view, status, seconds)
    log.info(
        "%s %s %s",
        method,
        request.path,
        status,
        extra={"method": method, "path": request.path, "status": status, "view": view, "ms": round(seconds * 1000, 2)},
    )


def view_of(request: HttpRequest) -> str:
    """The name of what answered; not the address, of which there are any number."""
    if request.META.get(WAS_KEPT):
        return "kept"
    if request.resolver_match is not None:
        return request.resolver_match.view_name or "-"
    return "static" if request.path.startswith(settings.STATIC_URL) else "-"
