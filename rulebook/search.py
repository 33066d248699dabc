"""Full-text search over the entries: an index on disk, rebuilt as a whole, and forgiving questions to it."""

from __future__ import annotations

import logging
import re
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from django.conf import settings
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from whoosh import fields, highlight, index, qparser, query
from whoosh.analysis import StemmingAnalyzer
from whoosh.searching import Hit as Result
from whoosh.searching import ResultsPage, Searcher
from whoosh.writing import CLEAR

from glossary.models import Entry, Term
from sandbox.models import EntryScenario

from .models import Rule

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_QUESTION = 200
MOST_DIGITS = 5
PAGE_SIZE = 20
STEMMED = StemmingAnalyzer(minsize=1)
SCHEMA = fields.Schema(
    address=fields.ID(stored=True, unique=True),
    edition=fields.ID(stored=True),
    kind=fields.ID(stored=True),
    slug=fields.STORED,
    title=fields.TEXT(stored=True, analyzer=STEMMED, field_boost=4.0, spelling=True),
    keywords=fields.TEXT(analyzer=STEMMED, field_boost=2.0),
    text=fields.TEXT(stored=True, analyzer=STEMMED, spelling=True),
    scenarios=fields.TEXT(analyzer=STEMMED, field_boost=0.5),
)
ALL_WORDS, SOME_WORDS = qparser.AndGroup, qparser.OrGroup.factory(0.9)
FEW = 3
PAGES_OF_EXAMPLES = "examples-"
"""How the slugs of pages begin that gather examples: they speak of everything and state nothing."""
SPELLED = ("title", "text")
FIELDS = ("title", "keywords", "text", "scenarios")


@dataclass(frozen=True)
class Hit:
    """One entry found. ``shown_title`` and ``excerpt`` are HTML with the words found marked."""

    edition: str
    kind: str
    slug: str
    title: str
    shown_title: SafeString
    excerpt: SafeString

    def as_json(self) -> dict[str, str]:
        """The hit as the API gives it."""
        return {
            "edition": self.edition,
            "kind": self.kind,
            "slug": self.slug,
            "title": self.title,
            "excerpt": self.excerpt,
        }


@dataclass(frozen=True)
class SearchResults:
    """A page of hits. ``suggestion`` is another spelling of a question that found nothing."""

    question: str
    edition: str = ""
    total: int = 0
    page: int = 1
    pages: int = 1
    hits: Sequence[Hit] = field(default=())
    suggestion: str = ""


def build_index(entries: Iterable[tuple[Entry, str]], folder: Path | None = None) -> int:
    """Index entries, each with the text of its scenarios, in place of what was there. Readers see all or nothing."""
    folder = folder or Path(settings.SEARCH_INDEX)
    folder.mkdir(parents=True, exist_ok=True)
    shelf = index.open_dir(folder) if has_index(folder) else index.create_in(empty(folder), SCHEMA)
    documents = [document(entry, scenarios) for entry, scenarios in entries]
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


def document(entry: Entry, scenarios: str) -> dict[str, str]:
    """An entry as the index holds it."""
    return {
        "address": f"{entry.edition}/{entry.KIND}/{entry.slug}",
        "edition": entry.edition,
        "kind": entry.KIND,
        "slug": entry.slug,
        "title": entry.title,
        "keywords": " ".join([*entry.keywords, entry.slug.replace("-", " ")]),
        "text": entry.text,
        "scenarios": scenarios,
    }


_open = threading.local()
_rebuilding = threading.Lock()


def searcher() -> Searcher:
    """This thread's view of the index as it stands now. Raises whatever whoosh raises where there is none."""
    folder = Path(settings.SEARCH_INDEX)
    held: Searcher | None = getattr(_open, "searcher", None)
    if held is None or not index.exists_in(folder):
        _open.searcher = None
        held = index.open_dir(folder).searcher()
    try:
        _open.searcher = held.refresh()
    except TypeError:  # an index that was empty when it was opened cannot be refreshed
        _open.searcher = index.open_dir(folder).searcher()
    return _open.searcher


def with_sound_index(work: Callable[[Searcher], T]) -> T | None:
    """What the work finds in the index. One that is not there or cannot be read is built anew; None where it cannot."""
    try:
        return work(searcher())
    except Exception:
        log.warning("a search failed; the index is looked at", exc_info=True)
    try:
        rebuild_if_broken()
        return work(searcher())
    except Exception:
        log.exception("a search failed")
        return None


def search(question: str, edition: str = "", page: int = 1) -> SearchResults:
    """Entries that answer a question, best first: with all of its words, or, where those are few, with some of them.
    Nothing is found where there is no index and none can be built.
    """
    question = " ".join(question.replace("\0", " ")[:LONGEST_QUESTION].split())
    if not re.search(r"\w", question):
        return SearchResults(question, edition)
    found = with_sound_index(lambda place: found_in(place, question, edition, page))
    return found or SearchResults(question, edition)


def rebuild_if_broken() -> None:
    """Builds the index from the database's entries unless all of it can be read; one thread of a process does."""
    with _rebuilding:
        _open.searcher = None
        if not has_index(Path(settings.SEARCH_INDEX)):
            build_index(entries_with_scenarios())


def found_in(place: Searcher, question: str, edition: str, page: int) -> SearchResults:
    """What the index has."""
    only = query.Term("edition", edition) if edition else None
    for group, enough in ((ALL_WORDS, FEW), (SOME_WORDS, 1)):
        asked = parser(group).parse(question)
        found = place.search_page(asked, max(page, 1), pagelen=PAGE_SIZE, filter=only, terms=True)
        if found.total >= enough:
            return results_page(found, question, edition)
    return SearchResults(question, edition, suggestion=suggestion(place, question))


def parser(group: object) -> qparser.QueryParser:
    """Words and "phrases" only: anything else in a question is punctuation."""
    plugins = [qparser.WhitespacePlugin(), qparser.PhrasePlugin()]
    return qparser.MultifieldParser(list(FIELDS), SCHEMA, plugins=plugins, group=group)


class MarkedWords(highlight.HtmlFormatter):  # type: ignore[misc]
    """Puts the words found in ``<mark>``; everything else is escaped."""

    def format_token(self, text: str, token: object, replace: bool = False) -> str:
        return f"<mark>{escape(highlight.get_text(text, token, replace))}</mark>"


def results_page(found: ResultsPage, question: str, edition: str) -> SearchResults:
    """A page of whoosh's results as ours."""
    results = found.results
    results.fragmenter = highlight.ContextFragmenter(maxchars=220, surround=60)
    results.formatter = MarkedWords(between=" … ")
    results.order = highlight.SCORE
    return SearchResults(question, edition, found.total, found.pagenum, found.pagecount, tuple(map(hit_of, found)))


def hit_of(result: Result) -> Hit:
    """One result with its words marked; whoosh escapes the text around its marks."""
    title = result.highlights("title", top=1) or escape(result["title"])
    excerpt = result.highlights("text", top=2) or escape(result["text"][:200])
    stored = {name: result[name] for name in ("edition", "kind", "slug", "title")}
    return Hit(**stored, shown_title=mark_safe(title), excerpt=mark_safe(excerpt))


def suggestion(place: Searcher, question: str) -> str:
    """The question with unknown words replaced by near ones that the entries use; empty if there are none."""
    corrected = re.sub(r"\w+", lambda word: nearest_word(place, word[0]), question)
    return corrected if corrected != question else ""


def nearest_word(place: Searcher, word: str) -> str:
    """A word that the entries use and that begins with the same letter; the word itself where they use it, or none."""
    reader, stems = place.reader(), [token.text for token in STEMMED(word.lower())]
    if not stems or any((name, stem) in reader for name in SPELLED for stem in stems):
        return word
    near = [found for name in SPELLED for found in place.suggest(name, word.lower(), limit=1, prefix=1)]
    return near[0] if near else word


def page_number(asked: str) -> int:
    """The page asked for; anything that is no number is the first."""
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) <= MOST_DIGITS else 1
