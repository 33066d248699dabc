"""Home, the contents of an edition, and the editions compared."""

from __future__ import annotations

from django.db.models import Count
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from glossary.models import Term
from glossary.pages import brief
from rulebook.models import Rule
from sandbox.editions import EDITIONS
from sandbox.editions.matrix import questions
from sandbox.models import EntryScenario
from sandbox.rulings.compare import across_editions
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What this is, where to begin, and one ruling at work."""
    scenario = EntryScenario.objects.worked_example()
    context: dict[str, object] = {"counts": counts(), "scenario": scenario, "scenarios": EntryScenario.objects.count()}
    if scenario:
        edition = edition_to_play(scenario.tags.split(), scenario.edition)
        context["evaluation"] = evaluate_for_page(scenario.text, edition)
        context["comparisons"] = across_editions(scenario.text, evaluate_for_page)
    return render(request, "rulebook/home.html", context)


def counts() -> list[dict[str, object]]:
    """The editions with how many rules and terms each has."""
    rules, terms = (dict(m.objects.order_by().values_list("edition").annotate(Count("pk"))) for m in (Rule, Term))
    return [{"edition": e, "rules": rules.get(k, 0), "terms": terms.get(k, 0)} for k, e in EDITIONS.items()]


@require_safe
def contents(request: HttpRequest, edition: str) -> HttpResponse:
    """An edition's rules and terms."""
    context = {
        "edition": EDITIONS[edition],
        "rules": Rule.objects.of(edition).in_brief(),
        "terms": Term.objects.of(edition).in_brief(),
        "scenarios": EntryScenario.objects.filter(edition=edition).count(),
    }
    return render(request, "rulebook/contents.html", context)


@require_safe
def contents_json(request: HttpRequest, edition: str) -> JsonResponse:
    """The JSON twin of the contents."""
    found = EDITIONS[edition]
    rules, terms = ([brief(entry) for entry in m.objects.of(edition).in_brief()] for m in (Rule, Term))
    return JsonResponse({"edition": edition, "name": found.name, "date": found.date, "rules": rules, "terms": terms})


@require_safe
def matrix(request: HttpRequest) -> HttpResponse:
    """Every question that two editions answer differently."""
    rows = [
        {**question, "cells": [(question["answers"].get(key), edition) for key, edition in EDITIONS.items()]}
        for question in questions()
    ]
    return render(request, "rulebook/matrix.html", {"rows": rows})


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What the site is, where its rules come from, and what it is not."""
    return render(request, "rulebook/about.html")
