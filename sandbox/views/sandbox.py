"""Pages of the sandbox: a text of one's own, an entry's scenario in every edition, the sentences, the cards."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from sandbox.boards.timeline import film_of
from sandbox.cards import POOL
from sandbox.editor.add_card import STEPS, ZONES, SetUp, changed, own_cards
from sandbox.editor.board_menu import menus
from sandbox.editor.card_picker import COLORS, KINDS, picks
from sandbox.editor.card_search import cards_like, whole_pool
from sandbox.editor.commands import arranged
from sandbox.editor.gherkin_lines import appended, taken_back
from sandbox.editor.players import seats
from sandbox.models import Scenario
from sandbox.rulings.compare import across_editions
from sandbox.rulings.evaluate import Evaluation, edition_of, evaluate_for_page, evaluate_safely, known_edition
from sandbox.scenarios.steps import TABLE
from sandbox.templatetags.board import linkable, sandbox_url

CARDS_A_PAGE = 60
FIRST_TEXT = """\
Example: growing out of a bolt
  Given Bob controls Grizzly Bears
  And Bob holds Giant Growth
  And Bob has {G}
  And Sue holds Lightning Bolt
  And Sue has {R}
  When Sue casts Lightning Bolt targeting Grizzly Bears
  And Bob responds with Giant Growth targeting Grizzly Bears
  And everything resolves
  Then Grizzly Bears is a 5/5
  And Grizzly Bears has 3 damage
"""


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def free(request: HttpRequest) -> HttpResponse:
    """A text of the reader's own. It is played as sent and given back whole, whatever came of it; lines are added or
    taken back only when the form says so.
    """
    asked = request.POST if request.method == "POST" else request.GET
    text = asked.get("text", FIRST_TEXT)
    context: dict[str, Any] = {
        "text": text,
        "edition": asked.get("edition") or "",
        "explore": bool(asked.get("explore")),
        "asked": asked,
        "at": step_asked(asked) if not asked.get("arrange") and not asked.get("put") else -1,
        **played_after_changes(text, asked),
    }
    if request.headers.get("HX-Request"):
        return with_its_link(render(request, "sandbox/includes/played.html", context | {"outside": True}), context)
    return render(request, "sandbox/free.html", context | setting_up_choices(asked))


def with_its_link(answer: HttpResponse, context: dict[str, Any]) -> HttpResponse:
    """The page's address becomes a link to what is in it, so that going back or opening it again loses nothing."""
    if linkable(context["text"]):
        answer["HX-Replace-Url"] = sandbox_url(context["text"], context["edition"])
    return answer


def played_after_changes(text: str, asked: QueryDict) -> dict[str, Any]:
    """The text with what the form adds to it, and what it comes to then."""
    plain = with_plain_ends(text)
    done = edited(plain, asked)
    played = evaluate_safely(
        done.text, asked.get("edition") or None, bool(asked.get("explore")), frames=True, options=True
    )
    context = {
        "played": played,
        "setup_fault": done.fault,
        "setup_marks": done.marks,
        "note": done.note,
        **marks_of(played, done.text),
    }
    context |= arranging_choices(done.text, played)
    return context | ({"text": done.text, "text_changed": True} if done.text != plain else {})


def edited(text: str, asked: QueryDict) -> SetUp:
    """The text after the one change that the form asks for, if it asks for any."""
    if asked.get("append"):
        return SetUp(appended(text, asked["append"][:1_000]))
    if asked.get("do") == "undo":
        return SetUp(taken_back(text))
    if asked.get("arrange"):
        return arranged(text, asked["arrange"])
    if asked.get("put"):
        return changed(text, "put", asked.dict() | {"card": asked["put"]})
    return changed(text, asked["do"], asked.dict()) if asked.get("do") else SetUp(text)


def setting_up_choices(asked: QueryDict) -> dict[str, Any]:
    """What the form for setting up offers whatever the text says."""
    zones = [(key, words) for key, (words, _) in ZONES.items()]
    return {
        "zones": [("", "in play, spells in hand"), *zones],
        "steps": STEPS,
        "colors": COLORS,
        "kinds": KINDS,
        "picks": picks(asked),
        "names": [card["name"] for card in whole_pool()],
        "sentences": TABLE,
    }


def arranging_choices(text: str, played: Evaluation) -> dict[str, Any]:
    """What may be changed of the position that the text sets up, and who and what may be added to it."""
    own = [card.name for card in own_cards(text).values()]
    choices = {"who": seats(text), "own_cards": own}
    if not played.rulings:
        return choices
    start = played.rulings[-1]["start"]
    present = [obj["label"] for player in start["players"] for obj in player["battlefield"]]
    return choices | {"menus": menus(start), "hosts": present}


@require_safe
def pick_cards(request: HttpRequest) -> HttpResponse:
    """Cards of a color, a type or a name, as buttons that put them into the position; a part of the sandbox's page."""
    return render(request, "sandbox/includes/picks.html", {"picks": picks(request.GET)})


def step_asked(asked: QueryDict) -> int | None:
    """The step of the trace that a link opens at, from 0."""
    step = asked.get("step", "")
    return int(step) if step.isascii() and step.isdigit() and len(step) < 5 else None


def with_plain_ends(text: str) -> str:
    """A form sends line ends of its own kind, and files may begin with a mark of their bytes' order; lines and columns
    are counted without them.
    """
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def marks_of(played: Evaluation, text: str) -> dict[str, Any]:
    """The line at fault and a caret under its place."""
    fault = played.fault
    lines = text.splitlines()
    if not fault or not fault.get("line") or fault["line"] > len(lines):
        return {}
    return {"fault_line": lines[fault["line"] - 1], "caret": " " * ((fault.get("column") or 1) - 1) + "^"}


@require_safe
@cache_control(public=True, max_age=300)
def boards(request: HttpRequest, edition: str, kind: str, slug: str, number: int) -> HttpResponse:
    """The boards along the trace of an entry's scenario, for the page that steps through it. They are the same for
    everybody, and pages elsewhere that show the scenario may fetch them.
    """
    scenario = get_object_or_404(Scenario, edition=edition, kind=kind, slug=slug, number=number)
    under = known_edition(request.GET.get("under", "")) or edition_of(scenario.tags.split(), edition)
    played = evaluate_safely(scenario.text, under, frames=True)
    asked = request.GET.get("ruling", "0")
    at = int(asked) if asked.isascii() and asked.isdigit() else 0
    if at >= len(played.rulings):
        raise Http404("This scenario cannot be played under this edition.")
    answer = render(request, "sandbox/includes/film.html", {"film": film_of(played.rulings[at])})
    answer["Access-Control-Allow-Origin"] = "*"
    return answer


@require_safe
@vary_on_headers("HX-Request")
def in_every_edition(request: HttpRequest, edition: str, kind: str, slug: str, number: int) -> HttpResponse:
    """An entry's scenario under all editions: a page, or the table alone for the page that asks for it."""
    scenario = get_object_or_404(Scenario, edition=edition, kind=kind, slug=slug, number=number)
    comparisons = across_editions(scenario.text, evaluate_for_page)
    part = request.headers.get("HX-Request")
    context = {"scenario": scenario, "comparisons": comparisons, "entry": scenario.entry}
    return render(request, "sandbox/includes/editions_table.html" if part else "sandbox/in_every_edition.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def compare_text(request: HttpRequest) -> HttpResponse:
    """A text of the reader's own under all editions."""
    asked = request.POST if request.method == "POST" else request.GET
    text = with_plain_ends(asked.get("text") or "")
    if not text.strip():
        raise Http404("There is no text to compare.")
    context = {"text": text, "comparisons": across_editions(text)}
    part = request.headers.get("HX-Request")
    return render(request, "sandbox/includes/editions_table.html" if part else "sandbox/in_every_edition.html", context)


@require_safe
def sentences(request: HttpRequest) -> HttpResponse:
    """The sentences that a scenario may say, from the table that reads them."""
    groups = [(name, list(rows)) for name, rows in groupby(TABLE, key=lambda sentence: sentence.group)]
    return render(request, "sandbox/sentences.html", {"groups": groups, "count": len(TABLE)})


@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """The cards that the engine knows."""
    question = request.GET.get("q", "")[:100]
    found = cards_like(question, whole_pool())
    page = Paginator(found, CARDS_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "sandbox/cards.html", {"page": page, "q": question, "count": len(POOL)})
