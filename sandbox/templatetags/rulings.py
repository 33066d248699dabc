"""What templates need to let a ruling travel."""

from __future__ import annotations

from typing import Any

from django import template
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import urlencode

from sandbox.editor.gherkin_lines import without_claims
from sandbox.rulings.links import question
from sandbox.views.ruling_page import RulingPage

register = template.Library()


@register.filter
def ruling_url(text: str, edition: str | None = "") -> str:
    """The page of a text's ruling: everything is in the link. Empty if the text is too long for one."""
    asked = question(text, edition or "")
    return reverse("rulings:page_full", args=(asked.packed,)) if asked.linkable else ""


@register.filter
def oembed_url(shown: RulingPage, request: HttpRequest) -> str:
    """Where a page that would embed the ruling learns how."""
    whole = request.build_absolute_uri
    return f"{whole(reverse('rulings:oembed'))}?{urlencode({'url': whole(shown.path)})}"


@register.filter
def question_only(text: str) -> str:
    """A scenario without what it claims, so that it does not give the answer away."""
    return without_claims(text)


@register.filter
def came_to(came: dict[str, Any]) -> list[str]:
    """An outcome as a stored ruling remembers it, in sentences."""
    said = [came.get("result"), *came.get("outcome", ()), came.get("refusal"), came.get("fault")]
    told = ["The game is a draw" if one == "draw" else str(one) for one in said if one]
    return list(dict.fromkeys(told)) or ["Nothing has changed"]
