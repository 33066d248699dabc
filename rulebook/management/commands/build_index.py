"""``manage.py build_index``: the search index, from the database's entries."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from rulebook.search_index import build_index, entries_with_scenarios


class Command(BaseCommand):
    """Build the index."""

    help = "Builds the search index over the loaded entries."

    def handle(self, **options: object) -> None:
        self.stdout.write("Building the search index …", ending="")
        self.stdout.flush()
        count = build_index(entries_with_scenarios())
        self.stdout.write(f" {count} entries.")
