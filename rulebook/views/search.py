"""The search page, and what its box offers while somebody types."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from rulebook.search import LONGEST_QUESTION, page_number, search
from rulebook.suggestions import suggestions
from rulebook.views.chosen_edition import edition_chosen, remember_edition
from sandbox.editor.card_search import cards_named
from sandbox.rulings.evaluate import known_edition

MOST_CARDS = 6


@require_safe
def results(request: HttpRequest) -> HttpResponse:
    """Entries that answer ``q``, in one edition or in all; and the cards that it names."""
    edition = edition_chosen(request)
    question = request.GET.get("q", "")[:LONGEST_QUESTION]
    results = search(question, edition, page_number(request.GET.get("page", "")))
    context = {
        "results": results,
        "edition_asked": edition,
        "longest": LONGEST_QUESTION,
        "cards": cards_named(question, MOST_CARDS),
    }
    return remember_edition(request, render(request, "rulebook/search.html", context))


@require_safe
@cache_control(public=True, max_age=300)
def suggested(request: HttpRequest) -> JsonResponse:
    """Names that begin as ``q`` does, for the page whose box it is."""
    found = suggestions(request.GET.get("q", "")[:LONGEST_QUESTION], known_edition(request.GET.get("edition", "")))
    return JsonResponse({"suggestions": [asdict(one) for one in found]})
