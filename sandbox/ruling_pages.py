"""The page of a ruling, by its whole link or its short one, with its JSON twin."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from rest_framework.throttling import AnonRateThrottle

from .engine_version import engine_version
from .kept import Change, changes, keep, play_asked, settled
from .links import VERSION, BadLink, Question, question, unpacked
from .models import Ruling
from .one_sentence import in_one_sentence
from .played import Played, fault
from .views import step_asked


@dataclass(frozen=True)
class Shown:
    """A ruling as its pages show it: played now, beside what was stored of it, if it was."""

    asked: Question
    kept: Ruling | None = None

    @cached_property
    def played(self) -> Played:
        """Decided by this engine."""
        return play_asked(self.asked)

    @cached_property
    def changes(self) -> list[Change]:
        """Where it is not what it was."""
        return changes(self.kept, self.played) if self.kept else []

    @property
    def title(self) -> str:
        """The name of the first scenario."""
        return str(self.played.rulings[0]["name"]) if self.played.rulings else "A scenario"

    @property
    def in_one_sentence(self) -> str:
        """What it comes to."""
        return in_one_sentence(self.played.rulings[0]) if self.played.rulings else "This text cannot be played."

    @property
    def engine(self) -> str:
        """The version of the engine that decides now."""
        return engine_version()

    @property
    def twin(self) -> str:
        """The path of the JSON twin."""
        return f"{self.path[:-1]}.json"

    @property
    def full(self) -> str:
        """The path that carries everything."""
        return reverse("travel:full", args=(self.asked.packed,))

    @property
    def path(self) -> str:
        """The path of this page: the short one where there is one."""
        return self.kept.get_absolute_url() if self.kept else self.full


def shown_by(packed: str = "", id: str = "") -> Shown:
    """The ruling that an address names. Raises ``Http404``."""
    if id:
        kept = get_object_or_404(Ruling, pk=id)
        return Shown(Question(kept.text, kept.edition), kept)
    try:
        asked = unpacked(packed)
        return Shown(settled(asked, play_asked(asked)))
    except BadLink as error:
        raise Http404(str(error)) from error


@require_safe
def page(request: HttpRequest, **address: str) -> HttpResponse:
    """The ruling, its trace at the step that the link names, and how to take it along."""
    shown = shown_by(**address)
    context = {"shown": shown, "played": shown.played, "at": step_asked(request.GET)}
    return render(request, "sandbox/ruling.html", context)


@require_safe
def twin(request: HttpRequest, **address: str) -> JsonResponse:
    """The same as JSON; pages elsewhere may fetch it."""
    shown = shown_by(**address)
    answer = JsonResponse(as_json(shown, request), status=400 if shown.played.fault else 200)
    answer["Access-Control-Allow-Origin"] = "*"
    return answer


def as_json(shown: Shown, request: HttpRequest) -> dict[str, Any]:
    """Question, links, rulings and, of a stored one, what it was."""
    played, kept = shown.played, shown.kept
    whole = {
        "version": VERSION,
        "text": shown.asked.text,
        "edition": shown.asked.edition or None,
        "engine": engine_version(),
        "full": request.build_absolute_uri(shown.full),
        "short": request.build_absolute_uri(kept.get_absolute_url()) if kept else None,
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
    played = play_asked(written)
    asked = settled(written, played)
    if played.fault or not played.rulings:
        return HttpResponseBadRequest((played.fault or fault("there is no scenario"))["message"], "text/plain")
    if not Ruling.objects.filter(pk=asked.id).exists() and not Storing().allow_request(request, None):
        return HttpResponse("Too many rulings were stored from your address; try again later.", status=429)
    step = step_asked(request.POST)
    path = keep(asked, played).get_absolute_url()
    return HttpResponseRedirect(path if step is None else f"{path}?step={step}")
