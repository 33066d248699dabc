"""The API's rulings and cards, and the form in which it says what is wrong."""

from __future__ import annotations

from typing import Any

from django.http import Http404
from django.urls import re_path
from drf_spectacular.utils import OpenApiParameter, extend_schema, inline_serializer
from rest_framework import serializers
from rest_framework.decorators import api_view
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import exception_handler

from sandbox.cards import find
from sandbox.editor.card_search import as_printed, cards_like, whole_pool
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.fault import Fault, fault
from sandbox.scenarios.values.serialization import as_json, listed_as_json

CARDS_AT_MOST = 500


class FaultSerializer(serializers.Serializer[Fault]):
    """What is wrong with a request. Lines and columns are those of the scenario's text, from 1."""

    kind = serializers.CharField()
    message = serializers.CharField()
    line = serializers.IntegerField()
    column = serializers.IntegerField()
    sentence = serializers.CharField()
    nearest = serializers.ListField(child=serializers.CharField())


ERROR = inline_serializer("Error", {"error": FaultSerializer()})


class QuestionSerializer(serializers.Serializer[Any]):
    """A scenario to rule on."""

    scenario = serializers.CharField(
        trim_whitespace=False, max_length=20_000, help_text="Gherkin, or a block that begins at 'Example:'"
    )
    edition = serializers.CharField(
        required=False,
        allow_null=True,
        allow_blank=True,
        help_text="An edition's id; without it, the one that the scenario's tags name",
    )
    explore = serializers.BooleanField(required=False, default=False, help_text="Answer open choices in every way")
    frames = serializers.BooleanField(required=False, default=False, help_text="List the position after each step")
    options = serializers.BooleanField(
        required=False, default=False, help_text="List the sentences with which the text could go on"
    )


class RulingSerializer(serializers.Serializer[Any]):
    """What a scenario comes to."""

    name = serializers.CharField()
    rule = serializers.CharField(allow_null=True)
    line = serializers.IntegerField()
    tags = serializers.ListField(child=serializers.CharField())
    edition = serializers.CharField()
    edition_name = serializers.CharField()
    passed = serializers.BooleanField(help_text="Whether everything that the scenario claims holds")
    claims = serializers.ListField(child=serializers.DictField(), help_text="line, text, holds, found")
    refusal = serializers.DictField(
        allow_null=True, help_text="An act that the rules refused: line, text, message, rule, entry"
    )
    outcome = serializers.ListField(child=serializers.CharField(), help_text="What changed, in sentences")
    result = serializers.CharField(allow_null=True, help_text="How the game ended, if it did")
    open_choices = serializers.ListField(child=serializers.DictField(), help_text="player, question, options")
    start = serializers.DictField(help_text="The position set up")
    final = serializers.DictField(help_text="The position at the end")
    trace = serializers.ListField(
        child=serializers.DictField(), help_text="Steps: text, rule, entry, line, frame, children"
    )
    frames = serializers.ListField(
        child=serializers.DictField(), required=False, help_text="With frames: positions that steps count into"
    )
    options = serializers.ListField(
        child=serializers.DictField(), required=False, help_text="With options: player, sentence, legal, because, rule"
    )
    text = serializers.CharField()
    outcomes = serializers.ListField(
        child=serializers.DictField(), required=False, help_text="With explore: outcome, when, certain"
    )


class CardSerializer(serializers.Serializer[Any]):
    """A card as printed, its text in the site's rules language."""

    name = serializers.CharField()
    cost = serializers.CharField()
    colors = serializers.ListField(child=serializers.CharField())
    types = serializers.CharField()
    text = serializers.CharField()
    power = serializers.IntegerField(allow_null=True)
    toughness = serializers.IntegerField(allow_null=True)
    loyalty = serializers.IntegerField(allow_null=True)
    older = serializers.DictField(child=serializers.DictField(), help_text="What the card was, by year")


@extend_schema(
    summary="Rule on a scenario",
    request=QuestionSerializer,
    responses={200: inline_serializer("Rulings", {"rulings": RulingSerializer(many=True)}), 400: ERROR},
)
@api_view(["POST"])
def rulings(request: Request) -> Response:
    """Play every scenario of a text. The engine decides each request anew; no outcome is stored."""
    asked = QuestionSerializer(data=request.data)
    asked.is_valid(raise_exception=True)
    question = asked.validated_data
    text = question["scenario"].replace("\r\n", "\n")
    played = evaluate(
        text, question.get("edition") or None, question["explore"], question["frames"], question["options"]
    )
    if played.fault:
        return Response({"error": as_json(played.fault)}, status=400)
    return Response({"rulings": listed_as_json(played.rulings)})


@extend_schema(
    operation_id="cards_list",
    summary="Cards that scenarios may name",
    parameters=[OpenApiParameter("q", str, description="words of the name, type line or text")],
    responses=inline_serializer("Cards", {"count": serializers.IntegerField(), "cards": CardSerializer(many=True)}),
)
@api_view(["GET"])
def cards(request: Request) -> Response:
    """The pool, or those of its cards that have every word asked for."""
    found = cards_like(request.query_params.get("q", "")[:100], whole_pool())
    return Response({"count": len(found), "cards": listed_as_json(found[:CARDS_AT_MOST])})


@extend_schema(summary="One card", responses={200: CardSerializer, 404: ERROR})
@api_view(["GET"])
def card(request: Request, name: str) -> Response:
    """A card by its name; case does not matter."""
    try:
        return Response(as_json(as_printed(find(name))))
    except LookupError as error:
        raise NotFound(str(error)) from error


def said_as_error(error: Exception, context: dict[str, Any]) -> Response | None:
    """Every refusal of the API as ``{"error": …}`` with the fields of a malformed scenario."""
    response = exception_handler(error, context)
    if response is not None:
        missing = isinstance(error, Http404) and str(error)
        response.data = {"error": as_json(fault(missing or in_a_sentence(response.data)))}
    return response


def in_a_sentence(data: Any) -> str:
    """What the framework says of a request, field by field, as one line."""
    if isinstance(data, dict):
        return "; ".join(v if k == "detail" else f"{k}: {in_a_sentence(v)}" for k, v in data.items())
    return " ".join(map(in_a_sentence, data)) if isinstance(data, list) else str(data)


urlpatterns = [
    re_path(r"^rulings/?$", rulings, name="rulings"),
    re_path(r"^cards/?$", cards, name="cards"),
    re_path(r"^cards/(?P<name>[^/]{1,120})/?$", card, name="card"),
]
