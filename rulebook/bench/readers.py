"""A day of many readers, simulated: from what a request of each kind was measured to take, what the busiest hour asks
of the machines, and how long a reader waits then. Nothing here is measured; what is assumed stands in ``Reader``."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from statistics import quantiles

from rulebook.serving.kept_pages import MOST_SECONDS, KeptPage, KeptPages

SECONDS_OF_A_DAY = 86_400
SECONDS = {
    "kept page": 1 / 2_300,
    "made page": 1 / 75,
    "search": 0.0087,
    "ruling's page, known": 1 / 3_000,
    "ruling's page, new": 0.0083,
    "ruling by the API, known": 1 / 2_900,
    "ruling by the API, new": 1 / 577,
    "ruling stored": 0.0095,
}
"""Of a processor, for one request of each kind; `OPERATING.md` says how they were measured."""


@dataclass(frozen=True)
class Reader:
    """What one of them asks for, on the mean."""

    pages: float = 6
    searches: float = 0.5
    rulings: float = 1 / 3
    rulings_new: float = 1 / 5
    api: float = 1 / 10
    api_new: float = 1 / 2
    stored: float = 1 / 100


@dataclass(frozen=True)
class Book:
    """How many pages it has, of how many bytes; the n-th is read 1/n to the power of `spread` as often as the first."""

    pages: int = 900
    size: int = 23_000
    spread: float = 0.8


@dataclass(frozen=True)
class Busiest:
    """What the busiest hour asks: requests in a second by kind, and how many times the mean of the day that is."""

    rates: Mapping[str, float]

    @property
    def requests(self) -> float:
        return sum(self.rates.values())

    @property
    def processors(self) -> float:
        """Processor seconds in a second."""
        return sum(rate * SECONDS[kind] for kind, rate in self.rates.items())


def busiest(readers: float, kept: float, times_the_mean: float = 3, one: Reader = Reader()) -> Busiest:
    """Of so many readers a day, where that part of the pages is found kept."""
    now = readers / SECONDS_OF_A_DAY * times_the_mean
    return Busiest(
        {
            "kept page": now * one.pages * kept,
            "made page": now * one.pages * (1 - kept),
            "search": now * one.searches,
            "ruling's page, known": now * one.rulings * (1 - one.rulings_new),
            "ruling's page, new": now * one.rulings * one.rulings_new,
            "ruling by the API, known": now * one.api * (1 - one.api_new),
            "ruling by the API, new": now * one.api * one.api_new,
            "ruling stored": now * one.stored,
        }
    )


def part_kept(most: int, a_second: float, book: Book = Book(), requests: int = 200_000) -> float:
    """Which part of the requests for pages, so many a second, a worker answers from the `most` bytes that it keeps;
    each page is made anew after its time. The first half of the requests fills the store and is not counted."""
    drawn, kept, found = Random(0), KeptPages(most), 0
    often = list(accumulate(1 / place**book.spread for place in range(1, book.pages + 1)))
    body = bytes(book.size)
    for number, page in enumerate(drawn.choices(range(book.pages), cum_weights=often, k=requests)):
        key, now = (str(page),), number / a_second
        if kept.get(key, now) is not None:
            found += number >= requests // 2
        else:
            kept.keep(key, KeptPage({}, body, now + MOST_SECONDS, ""))
    return found / (requests - requests // 2)


@dataclass(frozen=True)
class Waits:
    """How long answers took, in seconds: half of them, 95 and 99 of a hundred at most. `busy` is the part of the time
    that the processors worked."""

    busy: float
    half: float
    most_of_20: float
    most_of_100: float


def waits(asked: Busiest, machines: int, workers: int, seconds: float = 60) -> Waits:
    """Requests at random moments, each at one of the machines in turn, where the first worker that is free takes it;
    each worker has a processor to itself. More than they can do makes the waits as long as it is watched."""
    free = [[0.0] * workers for _ in range(machines)]
    took, worked = [], 0.0
    for number, (now, work) in enumerate(arrivals(asked, seconds)):
        machine = free[number % machines]
        begun = max(now, machine[0])
        heapq.heapreplace(machine, begun + work)
        took.append(begun + work - now)
        worked += work
    by_20, by_100 = quantiles(took, n=20), quantiles(took, n=100)
    return Waits(worked / (seconds * machines * workers), by_20[9], by_20[18], by_100[98])


def arrivals(asked: Busiest, seconds: float) -> Iterator[tuple[float, float]]:
    """The moment of each request, and how long it keeps a processor."""
    drawn, now = Random(0), 0.0
    kinds, rates = list(asked.rates), list(asked.rates.values())
    while (now := now + drawn.expovariate(asked.requests)) < seconds:
        (kind,) = drawn.choices(kinds, rates)
        yield now, SECONDS[kind]
