"""The API's rulings and cards."""

from __future__ import annotations

from contextlib import suppress

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import api_view
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from sandbox.api.plain_questions import FLAGS, JSON, PlainQuestion, plain_question
from sandbox.api.renderers import ValueRenderer
from sandbox.api.serializers import CARDS, ERROR, RULINGS, CardSerializer, QuestionSerializer
from sandbox.editor.card_search import CardsFound, card_named
from sandbox.rulings.evaluate import evaluate_safely, status_of
from sandbox.rulings.keeping import kept_if_certain
from sandbox.scenarios.evaluation import Evaluation, left_out_of
from sandbox.throttling.limits import seconds_to_wait

CARDS_AT_MOST = 500
QUESTION = QuestionSerializer()
"""Its fields are made once; it keeps nothing of what it reads."""


class Rulings(APIView):
    """Play every scenario of a text. No outcome is stored; an answer is kept in memory for a while."""

    def dispatch(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        """A plain question is answered at once, counted as every other; whatever stands in the way of that, the
        framework says."""
        question = plain_question(request)
        if question is not None and not seconds_to_wait("api", request):
            with suppress(Exception):
                status, found, evaluation = answer_to(question)
                written = ValueRenderer().render(found)
                answer = HttpResponse(written, JSON, status, headers={"Allow": ", ".join(self.allowed_methods)})
                return kept_if_certain(answer, evaluation)
        return super().dispatch(request, *args, **kwargs)

    @extend_schema(
        summary="Rule on a scenario",
        request=QuestionSerializer,
        responses={200: RULINGS, 400: ERROR, 503: ERROR},
    )
    def post(self, request: Request) -> Response:
        status, found, evaluation = answer_to(QUESTION.run_validation(request.data))
        return kept_if_certain(Response(found, status), evaluation)


def answer_to(question: PlainQuestion) -> tuple[int, dict[str, object], Evaluation]:
    """The status of a question's answer, what stands in it, and what it was told from."""
    text, edition = question["scenario"].replace("\r\n", "\n"), question.get("edition") or None
    explore, frames, options = (question.get(flag, False) is True for flag in FLAGS)
    evaluation = evaluate_safely(text, edition, explore, frames, options)
    faults = evaluation.faults
    if evaluation.fault and not evaluation.rulings:
        return status_of(evaluation), {"error": evaluation.fault, "errors": faults}, evaluation
    more = {"errors": faults} if faults else {}
    return 200, {"rulings": evaluation.rulings, **more, **left_out_of(evaluation)}, evaluation


@extend_schema(
    operation_id="cards_list",
    summary="Cards that scenarios may name",
    parameters=[OpenApiParameter("q", str, description="words of the name, type line or text")],
    responses=CARDS,
)
@api_view(["GET"])
def cards(request: Request) -> Response:
    """The pool, or those of its cards that have every word asked for."""
    found = CardsFound(request.query_params.get("q", "")[:100])
    return Response({"count": len(found), "cards": found[:CARDS_AT_MOST]})


@extend_schema(summary="One card", responses={200: CardSerializer, 404: ERROR})
@api_view(["GET"])
def card(request: Request, name: str) -> Response:
    """A card by its name; case does not matter."""
    try:
        return Response(card_named(name))
    except LookupError as error:
        raise NotFound(str(error)) from error
