"""What those who watch over the site may ask: whether it lives, whether it can answer, and how much it does."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.core.cache import cache as shared_cache
from django.db import DatabaseError, connections
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulebook.models import Rule
from rulebook.search import search
from rulebook.serving.metrics import figures

OK, AWAY = "ok", "away"


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """This process answers."""
    return HttpResponse("ok", "text/plain")


@never_cache
@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    """Whether this machine can answer readers: 503 until the book and its index are there. That the shared database or
    cache is away is said and is no reason to send readers elsewhere, since elsewhere it is away as well.
    """
    needed = {"content": content_is_there(), "index": index_is_there()}
    shared_ones = {"database": database_answers(), **({"cache": cache_answers()} if settings.CACHE else {})}
    said = {what: OK if well else AWAY for what, well in (needed | shared_ones).items()}
    return JsonResponse({"ready": all(needed.values()), **said}, status=200 if all(needed.values()) else 503)


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """For Prometheus alone, which shows the token of ``HEADJUDGE_METRICS``; nobody else learns that there is a page."""
    token = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not settings.METRICS or not secrets.compare_digest(token.encode(), settings.METRICS.encode()):
        raise Http404
    return HttpResponse(figures(), "text/plain; version=0.0.4; charset=utf-8")


def content_is_there() -> bool:
    try:
        return Rule.objects.exists()
    except DatabaseError:
        return False


def index_is_there() -> bool:
    """Whether a search finds something."""
    return bool(search("damage").total)


def cache_answers() -> bool:
    """Whether what is put there is found there."""
    shared_cache.set("readyz", 1, 60)
    return bool(shared_cache.get("readyz") == 1)


def database_answers() -> bool:
    """A connection that the server has ended is replaced first."""
    try:
        connections["default"].close_if_unusable_or_obsolete()
        with connections["default"].cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return False
    return True
