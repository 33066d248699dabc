"""``manage.py backup FILE``: every stored ruling, in a file."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import IO, cast

from django.core.management.base import BaseCommand, CommandParser

from sandbox.rulings.archive import written


def opened(file: Path, mode: str) -> IO[str]:
    """As text; compressed where the name ends in .gz."""
    return cast("IO[str]", gzip.open(file, f"{mode}t", encoding="utf-8") if file.suffix == ".gz" else file.open(mode))


class Command(BaseCommand):
    """Write them down."""

    help = (
        "Writes every stored ruling to a file, compressed where its name ends in .gz; it is there whole or not at all."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *, file: Path, **options: object) -> None:
        draft = file.with_name(f".{os.getpid()}-{file.name}")
        try:
            with opened(draft, "w") as out:
                count = sum(1 for line in written() if out.write(line + "\n"))
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)
        self.stdout.write(f"{count - 2} rulings are in {file}.")
