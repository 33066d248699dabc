"""The page of a ruling, by its whole link or its short one, with its JSON twin."""

from __future__ import annotations

from dataclasses import replace

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.utils.http import urlencode
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from sandbox.models import StoredRuling
from sandbox.rulings.citation import fields_of
from sandbox.rulings.evaluate import page_status, status_of
from sandbox.rulings.keeping import kept_if_certain
from sandbox.rulings.links import VERSION, question
from sandbox.rulings.presentation import PARTS, SIZES, THEMES
from sandbox.rulings.retention import is_full
from sandbox.rulings.store import evaluate_question, store_ruling, with_edition
from sandbox.scenarios.engine_version import engine_version
from sandbox.scenarios.values.fault import fault
from sandbox.scenarios.values.serialization import as_json, listed_as_json
from sandbox.throttling.come_back import come_back
from sandbox.throttling.limits import seconds_to_wait, too_many
from sandbox.views.own_forms import from_own_pages
from sandbox.views.query import edition_asked, frame_options_of, own_words_of, query_of, step_asked
from sandbox.views.ruling_page import RulingPage, ruling_page_at

FULL = "This site stores no more rulings; the long link carries the whole question and needs no storage."


@require_safe
def page(request: HttpRequest, **address: str) -> HttpResponse:
    """The ruling, its trace at the step that the link names, and how to take it along."""
    ruling_page = ruling_page_at(**address)
    own, frame = own_words_of(request), frame_options_of(request)
    fields = list(fields_of(ruling_page.citation(request, own), frame)) if ruling_page.first else []
    context = {
        "ruling_page": ruling_page,
        "evaluation": ruling_page.evaluation,
        "oembed": ruling_page.oembed(request, own),
        "own": own,
        "own_query": urlencode(own.query),
        "frame": frame,
        "frame_choices": {"parts": PARTS, "themes": THEMES, "sizes": SIZES},
        "at": step_asked(query_of(request)),
        "fields": fields,
    }
    answer = render(request, "sandbox/ruling.html", context, status=page_status(ruling_page.evaluation))
    return kept_if_certain(answer, ruling_page.evaluation)


@require_safe
def twin(request: HttpRequest, **address: str) -> JsonResponse:
    """The same as JSON; pages elsewhere may fetch it."""
    ruling_page = ruling_page_at(**address)
    answer = JsonResponse(ruling_json(ruling_page, request), status=status_of(ruling_page.evaluation))
    answer["Access-Control-Allow-Origin"] = "*"
    return kept_if_certain(answer, ruling_page.evaluation)


def ruling_json(ruling_page: RulingPage, request: HttpRequest) -> dict[str, object]:
    """Question, links, rulings and, of a stored one, what it was. Positions along the way are left out."""
    evaluation, stored = ruling_page.evaluation, ruling_page.stored
    whole = {
        "version": VERSION,
        "text": ruling_page.question.text,
        "edition": None if ruling_page.question.is_as_tagged else ruling_page.question.edition,
        "engine": engine_version(),
        "full": request.build_absolute_uri(ruling_page.full),
        "short": request.build_absolute_uri(stored.get_absolute_url()) if stored else None,
        "embed": request.build_absolute_uri(ruling_page.embed),
        "picture": request.build_absolute_uri(ruling_page.picture),
        "rulings": listed_as_json(replace(ruling, positions=None) for ruling in evaluation.rulings),
        "error": as_json(evaluation.fault),
        **({"left_out": evaluation.left_out} if evaluation.left_out else {}),
    }
    return {**whole, "was": stored and what_it_was(stored), "changed": bool(ruling_page.revisions)}


def what_it_was(stored: StoredRuling) -> dict[str, object]:
    """A ruling as it was stored."""
    return {"id": stored.id, "engine": stored.engine, "created": stored.created, "outcome": stored.outcome}


@never_cache
@require_POST
@from_own_pages
def store(request: HttpRequest) -> HttpResponse:
    """Give a question a short link. The same question has the same one."""
    written = question(request.POST.get("text", ""), edition_asked(query_of(request)))
    evaluation = evaluate_question(written)
    asked = with_edition(written, evaluation)
    if "\0" in asked.text:
        return HttpResponseBadRequest("A text with a NUL character cannot be stored.", "text/plain")
    if evaluation.fault or not evaluation.rulings:
        return HttpResponseBadRequest((evaluation.fault or fault("there is no scenario")).message, "text/plain")
    if not StoredRuling.objects.filter(pk=asked.id).exists():
        if wait := seconds_to_wait("store", request):
            return too_many(request, "rulings were stored", wait)
        if is_full():
            return come_back(request, 503, FULL)
    step = step_asked(query_of(request))
    path = store_ruling(asked, evaluation).get_absolute_url()
    return HttpResponseRedirect(path if step is None else f"{path}?step={step}")
