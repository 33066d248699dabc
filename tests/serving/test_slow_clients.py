"""A server as `make serve` runs it: clients that send their requests byte by byte keep nobody else waiting."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SLOW_CLIENTS = 200
PARTS = (
    b"GET /about/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /sandbox/ HTTP/1.1\r\nContent-Length: 900\r\n\r\nt",
)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The port of a server of this test's own."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        number = int(found.getsockname()[1])
    environment = os.environ | {"PORT": str(number), "HEADJUDGE_DEBUG": "0"}
    command = [sys.executable, "-m", "gunicorn", "rulebook.wsgi"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            assert any(answers(number, server) for _ in range(100)), "the server did not start"
            yield number
        finally:
            server.terminate()


def answers(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Whether it answers yet; a server that has ended never will."""
    assert server.poll() is None, "the server ended"
    try:
        return status(port, "/about/") == 200
    except OSError:
        time.sleep(0.2)
        return False


def status(port: int, path: str) -> int:
    """The status of an answer, waited for no longer than a patient reader would."""
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def test_two_hundred_slow_clients_keep_nobody_waiting(port: int) -> None:
    with ExitStack() as stack:
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(SLOW_CLIENTS)]
        for number, one in enumerate(slow):
            one.sendall(PARTS[number % 2])
        assert [status(port, "/about/") for _ in range(5)] == [200] * 5
        for one in slow:
            one.sendall(b"x")
        assert status(port, "/sandbox/sentences/") == 200


def test_a_body_that_is_too_long_is_refused_before_it_is_read(port: int) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    connection.putrequest("POST", "/sandbox/")
    connection.putheader("Content-Length", str(10_000_000))
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()
