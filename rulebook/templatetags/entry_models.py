"""Which parts of the site an edition fills."""

from __future__ import annotations

from django import template

from glossary.models import Term
from rulebook.models import Rule

register = template.Library()


@register.simple_tag
def has_rules(edition: str) -> bool:
    """Whether an edition has rules of its own; of one of them the site carries a glossary alone."""
    return Rule.objects.of(edition).exists()


@register.simple_tag
def has_terms(edition: str) -> bool:
    """Whether an edition has a glossary."""
    return Term.objects.of(edition).exists()
