"""An entry's scenario beside its text: the boards along its trace, and what every edition makes of it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from sandbox.models import EntryScenario
from sandbox.rulings.compare import across_editions
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page, evaluate_safely, known_edition
from sandbox.views.timeline import timeline_answer


@require_safe
@cache_control(public=True, max_age=300)
def boards(request: HttpRequest, edition: str, kind: str, slug: str, number: int) -> HttpResponse:
    """The boards along the trace, for the page that steps through it. They are the same for everybody."""
    scenario = get_object_or_404(EntryScenario, edition=edition, kind=kind, slug=slug, number=number)
    under = known_edition(request.GET.get("under", "")) or edition_to_play(scenario.tags.split(), edition)
    evaluation = evaluate_safely(scenario.text, under, positions=True)
    return timeline_answer(request, evaluation)


@require_safe
@vary_on_headers("HX-Request")
def in_every_edition(request: HttpRequest, edition: str, kind: str, slug: str, number: int) -> HttpResponse:
    """The scenario under all editions: a page, or the table alone for the page that asks for it."""
    scenario = get_object_or_404(EntryScenario, edition=edition, kind=kind, slug=slug, number=number)
    comparisons = across_editions(scenario.text, evaluate_for_page)
    part = request.headers.get("HX-Request")
    context = {"scenario": scenario, "comparisons": comparisons, "entry": scenario.entry}
    return render(request, "sandbox/includes/editions_table.html" if part else "sandbox/in_every_edition.html", context)
