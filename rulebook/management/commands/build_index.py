"""``manage.py build_index``: the search index, from the database's entries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from django.core.management.base import BaseCommand

from glossary.models import Entry, Term
from rulebook.models import Rule
from rulebook.search import build_index
from sandbox.models import EntryScenario


class Command(BaseCommand):
    """Build the index."""

    help = "Builds the search index over the loaded entries."

    def handle(self, **options: object) -> None:
        self.stdout.write("Building the search index …", ending="")
        self.stdout.flush()
        count = build_index(entries_with_scenarios())
        self.stdout.write(f" {count} entries.")


def entries_with_scenarios() -> Iterator[tuple[Entry, str]]:
    """Every entry with the text of its scenarios."""
    texts: defaultdict[tuple[str, str, str], list[str]] = defaultdict(list)
    for scenario in EntryScenario.objects.all():
        texts[scenario.edition, scenario.kind, scenario.slug].append(scenario.text)
    for model in (Rule, Term):
        for entry in model.objects.all():
            yield entry, "\n".join(texts[entry.edition, entry.KIND, entry.slug])
