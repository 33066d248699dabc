"""What stores something is taken from the site's own forms and from programs, and not from a form on another site.

There are no cookies that a token could be tied to, and none is needed: browsers themselves say where a request comes
from, in `Sec-Fetch-Site`, and the older ones in `Origin`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseForbidden

StoringView = Callable[[HttpRequest], HttpResponse]
OWN = ("same-origin", "none")
FROM_ELSEWHERE = "This was sent from a page of another site; rulings are stored from pages of this one."


def from_own_pages(view: StoringView) -> StoringView:
    """Refuses, before anything is played, what a browser sends for a page of another site."""

    @wraps(view)
    def answer(request: HttpRequest) -> HttpResponse:
        if comes_from_elsewhere(request):
            return HttpResponseForbidden(FROM_ELSEWHERE, "text/plain; charset=utf-8")
        return view(request)

    return answer


def comes_from_elsewhere(request: HttpRequest) -> bool:
    """By what the browser says; what says nothing is no browser, or one that nobody has used for years."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site not in OWN
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.get_host()
