"""The sandbox: a text of the reader's own, changed by its form and ruled on."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from sandbox.editions import EDITIONS
from sandbox.editor.add_card import ZONES, own_cards, place_words
from sandbox.editor.board_menu import Menu, board_menu, with_moves
from sandbox.editor.card_moves import moves_of_card, moves_of_everybody
from sandbox.editor.card_picker import COLORS, KINDS, picker_page
from sandbox.editor.card_search import whole_pool
from sandbox.editor.lesson import lesson_lines
from sandbox.editor.missing_lands import lands_offered
from sandbox.editor.players import players_and_newcomer
from sandbox.editor.scenario_spans import line_before, text_until
from sandbox.editor.text_change import FaultPlace, TextChange
from sandbox.engine.edition import Terminology
from sandbox.forms import STEPS
from sandbox.rulings.compare import across_editions
from sandbox.rulings.evaluate import page_status
from sandbox.scenarios.steps import TABLE
from sandbox.scenarios.values.fault import Fault
from sandbox.views.query import (
    Query,
    edition_asked,
    edition_where_untagged,
    query_of,
    small_number,
    step_asked,
    with_plain_ends,
)
from sandbox.views.sandbox_changes import Shown, change_asked_for
from sandbox.views.sandbox_rulings import Played, at_moment, played

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

PageContext = dict[str, object]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def sandbox(request: HttpRequest) -> HttpResponse:
    """A text of the reader's own. It is played as sent and given back whole, whatever came of it; lines are added or
    taken back only when the form says so.
    """
    asked = query_of(request)
    text = with_plain_ends(asked.get("text", ""))
    menu = menu_asked_for(text, asked)
    if request.headers.get("HX-Request") and menu:
        return menu_alone(request, menu)
    shown = change_asked_for(text, asked)
    if step_asked(asked) is not None and shown.line is None:
        asked = {**asked, "opened_at": asked["step"]}
    found = played(shown, edition_asked(asked), bool(asked.get("explore")))
    context = {**ruling_context(shown, asked, found), "text_changed": shown.change.text != text}
    context |= {"menu": menu} if menu else {}
    if request.headers.get("HX-Request"):
        return render(request, "sandbox/includes/evaluation.html", context | {"outside": True})
    return render(request, "sandbox/sandbox.html", context | form_choices(asked), status=page_status(found.evaluation))


def menu_asked_for(text: str, asked: Query) -> Menu | None:
    """The menu of a card or player of the board, or of what could be done instead of a move, if the form asks for one
    and the position has it."""
    if line := small_number(asked.get("instead", "")):
        return menu_instead(text, line, edition_asked(asked))
    name = asked.get("menu", "")
    return menu_at(Shown(TextChange(text), small_number(asked.get("scenario", ""))), name, asked) if name else None


def menu_instead(text: str, line: int, edition: str) -> Menu | None:
    """What could have been done instead of the move on that line."""
    before = line_before(text, line)
    _, ruling = at_moment(text, Shown(TextChange(text)), before, edition)
    said = text.splitlines()[line - 1].strip() if line <= len(text.splitlines()) else ""
    return Menu(f"Instead of: {said}", (), moves_of_everybody(ruling), upto=str(before)) if ruling else None


def menu_at(shown: Shown, name: str, asked: Query) -> Menu | None:
    """What the card or player can do at the moment that is shown, and what could be set up otherwise."""
    upto = small_number(asked.get("upto", ""))
    edition = edition_asked(asked)
    line = shown.line if shown.line is not None else upto
    until, ruling = at_moment(shown.change.text, shown, line, edition)
    if ruling is None:
        return None
    own = board_menu(ruling.start, name, EDITIONS[ruling.edition].words)
    moment = asked.get("upto", "") if shown.line is None else str(shown.line)
    return with_moves(own, moves_of_card(ruling, name, until, edition), ruling.final, name, moment)


def menu_alone(request: HttpRequest, menu: Menu) -> HttpResponse:
    """The menu for a page that has everything else; it goes into its place there."""
    answer = render(request, "sandbox/includes/board_menu.html", {"menu": menu})
    answer["HX-Retarget"] = "#board-menu"
    return answer


def ruling_context(shown: Shown, asked: Query, found: Played) -> PageContext:
    """What the part of the page shows that changes with the text."""
    text, edition = shown.change.text, edition_asked(asked)
    opened_at = step_asked(asked) if "opened_at" in asked else None
    is_flipped = bool(asked.get("flipped")) != (asked.get("do") == "flip")
    return {
        "text": text,
        "example": FIRST_TEXT,
        **lesson_of(found, asked),
        "edition": edition,
        "explore": bool(asked.get("explore")),
        "asked": asked,
        "at": found.at if found.at is not None else opened_at,
        "played": found,
        "evaluation": found.evaluation,
        "faults": [(fault, fault_place(fault, text)) for fault in found.evaluation.faults],
        "change": shown.change,
        "lands": lands_missing(text, found, edition),
        "flipped": is_flipped,
        **position_choices(shown, found, asked),
    }


def lands_missing(text: str, found: Played, edition: str) -> str:
    """The statement that puts the lands in without which the text could not go on; empty where lands do not help."""
    refusal = found.ruling.refusal if found.ruling else None
    if refusal is None or not refusal.line or (found.ruling and found.ruling.open_choices):
        return ""
    before = text_until(text, line_before(text, refusal.line))
    return lands_offered(before, refusal.text, refusal.message, edition)


def lesson_of(found: Played, asked: Query) -> PageContext:
    """The first lesson, if the page is in it."""
    if not asked.get("lesson"):
        return {}
    lesson = lesson_lines(found.ruling, found.variations)
    return {"lesson": lesson, "is_learned": all(line.state == "done" for line in lesson)}


def position_choices(shown: Shown, found: Played, asked: Query) -> PageContext:
    """What may be changed of the position that the text sets up, and who and what may be added to it."""
    text = shown.change.text
    own = [card.name for card in own_cards(text).values()]
    choices: PageContext = {"players": players_and_newcomer(text), "own_cards": own}
    if found.ruling is None:
        return choices
    start = found.ruling.start
    present = [obj.label for obj, _ in start.in_play()]
    open_menu = asked.get("at_menu", "") if asked.get("arrange") else ""
    return choices | {"menu": menu_at(shown, open_menu, asked) if open_menu else None, "hosts": present}


def form_choices(asked: Query) -> PageContext:
    """What the form for setting up offers whatever the text says."""
    edition = EDITIONS.get(edition_asked(asked))
    words = edition.words if edition else Terminology()
    zones = [(key, place_words(key, words)) for key in ZONES]
    return {
        "untagged": edition_where_untagged(asked),
        "zones": [("", "where it belongs"), *zones],
        "steps": STEPS,
        "colors": COLORS,
        "kinds": KINDS,
        "picker": picker_page(asked),
        "names": [card.name for card in whole_pool()],
        "sentences": TABLE,
    }


def fault_place(fault: Fault, text: str) -> FaultPlace | None:
    """The line at fault and a caret under its place; None where the fault has no place in the text."""
    lines = text.splitlines()
    if fault.line > len(lines):
        return None
    return FaultPlace(lines[fault.line - 1], " " * (fault.column - 1) + "^")


@require_safe
def pick_cards(request: HttpRequest) -> HttpResponse:
    """Cards of a color, a type or a name, as buttons that put them into the position; a part of the sandbox's page."""
    return render(request, "sandbox/includes/card_picker.html", {"picker": picker_page(query_of(request))})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def compare_text(request: HttpRequest) -> HttpResponse:
    """A text of the reader's own under all editions."""
    text = with_plain_ends(query_of(request).get("text", ""))
    if not text.strip():
        raise Http404("There is no text to compare.")
    context = {"text": text, "comparisons": across_editions(text)}
    part = request.headers.get("HX-Request")
    return render(request, "sandbox/includes/editions_table.html" if part else "sandbox/in_every_edition.html", context)
