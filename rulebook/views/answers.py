"""A ruling for a judge's table."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.answers import answer_of
from sandbox.views.ruling_page import ruling_page_at


@require_safe
def answer(request: HttpRequest, **address: str) -> HttpResponse:
    """Question, ruling, steps: on screen and on paper."""
    shown = ruling_page_at(**address)
    answers = [answer_of(ruling) for ruling in shown.played.rulings]
    return render(request, "rulebook/answer.html", {"shown": shown, "answers": answers})


@require_safe
def answer_json(request: HttpRequest, **address: str) -> JsonResponse:
    """The JSON twin."""
    shown = ruling_page_at(**address)
    answers = [asdict(answer_of(ruling)) for ruling in shown.played.rulings]
    whole = {"url": request.build_absolute_uri(shown.path), "answers": answers, "error": shown.played.fault}
    said = JsonResponse(whole, status=400 if shown.played.fault else 200)
    said["Access-Control-Allow-Origin"] = "*"
    return said
