"""What a scenario may say: the table of sentences."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from sandbox.scenarios.steps import TABLE
from sandbox.views.query import query_of
from sandbox.views.sentence_table import found

LONGEST_QUESTION = 100


@require_safe
def sentences(request: HttpRequest) -> HttpResponse:
    """The sentences that a scenario may say, from the table that reads them; with a question those that answer it."""
    question = query_of(request).get("q", "")[:LONGEST_QUESTION]
    groups, reasons = found(question)
    context = {"groups": groups, "reasons": reasons, "count": len(TABLE), "q": question}
    context["unfolded"] = "all" in request.GET
    return render(request, "sandbox/sentences.html", context)
