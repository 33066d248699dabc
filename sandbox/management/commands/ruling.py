"""``manage.py ruling FILE``: the engine's ruling on every scenario of a file."""

from __future__ import annotations

import sys

from django.core.management.base import BaseCommand, CommandParser

from sandbox.imported_cards.database_cards import with_imported_cards
from sandbox.scenarios.command import HELP, add_arguments, rule_on


class Command(BaseCommand):
    """Rule on a file."""

    help = HELP
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        add_arguments(parser)

    def handle(self, *, file: str, edition: str | None, explore: bool, json: bool, **options: object) -> None:
        with with_imported_cards():
            sys.exit(rule_on(file, edition, explore, json, self.stdout, self.stderr))
