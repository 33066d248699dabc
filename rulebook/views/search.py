"""The search page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.search import LONGEST_QUESTION, page_number, search
from sandbox.editor.card_search import cards_named
from sandbox.rulings.evaluate import known_edition

MOST_CARDS = 6


@require_safe
def results(request: HttpRequest) -> HttpResponse:
    """Entries that answer ``q``, in one edition or in all; and the cards that it names."""
    edition = known_edition(request.GET.get("edition", ""))
    question = request.GET.get("q", "")[:LONGEST_QUESTION]
    results = search(question, edition, page_number(request.GET.get("page", "")))
    context = {
        "results": results,
        "edition_asked": edition,
        "longest": LONGEST_QUESTION,
        "cards": cards_named(question, MOST_CARDS),
    }
    return render(request, "rulebook/search.html", context)
