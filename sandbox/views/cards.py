"""The cards that the engine knows: their list, and a page for each."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from sandbox.cards import POOL
from sandbox.editor.card_readings import card_of, readings_of
from sandbox.editor.card_search import as_printed, cards_like, whole_pool
from sandbox.meaning.card import Card
from sandbox.models import EntryScenario, StoredRuling
from sandbox.terms.types import CardType

CARDS_A_PAGE = 60
LONGEST_CARD_SEARCH = 100


@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """The cards that the engine knows."""
    question = request.GET.get("q", "")[:LONGEST_CARD_SEARCH]
    found = cards_like(question, whole_pool())
    page = Paginator(found, CARDS_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "sandbox/cards.html", {"page": page, "q": question, "count": len(POOL)})


@require_safe
def card(request: HttpRequest, slug: str) -> HttpResponse:
    """One card: what each edition reads in its text, and where it plays."""
    found = card_of(slug)
    if found is None:
        raise Http404("There is no such card here.")
    context = {
        "name": found.name,
        "readings": readings_of(found),
        "scenarios": EntryScenario.objects.naming(found.name),
        "stored": StoredRuling.objects.naming(found.name),
        "board": put_on_a_board(found),
    }
    return render(request, "sandbox/card.html", context)


@require_safe
@cache_control(public=True, max_age=3_600)
def preview(request: HttpRequest, slug: str) -> HttpResponse:
    """A card as it is printed, for a page on which its name stands."""
    found = card_of(slug)
    if found is None:
        raise Http404("There is no such card here.")
    return render(request, "sandbox/includes/printed_card.html", {"card": as_printed(found)})


def put_on_a_board(card: Card) -> str:
    """A text to begin with: a permanent in play, anything else in hand."""
    held = card.types & {CardType.INSTANT, CardType.SORCERY, CardType.INTERRUPT, CardType.MANA_SOURCE}
    return f"Example: {card.name}\n  Given Bob {'holds' if held else 'controls'} {card.name}\n"
