"""The pages of official texts; without an import there is one page, which says how to import."""

from __future__ import annotations

from datetime import date

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rulebook.official.changes import changes_between, glossary_changes
from rulebook.official.models import OfficialText
from rulebook.official.pages import (
    contents_of,
    glossary_linked,
    headings_among,
    rules_shown,
    under_headings,
    where_is,
)
from rulebook.official.search import LONGEST_QUESTION, search_official
from rulebook.search import page_number

CHANGES_A_PAGE = 60


@require_safe
def texts(request: HttpRequest) -> HttpResponse:
    """Which texts are here."""
    found = list(OfficialText.objects.all())
    asked = (request.GET.get("older", ""), request.GET.get("newer", ""))
    days = {text.effective.isoformat() for text in found}
    if all(day in days for day in asked):
        return HttpResponseRedirect(reverse("official:changes", args=sorted(asked)))
    return render(request, "rulebook/official/texts.html", {"texts": found})


@require_safe
def text(request: HttpRequest, effective: date) -> HttpResponse:
    """The contents of a text."""
    shown = get_object_or_404(OfficialText, effective=effective)
    before = OfficialText.objects.filter(effective__lt=effective).first()
    context = {"text": shown, "sections": contents_of(shown), "before": before}
    return render(request, "rulebook/official/text.html", context)


@require_safe
def section(request: HttpRequest, effective: date, number: str) -> HttpResponse:
    """The rules of a subsection; a rule's own number leads to its place there, a section's to the contents."""
    shown = get_object_or_404(OfficialText, effective=effective)
    if "." in number or len(number) < 3:
        return HttpResponseRedirect(_place(number, shown))
    rules = list(rules_shown(shown, number))
    if not rules:
        raise Http404(f"The text of {effective} has no {number}.")
    headings = list(shown.rules.filter(level="subsection"))
    place = next((at for at, one in enumerate(headings) if one.number == number), 0)
    around = {
        "earlier": headings[place - 1] if place else None,
        "later": headings[place + 1] if place + 1 < len(headings) else None,
    }
    listed = headings_among(rules)
    folded = under_headings(rules[1:], listed)
    context = {"text": shown, "rules": rules, "headings": listed, "folded": folded, **around}
    return render(request, "rulebook/official/section.html", context)


def _place(number: str, shown: OfficialText) -> str:
    if len(number) < 3:
        return f"{shown.get_absolute_url()}#{number}"
    found = where_is(number, shown.effective)
    if not found:
        raise Http404(f"The text of {shown.effective} has no rule {number}.")
    return found


@require_safe
def newest(request: HttpRequest, number: str) -> HttpResponse:
    """The rule of that number in the newest text."""
    found = where_is(number)
    if not found:
        raise Http404(f"No text here has a rule {number}.")
    return HttpResponseRedirect(found)


@require_safe
def glossary(request: HttpRequest, effective: date) -> HttpResponse:
    """The glossary of a text."""
    shown = get_object_or_404(OfficialText, effective=effective)
    return render(request, "rulebook/official/glossary.html", {"text": shown, "letters": list(glossary_linked(shown))})


@require_safe
def changes(request: HttpRequest, older: date, newer: date) -> HttpResponse:
    """What changed from one text to a newer one."""
    was, now = (get_object_or_404(OfficialText, effective=day) for day in sorted((older, newer)))
    found = [*changes_between(was, now), *glossary_changes(was, now)]
    kinds = {kind: sum(change.kind == kind for change in found) for kind in dict.fromkeys(one.kind for one in found)}
    wanted = request.GET.get("kind", "")
    shown = [change for change in found if change.kind == wanted] if wanted in kinds else found
    page = Paginator(shown, CHANGES_A_PAGE).get_page(page_number(request.GET.get("page", "")))
    context = {"was": was, "now": now, "kinds": kinds, "page": page, "kind": wanted if wanted in kinds else ""}
    return render(request, "rulebook/official/changes.html", context)


@require_safe
def found(request: HttpRequest) -> HttpResponse:
    """Rules of one text that have the words, or the number."""
    question = request.GET.get("q", "")[:LONGEST_QUESTION]
    day = request.GET.get("text", "")
    text = next((one for one in OfficialText.objects.all() if one.effective.isoformat() == day), None)
    hits = search_official(question, text)
    context = {"q": question, "hits": hits, "texts": OfficialText.objects.all(), "asked": text}
    return render(request, "rulebook/official/search.html", context)
