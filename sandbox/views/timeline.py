"""The boards along a trace as JSON, for pages that step through it."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from sandbox.boards.board_pieces import timeline_data
from sandbox.boards.timeline import timeline_of
from sandbox.rulings.keeping import kept_if_certain
from sandbox.scenarios.evaluation import Evaluation
from sandbox.views.query import small_number
from sandbox.views.ruling_page import ruling_page_at


def timeline_answer(request: HttpRequest, evaluation: Evaluation) -> HttpResponse:
    """The boards of one ruling, the first unless ``ruling`` names another by its place, from 0. Pages elsewhere may
    fetch them. Raises ``Http404``.
    """
    place = small_number(request.GET.get("ruling", "")) or 0
    if place >= len(evaluation.rulings):
        raise Http404("This scenario cannot be played under this edition.")
    flipped, arrange = "flipped" in request.GET, "act" in request.GET
    answer = JsonResponse(timeline_data(timeline_of(evaluation.rulings[place], flipped), arrange))
    answer["Access-Control-Allow-Origin"] = "*"
    return answer


@require_safe
@cache_control(public=True, max_age=300)
def ruling_boards(request: HttpRequest, **address: str) -> HttpResponse:
    """The boards of the ruling that a link names."""
    evaluation = ruling_page_at(**address).with_positions
    return kept_if_certain(timeline_answer(request, evaluation), evaluation)
