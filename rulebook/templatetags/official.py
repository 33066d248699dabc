"""Links from our own pages into the official texts that are here."""

from __future__ import annotations

from collections.abc import Mapping

from django import template

from rulebook.official.models import OfficialText
from rulebook.official.pages import addresses_of
from rulebook.official.search import OfficialHit, search_official
from sandbox.editions import EDITIONS

register = template.Library()
MOST_ON_A_PAGE = 4


@register.simple_tag
def official_addresses(edition: str) -> Mapping[str, str]:
    """Where each number of the edition's own text is shown; nothing where that text is not here."""
    text = text_of(edition)
    return addresses_of(text) if text else {}


@register.simple_tag
def official_hits(question: str, edition: str) -> list[OfficialHit]:
    """Rules that have the number or the words, in the edition's own text; where none is named, in the newest."""
    text = text_of(edition)
    return [] if edition and text is None else search_official(question, text, MOST_ON_A_PAGE)


@register.filter
def at(addresses: Mapping[str, str], number: str) -> str:
    """The address of a number; empty if it has none."""
    return addresses.get(number, "")


@register.simple_tag
def official_text(edition: str) -> OfficialText | None:
    """The edition's own text, if it is here."""
    return text_of(edition)


def text_of(edition: str) -> OfficialText | None:
    """The text that the edition plays by, if it is here."""
    return OfficialText.objects.filter(effective=EDITIONS[edition].date).first() if edition in EDITIONS else None
