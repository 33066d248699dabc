"""``manage.py recheck``: every stored ruling once more, under this engine."""

from __future__ import annotations

import sys
from typing import Any

from django.core.management.base import BaseCommand

from sandbox.models import Ruling
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.store import Change, changes
from sandbox.scenarios.engine_version import engine_version

EVERY = 25


class Command(BaseCommand):
    """Play them again."""

    help = (
        "Plays all stored rulings again and lists those whose outcome has changed. Nothing is written: a stored "
        "ruling stays as it was, and its page shows both. Exit status 0: all are as they were; 1: some have changed."
    )

    def handle(self, **options: Any) -> None:
        total = Ruling.objects.count()
        changed = 0
        for number, kept in enumerate(Ruling.objects.iterator(), 1):
            found = changes(kept, evaluate_safely(kept.text, kept.edition or None, frames=False))
            changed += bool(found)
            self.report(kept, found)
            if number % EVERY == 0 or number == total:
                self.stderr.write(f"{number} of {total} played, {changed} changed")
        self.stdout.write(f"rulings: {total}, changed: {changed}, engine {engine_version()}")
        sys.exit(1 if changed else 0)

    def report(self, kept: Ruling, found: list[Change]) -> None:
        """One ruling that is not what it was."""
        for change in found:
            self.stdout.write(f"{kept.get_absolute_url()}  {change.name} (stored {kept.created:%Y-%m-%d})")
            self.stdout.write(f"  was: {in_a_line(change.was)}\n  now: {in_a_line(change.now)}")


def in_a_line(came: dict[str, Any]) -> str:
    """An outcome for a terminal."""
    said = [came.get("result"), *came.get("outcome", ()), came.get("refusal"), came.get("fault")]
    return "; ".join(str(one) for one in said if one) or "nothing has changed"
