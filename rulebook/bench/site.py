"""The site's figures: pages and rulings from one gunicorn worker over the loopback."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import cycle
from time import monotonic, sleep
from urllib.parse import urlencode

from django.conf import settings
from django.urls import reverse

from rulebook.models import Rule
from sandbox.models import EntryScenario
from sandbox.rulings.links import question

from .clock import Timings, timed
from .engine import TRAMPLE, combat

CLIENTS = 4
"""Connections that ask at the same time."""
PAGES = 60
LARGE_COMBAT = 30
WebRequest = tuple[str, str, str | None]
"""Method, path and body of a request."""


def entry_requests() -> list[WebRequest]:
    """Some entries of every edition."""
    rules = list(Rule.objects.order_by("slug", "edition"))
    step = max(1, len(rules) // PAGES)
    return [("GET", f"/{rule.edition}/rules/{rule.slug}/", None) for rule in rules[::step]]


def longest_playback() -> str:
    """The path of the ruling on the longest of the site's scenarios that a link can carry."""
    asked = (question(scenario.text, scenario.edition) for scenario in EntryScenario.objects.all())
    longest = max((one for one in asked if one.linkable), key=lambda one: len(one.text))
    return reverse("rulings:page_full", args=(longest.packed,))


def ruling_requests() -> list[WebRequest]:
    return [("POST", "/api/v1/rulings", json.dumps({"scenario": TRAMPLE, "edition": "m11"}))]


def sandbox_page(port: int, times: int = 30) -> tuple[Timings, int]:
    """The sandbox's page with thirty creatures against thirty in it: how long a worker takes, and its bytes before
    compression. It is asked for once before the clock runs.
    """
    form = urlencode({"text": combat(LARGE_COMBAT), "edition": "m11"})
    connection = HTTPConnection("127.0.0.1", port, timeout=30)

    def asked() -> bytes:
        connection.request("POST", reverse("sandbox:free"), form, {"Content-Type": "application/x-www-form-urlencoded"})
        response = connection.getresponse()
        assert response.status == 200, f"the sandbox answered {response.status}"
        return response.read()

    size = len(asked())
    return timed(asked, times), size


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


@contextmanager
def one_worker() -> Iterator[tuple[int, int]]:
    """A gunicorn with one worker on a free port, ended afterwards. Gives the port, and the number of the process that
    watches the worker."""
    port = free_port()
    extra = {"PORT": str(port), "WEB_CONCURRENCY": "1", "HEADJUDGE_DEBUG": "0", "HEADJUDGE_API_RATE": "1000000/second"}
    extra["HEADJUDGE_PAGE_RATE"] = "1000000/second"
    command = [sys.executable, "-m", "gunicorn", "rulebook.wsgi"]
    server = subprocess.Popen(command, cwd=settings.BASE_DIR, env=os.environ | extra, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port, server)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(port: int, server: subprocess.Popen[bytes], most: float = 30) -> None:
    until = monotonic() + most
    while monotonic() < until and server.poll() is None:
        try:
            answered(HTTPConnection("127.0.0.1", port, timeout=5), ("GET", "/healthz", None))
            return
        except OSError:
            sleep(0.1)
    raise RuntimeError("gunicorn did not answer")


def requests_per_second(port: int, asks: list[WebRequest], seconds: float = 4, warm: bool = True) -> float:
    """How many of the requests, one after the other, the worker answers. Where it is to be `warm`, each is asked once
    before the clock runs; else each is asked once in all, as long as there are enough."""
    for ask in asks if warm else ():
        answered(HTTPConnection("127.0.0.1", port, timeout=30), ask)
    counts = [0] * CLIENTS
    until = monotonic() + seconds
    threads = [threading.Thread(target=_ask_on, args=(port, asks, until, counts, n)) for n in range(CLIENTS)]
    begun = monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(counts) / (monotonic() - begun)


def _ask_on(port: int, asks: list[WebRequest], until: float, counts: list[int], place: int) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    turns = cycle(asks[place::CLIENTS] or asks)
    while monotonic() < until:
        answered(connection, next(turns))
        counts[place] += 1
    connection.close()


def answered(connection: HTTPConnection, ask: WebRequest) -> bytes:
    method, path, body = ask
    connection.request(method, path, body, {"Content-Type": "application/json"} if body else {})
    response = connection.getresponse()
    body_of_answer = response.read()
    assert response.status == 200, f"{method} {path} answered {response.status}"
    return body_of_answer
