"""`python -m tests.serving.load [SECONDS]`: everything that is hard on a server at once, and how long a reader waits.

Starts the site as `make serve` does. At the same time two hundred clients send their requests a byte at a time, eight
ask without end for rulings that cost a whole budget, and three hundred rulings are asked for in parallel, again and
again; each from an address of its own, so that no limit helps. Prints how long `/about/` and a page of the book took at
most, and the memory that the largest worker has taken at most. Fails where a reader waits longer than a second or a
worker takes more than 250 MB.
"""

from __future__ import annotations

import itertools
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException

import django

from tests.memory import most_memory
from tests.serving.server import serving

SECONDS = 60.0
SLOW, EXPENSIVE, PARALLEL = 200, 8, 300
READ = ("/about/", "/m11/glossary/trample/")
LONGEST_WAIT = 1.0
MOST_MEMORY = 250
PLAIN = """\
Example: the {}th bolt
  Given Sue controls Grizzly Bears
  And Bob holds Lightning Bolt
  And Bob has {{R}}
  When Bob casts Lightning Bolt targeting Grizzly Bears
  And everything resolves
  Then Grizzly Bears is in the graveyard
"""


@dataclass
class Load:
    """One server under load: what was answered, by the first digit of its status, and what was not."""

    port: int
    until: float
    answered: dict[str, int] = field(default_factory=dict)
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    def get(self, path: str, patience: float = 60.0) -> float:
        """The seconds until an answer was there; it is counted."""
        began, number = time.perf_counter(), next(self.numbers)
        connection = HTTPConnection("127.0.0.1", self.port, timeout=patience)
        try:
            client = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
            connection.request("GET", path, headers={"X-Forwarded-For": client})
            answer = connection.getresponse()
            answer.read()
            self.count(f"{answer.status // 100}xx")
        except (OSError, HTTPException) as error:
            self.count(type(error).__name__)
        finally:
            connection.close()
        return time.perf_counter() - began

    def count(self, kind: str) -> None:
        self.answered[kind] = self.answered.get(kind, 0) + 1

    def without_end(self, path: Callable[[], str]) -> None:
        while time.perf_counter() < self.until:
            self.get(path())

    def drip(self) -> None:
        """Two hundred requests of which a byte comes now and then."""
        with ExitStack() as stack:
            slow = [stack.enter_context(socket.create_connection(("127.0.0.1", self.port))) for _ in range(SLOW)]
            for one in slow:
                one.sendall(b"GET /about/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while time.perf_counter() < self.until:
                for one in slow:
                    one.sendall(b"x")
                time.sleep(1)

    def in_parallel(self, path: Callable[[], str]) -> None:
        """Three hundred at once, again and again."""
        while time.perf_counter() < self.until:
            threads = [threading.Thread(target=self.get, args=(path(),)) for _ in range(PARALLEL)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

    def read(self) -> dict[str, list[float]]:
        """How long each page of a reader took, every time."""
        waited: dict[str, list[float]] = {page: [] for page in READ}
        while time.perf_counter() < self.until:
            for page in READ:
                waited[page].append(self.get(page))
            time.sleep(0.2)
        return waited


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulebook.settings")
    django.setup()
    from sandbox.rulings.links import question
    from tests.scenarios.heavy_texts import HEAVY

    numbers = itertools.count()
    heavy = itertools.cycle(HEAVY.values())

    def link(text: str) -> str:
        return f"/r/1/{question(text, 'm11').packed}/"

    def expensive() -> str:
        return link(next(heavy).replace("much to do", f"much to do {next(numbers)}"))

    seconds = float(sys.argv[1]) if sys.argv[1:] else SECONDS
    with serving(HEADJUDGE_PROXIES="1") as server:
        load = Load(server.port, time.perf_counter() + seconds)
        works = [lambda: load.without_end(expensive)] * EXPENSIVE
        works += [load.drip, lambda: load.in_parallel(lambda: link(PLAIN.format(next(numbers))))]
        threads = [threading.Thread(target=work) for work in works]
        for thread in threads:
            thread.start()
        waited = load.read()
        for thread in threads:
            thread.join()
        memory = max(most_memory(process) for process in children(server.process))
    report(load, waited, memory)


def children(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=True)
    return [int(process) for process in found.stdout.split()]


def report(load: Load, waited: dict[str, list[float]], memory: int) -> None:
    print("answers:", ", ".join(f"{number} {kind}" for kind, number in sorted(load.answered.items())))
    for page, seconds in waited.items():
        in_order = sorted(seconds)
        print(f"{page}: {len(seconds)} times, median {in_order[len(seconds) // 2]:.2f} s, at most {in_order[-1]:.2f} s")
    print(f"memory of a worker: at most {memory} MB")
    if memory > MOST_MEMORY or any(max(seconds) > LONGEST_WAIT for seconds in waited.values()):
        sys.exit("This is more than is promised.")


if __name__ == "__main__":
    main()
