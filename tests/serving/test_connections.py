"""An answer goes out in one piece from the thread that made it; what a client does not take at once is kept for it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from time import sleep
from typing import TYPE_CHECKING

import pytest
from waitress import wasyncore
from waitress.server import create_server

from rulebook.serving.connections import Connection

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

LARGE = bytes(range(256)) * 80_000
PARTS = [b"one", b"", b"two" * 1_000]


def site(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """Answers of every shape."""
    path = environ["PATH_INFO"]
    if path == "/none":
        start_response("304 Not Modified", [])
        return []
    if path == "/parts":
        start_response("200 OK", [])
        return iter(PARTS)
    body = LARGE if path == "/large" else path.encode()
    start_response("200 OK", [("Content-Length", str(len(body)))])
    return [body]


class Turns:
    """How often the loop has turned, and how many parts were sent."""

    loop = sent = written_by_the_loop = 0


@contextmanager
def serving(turns: Turns) -> Iterator[int]:
    """The port at which the site answers."""

    class Counted(Connection):
        def send(self, data: bytes, do_close: bool = True) -> int:
            turns.sent += 1
            return int(super().send(data, do_close))

        def handle_write(self) -> None:
            turns.written_by_the_loop += 1
            super().handle_write()

    sockets: dict[int, object] = {}
    server = create_server(site, map=sockets, listen="127.0.0.1:0", threads=2, ident=None)
    server.channel_class = Counted
    ended = threading.Event()

    def loop() -> None:
        while not ended.is_set():
            turns.loop += 1
            wasyncore.loop(timeout=0.2, map=sockets, count=1)

    thread = threading.Thread(target=loop)
    thread.start()
    try:
        yield int(server.effective_port)
    finally:
        ended.set()
        thread.join()
        server.task_dispatcher.shutdown()
        server.close()


@pytest.fixture
def turns() -> Turns:
    return Turns()


@pytest.fixture
def get(turns: Turns) -> Iterator[Callable[[str], HTTPResponse]]:
    with serving(turns) as port:
        connection = HTTPConnection("127.0.0.1", port, timeout=20)

        def ask(path: str) -> HTTPResponse:
            connection.request("GET", path)
            return connection.getresponse()

        yield ask
        connection.close()


def test_an_answer_is_sent_in_one_piece_and_the_loop_is_left_alone(
    get: Callable[[str], HTTPResponse], turns: Turns
) -> None:
    get("/first").read()
    turns.loop = turns.sent = 0
    assert [get(f"/{number}").read() for number in range(50)] == [f"/{number}".encode() for number in range(50)]
    assert turns.sent == 50
    assert turns.written_by_the_loop == 0
    assert turns.loop <= 50 * 4


def test_answers_of_every_shape_arrive_whole(get: Callable[[str], HTTPResponse]) -> None:
    assert get("/parts").read() == b"".join(PARTS)
    assert (get("/none").status, get("/after").read()) == (304, b"/after")
    assert get("/large").read() == LARGE


def test_what_a_client_takes_slowly_is_sent_by_the_loop(turns: Turns) -> None:
    with serving(turns) as port, socket.create_connection(("127.0.0.1", port), timeout=20) as slow:
        slow.sendall(b"GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        sleep(0.2)
        received = bytearray()
        while part := slow.recv(1_000_000):
            received += part
        assert received.endswith(LARGE)
        assert turns.written_by_the_loop > 0


def test_a_client_that_is_gone_keeps_nobody_waiting(turns: Turns) -> None:
    with serving(turns) as port:
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", port), timeout=20) as gone:
                gone.sendall(b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n" * 2)
        connection = HTTPConnection("127.0.0.1", port, timeout=20)
        connection.request("GET", "/still-here")
        assert connection.getresponse().read() == b"/still-here"
        connection.close()
