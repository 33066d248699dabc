"""A worker that ends, for its age or for a new version, answers what it was asked, and says that it is the last."""

from __future__ import annotations

import os
import signal
from http.client import HTTPConnection

from tests.serving.server import serving

EACH = 25
ASKED = 5 * EACH


def answered(port: int, times: int) -> list[int]:
    """The answers to a client that keeps its connection for as long as it may."""
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    found = []
    for _ in range(times):
        connection.request("GET", "/about/")
        response = connection.getresponse()
        response.read()
        found.append(response.status)
    connection.close()
    return found


def test_no_request_is_lost_when_workers_are_replaced_for_their_age() -> None:
    few = f"--max-requests {EACH} --max-requests-jitter 0"
    with serving(WEB_CONCURRENCY="1", GUNICORN_CMD_ARGS=few) as server:
        assert answered(server.port, ASKED) == [200] * ASKED


def test_no_request_is_lost_when_a_new_version_is_taken_up() -> None:
    with serving(WEB_CONCURRENCY="1") as server:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
        for number in range(60):
            if number in (10, 30):
                os.kill(server.process, signal.SIGHUP)
            connection.request("GET", "/about/")
            response = connection.getresponse()
            response.read()
            assert response.status == 200
        connection.close()
