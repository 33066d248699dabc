"""The search page, and what its box offers while somebody types."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from rulebook.search import LONGEST_QUESTION, SearchResults, page_number, search
from rulebook.suggestions import suggestions
from rulebook.views.chosen_edition import edition_chosen, remember_edition
from sandbox.editor.card_search import asks_for_cards, cards_named
from sandbox.rulings.evaluate import known_edition

MOST_CARDS = 6
MOST_CARDS_ALONE = 24


@require_safe
def results(request: HttpRequest) -> HttpResponse:
    """Entries that answer ``q``, in one edition or in all, and the cards that it names; or cards alone,
    where it asks for those."""
    edition = edition_chosen(request)
    question = request.GET.get("q", "")[:LONGEST_QUESTION]
    cards_alone = asks_for_cards(question)
    page = page_number(request.GET.get("page", ""))
    results = SearchResults(question, edition) if cards_alone else search(question, edition, page)
    context = {
        "results": results,
        "edition_asked": edition,
        "longest": LONGEST_QUESTION,
        "cards_alone": cards_alone,
        "cards": cards_named(question, MOST_CARDS_ALONE if cards_alone else MOST_CARDS),
    }
    return remember_edition(request, render(request, "rulebook/search.html", context))


@require_safe
@cache_control(public=True, max_age=300)
def suggested(request: HttpRequest) -> JsonResponse:
    """Names that begin as ``q`` does, for the page whose box it is."""
    found = suggestions(request.GET.get("q", "")[:LONGEST_QUESTION], known_edition(request.GET.get("edition", "")))
    return JsonResponse({"suggestions": [asdict(one) for one in found]})
