"""The same position under four editions."""

from __future__ import annotations

from itertools import groupby

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.compared_positions import ComparedPosition, cells_of_text, positions
from sandbox.editions import EDITIONS
from sandbox.editions.questions import QUESTIONS
from sandbox.rulings.cells import Cell

PositionRow = tuple[ComparedPosition, list[tuple[object, Cell]]]


@require_safe
def four_editions(request: HttpRequest) -> HttpResponse:
    """One row a position, one column an edition; the engine fills the cells."""
    rows: list[PositionRow] = [
        (p, [(EDITIONS[cell.edition], cell) for cell in cells_of_text(p.text)]) for p in positions()
    ]
    groups = [(name, list(some)) for name, some in groupby(rows, key=lambda row: row[0].group)]
    return render(request, "rulebook/positions.html", {"groups": groups, "count": len(rows)})


@require_safe
def four_editions_json(request: HttpRequest) -> JsonResponse:
    """The JSON twin."""
    return JsonResponse({"positions": [as_json(position) for position in positions()]})


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
