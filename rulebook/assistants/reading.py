"""Tools that look something up: entries, editions, cards and the sentences of scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from mcp.server.mcpserver.exceptions import ToolError

from glossary.pages import full
from rulebook.assistants.errors import known_edition
from rulebook.assistants.links import entry_link, whole
from rulebook.models import ENTRY_MODELS
from rulebook.search import Hit, search
from sandbox.cards import NoSuchCard, UnreadCard, find
from sandbox.editions import EDITIONS
from sandbox.editions.matrix import questions
from sandbox.editor.card_search import as_printed
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.steps import TABLE
from sandbox.scenarios.values.serialization import object_as_json

MOST_SENTENCES = 60
ToolAnswer = dict[str, object]


def search_entries(words: str, edition: str = "", page: int = 1) -> ToolAnswer:
    """Find rules and glossary entries by words or a question, best first. `edition` is mirage (1996), duel (1997),
    timespiral (2006) or m11 (2010); without it all are searched. Read what is found with `read_entry`."""
    found = search(words, known_edition(edition), max(page, 1))
    return {
        "count": found.total,
        "page": found.page,
        "pages": found.pages,
        "did_you_mean": found.suggestion,
        "hits": [_hit(hit) for hit in found.hits],
    }


def _hit(hit: Hit) -> ToolAnswer:
    return {**hit.as_json(), "url": entry_link(hit.as_json())}


def read_entry(edition: str, kind: str, slug: str) -> ToolAnswer:
    """One entry whole: its text, its source, what it refers to, and its kin in the other editions. `kind` is rules or
    glossary; edition, kind and slug are those that `search_entries` gives."""
    model = ENTRY_MODELS.get(kind)
    if model is None:
        raise ToolError(f"there is no kind {kind!r}; the kinds are {', '.join(ENTRY_MODELS)}")
    entry = model.objects.filter(edition=known_edition(edition), slug=slug).first()
    if entry is None:
        raise ToolError(f"there is no entry {edition}/{kind}/{slug}; search_entries finds the nearest")
    return {**full(entry), "url": entry_link({"edition": edition, "kind": kind, "slug": slug})}


def list_editions(about: str = "") -> ToolAnswer:
    """The editions of the rules, and the questions that they answer differently, with each one's answer. With `about`,
    only the questions that have this word."""
    rows = [row for row in questions() if about.lower() in row["question"].lower()]
    return {
        "editions": [
            {"id": key, "name": edition.name, "date": edition.date.isoformat()} for key, edition in EDITIONS.items()
        ],
        "differences": [
            {"question": row["question"], "answers": {key: said["text"] for key, said in row["answers"].items()}}
            for row in rows
            if len({said["text"] for said in row["answers"].values()}) > 1
        ],
        "url": whole("/editions/"),
    }


def read_card(name: str) -> ToolAnswer:
    """A card that scenarios may name: cost, types, size and its text as the engine understands it, older forms too."""
    try:
        return {**object_as_json(as_printed(find(name)))}
    except NoSuchCard as error:
        raise ToolError(str(error)) from error
    except UnreadCard as error:
        unread = "; ".join(each.sentence for each in error.reading.unread)
        raise ToolError(f"not all of {name} is understood, so it is played without this alone: {unread}") from error


def list_sentences(words: str = "") -> ToolAnswer:
    """The sentences of which scenarios are made, each with an example and what it means: to be read before `rule_on`
    is used. With `words`, those that have all of them, for example "attacks" or "life"; without, how many there are of
    each group."""
    asked = words.lower().split()
    found = [one for one in TABLE if all(word in f"{one.pattern} {one.about} {one.group}".lower() for word in asked)]
    if not asked:
        return {"groups": _groups(), "url": whole("/sandbox/sentences/")}
    shown = [{"sentence": one.example, "means": one.about, "group": one.group} for one in found[:MOST_SENTENCES]]
    return {"count": len(found), "sentences": shown, "url": whole("/sandbox/sentences/")}


def _groups() -> list[ToolAnswer]:
    return [{"group": name, "count": len(rows), "example": rows[0].example} for name, rows in groups_of_sentences()]


def groups_of_sentences() -> Iterator[tuple[str, list[StepDefinition]]]:
    """The table by what its sentences speak of, in its order."""
    names = dict.fromkeys(one.group for one in TABLE)
    return ((name, [one for one in TABLE if one.group == name]) for name in names)
