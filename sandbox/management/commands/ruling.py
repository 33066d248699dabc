"""``manage.py ruling FILE``: the engine's ruling on every scenario of a file."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

from django.core.management.base import BaseCommand, CommandParser

from sandbox.editions import EDITIONS
from sandbox.rulings.evaluate import Evaluation, evaluate
from sandbox.rulings.text_report import fault_lines, ruling_lines
from sandbox.scenarios.language.markdown import Block, blocks_in
from sandbox.scenarios.result import with_lines_moved
from sandbox.scenarios.values.fault import Fault, fault
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.serialization import Json, as_json, listed_as_json

HOLDS, FAILS, UNREADABLE = 0, 1, 2
NONE_FOUND = "no scenario found: expected a line 'Example: its name'"


class Command(BaseCommand):
    """Rule on a file."""

    help = (
        "Plays every scenario of FILE: an entry's Markdown or plain Gherkin; - reads standard input. "
        "Exit status 0: all that it claims holds; 1: a claim fails; 2: the text cannot be read."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE")
        parser.add_argument("--edition", metavar="ID", help=f"play under this edition: {', '.join(EDITIONS)}")
        parser.add_argument("--explore", action="store_true", help="answer open choices in every way")
        parser.add_argument("--json", action="store_true", help="print the rulings as JSON")

    def handle(self, *, file: str, edition: str | None, explore: bool, **options: object) -> None:
        blocks = blocks_in(self.read(file), markdown=file.endswith(".md"))
        played = [in_file(evaluate(b.text, edition or home_of(file, b), explore), b) for b in blocks]
        rulings = [ruling for result in played for ruling in result.rulings]
        faults = [result.fault for result in played if result.fault] or ([] if rulings else [fault(NONE_FOUND)])
        show = self.show_json if options["json"] else self.show
        show(rulings, faults, file)
        sys.exit(UNREADABLE if faults else HOLDS if all(ruling.passed for ruling in rulings) else FAILS)

    def read(self, file: str) -> str:
        """The file's text."""
        try:
            return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.stderr.write(f"{file}: {error}")
            sys.exit(UNREADABLE)

    def show_json(self, rulings: list[Ruling], faults: list[Fault], file: str) -> None:
        """The rulings, or why the text cannot be read, as the API gives them."""
        found: Json = {"error": as_json(faults[0])} if faults else {"rulings": [*listed_as_json(rulings)]}
        self.stdout.write(json.dumps(found, indent=2, ensure_ascii=False))

    def show(self, rulings: list[Ruling], faults: list[Fault], file: str) -> None:
        """The rulings for a reader, how many failed, and what cannot be read."""
        for ruling in rulings:
            self.stdout.write("\n".join(ruling_lines(ruling)))
        failed = sum(not ruling.passed for ruling in rulings)
        if rulings:
            self.stdout.write(f"scenarios: {len(rulings)}, failed: {failed}")
        for found in faults:
            self.stderr.write("\n".join(fault_lines(found, file)))


def home_of(file: str, block: Block) -> str | None:
    """The edition of an entry's folder, for a scenario of it whose tags name none or this one."""
    home = Path(file).parent.name
    tagged = [tag for tag in block.tags if tag in EDITIONS]
    return home if home in EDITIONS and (not tagged or home in tagged) else None


def in_file(played: Evaluation, block: Block) -> Evaluation:
    """The same with lines counted in the file instead of the block."""
    by, fault = block.line - 1, played.fault
    return replace(
        played,
        rulings=tuple(with_lines_moved(ruling, by) for ruling in played.rulings),
        fault=replace(fault, line=fault.line + by) if fault else None,
    )
