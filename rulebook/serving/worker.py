"""A worker process: gunicorn starts, watches and ends it; inside, waitress receives each request whole before any
thread sees it, and sends each answer at the client's pace. A slow client holds a socket and no thread.

Gunicorn's own workers give a thread (or the whole process) to a client while its request arrives; waitress alone keeps
one process. Together they need no proxy in front.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gunicorn.workers.base import Worker
from waitress import wasyncore
from waitress.channel import HTTPChannel
from waitress.server import BaseWSGIServer, create_server

from rulebook.serving.connections import Connection
from rulebook.serving.queues import TwoQueues

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

MOST_CONNECTIONS = 1_000
SECONDS_WITHOUT_A_BYTE = 30
LARGEST_BODY = 256 * 1024
LARGEST_HEADERS = 32 * 1024
PLAYERS = 2
SECONDS_TO_LEAVE = 3.0
"""So long a connection that is open when a worker ends may still be asked something."""


class BufferingWorker(Worker):
    """`threads` of gunicorn's settings read pages; ``PLAYERS`` more play."""

    answered = 0
    said_until = 0.0

    def notify(self) -> None:
        """Says to the parent that this process lives; once a second is enough."""
        now = time.monotonic()
        if now >= self.said_until:
            super().notify()
            self.said_until = now + 1

    def run(self) -> None:
        """Until gunicorn says stop, its parent is gone, or enough requests have been answered."""
        sockets: dict[int, object] = {}
        server = create_server(
            self.counted,
            map=sockets,
            sockets=[getattr(listener, "sock", listener) for listener in self.sockets],
            threads=1,
            connection_limit=MOST_CONNECTIONS,
            channel_timeout=SECONDS_WITHOUT_A_BYTE,
            cleanup_interval=10,
            max_request_body_size=LARGEST_BODY,
            max_request_header_size=LARGEST_HEADERS,
            clear_untrusted_proxy_headers=False,  # which of them are believed is for `HEADJUDGE_PROXIES` to say
            ident=None,
        )
        queues = TwoQueues(self.cfg.threads, PLAYERS)
        for listening in list(sockets.values()):
            if isinstance(listening, BaseWSGIServer):
                listening.task_dispatcher.shutdown(timeout=1)
                listening.task_dispatcher = queues
                listening.channel_class = Connection
        while self.alive and self.ppid == os.getppid() and self.answered < self.max_requests:
            self.notify()
            wasyncore.loop(timeout=1, map=sockets, count=1)
        self._finish(sockets, queues)
        server.close()

    def _finish(self, sockets: dict[int, object], queues: TwoQueues) -> None:
        """What has been asked is answered, each answer the last of its connection; nothing new is accepted."""
        queues.last_answers()
        for number, listening in list(sockets.items()):
            if isinstance(listening, BaseWSGIServer):
                del sockets[number]
        until = time.monotonic() + min(self.cfg.graceful_timeout, SECONDS_TO_LEAVE)
        while time.monotonic() < until and any(isinstance(one, HTTPChannel) for one in sockets.values()):
            self.notify()
            wasyncore.loop(timeout=0.1, map=sockets, count=1)
        queues.shutdown(cancel_pending=False, timeout=self.cfg.graceful_timeout)
        wasyncore.loop(timeout=0.1, map=sockets, count=5)

    def counted(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """The site, with its answers counted: a worker is replaced after so many."""
        self.answered += 1
        application: Callable[..., Iterable[bytes]] = self.wsgi
        return application(environ, start_response)
