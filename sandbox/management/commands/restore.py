"""``manage.py restore FILE``: the stored rulings of a file that ``backup`` has written."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandbox.management.commands.backup import opened
from sandbox.rulings.archive import BadArchive, read, restore


class Command(BaseCommand):
    """Store them again."""

    help = "Stores the rulings of a backup that are not stored; none of them where the file is damaged."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *, file: Path, **options: object) -> None:
        try:
            with opened(file, "r") as lines:
                stored, there = restore(read(lines))
        except (BadArchive, OSError, EOFError, UnicodeDecodeError) as error:
            raise CommandError(f"nothing was restored: {error}") from error
        self.stdout.write(f"{stored} rulings are stored again, {there} were there.")
