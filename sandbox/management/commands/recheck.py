"""``manage.py recheck``: every stored ruling once more, under this engine."""

from __future__ import annotations

import sys

from django.core.management.base import BaseCommand

from sandbox.imported_cards.database_cards import with_imported_cards
from sandbox.models import StoredRuling
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.store import Revision, Stored, revisions, stored_sentences
from sandbox.scenarios.engine_version import engine_version

EVERY = 25


class Command(BaseCommand):
    """Play them again."""

    help = (
        "Plays all stored rulings again and lists those whose outcome has changed. Nothing is written: a stored "
        "ruling stays as it was, and its page shows both. Exit status 0: all are as they were; 1: some have changed."
    )

    def handle(self, **options: object) -> None:
        total = StoredRuling.objects.count()
        changed = 0
        for number, stored in enumerate(StoredRuling.objects.iterator(), 1):
            with with_imported_cards():
                found = revisions(stored, evaluate_safely(stored.text, stored.edition or None))
            changed += bool(found)
            self.report(stored, found)
            if number % EVERY == 0 or number == total:
                self.stderr.write(f"{number} of {total} played, {changed} changed")
        self.stdout.write(f"rulings: {total}, changed: {changed}, engine {engine_version()}")
        sys.exit(1 if changed else 0)

    def report(self, stored: StoredRuling, found: list[Revision]) -> None:
        """One ruling that is not what it was."""
        for revision in found:
            self.stdout.write(f"{stored.get_absolute_url()}  {revision.name} (stored {stored.created:%Y-%m-%d})")
            self.stdout.write(f"  was: {in_a_line(revision.was)}\n  now: {in_a_line(revision.now)}")


def in_a_line(ended: Stored) -> str:
    """An outcome for a terminal."""
    return "; ".join(stored_sentences(ended)) or "nothing has changed"
