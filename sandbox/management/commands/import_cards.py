"""``manage.py import_cards FILE``: cards of MTGJSON or Scryfall into the database of this site."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import CommandError, CommandParser

from sandbox.imported_cards.card_files import BadFile, Skipped, opened, records_in
from sandbox.imported_cards.importing import Imported, import_records
from sandbox.management.commands.read_cards import ReadsCards

SHOWN = 20
EVERY = 2_500


class Command(ReadsCards):
    """Import a file, and read what it brought."""

    help = (
        "Puts the cards of MTGJSON's AtomicCards.json or of Scryfall's bulk file of oracle cards (plain, .gz, .xz or "
        ".zip) into the database of this site, and reads their texts. It may be broken off and run again: what is "
        "there and equal is left as it is."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)
        super().add_arguments(parser)

    def handle(self, *, file: Path, processes: int | None, **options: object) -> None:
        self.left_out = 0
        try:
            with opened(file) as stream:
                done = import_records(file.name, records_in(stream), self._progress, self._skip)
        except BadFile as error:
            raise CommandError(str(error)) from error
        self.stdout.write(
            f"{file.name}: {done.added} added, {done.changed} changed, {done.unchanged} as they were, "
            f"{done.skipped} skipped."
        )
        self.read(processes)

    def _progress(self, done: Imported) -> None:
        if done.seen % EVERY == 0:
            self.stderr.write(f"{done.seen} records")

    def _skip(self, skipped: Skipped) -> None:
        self.left_out += 1
        if self.left_out <= SHOWN:
            self.stderr.write(f"skipped {skipped.name}: {skipped.why}")
        elif self.left_out == SHOWN + 1:
            self.stderr.write("more are skipped; only their number is said")
