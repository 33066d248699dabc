"""A question in plain words, and what decides it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rulebook.questions import AnswerKind, EditionAnswer, QuestionAnswer, answer_question, half_understood
from rulebook.views.chosen_edition import edition_chosen, remember_edition
from sandbox.questions.normal_form import LONGEST_QUESTION
from sandbox.rulings.addresses import boards_url
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.scenarios.values.ruling import Ruling

MOST_ASSUMED = 3
EXAMPLES = (
    "I bolt his bear, he growths in response, does it live?",
    "I attack with Craw Wurm, he blocks with Llanowar Elves, how much damage does he take? 1997 and 2010",
    "How does trample work in m11?",
    "Phasing in 1997",
)
"""One question for each kind of answer: a ruling, a difference, a rule, and what an edition does not have."""


@dataclass(frozen=True)
class AssumedLine:
    """What is assumed, and the address that asks again with the other assumption; empty where there is no other."""

    words: str
    other_url: str


def assumed_lines(answer: QuestionAnswer, question: str, edition: str, otherwise: frozenset[str]) -> list[AssumedLine]:
    """The assumptions of an answer, each with its way out."""
    return [
        AssumedLine(each.words, asked_again(question, edition, otherwise ^ {each.key}) if each.key else "")
        for each in answer.reading.assumptions
    ]


def asked_again(question: str, edition: str, otherwise: frozenset[str]) -> str:
    """The address of the same question where this is not as it would be assumed."""
    asked = [("q", question), ("edition", edition), *(("other", key) for key in sorted(otherwise))]
    return f"{reverse('rulebook:ask')}?{urlencode([pair for pair in asked if pair[1]])}"


def lost_words(answer: QuestionAnswer) -> tuple[str, ...]:
    """The words that were not understood, where the answer does not name them itself and is no rule."""
    named = answer.kind == AnswerKind.RULE or answer.answer == half_understood(answer.reading)
    return () if named else answer.reading.not_understood


@dataclass(frozen=True)
class AskedAlike:
    """What several editions say alike: the answer, and the ruling of the first of them; none where none rules."""

    editions: list[str]
    answer: str
    scenario: str
    ruling: Ruling | None
    boards_url: str


def asked_alike(differences: Sequence[EditionAnswer]) -> list[AskedAlike]:
    """The editions with the same answer together, in the order in which they were asked."""
    alike: dict[str, list[EditionAnswer]] = {}
    for each in differences:
        alike.setdefault(each.answer, []).append(each)
    return [_alike(group) for group in alike.values()]


def _alike(group: list[EditionAnswer]) -> AskedAlike:
    first = group[0]
    rulings = evaluate_safely(first.scenario, first.edition).rulings if first.scenario else ()
    return AskedAlike(
        [each.edition for each in group],
        first.answer,
        first.scenario,
        next(iter(rulings), None),
        boards_url(first.scenario, first.edition) if rulings else "",
    )


@require_safe
def ask(request: HttpRequest) -> HttpResponse:
    """The answer to ``q``: a ruling with its board and its steps, or the entries that speak of it."""
    question = " ".join(request.GET.get("q", "").split())
    edition = edition_chosen(request)
    too_long = len(question) > LONGEST_QUESTION
    context: dict[str, object] = {"question": question[:LONGEST_QUESTION], "edition_asked": edition}
    context |= {"longest": LONGEST_QUESTION, "too_long": too_long, "examples": EXAMPLES}
    if question and not too_long:
        otherwise = frozenset(request.GET.getlist("other")[:MOST_ASSUMED])
        answer = answer_question(question, edition, otherwise)
        context |= {
            "answer": answer,
            "lost": lost_words(answer),
            "assumed": assumed_lines(answer, question, request.GET.get("edition", ""), otherwise),
        }
        if answer.kind == AnswerKind.DIFFERENCE:
            context["alike"] = asked_alike(answer.differences)
        if answer.ruling:
            context["boards_url"] = boards_url(answer.reading.scenario, answer.edition)
    return remember_edition(request, render(request, "rulebook/ask.html", context, status=400 if too_long else 200))
