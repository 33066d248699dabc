"""``manage.py read_cards``: the imported cards that an older reader read are read again."""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from sandbox.imported_cards.reading import read_what_is_unread, report
from sandbox.models import HowRead


class ReadsCards(BaseCommand):
    """A command that reads imported cards, and says at the end what was understood."""

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--processes", type=int, help="how many read at a time; one for each processor")

    def read(self, processes: int | None) -> None:
        """Reads what this reader has not read yet; then the report on all cards."""
        count = read_what_is_unread(lambda done, total: self.stderr.write(f"{done} of {total} read"), processes)
        self.stdout.write(f"{count} texts read.")
        found = report()
        total = sum(found.counts.values()) or 1
        for reading in (HowRead.WHOLE, HowRead.PARTLY, HowRead.NOT):
            number = found.counts.get(reading, 0)
            self.stdout.write(f"  {number:6} ({100 * number / total:.1f} %) {SAID[reading]}")
        if found.reasons:
            self.stdout.write("What stops the reader most often, by cards:")
        for reason, number in found.reasons:
            self.stdout.write(f"  {number:6} {reason}")


SAID = {
    HowRead.WHOLE: "are understood whole",
    HowRead.PARTLY: "are understood but for some sentences or a face",
    HowRead.NOT: "cannot be played",
}


class Command(ReadsCards):
    """Read what is unread."""

    help = "Reads the texts of imported cards that this version of the reader has not read, and reports on all."

    def handle(self, *, processes: int | None, **options: object) -> None:
        self.read(processes)
