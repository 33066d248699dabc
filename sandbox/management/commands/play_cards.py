"""``manage.py play_cards``: every card that is understood, used in every way that it offers."""

from __future__ import annotations

import random
import sys

from django.core.management.base import BaseCommand, CommandParser

from sandbox.cards import POOL, find
from sandbox.editions import EDITIONS
from sandbox.imported_cards.database_cards import with_imported_cards
from sandbox.models import HowRead, ImportedCard
from sandbox.scenarios.trials.fault_table import SHOWN_CARDS, FaultTable
from sandbox.scenarios.trials.trying import tried

EVERY = 50


class Command(BaseCommand):
    """Play them."""

    help = (
        "Uses every card of the pool, and every imported card that is understood whole, in small games: cast, each "
        "ability in each mode, in fights, countered, destroyed, returned, phased out, stolen, copied, gone while its "
        "ability waits. Prints a table of errors of the engine, games that do not end, positions that cannot be, and "
        "of cards that changed nothing when they were used. Exit status 0: there are no mistakes; 1: there are."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--edition", choices=list(EDITIONS), help="one edition; all of them if none is named")
        parser.add_argument("--sample", type=int, help="so many cards, drawn by --seed; all if it is not said")
        parser.add_argument("--seed", type=int, default=0, help="draws the sample, and the answers in each game")
        parser.add_argument("--card", help="one card alone")
        parser.add_argument("--pool", action="store_true", help="the cards of the pool alone")
        parser.add_argument("--shown", type=int, default=SHOWN_CARDS, help="how many cards each row of the table names")

    def handle(
        self,
        *,
        edition: str | None,
        sample: int | None,
        seed: int,
        card: str | None,
        pool: bool,
        shown: int,
        **options: object,
    ) -> None:
        editions, table = [edition] if edition else list(EDITIONS), FaultTable(shown)
        with with_imported_cards():
            self._play(table, editions, [card] if card else drawn(sample, seed, pool), seed)
        for line in table.lines():
            self.stdout.write(line)
        sys.exit(1 if table.mistakes else 0)

    def _play(self, table: FaultTable, editions: list[str], names: list[str], seed: int) -> None:
        for number, name in enumerate(names, 1):
            for edition in editions:
                for trial in tried(find(name), EDITIONS[edition], seed):
                    table.add(edition, trial)
            if number % EVERY == 0:
                self.stderr.write(f"{number} of {len(names)} cards, {table.trials} trials, {table.mistakes} mistakes")


def drawn(sample: int | None, seed: int, pool: bool) -> list[str]:
    """The names of all cards that are understood, or of some of them."""
    imported = ImportedCard.objects.filter(reading=HowRead.WHOLE).exclude(name__in=list(POOL))
    names = sorted({*POOL, *(() if pool else imported.values_list("name", flat=True))})
    return sorted(random.Random(seed).sample(names, sample)) if sample and sample < len(names) else names
