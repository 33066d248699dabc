"""What templates need to let a ruling travel."""

from __future__ import annotations

from typing import Any

from django import template
from django.urls import reverse

from sandbox.links import question

register = template.Library()


@register.filter
def ruling_url(text: str, edition: str | None = "") -> str:
    """The page of a text's ruling: everything is in the link. Empty if the text is too long for one."""
    asked = question(text, edition or "")
    return reverse("travel:full", args=(asked.packed,)) if asked.linkable else ""


@register.filter
def came_to(came: dict[str, Any]) -> list[str]:
    """An outcome as a stored ruling remembers it, in sentences."""
    said = [came.get("result"), *came.get("outcome", ()), came.get("refusal"), came.get("fault")]
    told = ["The game is a draw" if one == "draw" else str(one) for one in said if one]
    return list(dict.fromkeys(told)) or ["Nothing has changed"]
