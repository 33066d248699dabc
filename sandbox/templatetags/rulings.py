"""What templates need to let a ruling travel."""

from __future__ import annotations

from typing import Any

from django import template

from sandbox.editor.gherkin_lines import without_claims
from sandbox.rulings.addresses import ruling_url

register = template.Library()
register.filter("ruling_url", ruling_url)


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
