"""``manage.py run_task NAME``: long work, done here or by Celery's workers."""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandParser

from rulebook.tasks import TASKS, start


class Command(BaseCommand):
    """Run it."""

    help = "Hands long work to Celery's workers where HEADJUDGE_BROKER names a broker; else does it at once."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", choices=sorted(TASKS))

    def handle(self, *, name: str, **options: object) -> None:
        self.stdout.write(f"{name} is done." if start(name) else f"{name} waits for a worker.")
