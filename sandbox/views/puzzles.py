"""The puzzle of the day, and those of the days before."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from sandbox.rulings.puzzles import FIRST_DAY, puzzle_of


@require_safe
@cache_control(public=True, max_age=300)
def puzzle(request: HttpRequest, day: str = "") -> HttpResponse:
    """The position and the question; the answer is folded away. No day: today, by the world's clock."""
    today = datetime.now(UTC).date()
    asked = day_of(day) if day else today
    if not FIRST_DAY <= asked <= today:
        raise Http404("There is no puzzle of this day.")
    found = puzzle_of(asked)
    if found is None:
        raise Http404("There is no case to ask about.")
    before = asked - timedelta(days=1) if asked > FIRST_DAY else None
    after = asked + timedelta(days=1) if asked < today else None
    return render(request, "sandbox/puzzle.html", {"puzzle": found, "before": before, "after": after})


def day_of(words: str) -> date:
    """A day as an address writes it: `2026-08-07`. Raises ``Http404``."""
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise Http404("There is no such day.") from error
