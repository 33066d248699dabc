"""Pages of the glossaries."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from sandbox.editions import EDITIONS

from .models import Term
from .pages import brief, elsewhere_or_404, entry_json, entry_page, entry_preview


@require_safe
def index(request: HttpRequest, edition: str) -> HttpResponseBase:
    """An edition's terms by letter."""
    context = {"edition": EDITIONS[edition], "entries": Term.objects.of(edition).in_brief()}
    return render(request, "glossary/index.html", context)


@require_safe
def index_json(request: HttpRequest, edition: str) -> JsonResponse:
    """The JSON twin of the index."""
    return JsonResponse({"edition": edition, "terms": [brief(term) for term in Term.objects.of(edition).in_brief()]})


@require_safe
def term(request: HttpRequest, edition: str, slug: str) -> HttpResponseBase:
    """One term."""
    try:
        return entry_page(request, get_object_or_404(Term, edition=edition, slug=slug))
    except Http404 as error:
        return elsewhere_or_404(request, edition, Term.KIND, slug, error)


@require_safe
def preview(request: HttpRequest, edition: str, slug: str) -> HttpResponse:
    """One term in short."""
    return entry_preview(request, get_object_or_404(Term, edition=edition, slug=slug))


@require_safe
def term_json(request: HttpRequest, edition: str, slug: str) -> JsonResponse:
    """The JSON twin of a term."""
    return entry_json(get_object_or_404(Term, edition=edition, slug=slug))
