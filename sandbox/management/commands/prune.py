"""``manage.py prune``: the rulings that are older than the site keeps them."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from sandbox.rulings.retention import prune


class Command(BaseCommand):
    """Delete them."""

    help = "Deletes stored rulings that are older than HEADJUDGE_KEEP_DAYS; where that is 0, none."

    def handle(self, **options: object) -> None:
        self.stdout.write(f"{prune()} rulings are deleted.")
