"""The API's terms, and the forms of an entry."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiParameter, extend_schema, inline_serializer
from rest_framework import serializers
from rest_framework.decorators import api_view
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from sandbox.api.serializers import ERROR
from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import unknown_edition

from .models import Term
from .pages import brief


class AddressSerializer(serializers.Serializer[object]):
    """An entry in a list."""

    edition = serializers.CharField()
    kind = serializers.ChoiceField(choices=("rules", "glossary"))
    slug = serializers.CharField()
    title = serializers.CharField()
    summary = serializers.CharField()
    url = serializers.CharField()


class SourceSerializer(serializers.Serializer[object]):
    """Where a rule stands in its source."""

    document = serializers.CharField()
    heading = serializers.CharField()


class EntrySerializer(AddressSerializer):
    """An entry whole."""

    edition_name = serializers.CharField()
    topics = serializers.ListField(child=serializers.CharField())
    source = SourceSerializer(many=True)  # type: ignore[assignment]
    keywords = serializers.ListField(child=serializers.CharField())
    text = serializers.CharField(help_text="without markup")
    passages = serializers.ListField(child=serializers.DictField(), help_text="html, or a scenario's number")
    see_also = serializers.ListField(child=serializers.DictField())
    elsewhere = serializers.ListField(child=serializers.DictField(), help_text="the topic in other editions")
    cited_by = serializers.ListField(child=serializers.DictField())


@extend_schema(
    summary="Terms of the glossaries",
    parameters=[OpenApiParameter("edition", str, enum=list(EDITIONS), description="one edition's only")],
    responses={
        200: inline_serializer("Terms", {"count": serializers.IntegerField(), "terms": AddressSerializer(many=True)}),
        400: ERROR,
    },
)
@api_view(["GET"])
def terms(request: Request) -> Response:
    """Headwords with the first words of their entries."""
    edition = request.query_params.get("edition", "")
    if edition and edition not in EDITIONS:
        raise ValidationError({"detail": unknown_edition(edition).message})
    found = [brief(term) for term in (Term.objects.of(edition) if edition else Term.objects.all()).in_brief()]
    return Response({"count": len(found), "terms": found})
