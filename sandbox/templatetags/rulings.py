"""What templates need to let a ruling travel."""

from __future__ import annotations

from django import template

from sandbox.editor.gherkin_lines import acts_of, without_claims
from sandbox.rulings.addresses import boards_url, ruling_url
from sandbox.rulings.store import Stored, stored_sentences
from sandbox.scenarios.values.ruling import Ruling

register = template.Library()
register.filter("ruling_url", ruling_url)


@register.filter
def boards_of_ruling(ruling: Ruling) -> str:
    """Where the boards along its trace are fetched."""
    return boards_url(ruling.text, ruling.edition)


@register.filter
def question_only(text: str) -> str:
    """A scenario without what it claims, so that it does not give the answer away."""
    return without_claims(text)


@register.filter
def what_is_done(text: str) -> list[str]:
    """The sentences of a scenario that say what is done in it."""
    return acts_of(text)


@register.filter
def stored_outcome(ended: Stored) -> list[str]:
    """An ending as a stored ruling remembers it, in sentences."""
    return stored_sentences(ended) or ["Nothing has changed"]
