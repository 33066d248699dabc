"""Scenarios that stand in entries, and rulings that readers have stored to link to.

What a page shows is decided by the engine when it asks; a stored ruling's outcome is only ever what it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from django.db import models
from django.db.models.base import ModelBase
from django.urls import reverse

from sandbox.scenarios.values.trace import EntryReference


def named_in_text(card: str) -> str:
    """A regular expression for a text that names the card, and not one whose name goes on."""
    return rf"(^|[^\w]){re.escape(card)}($|[^\w])"


class EntryScenarioQuerySet(models.QuerySet["EntryScenario"]):
    """Questions about the scenarios of the site."""

    def of_entry(self, edition: str, kind: str, slug: str) -> EntryScenarioQuerySet:
        """The scenarios of one entry, in the order of its text."""
        return self.filter(edition=edition, kind=kind, slug=slug).order_by("number")

    def naming(self, card: str) -> EntryScenarioQuerySet:
        """The scenarios whose text names a card."""
        return self.filter(text__regex=named_in_text(card))

    def worked_example(self) -> EntryScenario | None:
        """One that plays under every edition: the home page shows it."""
        tagged = (self.filter(tags__contains=tag).first() for tag in WORKED_EXAMPLES)
        return next((found for found in tagged if found), None) or self.first()


WORKED_EXAMPLES = ("m11-ex-legend-rule", "m11-ex-trample", "m11-ex-regenerate")


class EntryScenario(models.Model):
    """One fenced block of an entry. The entry is named by its address, since entries live in other apps."""

    edition = models.CharField(max_length=20)
    kind = models.CharField(max_length=10)
    slug = models.CharField(max_length=100)
    entry_title = models.CharField(max_length=200)
    number = models.PositiveSmallIntegerField(help_text="Place among the entry's scenarios, from 1.")
    name = models.CharField(max_length=300)
    tags = models.TextField(blank=True, help_text="Without @, parted by spaces.")
    text = models.TextField()
    line = models.PositiveIntegerField(help_text="Where the text begins in the entry's file.")

    objects = EntryScenarioQuerySet.as_manager()

    class Meta:
        ordering = ("edition", "kind", "slug", "number")
        constraints = (
            models.UniqueConstraint(fields=("edition", "kind", "slug", "number"), name="one_scenario_a_place"),
        )

    def __str__(self) -> str:
        return f"{self.entry_title} ({self.edition}): {self.name}"

    @property
    def entry_key(self) -> tuple[str, str, str]:
        """Edition, kind and slug of the entry."""
        return self.edition, self.kind, self.slug

    @property
    def entry(self) -> EntryReference:
        """The entry, as a trace names it."""
        return EntryReference(self.edition, self.kind, self.slug, self.entry_title)


class StoredRulingQuerySet(models.QuerySet["StoredRuling"]):
    """Questions about what readers have stored."""

    def naming(self, card: str, among: int = 1_000) -> list[StoredRuling]:
        """Those of the newest ones whose text names a card; only so many are looked at."""
        named = re.compile(named_in_text(card))
        return [ruling for ruling in self.order_by("-created")[:among] if named.search(ruling.text)]


class StoredRuling(models.Model):
    """A question that somebody stored, named by its content, with what it came to on that day. Never changed."""

    id = models.CharField(max_length=26, primary_key=True)
    text = models.TextField()
    edition = models.CharField(max_length=20, blank=True, help_text="Empty: as the scenarios' tags say.")
    outcome = models.JSONField(help_text="How each scenario ended under the engine of that day.")
    engine = models.CharField(max_length=40)
    created = models.DateTimeField(auto_now_add=True)

    objects = StoredRulingQuerySet.as_manager()

    class Meta:
        ordering = ("created", "id")

    def __str__(self) -> str:
        return f"{self.id}: {self.outcome[0].get('name') or 'a ruling'}"

    def save(
        self,
        force_insert: bool | tuple[ModelBase, ...] = False,
        force_update: bool = False,
        using: str | None = None,
        update_fields: Iterable[str] | None = None,
    ) -> None:
        """Only a new one can be stored."""
        if not self._state.adding:
            raise TypeError("a stored ruling is never changed")
        super().save(force_insert=force_insert, force_update=force_update, using=using, update_fields=update_fields)

    def get_absolute_url(self) -> str:
        return reverse("rulings:page_stored", args=(self.id,))
