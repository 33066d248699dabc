"""``manage.py import_rules FILE…``: the Comprehensive Rules of any date, as they were published."""

from __future__ import annotations

import hashlib
import re
from argparse import ArgumentTypeError
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulebook.official.encoding import NoRulesText, decoded
from rulebook.official.keeping import keep
from rulebook.official.reader import LARGEST_FILE, read_rules
from rulebook.official.references import references_in
from rulebook.official.structure import Level, RulesText
from rulebook.official.text_index import shelf_of


class Command(BaseCommand):
    """Read files, keep their texts, and say what they hold."""

    help = "Imports official rules texts into this site's database; the repository ships none."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a text file as published")
        day = "from which day a text is effective that does not say it itself; for one file"
        parser.add_argument("--effective", metavar="YYYY-MM-DD", type=day_of, help=day)

    def handle(self, *, files: list[Path], effective: date | None = None, **options: object) -> None:
        if effective and len(files) > 1:
            raise CommandError(f"--effective is for one file, and these are {len(files)}")
        wrong = [file for file in files if not self._imported(file, effective)]
        if wrong:
            raise CommandError(f"{len(wrong)} of {len(files)} files could not be imported")

    def _imported(self, file: Path, effective: date | None) -> bool:
        self.stdout.write(f"{file.name}:")
        try:
            content = content_of(file)
            found = decoded(content)
            rules = read_rules(found.text, effective)
        except (NoRulesText, OSError) as error:
            self.stderr.write(f"  not imported: {error}")
            return False
        text = keep(rules, file.name, hashlib.sha256(content).hexdigest(), self.stdout.write)
        self.stdout.write("  indexing")
        shelf_of(text)
        for line in report(rules, file.name, found.encoding):
            self.stdout.write(f"  {line}")
        return True


def day_of(words: str) -> date:
    """Raises ArgumentTypeError where it is none."""
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise ArgumentTypeError(f"{words!r} is no day such as 1997-03-24") from error


def content_of(file: Path) -> bytes:
    """Raises OSError where it cannot be read, NoRulesText where it is too large to be a rules text."""
    if file.stat().st_size > LARGEST_FILE:
        raise NoRulesText(f"the file has {file.stat().st_size:,} bytes; {LARGEST_FILE:,} are the most that are read")
    return file.read_bytes()


def report(rules: RulesText, file_name: str, encoding: str) -> Iterator[str]:
    """What the text holds, and what is odd about it."""
    yield f"effective {rules.effective:%-d %B %Y}, {encoding}"
    yield ", ".join(f"{rules.count(level):,} {level}s" for level in Level)
    yield f"{rules.examples:,} examples, {len(rules.glossary):,} glossary entries"
    named = re.search(r"(\d{4}-\d{2}-\d{2})", file_name)
    if named and named[1] != rules.effective.isoformat():
        yield f"the file is named for {named[1]}, the text says otherwise; the text is believed"
    yield from rules.notes
    lost = list(lost_references(rules))
    yield f"{sum(1 for _ in all_references(rules)):,} references, {len(lost)} lead nowhere in the original"
    yield from (f"{place} refers to {number}, which is not there" for place, number in lost)


def all_references(rules: RulesText) -> Iterator[tuple[str, str]]:
    """Where each stands, and the number that it names."""
    worded = [(one.number, words) for one in rules.numbered for words in (one.words, *one.examples)]
    worded += [(entry.term, entry.words) for entry in rules.glossary]
    return ((place, reference.number) for place, words in worded for reference in references_in(words))


def lost_references(rules: RulesText) -> Iterator[tuple[str, str]]:
    """Those that name no rule of the text."""
    known = {one.number for one in rules.numbered}
    return ((place, number) for place, number in all_references(rules) if number not in known)
