"""What a scenario may say and name: the table of sentences, and the cards."""

from __future__ import annotations

from itertools import groupby

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from sandbox.cards import POOL
from sandbox.editor.card_search import cards_like, whole_pool
from sandbox.scenarios.steps import TABLE

CARDS_A_PAGE = 60
LONGEST_CARD_SEARCH = 100


@require_safe
def sentences(request: HttpRequest) -> HttpResponse:
    """The sentences that a scenario may say, from the table that reads them."""
    groups = [(name, list(rows)) for name, rows in groupby(TABLE, key=lambda sentence: sentence.group)]
    return render(request, "sandbox/sentences.html", {"groups": groups, "count": len(TABLE)})


@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """The cards that the engine knows."""
    question = request.GET.get("q", "")[:LONGEST_CARD_SEARCH]
    found = cards_like(question, whole_pool())
    page = Paginator(found, CARDS_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "sandbox/cards.html", {"page": page, "q": question, "count": len(POOL)})
