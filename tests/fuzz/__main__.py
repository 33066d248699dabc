"""`python -m tests.fuzz [COUNT] [--first N]`: drawn inputs through every door of the site.

Prints what fails with the number that draws it again (`1 --first N`), and ends with 1 if anything did, if an answer
took longer than a request may, or if two processes with other hash seeds came to different answers.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import zip_longest

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulebook.settings")
MANY_SECONDS = 5.0
CHUNK = 250


def chunk(first: int, count: int) -> list[tuple[int, str, str, float, str]]:
    """A part of the run in a process of its own; what inputs are drawn from is read before the first is timed."""
    prepare()
    from tests.fuzz.mutations import cards
    from tests.fuzz.runs import entered_all

    cards()
    return [(e.number, e.door, e.came, e.seconds, e.fault) for e in entered_all(first, count)]


def prepare() -> None:
    """The site as it stands in var/, answering to the test client, with nobody's requests counted."""
    import logging

    import django
    from django.conf import settings

    logging.disable(logging.ERROR)

    if not settings.configured or "testserver" not in settings.ALLOWED_HOSTS:
        django.setup()
        settings.ALLOWED_HOSTS.append("testserver")
        settings.REQUEST_RATES = dict.fromkeys(settings.REQUEST_RATES, "1000000000/second")
        settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}


def answers_under(seed: int, first: int, count: int) -> str:
    """The answers of a process with that hash seed, a line each."""
    command = [sys.executable, "-m", "tests.fuzz", str(count), "--first", str(first), "--answers"]
    environment = os.environ | {"PYTHONHASHSEED": str(seed)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--answers", action="store_true", help="print every answer and judge nothing")
    asked = parser.parse_args()
    if asked.answers:
        for number, door, came, _, _ in chunk(asked.first, asked.count):
            print(number, door, came)
        return 0
    faults, slowest, done = 0, (0.0, -1), 0
    with ProcessPoolExecutor() as pool:
        starts = range(asked.first, asked.first + asked.count, CHUNK)
        parts = [pool.submit(chunk, start, min(CHUNK, asked.first + asked.count - start)) for start in starts]
        for part in as_completed(parts):
            for number, door, came, seconds, fault in part.result():
                slowest = max(slowest, (seconds, number))
                if fault:
                    faults += 1
                    print(f"\n{number}, {door}: {came}\n{fault}", flush=True)
            done += 1
            print(f"{done * CHUNK:,} inputs, {faults} faults, slowest {slowest[0]:.1f} s ({slowest[1]})", flush=True)
    sample = min(asked.count, 1_000)
    differing = list(different_answers(asked.first, sample))
    print("", *differing, f"{len(differing)} of {sample} answers differ under two hash seeds", sep="\n")
    return int(bool(faults) or bool(differing) or slowest[0] > MANY_SECONDS)


def different_answers(first: int, count: int) -> Iterator[str]:
    """The answers that two processes do not have in common."""
    one, other = (answers_under(seed, first, count).splitlines() for seed in (1, 2))
    return (f"{this}\n{that}" for this, that in zip_longest(one, other) if this != that)


if __name__ == "__main__":
    sys.exit(main())
