"""``manage.py load_content``: the entries, from their Markdown files into the database."""

from __future__ import annotations

from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulebook.entry_files import EntryFault
from rulebook.entry_loading import Library, load
from sandbox.editions import EDITIONS


class Command(BaseCommand):
    """Load the entries."""

    help = "Puts the Markdown entries of rulebook/content and glossary/content in the place of the database's."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--root", type=Path, default=Path(settings.BASE_DIR), help="the folder that holds both")

    def handle(self, *, root: Path, **options: object) -> None:
        folders = {"rules": root / "rulebook" / "content", "glossary": root / "glossary" / "content"}
        try:
            self.stdout.write("Reading the entries …", ending="")
            self.stdout.flush()
            library = Library.under(folders, set(EDITIONS))
            self.stdout.write(f" {len(library.files)} files. Writing them to the database …", ending="")
            self.stdout.flush()
            counts = load(library)
        except EntryFault as fault:
            self.stdout.write("")
            raise CommandError(str(fault)) from fault
        self.stdout.write(" " + ", ".join(f"{count} {name}" for name, count in counts.items()) + ".")
