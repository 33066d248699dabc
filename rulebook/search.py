"""Full-text search over the entries: an index on disk, rebuilt as a whole, and forgiving questions to it."""

from __future__ import annotations

import logging
import re
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from pathlib import Path
from typing import TypeVar

from django.conf import settings
from django.utils.safestring import SafeString
from whoosh import fields, index, qparser, query
from whoosh.searching import Hit as Result
from whoosh.searching import Results, Searcher
from whoosh.writing import CLEAR

from glossary.models import Entry, Term
from sandbox.editions.rule_numbers import NUMBER, parents_of
from sandbox.models import EntryScenario

from .models import Rule
from .search_snippets import STEMMED, marked, snippet

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_QUESTION = 200
MOST_DIGITS = 5
PAGE_SIZE = 20
SCHEMA = fields.Schema(
    address=fields.ID(stored=True, unique=True),
    edition=fields.ID(stored=True),
    kind=fields.ID(stored=True),
    slug=fields.STORED,
    numbers=fields.KEYWORD(stored=True),
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
RULE_NUMBER = re.compile(rf"(?:(?:rule|cr|section)s? ?|§ ?)?(?P<number>{NUMBER.pattern})\.?")
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
    numbers: tuple[str, ...] = ()
    """The numbers of rules that it states."""

    def as_json(self) -> dict[str, str]:
        """The hit as the API gives it."""
        return {
            "edition": self.edition,
            "kind": self.kind,
            "slug": self.slug,
            "title": self.title,
            "numbers": " ".join(self.numbers),
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
        "numbers": entry.numbers.strip(),
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
    for asked, enough in ways_to_ask(question):
        found = place.search(asked, limit=None, filter=only, terms=True)
        if found.scored_length() >= enough:
            return results_page(found, SearchResults(question, edition, page=page))
    return SearchResults(question, edition, suggestion=suggestion(place, question))


def ways_to_ask(question: str) -> Iterator[tuple[query.Query, int]]:
    """Ways to understand a question, each with how many entries are enough of it: a rule's number, all of the words,
    some of them."""
    if number := RULE_NUMBER.fullmatch(question.lower()):
        yield numbered(number["number"]), 1
    yield parser(ALL_WORDS).parse(question), FEW
    yield parser(SOME_WORDS).parse(question), 1


def numbered(number: str) -> query.Query:
    """The entries that state a rule of that number, or one under it, or speak of it; then those of what it is a part
    of."""
    wider = [query.Term("numbers", one, boost=0.1) for one in parents_of(number)]
    under = query.Prefix("numbers", f"{number}." if "." not in number else number, boost=2.0)
    return query.Or([query.Term("numbers", number, boost=20.0), under, query.Term("text", number), *wider])


def parser(group: object) -> qparser.QueryParser:
    """Words and "phrases" only: anything else in a question is punctuation."""
    plugins = [qparser.WhitespacePlugin(), qparser.PhrasePlugin()]
    return qparser.MultifieldParser(list(FIELDS), SCHEMA, plugins=plugins, group=group)


def results_page(found: Results, asked: SearchResults) -> SearchResults:
    """A page of whoosh's results as ours, the last one where there are fewer. What a filter leaves out is not counted:
    whoosh's own pages count it."""
    total = found.scored_length()
    pages = ceil(total / PAGE_SIZE)
    page = min(max(asked.page, 1), pages)
    hits = found[(page - 1) * PAGE_SIZE : page * PAGE_SIZE]
    return replace(asked, total=total, page=page, pages=pages, hits=tuple(map(hit_of, hits)))


def hit_of(result: Result) -> Hit:
    """One result with the words found marked."""
    stems = frozenset(stem.decode() for name, stem in result.matched_terms() if name in FIELDS)
    stored = {name: result[name] for name in ("edition", "kind", "slug", "title")}
    numbers = tuple(result.get("numbers", "").split())
    return Hit(
        **stored,
        numbers=numbers,
        shown_title=marked(result["title"], stems),
        excerpt=snippet(result["text"], stems),
    )


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
