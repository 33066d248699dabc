"""Readers who ask at a steady rate, and people who store rulings; what they were answered is kept."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from itertools import count
from urllib.parse import urlencode

SECONDS_BEFORE_ONE_RETRY = 1.0
THREADS = 12
TEXT = "Example: stored as number {}\n  Given Bob controls War Mammoth\n  When Bob attacks with War Mammoth\n"
Ask = tuple[str, str, str | None]


@dataclass
class Answered:
    """`failed` are reads that failed twice; `stored` the ids that somebody was given."""

    reads: int = 0
    retried: Counter[str] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)
    stored: dict[str, str] = field(default_factory=dict)
    store_retries: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)


class Reader:
    """One connection, made again when it breaks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.connection = HTTPConnection("127.0.0.1", port, timeout=8)

    def ask(self, ask: Ask, kind: str = "application/json") -> tuple[int, str]:
        """Status and place; 0 where the connection broke."""
        method, path, body = ask
        try:
            self.connection.request(method, path, body, {"Content-Type": kind} if body else {})
            response = self.connection.getresponse()
            response.read()
            return response.status, response.getheader("Location", "")
        except (OSError, HTTPException):
            self.connection.close()
            self.connection = HTTPConnection("127.0.0.1", self.port, timeout=8)
            return 0, ""


@contextmanager
def reading(
    port: int, asks: list[Ask], rate: float, stores_a_second: float, numbers: Iterator[int]
) -> Iterator[Answered]:
    """Meanwhile the requests are sent in turn, so many in a second; a read that fails is sent once more."""
    found, ended, turns = Answered(), threading.Event(), count()
    begun = time.monotonic()

    def read() -> None:
        reader = Reader(port)
        while not ended.is_set():
            with found.lock:
                turn = next(turns)
            wait = begun + turn / rate - time.monotonic()
            if wait > 0:
                time.sleep(wait)
            _read(reader, asks[turn % len(asks)], found)

    def store() -> None:
        reader = Reader(port)
        while not ended.is_set():
            _store(reader, next(numbers), found)
            time.sleep(1 / stores_a_second)

    with _running([*(threading.Thread(target=read) for _ in range(THREADS)), threading.Thread(target=store)], ended):
        yield found
    found.seconds = time.monotonic() - begun


@contextmanager
def _running(threads: list[threading.Thread], ended: threading.Event) -> Iterator[None]:
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def _read(reader: Reader, ask: Ask, found: Answered) -> None:
    began = time.monotonic()
    first, _ = reader.ask(ask)
    second = first
    if first != 200:
        time.sleep(SECONDS_BEFORE_ONE_RETRY)
        second, _ = reader.ask(ask)
    with found.lock:
        found.reads += 1
        found.slowest = max(found.slowest, time.monotonic() - began)
        if first != 200:
            found.retried[f"{ask[1][:12]} {first}"] += 1
        if second != 200:
            found.failed.append(f"{ask[0]} {ask[1]}: {first}, {second}")


def _store(reader: Reader, number: int, found: Answered) -> None:
    """Until it is stored: the same question again gives the same link."""
    form = urlencode({"text": TEXT.format(number), "edition": "m11"})
    for _ in range(60):
        status, place = reader.ask(("POST", "/r/", form), "application/x-www-form-urlencoded")
        if status == 302:
            with found.lock:
                found.stored[str(number)] = place
            return
        with found.lock:
            found.store_retries += 1
        time.sleep(0.5)
    raise AssertionError(f"number {number} could not be stored: {status}")


def ruling(text: str) -> Ask:
    return "POST", "/api/v1/rulings", json.dumps({"scenario": text, "edition": "m11"})
