"""Whole pages kept: what changes only with the content, the engine or a template is made once and sent as it is.

Django's own cache keeps a copy for every way in which browsers write what they accept, and compresses nothing; here a
page is kept once, with its compressed forms.
"""

from __future__ import annotations

import gzip
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Lock

import brotli
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response
from django.utils.http import http_date

from sandbox.imported_cards.database_cards import CARDS_ASKED_FOR, newest_import

PAGES = frozenset(
    {
        "rulebook:home",
        "rulebook:about",
        "rulebook:contents",
        "rulebook:chapter",
        "rulebook:index",
        "rulebook:rule",
        "rulebook:matrix",
        "rulebook:positions",
        "glossary:index",
        "glossary:term",
        "sandbox:sentences",
        "official:text",
        "official:section",
        "official:glossary",
    }
)
"""The pages that are the same for everybody."""
PAGES_OF_RULINGS = frozenset(
    f"rulings:{page}_{by}" for page in ("page", "twin", "boards", "embed") for by in ("full", "stored")
)
"""The same for everybody as well, but anybody can ask for any number of them: they are kept apart."""
PATHS_OF_RULINGS = ("/r/", "/embed/")
MOST_SECONDS = 600
"""So long a page is kept at most: content that is loaded under a running site is seen after it."""
SHARED = "public, max-age=60, s-maxage=600"
OWN = ("Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Vary", "Cache-Control")
"""Headers that each form of a page has of its own."""
REFUSED = ("q=0", "q=0.0", "q=0.00", "q=0.000")
"""How a client says that it does not take an encoding."""
MADE = time.time()
"""When the site was started: before that no page was as it is."""
GetResponse = Callable[[HttpRequest], HttpResponseBase]
PageKey = tuple[str, ...]
"""Scheme, host and path, or what else names an answer."""


@dataclass
class KeptPage:
    """A page's headers and body, and its compressed forms once somebody has asked for them."""

    headers: dict[str, str]
    body: bytes
    until: float
    etag: str
    forms: dict[str, bytes] = field(default_factory=dict)
    cards: str | None = None
    """Of a ruling, which imported cards were known; None where that makes no difference."""

    def form(self, encoding: str) -> bytes:
        """The body in that encoding; `identity` is the body itself."""
        if encoding not in self.forms:
            self.forms[encoding] = COMPRESS[encoding](self.body)
        return self.forms[encoding]

    def answer(self, request: HttpRequest) -> HttpResponse:
        """As the client takes it; 304 where it has it."""
        answer: HttpResponse | None = get_conditional_response(request, self.etag, int(MADE))
        if answer is None:
            encoding = accepted(request.headers.get("Accept-Encoding", ""))
            answer = HttpResponse(self.form(encoding), headers=self.headers)
            if encoding != "identity":
                answer["Content-Encoding"] = encoding
            answer["Content-Length"] = str(len(answer.content))
        for name in ("Cache-Control", "Vary"):
            answer[name] = self.headers[name]
        answer["ETag"] = self.etag
        answer["Last-Modified"] = http_date(MADE)
        return answer


COMPRESS: dict[str, Callable[[bytes], bytes]] = {
    "br": lambda body: brotli.compress(body, quality=9),
    "gzip": lambda body: gzip.compress(body, compresslevel=9, mtime=0),
    "identity": bytes,
}


def accepted(encodings: str) -> str:
    """The smallest form that the client takes."""
    wanted = {name.strip(): quality.replace(" ", "") for name, _, quality in map(_parted, encodings.split(","))}
    return next((name for name in ("br", "gzip") if name in wanted and wanted[name] not in REFUSED), "identity")


def _parted(part: str) -> tuple[str, str, str]:
    return part.partition(";")


class KeptPages:
    """Pages by scheme, host and path; at most ``most`` bytes of bodies, the least recently wanted forgotten first."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, 0
        self._pages: OrderedDict[PageKey, KeptPage] = OrderedDict()
        self._lock = Lock()

    def get(self, key: PageKey, now: float) -> KeptPage | None:
        with self._lock:
            page = self._pages.get(key)
            if page is None:
                return None
            if page.until >= now:
                self._pages.move_to_end(key)
                found = page
            else:
                self._drop(key)
                found = None
        if found is None or found.cards is None:
            return found
        return found if found.cards == newest_import() else None

    def keep(self, key: PageKey, page: KeptPage) -> None:
        with self._lock:
            if key in self._pages:
                self._drop(key)
            self._pages[key] = page
            self.held += len(page.body)
            while self.held > self.most:
                self._drop(next(iter(self._pages)))

    def forget(self) -> None:
        """Everything."""
        with self._lock:
            self._pages.clear()
            self.held = 0

    def _drop(self, key: PageKey) -> None:
        self.held -= len(self._pages.pop(key).body)

    def __len__(self) -> int:
        return len(self._pages)


KEPT = KeptPages(24_000_000)
KEPT_RULINGS = KeptPages(8_000_000)
WAS_KEPT = "headjudge.kept"
"""Says of a request that what was kept answered it."""


def keep_whole_pages(get_response: GetResponse) -> GetResponse:
    """Answers from what is kept, before anything else is done; keeps what may be."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        if request.method != "GET" or request.META.get("QUERY_STRING") or "HTTP_HX_REQUEST" in request.META:
            return get_response(request)
        key: PageKey = (request.scheme or "", request.META.get("HTTP_HOST", ""), request.path)
        shelf = KEPT_RULINGS if request.path.startswith(PATHS_OF_RULINGS) else KEPT
        page = shelf.get(key, time.monotonic())
        if page is None:
            response = get_response(request)
            page = page_of(request, response, PAGES if shelf is KEPT else PAGES_OF_RULINGS)
            if page is None:
                return response
            page.cards = None if shelf is KEPT else request.META.get(CARDS_ASKED_FOR)
            shelf.keep(key, page)
        else:
            request.META[WAS_KEPT] = True
        return page.answer(request)

    return answer


def page_of(request: HttpRequest, response: HttpResponseBase, pages: frozenset[str]) -> KeptPage | None:
    """The answer as a page to keep, if it is one of the pages."""
    found = request.resolver_match
    if not isinstance(response, HttpResponse) or response.status_code != 200 or response.cookies:
        return None
    if found is None or found.view_name not in pages or "no-store" in response.get("Cache-Control", ""):
        return None
    body = response.content
    if response.get("Content-Encoding") == "gzip":
        body = gzip.decompress(body)
    headers = {name: value for name, value in response.items() if name not in OWN}
    headers |= {"Cache-Control": SHARED, "Vary": "Accept-Encoding, HX-Request"}
    return KeptPage(headers, body, time.monotonic() + MOST_SECONDS, f'W/"{sha256(body).hexdigest()[:24]}"')
