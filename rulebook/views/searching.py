"""The search page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.search import LONGEST_QUESTION, search
from sandbox.rulings.evaluate import known_edition


@require_safe
def results(request: HttpRequest) -> HttpResponse:
    """Entries that answer ``q``, in one edition or in all."""
    edition = known_edition(request.GET.get("edition", ""))
    answer = search(request.GET.get("q", ""), edition, page_number(request.GET.get("page", "")))
    return render(
        request, "rulebook/search.html", {"answer": answer, "edition_asked": edition, "longest": LONGEST_QUESTION}
    )


def page_number(asked: str) -> int:
    """The page asked for; anything that is no number is the first."""
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 1
