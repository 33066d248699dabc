"""The rules of the editions as entries."""

from __future__ import annotations

from django.db import models
from django.urls import reverse

from glossary.models import Entry, Term
from rulebook.official.models import OfficialRule, OfficialTerm, OfficialText


class Rule(Entry):
    """A rule of one edition."""

    KIND = "rules"
    PAGE = "rulebook:rule"


class Chapter(models.Model):
    """A chapter of an edition: rules that stand together in its source."""

    edition = models.CharField(max_length=20)
    slug = models.CharField(max_length=100)
    title = models.CharField(max_length=200)
    place = models.PositiveIntegerField(help_text="Place in its edition.")

    class Meta:
        ordering = ("edition", "place")
        constraints = (models.UniqueConstraint(fields=("edition", "slug"), name="one_chapter_a_slug"),)

    def __str__(self) -> str:
        return f"{self.title} ({self.edition})"

    def get_absolute_url(self) -> str:
        return reverse("rulebook:chapter", args=(self.edition, self.slug))


ENTRY_MODELS: dict[str, type[Entry]] = {Rule.KIND: Rule, Term.KIND: Term}
"""The models of entries by the kinds that stand in their addresses."""

__all__ = ["ENTRY_MODELS", "Chapter", "OfficialRule", "OfficialTerm", "OfficialText", "Rule"]
