"""A server as `make serve` runs it: clients that send their requests byte by byte keep nobody else waiting."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection

import pytest

from tests.serving.server import Server, serving

SLOW_CLIENTS = 200
PARTS = (
    b"GET /about/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /sandbox/ HTTP/1.1\r\nContent-Length: 900\r\n\r\nt",
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as started:
        yield started


def test_two_hundred_slow_clients_keep_nobody_waiting(server: Server) -> None:
    with ExitStack() as stack:
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(SLOW_CLIENTS)]
        for number, one in enumerate(slow):
            one.sendall(PARTS[number % 2])
        assert [server.status("/about/") for _ in range(5)] == [200] * 5
        for one in slow:
            one.sendall(b"x")
        assert server.status("/sandbox/sentences/") == 200


def test_a_body_that_is_too_long_is_refused_before_it_is_read(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest("POST", "/sandbox/")
    connection.putheader("Content-Length", str(10_000_000))
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()
