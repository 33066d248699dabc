"""The page of a ruling, by its whole link or its short one, with its JSON twin."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from rest_framework.throttling import AnonRateThrottle

from sandbox.models import Ruling
from sandbox.rulings.citation import fields_of
from sandbox.rulings.evaluate import fault
from sandbox.rulings.links import VERSION, question
from sandbox.rulings.store import evaluate_question, keep, settled
from sandbox.scenarios.engine_version import engine_version
from sandbox.views.ruling_page import RulingPage, ruling_page_at
from sandbox.views.sandbox import step_asked


@require_safe
def page(request: HttpRequest, **address: str) -> HttpResponse:
    """The ruling, its trace at the step that the link names, and how to take it along."""
    shown = ruling_page_at(**address)
    fields = list(fields_of(shown.citation(request))) if shown.first else []
    context = {"shown": shown, "played": shown.played, "at": step_asked(request.GET), "fields": fields}
    return render(request, "sandbox/ruling.html", context)


@require_safe
def twin(request: HttpRequest, **address: str) -> JsonResponse:
    """The same as JSON; pages elsewhere may fetch it."""
    shown = ruling_page_at(**address)
    answer = JsonResponse(as_json(shown, request), status=400 if shown.played.fault else 200)
    answer["Access-Control-Allow-Origin"] = "*"
    return answer


def as_json(shown: RulingPage, request: HttpRequest) -> dict[str, Any]:
    """Question, links, rulings and, of a stored one, what it was."""
    played, kept = shown.played, shown.kept
    whole = {
        "version": VERSION,
        "text": shown.asked.text,
        "edition": shown.asked.edition or None,
        "engine": engine_version(),
        "full": request.build_absolute_uri(shown.full),
        "short": request.build_absolute_uri(kept.get_absolute_url()) if kept else None,
        "embed": request.build_absolute_uri(shown.embed),
        "picture": request.build_absolute_uri(shown.picture),
        "rulings": [without_frames(ruling) for ruling in played.rulings],
        "error": played.fault,
    }
    stored = {"id": kept.id, "engine": kept.engine, "created": kept.created, "outcome": kept.outcome} if kept else None
    return {**whole, "was": stored, "changed": bool(shown.changes)}


def without_frames(ruling: dict[str, Any]) -> dict[str, Any]:
    """A ruling without its boards along the way, which are for pages that play it."""
    return {key: value for key, value in ruling.items() if key != "frames"}


class Storing(AnonRateThrottle):
    """How many rulings a client may store."""

    scope = "store"

    def get_cache_key(self, request: Any, view: Any) -> str:
        return str(self.cache_format % {"scope": self.scope, "ident": self.get_ident(request)})


@never_cache
@require_POST
def store(request: HttpRequest) -> HttpResponse:
    """Give a question a short link. The same question has the same one."""
    written = question(request.POST.get("text", ""), request.POST.get("edition", ""))
    played = evaluate_question(written)
    asked = settled(written, played)
    if played.fault or not played.rulings:
        return HttpResponseBadRequest((played.fault or fault("there is no scenario"))["message"], "text/plain")
    if not Ruling.objects.filter(pk=asked.id).exists() and not Storing().allow_request(request, None):
        return HttpResponse("Too many rulings were stored from your address; try again later.", status=429)
    step = step_asked(request.POST)
    path = keep(asked, played).get_absolute_url()
    return HttpResponseRedirect(path if step is None else f"{path}?step={step}")
