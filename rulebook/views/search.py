"""The search page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.search import LONGEST_QUESTION, page_number, search
from sandbox.rulings.evaluate import known_edition


@require_safe
def results(request: HttpRequest) -> HttpResponse:
    """Entries that answer ``q``, in one edition or in all."""
    edition = known_edition(request.GET.get("edition", ""))
    results = search(request.GET.get("q", ""), edition, page_number(request.GET.get("page", "")))
    return render(
        request, "rulebook/search.html", {"results": results, "edition_asked": edition, "longest": LONGEST_QUESTION}
    )
