"""The same position under every edition."""

from __future__ import annotations

from itertools import groupby

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.compared_positions import ComparedPosition, PositionEnding, cells_of_text, endings_of_text, positions
from sandbox.editions.questions import QUESTIONS
from sandbox.rulings.addresses import ruling_url

PositionRow = tuple[ComparedPosition, tuple[PositionEnding, ...]]


@require_safe
def every_edition(request: HttpRequest) -> HttpResponse:
    """One row a position, a small board for each of its endings, in groups that unfold; the engine decides them."""
    rows: list[PositionRow] = [(position, endings_of_text(position.text)) for position in positions()]
    groups = [(name, list(some)) for name, some in groupby(rows, key=lambda row: row[0].group)]
    context = {"groups": groups, "count": len(rows), "unfolded": "all" in request.GET}
    return render(request, "rulebook/positions.html", context)


@require_safe
def every_edition_json(request: HttpRequest) -> JsonResponse:
    """The JSON twin."""
    return JsonResponse({"positions": [as_json(position) for position in positions()]})


@require_safe
def ruling(request: HttpRequest, slug: str, edition: str) -> HttpResponse:
    """On to the ruling of one position under one edition. A short way, since a ruling's link carries its whole text and
    the page of all positions has hundreds of them."""
    found = next((position for position in positions() if position.slug == slug), None)
    if found is None:
        raise Http404("There is no such position.")
    return HttpResponseRedirect(ruling_url(found.text, edition))


def as_json(position: ComparedPosition) -> dict[str, object]:
    """One row."""
    cells = {
        cell.edition: {"outcome": cell.words, "refused": cell.refused, "open": cell.asked, "group": cell.group}
        for cell in cells_of_text(position.text)
    }
    return {
        "id": position.slug,
        "group": position.group,
        "title": position.title,
        "about": position.words,
        "questions": [{"field": field, "question": QUESTIONS[field]} for field in position.questions],
        "text": position.text,
        "editions": cells,
    }
