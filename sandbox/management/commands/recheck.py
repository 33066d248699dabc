"""``manage.py recheck``: every stored ruling once more, under this engine."""

from __future__ import annotations

import sys
import time

from django.core.management.base import BaseCommand, CommandParser

from sandbox.models import Recheck, StoredRuling
from sandbox.rulings import rechecking
from sandbox.rulings.store import Revision, Stored, stored_sentences

SECONDS_BETWEEN_LOOKS = 0.5


class Command(BaseCommand):
    """Play them again."""

    help = (
        "Plays all stored rulings again and lists those whose outcome has changed. A stored ruling stays as it was, "
        "and its page shows both. Broken off, it goes on where it was; several may run at once and share the work. "
        "Exit status 0: all are as they were; 1: some have changed."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--anew", action="store_true", help="from the beginning, whatever has been played already")

    def handle(self, *, anew: bool, **options: object) -> None:
        if anew:
            rechecking.give_up()
        recheck = rechecking.begin()
        self.play(recheck)
        found = list(rechecking.changed(recheck))
        for stored, revised in found:
            self.report(stored, revised)
        self.stdout.write(f"rulings: {recheck.rulings.count()}, changed: {len(found)}, engine {recheck.engine}")
        sys.exit(1 if found else 0)

    def play(self, recheck: Recheck) -> None:
        """Until all are played, by this process or others; how far that has come is said after each portion."""
        total = recheck.rulings.count()
        while True:
            played = rechecking.play_some(recheck)
            waiting = rechecking.still_to_play(recheck).count()
            self.stderr.write(f"{total - waiting} of {total} played")
            if not waiting:
                return
            if not played:
                time.sleep(SECONDS_BETWEEN_LOOKS)

    def report(self, stored: StoredRuling, found: list[Revision]) -> None:
        """One ruling that is not what it was."""
        for revision in found:
            self.stdout.write(f"{stored.get_absolute_url()}  {revision.name} (stored {stored.created:%Y-%m-%d})")
            self.stdout.write(f"  was: {in_a_line(revision.was)}\n  now: {in_a_line(revision.now)}")


def in_a_line(ended: Stored) -> str:
    """An outcome for a terminal."""
    return "; ".join(stored_sentences(ended)) or "nothing has changed"
