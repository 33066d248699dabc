"""A question in plain words, and what decides it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulebook.questions import answer_question
from rulebook.views.chosen_edition import edition_chosen, remember_edition
from sandbox.questions.normal_form import LONGEST_QUESTION
from sandbox.rulings.addresses import boards_url


@require_safe
def ask(request: HttpRequest) -> HttpResponse:
    """The answer to ``q``: a ruling with its board and its steps, or the entries that speak of it."""
    question = " ".join(request.GET.get("q", "").split())
    edition = edition_chosen(request)
    too_long = len(question) > LONGEST_QUESTION
    context: dict[str, object] = {"question": question[:LONGEST_QUESTION], "edition_asked": edition}
    context |= {"longest": LONGEST_QUESTION, "too_long": too_long}
    if question and not too_long:
        answer = answer_question(question, edition)
        context |= {"answer": answer}
        if answer.ruling:
            context["boards_url"] = boards_url(answer.reading.scenario, answer.edition)
    return remember_edition(request, render(request, "rulebook/ask.html", context, status=400 if too_long else 200))
