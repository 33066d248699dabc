"""What a scenario may say: the table of sentences."""

from __future__ import annotations

from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from sandbox.scenarios.steps import TABLE


@require_safe
def sentences(request: HttpRequest) -> HttpResponse:
    """The sentences that a scenario may say, from the table that reads them."""
    groups = [(name, list(rows)) for name, rows in groupby(TABLE, key=lambda sentence: sentence.group)]
    return render(request, "sandbox/sentences.html", {"groups": groups, "count": len(TABLE)})
