"""The full-text index over the entries: on disk, rebuilt as a whole; each process searches its copy in memory."""

from __future__ import annotations

import logging
import re
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from django.conf import settings
from whoosh import fields, index
from whoosh.writing import CLEAR

from glossary.models import Entry, Term
from sandbox.models import EntryScenario

from .analyzed_text import STEMMED
from .loaded_index import LoadedIndex
from .models import Rule

log = logging.getLogger(__name__)
T = TypeVar("T")

SCHEMA = fields.Schema(
    address=fields.ID(stored=True, unique=True),
    edition=fields.ID(stored=True),
    kind=fields.ID(stored=True),
    slug=fields.STORED,
    numbers=fields.KEYWORD(stored=True),
    title=fields.TEXT(stored=True, analyzer=STEMMED),
    keywords=fields.TEXT(analyzer=STEMMED),
    text=fields.TEXT(stored=True, analyzer=STEMMED),
    links=fields.TEXT(analyzer=STEMMED),
    examples=fields.TEXT(analyzer=STEMMED),
    scenarios=fields.TEXT(analyzer=STEMMED),
)
WRITTEN_LINK = re.compile(r'<a href="(/[^"]+/)">([^<]*)</a>')
"""A link in an entry as it is shown, to what, and with which words. Links from terms that are found have a class."""
EXAMPLE = re.compile(r"^\s*(?:Example|Scenario): *(.*)", re.M)


def build_index(entries: Iterable[tuple[Entry, str]], folder: Path | None = None) -> int:
    """Index entries, each with the text of its scenarios, in place of what was there. Readers see all or nothing."""
    folder = folder or Path(settings.SEARCH_INDEX)
    folder.mkdir(parents=True, exist_ok=True)
    shelf = index.open_dir(folder) if has_index(folder) else index.create_in(empty(folder), SCHEMA)
    known = list(entries)
    called = words_of_links(entry for entry, _ in known)
    documents = [document(entry, scenarios, called[entry.get_absolute_url()]) for entry, scenarios in known]
    writer = shelf.writer()
    for fields_of_entry in documents:
        writer.add_document(**fields_of_entry)
    writer.commit(mergetype=CLEAR)
    return len(documents)


def empty(folder: Path) -> Path:
    """The folder without what is left there of an index that cannot be read."""
    for file in folder.iterdir():
        if file.is_file():
            file.unlink()
    return folder


def has_index(folder: Path) -> bool:
    """Whether an index of today's shape is there, all of which can be read."""
    try:
        if not index.exists_in(folder):
            return False
        shelf = index.open_dir(folder)
        with shelf.searcher() as held:
            return bool(shelf.schema == SCHEMA and sum(1 for _ in held.documents()) == held.doc_count())
    except Exception:
        log.warning("the search index in %s cannot be read", folder, exc_info=True)
        return False


def entries_with_scenarios() -> Iterator[tuple[Entry, str]]:
    """Every entry with the text of its scenarios."""
    texts: defaultdict[tuple[str, str, str], list[str]] = defaultdict(list)
    for scenario in EntryScenario.objects.all():
        texts[scenario.edition, scenario.kind, scenario.slug].append(scenario.text)
    for model in (Rule, Term):
        for entry in model.objects.all():
            yield entry, "\n".join(texts[entry.edition, entry.KIND, entry.slug])


def words_of_links(entries: Iterable[Entry]) -> defaultdict[str, list[str]]:
    """By an entry's path, what the other entries call it where they lead to it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for entry in entries:
        for passage in entry.passages:
            for path, words in WRITTEN_LINK.findall(passage.get("html", "")):
                found[path].append(words)
    return found


def document(entry: Entry, scenarios: str, called: Iterable[str]) -> dict[str, str]:
    """An entry as the index holds it. `called`: what others call it."""
    return {
        "address": f"{entry.edition}/{entry.KIND}/{entry.slug}",
        "edition": entry.edition,
        "kind": entry.KIND,
        "slug": entry.slug,
        "numbers": entry.numbers.strip(),
        "title": entry.title,
        "keywords": " ".join([*entry.keywords, entry.slug.replace("-", " ")]),
        "text": entry.text,
        "links": " ".join(called),
        "examples": " ".join(EXAMPLE.findall(scenarios)),
        "scenarios": scenarios,
    }


Stamp = tuple[Path, int, int]
_rebuilding = threading.Lock()
_loaded: dict[Stamp, LoadedIndex] = {}
"""The one version in use, by where it lies and when its folder changed last."""


def loaded_index() -> LoadedIndex:
    """The index as it stands now. Raises whatever reading raises where there is none that can be read."""
    folder = Path(settings.SEARCH_INDEX)
    status = folder.stat()
    stamp = folder, status.st_ino, status.st_mtime_ns
    found = _loaded.get(stamp)
    if found is None:
        found = LoadedIndex(folder)
        forget_index()
        _loaded[stamp] = found
    return found


def forget_index() -> None:
    """The next search reads the index anew."""
    _loaded.clear()


def with_sound_index(work: Callable[[LoadedIndex], T]) -> T | None:
    """What the work finds in the index. One that is not there or cannot be read is built anew; None where it cannot."""
    try:
        return work(loaded_index())
    except Exception:
        log.warning("a search failed; the index is looked at", exc_info=True)
    try:
        rebuild_if_broken()
        return work(loaded_index())
    except Exception:
        log.exception("a search failed")
        return None


def rebuild_if_broken() -> None:
    """Builds the index from the database's entries unless all of it can be read; one thread of a process does."""
    with _rebuilding:
        forget_index()
        if not has_index(Path(settings.SEARCH_INDEX)):
            build_index(entries_with_scenarios())
