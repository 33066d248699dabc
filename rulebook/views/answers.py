"""A ruling for a judge's table."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.answers import answer_of
from sandbox.scenarios.values.serialization import as_json
from sandbox.views.ruling_page import ruling_page_at


@require_safe
def answer(request: HttpRequest, **address: str) -> HttpResponse:
    """Question, ruling, steps: on screen and on paper."""
    ruling_page = ruling_page_at(**address)
    answers = [answer_of(ruling) for ruling in ruling_page.evaluation.rulings]
    return render(request, "rulebook/answer.html", {"ruling_page": ruling_page, "answers": answers})


@require_safe
def answer_json(request: HttpRequest, **address: str) -> JsonResponse:
    """The JSON twin."""
    ruling_page = ruling_page_at(**address)
    answers = [asdict(answer_of(ruling)) for ruling in ruling_page.evaluation.rulings]
    whole = {
        "url": request.build_absolute_uri(ruling_page.path),
        "answers": answers,
        "error": as_json(ruling_page.evaluation.fault),
    }
    said = JsonResponse(whole, status=400 if ruling_page.evaluation.fault else 200)
    said["Access-Control-Allow-Origin"] = "*"
    return said
