"""The API's answers to what was asked before, kept by a digest of the question. This process runs one version of the
engine, and whoever asks for it anew under another version asks another process."""

from __future__ import annotations

import gzip
import time
from hashlib import sha256

import orjson
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from rulebook.serving.kept_pages import (
    MOST_SECONDS,
    OWN,
    WAS_KEPT,
    GetResponse,
    KeptPage,
    KeptPages,
    PageKey,
    accepted,
)
from sandbox.api.plain_questions import JSON, json_of
from sandbox.imported_cards.database_cards import CARDS_ASKED_FOR
from sandbox.throttling.limits import seconds_to_wait

PATH = "/api/v1/rulings"
LONGEST = 40_000
KNOWN = KeptPages(8_000_000)


def keep_rulings(get_response: GetResponse) -> GetResponse:
    """Answers what is known before anything else is done. Each is counted against its client's limit all the same."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        key = key_of(request) if request.path == PATH and request.method == "POST" else None
        if key is None:
            return get_response(request)
        known = KNOWN.get(key, time.monotonic())
        if known is not None and not seconds_to_wait("api", request):
            request.META[WAS_KEPT] = True
            return answer_with(known, request)
        response = get_response(request)
        if known is None and isinstance(response, HttpResponse) and may_be_kept(response):
            KNOWN.keep(key, kept(response, request.META.get(CARDS_ASKED_FOR)))
        return response

    return answer


def key_of(request: HttpRequest) -> PageKey | None:
    """The question whatever the order of its fields and the space between them; None for what is none, or too long."""
    if request.content_type != JSON or request.META.get("QUERY_STRING"):
        return None
    length = request.META.get("CONTENT_LENGTH") or ""
    if not length.isdecimal() or int(length) > LONGEST:
        return None
    try:
        digest = sha256(orjson.dumps(json_of(request), option=orjson.OPT_SORT_KEYS)).hexdigest()
    except (ValueError, orjson.JSONEncodeError):
        return None
    accept = request.META.get("HTTP_ACCEPT", "")
    return request.scheme or "", request.META.get("HTTP_HOST", ""), accept, digest


def may_be_kept(response: HttpResponse) -> bool:
    return response.status_code == 200 and not response.cookies and "no-store" not in response.get("Cache-Control", "")


def kept(response: HttpResponse, cards: str | None) -> KeptPage:
    body = response.content
    if response.get("Content-Encoding") == "gzip":
        body = gzip.decompress(body)
    headers = {name: value for name, value in response.items() if name not in OWN}
    vary = ", ".join(dict.fromkeys([*filter(None, response.get("Vary", "").split(", ")), "Accept-Encoding"]))
    return KeptPage(headers | {"Vary": vary}, body, time.monotonic() + MOST_SECONDS, "", cards=cards)


def answer_with(known: KeptPage, request: HttpRequest) -> HttpResponse:
    """As the client takes it."""
    encoding = accepted(request.headers.get("Accept-Encoding", ""))
    body = known.form(encoding)
    answer = HttpResponse(body, headers=known.headers | {"Content-Length": str(len(body))})
    if encoding != "identity":
        answer["Content-Encoding"] = encoding
    return answer
