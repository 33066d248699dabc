"""The site's figures as a server: pages beside a static file of their size, rulings new and known, memory, a start."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from time import monotonic, perf_counter, sleep
from urllib.parse import urlencode

from django.conf import settings

from sandbox.rulings.links import question

from .clock import Timings
from .engine import GROWTH, TRAMPLE
from .site import WebRequest, answered, free_port, requests_per_second

PAGES = {
    "an entry page": "/m11/glossary/trample/",
    "home": "/",
    "contents": "/m11/",
    "the glossary": "/m11/glossary/",
    "the comparison of editions": "/editions/",
    "positions": "/editions/positions/",
}
MOST_NEW = 4_000
LINKS = 40
SECONDS = 2.0
MOST_SECONDS_TO_START = 120.0
MOST_STARTS = 3


def beside_static_files(port: int) -> Iterator[tuple[str, float, float]]:
    """Of each page its name, how many of it are answered in a second, and what part that is of a static file's."""
    for name, path in PAGES.items():
        size = len(answered(HTTPConnection("127.0.0.1", port, timeout=30), ("GET", path, None)))
        static = requests_per_second(port, [("GET", static_file_like(size), None)], SECONDS)
        rate = requests_per_second(port, [("GET", path, None)], SECONDS)
        yield name, rate, rate / static


def static_file_like(size: int) -> str:
    """The path of the static file whose size is nearest."""
    folder = Path(settings.STATIC_ROOT)
    files = [file for file in folder.rglob("*") if file.suffix in (".css", ".js", ".svg")]
    nearest = min(files, key=lambda file: abs(file.stat().st_size - size))
    return settings.STATIC_URL + str(nearest.relative_to(folder))


def new_rulings(start: int = 0) -> list[WebRequest]:
    """The trampler's attack under so many names: no two are the same question."""
    return [
        ("POST", "/api/v1/rulings", json.dumps({"scenario": renamed(number), "edition": "m11"}))
        for number in range(start, start + MOST_NEW)
    ]


def search_pages() -> list[WebRequest]:
    """Questions of twenty words, no two the same."""
    drawn, words = Random(0), sorted({word.lower() for word in re.findall(r"[A-Za-z]{4,}", GROWTH)})
    questions = (" ".join(drawn.choices(words, k=20)) for _ in range(MOST_NEW))
    return [("GET", f"/search/?{urlencode({'q': question})}", None) for question in questions]


def renamed(number: int) -> str:
    return TRAMPLE.replace("Example:", f"Example: number {number},")


def ruling_pages(port: int) -> tuple[Timings, float]:
    """How long a ruling's page takes from its link the first time, and how many are answered in a second after it."""
    links = [f"/r/1/{question(renamed(MOST_NEW * 2 + number), 'm11').packed}/" for number in range(LINKS)]
    connection, found = HTTPConnection("127.0.0.1", port, timeout=30), []
    for link in links:
        begun = perf_counter()
        answered(connection, ("GET", link, None))
        found.append(perf_counter() - begun)
    return Timings(tuple(found)), requests_per_second(port, [("GET", link, None) for link in links], SECONDS)


def megabytes_of_workers(process: int) -> float:
    """The memory of the largest of a gunicorn's workers, what it shares with the others included."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    sizes = [Path(f"/proc/{child}/status").read_text() for child in children]
    kilobytes = [int(line.split()[1]) for status in sizes for line in status.splitlines() if line.startswith("VmRSS")]
    return max(kilobytes) / 1000


def second_start() -> float:
    """Seconds from `make serve` to its first answer, where everything is made. One in which it is made anew, because a
    source has been changed meanwhile, is not counted."""
    for _ in range(MOST_STARTS):
        subprocess.run(["bin/prepare"], cwd=settings.BASE_DIR, check=True, stdout=subprocess.DEVNULL)
        seconds, made = _start()
        if not made:
            return seconds
    raise RuntimeError("the sources change all the time")


def _start() -> tuple[float, bool]:
    """How long a start takes, and whether anything was made for it."""
    port = free_port()
    environment, command = os.environ | {"PORT": str(port)}, ["make", "--silent", "serve"]
    begun = monotonic()
    with TemporaryFile("w+") as said:
        with subprocess.Popen(command, cwd=settings.BASE_DIR, env=environment, stdout=said) as server:
            try:
                seconds = _answered_after(port, begun)
            finally:
                server.terminate()
        said.seek(0)
        return seconds, any(line.startswith(".venv/bin/python") for line in said)


def _answered_after(port: int, begun: float) -> float:
    while monotonic() - begun < MOST_SECONDS_TO_START:
        connection = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            answered(connection, ("GET", "/about/", None))
            return monotonic() - begun
        except OSError:
            sleep(0.01)
        finally:
            connection.close()
    raise RuntimeError("make serve did not answer")
