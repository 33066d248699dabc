"""What an entry's page and its JSON twin show, for rules and terms alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_cache_control

from sandbox.editions import EDITIONS
from sandbox.engine.game import Edition
from sandbox.models import EntryScenario
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.values.serialization import as_json, listed_as_json

from .models import Entry, Redirect


@dataclass(frozen=True)
class PlayedScenario:
    """A scenario of an entry with what it comes to."""

    scenario: EntryScenario
    evaluation: Evaluation


@dataclass(frozen=True)
class Passage:
    """A part of an entry's text: HTML, or a scenario."""

    html: str = ""
    played: PlayedScenario | None = None


def entry_page(request: HttpRequest, entry: Entry, around: dict[str, object] | None = None) -> HttpResponse:
    """The page of an entry; ``around``: what the page shows besides of where it stands."""
    before, after = type(entry).objects.neighbours(entry)
    context = {
        "entry": entry,
        "edition": EDITIONS[entry.edition],
        "opening": opening_of(passages(entry, scenarios_of(entry))),
        "elsewhere": by_edition(entry),
        "before": before,
        "after": after,
        "twin": twin_of(entry),
        **(around or {}),
    }
    return render(request, "glossary/entry.html", context)


def entry_preview(request: HttpRequest, entry: Entry) -> HttpResponse:
    """What an entry says in short, for a page that names it."""
    answer = render(request, "glossary/preview.html", {"entry": entry, "edition": EDITIONS[entry.edition]})
    patch_cache_control(answer, public=True, max_age=3_600)
    return answer


def scenarios_of(entry: Entry) -> Iterator[PlayedScenario]:
    """The entry's scenarios, each played under the entry's edition unless its tags name only others."""
    for scenario in EntryScenario.objects.of_entry(entry.edition, entry.KIND, entry.slug):
        under = edition_to_play(scenario.tags.split(), scenario.edition)
        yield PlayedScenario(scenario, evaluate_for_page(scenario.text, under))


def passages(entry: Entry, played: Iterator[PlayedScenario]) -> list[Passage]:
    """The text with each scenario in its place."""
    by_number = {one.scenario.number: one for one in played}
    return [Passage(p.get("html", ""), by_number.get(p.get("scenario", 0))) for p in entry.passages]


@dataclass(frozen=True)
class Opening:
    """The first screen of an entry: its first scenario beside the text up to the second; then the rest in order."""

    text: tuple[Passage, ...]
    played: PlayedScenario | None
    rest: tuple[Passage, ...]


def opening_of(parts: list[Passage]) -> Opening:
    """The passages of an entry, arranged for its page."""
    boards = [at for at, part in enumerate(parts) if part.played]
    second = boards[1] if len(boards) > 1 else len(parts)
    first = parts[boards[0]].played if boards else None
    return Opening(tuple(part for part in parts[:second] if part.html), first, tuple(parts[second:]))


def by_edition(entry: Entry) -> list[tuple[Edition, list[dict[str, str]]]]:
    """All editions, each with the entries about the same topic; this one's has the entry itself."""
    found: dict[str, list[dict[str, str]]] = {entry.edition: [entry.address]}
    for address in entry.elsewhere:
        found.setdefault(address["edition"], []).append(address)
    return [(edition, found.get(key, [])) for key, edition in EDITIONS.items()]


def twin_of(entry: Entry) -> str:
    """The path of an entry's JSON twin."""
    name = "glossary:term_json" if entry.KIND == "glossary" else "rulebook:rule_json"
    return reverse(name, args=(entry.edition, entry.slug))


def entry_json(entry: Entry) -> JsonResponse:
    """The JSON twin: the page's text, links and rulings."""
    return JsonResponse({**full(entry), "scenarios": [scenario_json(one) for one in scenarios_of(entry)]})


def brief(entry: Entry) -> dict[str, object]:
    """An entry in a list."""
    return {**entry.address, "summary": entry.summary, "url": entry.get_absolute_url()}


def full(entry: Entry) -> dict[str, object]:
    """An entry whole; ``html`` is its text in passages, parted by its scenarios."""
    return {
        **brief(entry),
        "edition_name": EDITIONS[entry.edition].name,
        "topics": entry.topics,
        "numbers": entry.rule_numbers,
        "source": entry.sources,
        "keywords": entry.keywords,
        "text": entry.text,
        "passages": entry.passages,
        "see_also": entry.see_also,
        "elsewhere": entry.elsewhere,
        "cited_by": entry.cited_by,
    }


def scenario_json(played: PlayedScenario) -> dict[str, object]:
    """A scenario of an entry with what it comes to."""
    scenario = played.scenario
    return {
        "number": scenario.number,
        "name": scenario.name,
        "tags": scenario.tags.split(),
        "text": scenario.text,
        "rulings": listed_as_json(played.evaluation.rulings),
        "error": as_json(played.evaluation.fault),
    }


def elsewhere_or_404(request: HttpRequest, edition: str, kind: str, slug: str, error: Exception) -> HttpResponseBase:
    """A topic that another entry states leads there; anything else is the error."""
    leads = Redirect.objects.leading_from(edition, kind, slug)
    if leads is None:
        raise error
    return redirect(leads, permanent=True)
