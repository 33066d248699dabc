"""Two queues of requests: what plays a game waits for what plays a game, and everything else passes it by."""

from __future__ import annotations

from typing import Protocol

from waitress.task import ThreadedTaskDispatcher

from sandbox.throttling.paths import plays


class Request(Protocol):
    path: str
    headers: dict[str, str]


class Channel(Protocol):
    """A connection of waitress whose first request has been received whole."""

    requests: list[Request]


class TwoQueues:
    """A dispatcher of waitress with two sets of threads. However many rulings are asked for at once, and however long
    each takes, a page of the book finds a thread that is free of them.
    """

    def __init__(self, readers: int, players: int) -> None:
        self.reading, self.playing = ThreadedTaskDispatcher(), ThreadedTaskDispatcher()
        self.reading.set_thread_count(readers)
        self.playing.set_thread_count(players)
        self.ending = False

    def last_answers(self) -> None:
        """From now on each answer is the last of its connection, and says so."""
        self.ending = True

    def add_task(self, channel: Channel) -> None:
        """Hands a request to the threads that it belongs to."""
        request = channel.requests[0]
        if self.ending:
            request.headers["CONNECTION"] = "close"
        path = getattr(request, "path", "")  # a request that could not be read has none
        (self.playing if plays(path) else self.reading).add_task(channel)

    def shutdown(self, cancel_pending: bool = True, timeout: float = 5) -> bool:
        """Waits for what is being answered, and drops what waits."""
        ended = [queue.shutdown(cancel_pending, timeout) for queue in (self.reading, self.playing)]
        return all(ended)
