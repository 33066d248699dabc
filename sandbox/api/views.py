"""The API's rulings and cards."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import api_view
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from sandbox.api.serializers import CARDS, ERROR, RULINGS, CardSerializer, QuestionSerializer
from sandbox.editor.card_search import CardsFound, card_named
from sandbox.rulings.evaluate import evaluate_safely, status_of
from sandbox.rulings.keeping import kept_if_certain
from sandbox.scenarios.evaluation import left_out_of

CARDS_AT_MOST = 500
QUESTION = QuestionSerializer()
"""Its fields are made once; it keeps nothing of what it reads."""


@extend_schema(
    summary="Rule on a scenario",
    request=QuestionSerializer,
    responses={200: RULINGS, 400: ERROR, 503: ERROR},
)
@api_view(["POST"])
def rulings(request: Request) -> Response:
    """Play every scenario of a text. No outcome is stored; an answer is kept in memory for a while."""
    question = QUESTION.run_validation(request.data)
    text = question["scenario"].replace("\r\n", "\n")
    evaluation = evaluate_safely(
        text, question.get("edition") or None, question["explore"], question["frames"], question["options"]
    )
    faults = evaluation.faults
    if evaluation.fault and not evaluation.rulings:
        return Response({"error": evaluation.fault, "errors": faults}, status=status_of(evaluation))
    more = ({"errors": faults} if faults else {}) | left_out_of(evaluation)
    answer = Response({"rulings": evaluation.rulings} | more)
    return kept_if_certain(answer, evaluation)


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
