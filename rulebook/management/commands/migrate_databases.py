"""``manage.py migrate_databases``: every database of the settings as this version's models need it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.db import connections

OUR_LOCK = 1_947_021_996
"""Any number; that all versions of the site name the same."""


class Command(BaseCommand):
    """Migrate."""

    help = "Migrates every database; of several machines that begin at once, one after the other."

    def handle(self, **options: object) -> None:
        for alias in connections:
            with alone(alias):
                call_command("migrate", database=alias, interactive=False, stdout=self.stdout)


@contextmanager
def alone(alias: str) -> Iterator[None]:
    """Nobody else migrates that database meanwhile, where it is one that machines share. A lock that its holder did not
    give back ends with the holder's connection."""
    if connections[alias].vendor != "postgresql":
        yield
        return
    with connections[alias].cursor() as cursor:
        cursor.execute("SELECT pg_advisory_lock(%s)", [OUR_LOCK])
        try:
            yield
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [OUR_LOCK])
