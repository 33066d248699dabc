"""The API's editions, entries and search."""

from __future__ import annotations

from itertools import chain

from django.core.paginator import Paginator
from django.urls import URLPattern, URLResolver, include, path, re_path
from drf_spectacular.utils import OpenApiParameter, extend_schema, inline_serializer
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView
from rest_framework import serializers
from rest_framework.decorators import api_view
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from glossary.api import AddressSerializer, EntrySerializer, terms
from glossary.pages import brief, full
from sandbox.api.serializers import ERROR
from sandbox.api.urls import urlpatterns as sandbox_patterns
from sandbox.api.value_schema import serializer_of
from sandbox.editions import EDITIONS
from sandbox.questions.normal_form import LONGEST_QUESTION
from sandbox.scenarios.evaluation import unknown_edition

from .models import ENTRY_MODELS
from .questions import QuestionAnswer, answer_question
from .search import page_number, search

ENTRIES_A_PAGE = 100
EDITION = OpenApiParameter("edition", str, enum=list(EDITIONS), description="one edition's only")
PAGE = OpenApiParameter("page", int, description="from 1")


class AskedSerializer(serializers.Serializer[object]):
    """A question as a player would put it to a judge."""

    question = serializers.CharField(max_length=LONGEST_QUESTION)
    edition = serializers.CharField(
        required=False, allow_null=True, allow_blank=True, help_text="An edition's id; without it, the one named"
    )


def edition_asked(request: Request) -> str:
    """The edition that a request names; empty for all. An unknown one is an error that lists the known."""
    edition = request.query_params.get("edition", "")
    if edition and edition not in EDITIONS:
        raise ValidationError({"detail": unknown_edition(edition).message})
    return edition


@extend_schema(
    summary="Editions of the rules",
    responses=inline_serializer(
        "Edition",
        {"id": serializers.CharField(), "name": serializers.CharField(), "date": serializers.DateField()},
        many=True,
    ),
)
@api_view(["GET"])
def editions(request: Request) -> Response:
    """The editions that the site carries, oldest first."""
    return Response([{"id": key, "name": edition.name, "date": edition.date} for key, edition in EDITIONS.items()])


@extend_schema(
    operation_id="entries_list",
    summary="Entries, rules and terms alike",
    parameters=[EDITION, OpenApiParameter("kind", str, enum=list(ENTRY_MODELS)), PAGE],
    responses={
        200: inline_serializer(
            "Entries",
            {
                "count": serializers.IntegerField(),
                "page": serializers.IntegerField(),
                "pages": serializers.IntegerField(),
                "entries": AddressSerializer(many=True),
            },
        ),
        400: ERROR,
    },
)
@api_view(["GET"])
def entries(request: Request) -> Response:
    """Entries in brief, by edition, rules before terms."""
    edition, kind = edition_asked(request), request.query_params.get("kind", "")
    if kind and kind not in ENTRY_MODELS:
        raise ValidationError({"detail": f"there is no kind {kind!r}; the kinds are {', '.join(ENTRY_MODELS)}"})
    houses = [ENTRY_MODELS[kind]] if kind else list(ENTRY_MODELS.values())
    found = [(model.objects.of(edition) if edition else model.objects.all()).in_brief() for model in houses]
    page = Paginator(list(chain(*found)), ENTRIES_A_PAGE).get_page(page_number(request.query_params.get("page", "")))
    listed = [brief(entry) for entry in page]
    return Response(
        {"count": page.paginator.count, "page": page.number, "pages": page.paginator.num_pages, "entries": listed}
    )


@extend_schema(summary="One entry", responses={200: EntrySerializer, 404: ERROR})
@api_view(["GET"])
def entry(request: Request, edition: str, kind: str, slug: str) -> Response:
    """An entry whole: its text, source and links."""
    model = ENTRY_MODELS.get(kind)
    found = model.objects.filter(edition=edition, slug=slug).first() if model else None
    if found is None:
        raise NotFound(f"there is no entry {edition}/{kind}/{slug}")
    return Response(full(found))


@extend_schema(
    summary="Search",
    parameters=[OpenApiParameter("q", str, required=True), EDITION, PAGE],
    responses={
        200: inline_serializer(
            "SearchResults",
            {
                "question": serializers.CharField(),
                "count": serializers.IntegerField(),
                "page": serializers.IntegerField(),
                "pages": serializers.IntegerField(),
                "suggestion": serializers.CharField(),
                "hits": serializers.ListField(child=serializers.DictField()),
            },
        ),
        400: ERROR,
    },
)
@api_view(["GET"])
def search_entries(request: Request) -> Response:
    """Entries that answer a question, best first; the excerpts mark the words found with ``<mark>``."""
    question = request.query_params.get("q", "")
    if not question.strip():
        raise ValidationError({"detail": "the parameter q is missing: the words to search for"})
    found = search(question, edition_asked(request), page_number(request.query_params.get("page", "")))
    hits = [hit.as_json() for hit in found.hits]
    numbers = {"count": found.total, "page": found.page, "pages": found.pages}
    return Response({"question": found.question, **numbers, "suggestion": found.suggestion, "hits": hits})


@extend_schema(
    summary="Answer a question in plain words",
    request=AskedSerializer,
    responses={200: serializer_of(QuestionAnswer), 400: ERROR},
)
@api_view(["POST"])
def questions(request: Request) -> Response:
    """A ruling where the question describes a position and every word of it is understood; else the nearest entries."""
    asked = AskedSerializer(data=request.data)
    asked.is_valid(raise_exception=True)
    edition = asked.validated_data.get("edition") or ""
    if edition and edition not in EDITIONS:
        raise ValidationError({"detail": unknown_edition(edition).message})
    return Response(answer_question(asked.validated_data["question"], edition))


docs = SpectacularSwaggerSplitView.as_view(url_name="api:schema", template_name="rulebook/api_docs.html")

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include(sandbox_patterns)),
    re_path(r"^editions/?$", editions, name="editions"),
    re_path(r"^entries/?$", entries, name="entries"),
    re_path(r"^entries/(?P<edition>[\w-]+)/(?P<kind>[\w-]+)/(?P<slug>[\w-]+)/?$", entry, name="entry"),
    re_path(r"^terms/?$", terms, name="terms"),
    re_path(r"^questions/?$", questions, name="questions"),
    re_path(r"^search/?$", search_entries, name="search"),
    path("schema/", SpectacularAPIView.as_view(), name="schema"),
    path("docs/", docs, name="docs"),
]
