"""Scenarios that stand in entries, rulings that readers have stored to link to, and cards from an imported file.

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

    def naming(self, card: str) -> list[StoredRuling]:
        """All whose text names a card, the newest first."""
        named = re.compile(named_in_text(card))
        return [ruling for ruling in self.filter(text__contains=card).order_by("-created") if named.search(ruling.text)]


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
        return f"{self.id}: {self.name or 'a ruling'}"

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

    @property
    def name(self) -> str:
        """What its first scenario is called."""
        return str(self.outcome[0].get("name") or "")


class Recheck(models.Model):
    """Every stored ruling played once more by one engine: how far that has come, and what has changed."""

    engine = models.CharField(max_length=40)
    begun = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True)

    class Meta:
        ordering = ("begun", "id")
        constraints = (
            models.UniqueConstraint(
                fields=("engine",), condition=models.Q(finished=None), name="one_unfinished_recheck_an_engine"
            ),
        )

    def __str__(self) -> str:
        return f"engine {self.engine}, {self.begun:%Y-%m-%d}"


class RecheckedRuling(models.Model):
    """A stored ruling that a recheck plays, or is to play."""

    recheck = models.ForeignKey(Recheck, models.CASCADE, related_name="rulings")
    ruling = models.ForeignKey(StoredRuling, models.CASCADE, related_name="rechecked")
    played = models.DateTimeField(null=True)
    revisions = models.JSONField(default=list, help_text="Each scenario that ends otherwise: its name, was, now.")

    class Meta:
        ordering = ("id",)
        constraints = (models.UniqueConstraint(fields=("recheck", "ruling"), name="one_ruling_once_a_recheck"),)
        indexes = (models.Index(fields=("recheck", "id"), condition=models.Q(played=None), name="still_to_be_played"),)

    def __str__(self) -> str:
        return f"{self.ruling_id} in {self.recheck}"


class CardImport(models.Model):
    """A file of cards that was put into the database, or is being put."""

    file = models.CharField(max_length=300)
    begun = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True)
    added = models.PositiveIntegerField(default=0)
    changed = models.PositiveIntegerField(default=0)
    skipped = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ("begun", "id")

    def __str__(self) -> str:
        return f"{self.file}, {self.begun:%Y-%m-%d}"


class HowRead(models.TextChoices):
    """How much of a card's text the reader understands."""

    WHOLE = "whole"
    PARTLY = "partly"
    NOT = "not"
    UNKNOWN = ""


class ImportedCard(models.Model):
    """A card from a file of the person who runs the site, as it stands there, and what the reader understands of it."""

    name = models.CharField(max_length=200, unique=True, help_text="With both faces where there are two.")
    slug = models.CharField(max_length=200, db_index=True, help_text="Two names may have the same.")
    layout = models.CharField(max_length=40)
    faces = models.JSONField(help_text="What is printed on each face, the front first.")
    type_line = models.CharField(max_length=300)
    cost = models.CharField(max_length=100, blank=True)
    colors = models.CharField(max_length=5, blank=True, help_text="Letters of WUBRG.")
    size = models.CharField(max_length=20, blank=True, help_text="Power and toughness, or loyalty.")
    text = models.TextField(blank=True, help_text="Of all faces.")
    digest = models.CharField(max_length=32, help_text="Equal while nothing on the card changes.")
    reading = models.CharField(max_length=6, choices=HowRead, default=HowRead.UNKNOWN, blank=True)
    unread = models.JSONField(default=list, help_text="The parts that are not understood, each with its place and why.")
    reader = models.CharField(max_length=12, blank=True, db_index=True, help_text="The version of the reader.")

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class ImportedCardName(models.Model):
    """What an imported card is called: its whole name, a face of it, or, `short`, what stands before its comma."""

    card = models.ForeignKey(ImportedCard, models.CASCADE, related_name="names")
    key = models.CharField(max_length=200, db_index=True, help_text="As `sandbox.cards.names` spells it.")
    short = models.BooleanField(default=False)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("card", "key"), name="one_card_once_a_key"),)

    def __str__(self) -> str:
        return self.key
