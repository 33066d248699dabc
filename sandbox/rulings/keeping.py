"""What may keep an answer that shows a ruling."""

from __future__ import annotations

from typing import TypeVar

from django.http import HttpResponse
from django.utils.cache import add_never_cache_headers

from sandbox.scenarios.evaluation import Evaluation

AnswerT = TypeVar("AnswerT", bound=HttpResponse)


def kept_if_certain(answer: AnswerT, *shown: Evaluation) -> AnswerT:
    """The answer; marked so that nobody keeps it where the clock cut short what it shows."""
    if any(evaluation.for_lack_of_time for evaluation in shown):
        add_never_cache_headers(answer)
    return answer
