"""``manage.py mcp``: the site as tools of an assistant."""

from __future__ import annotations

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser


class Command(BaseCommand):
    """Serve the tools on standard input and output, or by HTTP."""

    help = "Offers search, entries, cards and rulings to assistants, by the Model Context Protocol."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--http", action="store_true", help="streamable HTTP at /mcp instead of standard input")
        parser.add_argument("--port", type=int, default=8001, help="with --http (default 8001)")

    def handle(self, *, http: bool, port: int, **options: object) -> None:
        try:
            from rulebook.assistants.server import server
        except ModuleNotFoundError as error:
            raise CommandError("the SDK is not installed: bin/install assistants") from error
        if http:
            self.stderr.write(f"Tools for assistants at http://127.0.0.1:{port}/mcp; links lead to {settings.SITE_URL}")
            server().run("streamable-http", port=port, json_response=True, stateless_http=True)
        else:
            server().run()
