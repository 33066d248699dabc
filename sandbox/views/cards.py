"""The cards that the engine knows: their list, and a page for each."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from sandbox.cards import POOL
from sandbox.editions import EDITIONS
from sandbox.editor.card_readings import card_of, readings_of, sentences_of
from sandbox.editor.card_search import CardsFound, as_printed
from sandbox.engine.game import Edition
from sandbox.imported_cards.card_pages import imported_page
from sandbox.meaning.card import Card
from sandbox.models import EntryScenario, ImportedCard, StoredRuling
from sandbox.terms.types import CardType

CARDS_A_PAGE = 60
LONGEST_CARD_SEARCH = 100
SHOWN_AT_ONCE, MOST_STORED = 6, 12
"""Scenarios that a card's page shows unfolded, and stored rulings that it lists."""


@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """The cards that the engine knows."""
    question = request.GET.get("q", "")[:LONGEST_CARD_SEARCH]
    page = Paginator(CardsFound(question), CARDS_A_PAGE).get_page(request.GET.get("page"))
    imported = ImportedCard.objects.count()
    context = {"page": page, "q": question, "count": len(POOL), "imported": imported}
    return render(request, "sandbox/cards.html", context)


@require_safe
def card(request: HttpRequest, slug: str) -> HttpResponse:
    """One card: what each edition reads in its text, and where it plays."""
    found = card_of(slug)
    if found is None:
        return imported_card(request, slug)
    context = {
        "name": found.name,
        "readings": readings_of(found),
        "plays": plays_of(found.name),
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


def imported_card(request: HttpRequest, slug: str) -> HttpResponse:
    """A card of an imported file: its text, sentence by sentence, and how what is understood is played today."""
    page = imported_page(slug)
    if page is None:
        raise Http404("There is no such card here.")
    played = page.reading.card
    context = {
        "page": page,
        "name": page.card.name,
        "sentences": list(sentences_of(played, list(EDITIONS))) if played else [],
        "plays": plays_of(page.card.name),
        "board": put_on_a_board(played) if played else "",
    }
    return render(request, "sandbox/imported_card.html", context)


@dataclass(frozen=True)
class Plays:
    """Where a card plays. ``first``: what is shown of the scenarios at once; ``editions``: all of them by edition,
    where there are more than those."""

    count: int
    first: list[EntryScenario]
    editions: list[tuple[Edition, list[EntryScenario]]]
    stored: list[StoredRuling]
    more_stored: int


def plays_of(name: str) -> Plays:
    """The scenarios of the book that name the card, the newest edition first, and the newest stored rulings."""
    found = list(EntryScenario.objects.naming(name))
    editions = [(EDITIONS[key], [one for one in found if one.edition == key]) for key in reversed(list(EDITIONS))]
    first = [one for _, scenarios in editions for one in scenarios][:SHOWN_AT_ONCE]
    groups = [(edition, scenarios) for edition, scenarios in editions if scenarios]
    stored = StoredRuling.objects.naming(name)
    more = len(found) > SHOWN_AT_ONCE
    return Plays(len(found), first, groups if more else [], stored[:MOST_STORED], max(0, len(stored) - MOST_STORED))


def put_on_a_board(card: Card) -> str:
    """A text to begin with: a permanent in play, anything else in hand; of a card that is not understood whole, that
    it is played without the rest."""
    held = card.types & {CardType.INSTANT, CardType.SORCERY, CardType.INTERRUPT, CardType.MANA_SOURCE}
    without = f"  Given what is not read of {card.name} is not played\n" if card.unread else ""
    return f"Example: {card.name}\n{without}  Given Bob {'holds' if held else 'controls'} {card.name}\n"
