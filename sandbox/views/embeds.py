"""Rulings on other people's pages: the page that may be framed, the picture, and oEmbed."""

from __future__ import annotations

from urllib.parse import urlsplit
from xml.etree import ElementTree

from csp.decorators import csp_replace
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.shortcuts import render
from django.urls import Resolver404, resolve
from django.views.decorators.cache import cache_control
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from sandbox.rulings.citation import FRAME_HEIGHT, FRAME_WIDTH, iframe
from sandbox.rulings.evaluate import page_status
from sandbox.rulings.keeping import kept_if_certain
from sandbox.rulings.kept_pictures import picture_of_ruling
from sandbox.rulings.presentation import PARTS, frame_options, own_words, with_query
from sandbox.rulings.share_image import HEIGHT, WIDTH
from sandbox.rulings.share_playback import playback_of
from sandbox.throttling.limits import seconds_to_wait, too_many
from sandbox.views.query import frame_options_of, own_words_of, query_of, step_asked
from sandbox.views.ruling_page import RulingPage, ruling_page_at

RULING_PAGES = ("rulings:page_full", "rulings:page_stored", "rulings:embed_full", "rulings:embed_stored")
LONGEST_ADDRESS = 8_000
MOST_PIXELS = 10_000


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})
def embed(request: HttpRequest, **address: str) -> HttpResponse:
    """The ruling alone, for a frame on another page: the one address that may be framed. With ``ask``, the position
    comes first and the answer when the reader wants it. What is not there is said in the frame.
    """
    try:
        ruling_page = ruling_page_at(**address)
    except Http404 as error:
        return render(request, "sandbox/embed_missing.html", {"reason": str(error)}, status=404)
    frame = frame_options_of(request)
    beside = ruling_page.beside(frame.beside)
    shown = [ruling_page.with_positions, *([beside.with_positions] if beside else [])]
    context = {
        "ruling_page": ruling_page,
        "evaluations": shown,
        "frame": frame,
        "left_out": [part for part in PARTS if part not in frame.parts],
        "own": own_words_of(request),
        "at": step_asked(query_of(request)),
        "ask": frame.ask,
    }
    answer = render(request, "sandbox/embed.html", context, status=page_status(ruling_page.evaluation))
    answer["Cross-Origin-Resource-Policy"] = "cross-origin"
    return kept_if_certain(answer, *shown)


@require_safe
@cache_control(public=True, max_age=86_400)
def picture(request: HttpRequest, **address: str) -> HttpResponse:
    """The picture of a ruling, at the step that the link names, under somebody's own words if the link has them."""
    asked = ruling_page_at(**address).question
    answer = HttpResponse(picture_of_ruling(asked, step_asked(query_of(request)), own_words_of(request)), "image/png")
    answer["Cross-Origin-Resource-Policy"] = "cross-origin"
    return answer


@require_safe
@cache_control(public=True, max_age=86_400)
def playback(request: HttpRequest, **address: str) -> HttpResponse:
    """The boards along the trace as one picture that moves."""
    if wait := seconds_to_wait("playback", request):
        return too_many(request, "moving pictures were drawn", wait)
    answer = HttpResponse(playback_of(ruling_page_at(**address).question, own_words_of(request)), "image/apng")
    answer["Cross-Origin-Resource-Policy"] = "cross-origin"
    return answer


@require_safe
def oembed(request: HttpRequest) -> HttpResponse:
    """How to show the ruling at ``url`` in a page that asks for no more width or height than it has."""
    form = request.GET.get("format", "json")
    if form not in ("json", "xml"):
        return HttpResponse("The formats are json and xml.", status=501, content_type="text/plain")
    answer = described(request)
    said = JsonResponse(answer) if form == "json" else HttpResponse(as_xml(answer), "text/xml; charset=utf-8")
    said["Access-Control-Allow-Origin"] = "*"
    return said


def described(request: HttpRequest) -> dict[str, object]:
    """What oEmbed wants to know of a ruling."""
    ruling_page, asked = ruling_at(request, request.GET.get("url", ""))
    width, height = limit(request.GET, "maxwidth", FRAME_WIDTH), limit(request.GET, "maxheight", FRAME_HEIGHT)
    said = {name: str(words) for name, words in asked.dict().items()}
    own, step = own_words(said), step_asked(said)
    query = frame_options(said).query | ({} if step is None else {"step": str(step)})
    cited, whole = ruling_page.citation(request, own), request.build_absolute_uri
    answer = {
        "version": "1.0",
        "type": "rich",
        "title": cited.title,
        "provider_name": "Headjudge",
        "provider_url": whole("/"),
        "cache_age": 86_400,
        "html": iframe(cited, with_query(cited.embed, query), width, height),
        "width": width,
        "height": height,
    }
    if limit(request.GET, "maxwidth", WIDTH) < WIDTH or limit(request.GET, "maxheight", HEIGHT) < HEIGHT:
        return answer
    thumbnail = {
        "thumbnail_url": whole(with_query(ruling_page.picture, own.query)),
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    return answer | thumbnail


def ruling_at(request: HttpRequest, url: str) -> tuple[RulingPage, QueryDict]:
    """The ruling that an address of this site shows, with what the address asks for. Raises ``Http404``."""
    try:
        parts = urlsplit(url[:LONGEST_ADDRESS])
    except ValueError as error:
        raise Http404("That is no address.") from error
    if parts.netloc != request.get_host():
        raise Http404("That is no address of this site.")
    try:
        found = resolve(parts.path)
    except Resolver404 as error:
        raise Http404("There is no ruling at that address.") from error
    if found.view_name not in RULING_PAGES:
        raise Http404("There is no ruling at that address.")
    ruling_page = ruling_page_at(**found.kwargs)
    if ruling_page.first is None:
        raise Http404("The text at that address cannot be played.")
    return ruling_page, QueryDict(parts.query)


def limit(asked: QueryDict, name: str, most: int) -> int:
    """A length that a page allows; nothing, and what is no number, allows everything."""
    said = asked.get(name, "")
    number = int(said) if said.isascii() and said.isdigit() and len(said) < 6 else MOST_PIXELS
    return min(number or MOST_PIXELS, most)


def as_xml(answer: dict[str, object]) -> bytes:
    """An answer as oEmbed's XML."""
    root = ElementTree.Element("oembed")
    for name, value in answer.items():
        ElementTree.SubElement(root, name).text = str(value)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))
