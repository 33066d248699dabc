"""The rules of an edition."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from glossary.pages import brief, elsewhere_or_404, entry_json, entry_page, entry_preview
from rulebook.models import Chapter, Rule
from sandbox.editions import EDITIONS

MOST_BESIDE = 15
"""Rules of a chapter that are listed beside one of them."""


@require_safe
def index(request: HttpRequest, edition: str) -> HttpResponseBase:
    """An edition's rules by letter."""
    return render(
        request, "rulebook/index.html", {"edition": EDITIONS[edition], "entries": Rule.objects.of(edition).in_brief()}
    )


@require_safe
def index_json(request: HttpRequest, edition: str) -> JsonResponse:
    """The JSON twin of the index."""
    return JsonResponse({"edition": edition, "rules": [brief(rule) for rule in Rule.objects.of(edition).in_brief()]})


@require_safe
def rule(request: HttpRequest, edition: str, slug: str) -> HttpResponseBase:
    """One rule."""
    try:
        found = get_object_or_404(Rule, edition=edition, slug=slug)
        return entry_page(request, found, chapter_around(found))
    except Http404 as error:
        return elsewhere_or_404(request, edition, Rule.KIND, slug, error)


def chapter_around(rule: Rule) -> dict[str, object]:
    """The chapter in which a rule stands, and the rules in it."""
    chapter = Chapter.objects.filter(edition=rule.edition, slug=rule.chapter).first()
    rules = list(Rule.objects.as_read(rule.edition).filter(chapter=rule.chapter).in_brief())
    here = next((at for at, one in enumerate(rules) if one.slug == rule.slug), 0)
    first = max(0, min(here - MOST_BESIDE // 2, len(rules) - MOST_BESIDE))
    return {"chapter": chapter, "in_chapter": rules, "beside": rules[first : first + MOST_BESIDE]}


@require_safe
def preview(request: HttpRequest, edition: str, slug: str) -> HttpResponse:
    """One rule in short."""
    return entry_preview(request, get_object_or_404(Rule, edition=edition, slug=slug))


@require_safe
def rule_json(request: HttpRequest, edition: str, slug: str) -> JsonResponse:
    """The JSON twin of a rule."""
    return entry_json(get_object_or_404(Rule, edition=edition, slug=slug))
