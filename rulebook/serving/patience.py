"""A database that is away for a moment is waited for."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from django.db import InterfaceError, OperationalError, connections
from django.http import HttpRequest, HttpResponseBase

from sandbox.throttling.come_back import come_back

log = logging.getLogger(__name__)
WAITS = (0.1, 0.2, 0.4, 0.8, 1.5)
"""Between one look and the next: three seconds in all, about as long as a database takes to start again."""
SECONDS_OF_NO_PATIENCE = 10.0
"""After it was waited for in vain, for so long nobody waits: threads that wait answer nobody else."""
AWAY = (OperationalError, InterfaceError)


class WaitForTheDatabase:
    """What only reads is tried again; whoever wanted to write is told to. Both are 503 with ``Retry-After`` where it
    does not come back."""

    hasty_until = 0.0

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(
        self,
        request: HttpRequest,
        view: Callable[..., HttpResponseBase],
        arguments: tuple[str, ...],
        named: dict[str, str],
    ) -> HttpResponseBase:
        reads = request.method in ("GET", "HEAD")
        waits = WAITS if reads and time.monotonic() > WaitForTheDatabase.hasty_until else ()
        for wait in (*waits, None):
            try:
                return view(request, *arguments, **named)
            except AWAY as error:
                connections.close_all()
                if wait is None:
                    log.error("the database is away: %s", error)
                    break
                time.sleep(wait)
        WaitForTheDatabase.hasty_until = time.monotonic() + SECONDS_OF_NO_PATIENCE
        words = "The database is away for a moment; please try again."
        return come_back(request, 503, words, 3)
