"""``manage.py simulate_readers``: what so many readers a day ask of how many machines."""

from __future__ import annotations

from collections.abc import Iterator

from django.core.management.base import BaseCommand, CommandParser

from rulebook.bench.readers import SECONDS, Book, Busiest, busiest, part_kept, waits
from rulebook.serving.kept_pages import KEPT

SPREADS = (1.0, 0.8)
"""How unevenly pages are chosen: by the higher number they are chosen as words are in a language."""


class Command(BaseCommand):
    """Simulate."""

    help = "Says what a day's readers cost at the busiest hour, from what a request of each kind was measured to take."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--readers", type=float, default=10_000_000, help="in a day")
        parser.add_argument("--machines", type=int, default=2)
        parser.add_argument("--workers", type=int, default=4, help="of each machine, a processor for each")

    def handle(self, *, readers: float, machines: int, workers: int, **options: object) -> None:
        a_second, worst = busiest(readers, kept=0).rates["made page"] / (machines * workers), 1.0
        for spread in SPREADS:
            kept = part_kept(KEPT.most, a_second, Book(spread=spread))
            self.stdout.write(f"Pages chosen as 1/n^{spread:g}: {100 * kept:.1f} % of them are found kept.")
            worst = min(worst, kept)
        asked = busiest(readers, worst)
        self.stdout.write("\n".join(["", *table_of(asked), ""]))
        for running in range(machines, 0, -1):
            self.stdout.write(answered_by(asked, running, workers))


def table_of(asked: Busiest) -> Iterator[str]:
    """The busiest hour by kinds of requests, as Markdown."""
    yield "| at the busiest hour | milliseconds each | a second | processor seconds a second |"
    yield "|---|---|---|---|"
    for kind, rate in asked.rates.items():
        yield f"| {kind} | {1000 * SECONDS[kind]:.1f} | {rate:.0f} | {rate * SECONDS[kind]:.2f} |"
    yield f"| all | | {asked.requests:.0f} | {asked.processors:.1f} |"


def answered_by(asked: Busiest, machines: int, workers: int) -> str:
    """How long readers wait where so many machines run, as a line of a list."""
    what = f"- {machines} machine{'s' * (machines > 1)} of {workers} workers"
    if asked.processors >= machines * workers:
        return f"{what}: not enough for {asked.processors:.1f} processors' work."
    found = waits(asked, machines, workers)
    half, of_20, of_100 = (f"{1000 * one:.1f}" for one in (found.half, found.most_of_20, found.most_of_100))
    return (
        f"{what}: busy {100 * found.busy:.0f} % of the time; half of the answers after {half} ms at most, 95 of a "
        f"hundred after {of_20} ms, 99 after {of_100} ms."
    )
