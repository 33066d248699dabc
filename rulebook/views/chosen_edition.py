"""The edition in which somebody searches and asks: as the query says, or else as this browser said last.

It is remembered in the one cookie of the site, which is set only when a form names an edition, and taken back when it
names none.
"""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from sandbox.rulings.evaluate import known_edition

COOKIE = "edition"
A_YEAR = 365 * 24 * 3_600


def edition_chosen(request: HttpRequest) -> str:
    """An edition's id, or empty for all."""
    return known_edition(request.GET.get(COOKIE, request.COOKIES.get(COOKIE, "")))


def remember_edition(request: HttpRequest, answer: HttpResponse) -> HttpResponse:
    """The answer, which notes in the browser what its query says of editions."""
    patch_vary_headers(answer, ["Cookie"])
    if COOKIE in request.GET:
        if edition := known_edition(request.GET[COOKIE]):
            answer.set_cookie(
                COOKIE, edition, max_age=A_YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
            )
        elif COOKIE in request.COOKIES:
            answer.delete_cookie(COOKIE, samesite="Lax")
    return answer
