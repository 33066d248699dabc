"""The sandbox: a text of the reader's own, changed by its form and ruled on."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from sandbox.editor.add_card import ZONES, own_cards
from sandbox.editor.board_menu import Menu, board_menu
from sandbox.editor.card_picker import COLORS, KINDS, picker_page
from sandbox.editor.card_search import whole_pool
from sandbox.editor.commands import run_command
from sandbox.editor.gherkin_lines import add_line, position_only, remove_last_step
from sandbox.editor.players import players_and_newcomer
from sandbox.editor.text_change import FaultPlace, TextChange
from sandbox.forms import STEPS, change_position
from sandbox.rulings.addresses import boards_url, linkable, sandbox_url
from sandbox.rulings.compare import across_editions
from sandbox.rulings.evaluate import evaluate_safely, page_status
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.steps import TABLE
from sandbox.views.query import Query, query_of, step_asked, with_plain_ends

LONGEST_LINE = 1_000
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
    text = with_plain_ends(asked.get("text", FIRST_TEXT))
    if request.headers.get("HX-Request") and (menu := menu_asked_for(text, asked)):
        return menu_alone(request, menu)
    change = change_asked_for(text, asked)
    boards = boards_url(change.text, asked.get("edition"))
    evaluation = evaluate_safely(
        change.text, asked.get("edition") or None, bool(asked.get("explore")), positions=not boards, options=True
    )
    context = {**ruling_context(change, evaluation, asked), "text_changed": change.text != text, "boards_url": boards}
    if request.headers.get("HX-Request"):
        part = render(request, "sandbox/includes/evaluation.html", context | {"outside": True})
        return with_its_link(part, change.text, asked.get("edition", ""))
    return render(request, "sandbox/sandbox.html", context | form_choices(asked), status=page_status(evaluation))


def menu_asked_for(text: str, asked: Query) -> Menu | None:
    """The menu of a card or player of the board, if that is what the form asks for and the position has it."""
    name = asked.get("menu", "")
    position = evaluate_safely(position_only(text), asked.get("edition") or None) if name else None
    return board_menu(position.rulings[-1].start, name) if position and position.rulings else None


def menu_alone(request: HttpRequest, menu: Menu) -> HttpResponse:
    """The menu for a page that has everything else; it goes into its place there."""
    answer = render(request, "sandbox/includes/board_menu.html", {"menu": menu})
    answer["HX-Retarget"] = "#board-menu"
    return answer


def with_its_link(answer: HttpResponse, text: str, edition: str) -> HttpResponse:
    """The page's address becomes a link to what is in it, so that going back or opening it again loses nothing."""
    if linkable(text):
        answer["HX-Replace-Url"] = sandbox_url(text, edition)
    return answer


def change_asked_for(text: str, asked: Query) -> TextChange:
    """The text after the one change that the form asks for, if it asks for any."""
    if asked.get("append"):
        return TextChange(add_line(text, asked["append"][:LONGEST_LINE]))
    if asked.get("do") == "undo":
        return TextChange(remove_last_step(text))
    if asked.get("arrange"):
        return run_command(text, asked["arrange"])
    if asked.get("put"):
        return change_position(text, "put", {**asked, "card": asked["put"]})
    return change_position(text, asked["do"], asked) if asked.get("do") else TextChange(text)


def ruling_context(change: TextChange, evaluation: Evaluation, asked: Query) -> PageContext:
    """What the part of the page shows that changes with the text."""
    sets_up = asked.get("arrange") or asked.get("put")
    return {
        "text": change.text,
        "edition": asked.get("edition") or "",
        "explore": bool(asked.get("explore")),
        "asked": asked,
        "at": -1 if sets_up else step_asked(asked),
        "evaluation": evaluation,
        "fault_place": fault_place(evaluation, change.text),
        "change": change,
        **position_choices(change.text, evaluation, asked),
    }


def position_choices(text: str, evaluation: Evaluation, asked: Query) -> PageContext:
    """What may be changed of the position that the text sets up, and who and what may be added to it."""
    own = [card.name for card in own_cards(text).values()]
    choices: PageContext = {"players": players_and_newcomer(text), "own_cards": own}
    if not evaluation.rulings:
        return choices
    start = evaluation.rulings[-1].start
    present = [obj.label for obj, _ in start.in_play()]
    open_menu = asked.get("at_menu" if asked.get("arrange") else "menu", "")
    return choices | {"menu": board_menu(start, open_menu) if open_menu else None, "hosts": present}


def form_choices(asked: Query) -> PageContext:
    """What the form for setting up offers whatever the text says."""
    zones = [(key, words) for key, (words, _) in ZONES.items()]
    return {
        "zones": [("", "in play, spells in hand"), *zones],
        "steps": STEPS,
        "colors": COLORS,
        "kinds": KINDS,
        "picker": picker_page(asked),
        "names": [card.name for card in whole_pool()],
        "sentences": TABLE,
    }


def fault_place(evaluation: Evaluation, text: str) -> FaultPlace | None:
    """The line at fault and a caret under its place; None where the fault has no place in the text."""
    fault = evaluation.fault
    lines = text.splitlines()
    if not fault or fault.line > len(lines):
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
