"""What a browser may load for a page: one header, the same for all pages but those that say otherwise."""

from __future__ import annotations

from collections.abc import Callable

from csp.constants import HEADER
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

GetResponse = Callable[[HttpRequest], HttpResponseBase]
TOLD_BY_DJANGO = (404, 500)
"""Where a developer's page is shown in an answer's place; it brings styles and scripts of its own."""


def say_what_may_be_loaded(get_response: GetResponse) -> GetResponse:
    """The policy of the settings, put into words once; the middleware of the library does so for every answer. Of what
    views can say of it, ``csp_replace`` is understood."""
    policy = build_policy()

    def answer(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if HEADER not in response and not (settings.DEBUG and response.status_code in TOLD_BY_DJANGO):
            replaced = getattr(response, "_csp_replace", None)
            response[HEADER] = build_policy(replace=replaced) if replaced else policy
        return response

    return answer
