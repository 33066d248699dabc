"""Pages that play something are limited for each client, as the API is, before anything is played; and what one
request plays is limited, whatever it asks for."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from sandbox.scenarios.evaluation import within_one_budget
from sandbox.throttling.limits import seconds_to_wait, too_many
from sandbox.throttling.paths import plays

Answer = Callable[[HttpRequest], HttpResponse]


def limit_what_plays(get_response: Answer) -> Answer:
    """Answers 429 with ``Retry-After`` where a client has had its share. The API counts for itself."""

    def answer(request: HttpRequest) -> HttpResponse:
        if not plays(request.path) or request.path.startswith("/api/"):
            return get_response(request)
        wait = seconds_to_wait("pages", request)
        return too_many(request, "positions were played", wait) if wait else get_response(request)

    return answer


def play_within_one_budget(get_response: Answer) -> Answer:
    """Whatever an answer to a stranger's text plays, it has one budget. The entries' own scenarios have one each."""

    def answer(request: HttpRequest) -> HttpResponse:
        if not plays(request.path):
            return get_response(request)
        with within_one_budget():
            return get_response(request)

    return answer
