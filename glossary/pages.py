"""What an entry's page and its JSON twin show, for rules and terms alike."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from sandbox.editions import EDITIONS
from sandbox.models import Scenario
from sandbox.rulings.evaluate import Evaluation, sandboxes

from .models import Entry, Redirect


def entry_page(request: HttpRequest, entry: Entry) -> HttpResponse:
    """The page of an entry."""
    before, after = type(entry).objects.neighbours(entry)
    scenarios = list(Scenario.objects.of_entry(entry.edition, entry.KIND, entry.slug))
    context = {
        "entry": entry,
        "edition": EDITIONS[entry.edition],
        "passages": passages(entry, sandboxes(scenarios)),
        "elsewhere": by_edition(entry),
        "before": before,
        "after": after,
        "twin": twin_of(entry),
    }
    return render(request, "glossary/entry.html", context)


def passages(entry: Entry, played: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
    """The text with each scenario's sandbox in its place."""
    return [played.get(p["scenario"], {}) if "scenario" in p else p for p in entry.passages]


def by_edition(entry: Entry) -> list[tuple[Any, list[dict[str, str]]]]:
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
    scenarios = list(Scenario.objects.of_entry(entry.edition, entry.KIND, entry.slug))
    played = sandboxes(scenarios).values()
    return JsonResponse({**full(entry), "scenarios": [sandbox_json(p["scenario"], p["played"]) for p in played]})


def brief(entry: Entry) -> dict[str, Any]:
    """An entry in a list."""
    return {**entry.address, "summary": entry.summary, "url": entry.get_absolute_url()}


def full(entry: Entry) -> dict[str, Any]:
    """An entry whole; ``html`` is its text in passages, parted by its scenarios."""
    return {
        **brief(entry),
        "edition_name": EDITIONS[entry.edition].name,
        "topics": entry.topics,
        "source": entry.sources,
        "keywords": entry.keywords,
        "text": entry.text,
        "passages": entry.passages,
        "see_also": entry.see_also,
        "elsewhere": entry.elsewhere,
        "cited_by": entry.cited_by,
    }


def sandbox_json(scenario: Scenario, played: Evaluation) -> dict[str, Any]:
    """A scenario of an entry with what it comes to."""
    return {
        "number": scenario.number,
        "name": scenario.name,
        "tags": scenario.tags.split(),
        "text": scenario.text,
        "rulings": played.rulings,
        "error": played.fault,
    }


def elsewhere_or_404(request: HttpRequest, edition: str, kind: str, slug: str, error: Exception) -> HttpResponseBase:
    """A topic that another entry states leads there; anything else is the error."""
    leads = Redirect.objects.leading_from(edition, kind, slug)
    if leads is None:
        raise error
    return redirect(leads, permanent=True)
