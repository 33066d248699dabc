"""What an entry is in the database, the glossary's own entries, and the other names that lead to an entry.

Every row is made from a Markdown file by the command ``load_content`` and can be made again from it.
"""

from __future__ import annotations

from typing import ClassVar, Self

from django.db import models
from django.urls import reverse


class EntryQuerySet(models.QuerySet["Entry"]):
    """Questions about the entries of one kind."""

    def of(self, edition: str) -> Self:
        """One edition's entries, in the order of its index."""
        return self.filter(edition=edition).order_by("place")

    def as_read(self, edition: str) -> Self:
        """One edition's entries, in the order of its chapters."""
        return self.filter(edition=edition).order_by("place_in_book")

    def in_brief(self) -> Self:
        """Without the texts, for lists."""
        return self.only("edition", "slug", "title", "summary", "chapter")

    def neighbours(self, entry: Entry) -> tuple[Entry | None, Entry | None]:
        """The entries before and after this one, as its edition is read."""
        others, at = self.as_read(entry.edition).in_brief(), entry.place_in_book
        return others.filter(place_in_book__lt=at).last(), others.filter(place_in_book__gt=at).first()


class Entry(models.Model):
    """One topic of one edition: its text in passages, its source, and the entries around it.

    ``passages`` is the text in order, each ``{"html": …}`` or ``{"scenario": number}``. ``see_also``, ``elsewhere``
    (the same topic in other editions) and ``cited_by`` are addresses: ``{"edition", "kind", "slug", "title"}``.
    """

    KIND: ClassVar[str]
    PAGE: ClassVar[str]

    edition = models.CharField(max_length=20)
    slug = models.CharField(max_length=100)
    title = models.CharField(max_length=200)
    place = models.PositiveIntegerField(help_text="Place in the edition's index.")
    chapter = models.CharField(max_length=100, blank=True, help_text="The slug of its chapter; empty for a term.")
    place_in_book = models.PositiveIntegerField(default=0, help_text="Place in the order in which the edition is read.")
    summary = models.CharField(max_length=300)
    text = models.TextField(help_text="The whole text without markup, for search.")
    topics = models.JSONField(default=list)
    numbers = models.TextField(blank=True, help_text="Numbers of rules, each between two spaces.")
    sources = models.JSONField(default=list)
    keywords = models.JSONField(default=list)
    passages = models.JSONField(default=list)
    see_also = models.JSONField(default=list)
    elsewhere = models.JSONField(default=list)
    cited_by = models.JSONField(default=list)

    objects = EntryQuerySet.as_manager()

    class Meta:
        abstract = True
        ordering = ("edition", "place")
        constraints = (models.UniqueConstraint(fields=("edition", "slug"), name="one_%(class)s_a_slug"),)

    def __str__(self) -> str:
        return f"{self.title} ({self.edition})"

    def get_absolute_url(self) -> str:
        return reverse(self.PAGE, args=(self.edition, self.slug))

    @property
    def address(self) -> dict[str, str]:
        """What other pages need to name this entry and link to it."""
        return {"edition": self.edition, "kind": self.KIND, "slug": self.slug, "title": self.title}

    @property
    def rule_numbers(self) -> list[str]:
        """The numbers of the rules that the entry states, in the Comprehensive Rules of its edition's time."""
        return self.numbers.split()

    @property
    def letter(self) -> str:
        """The heading under which an index lists the entry."""
        first = next((c for c in self.title if c.isalnum()), "#")
        return first.upper() if first.isalpha() else "#"


class Term(Entry):
    """A headword of a glossary."""

    KIND = "glossary"
    PAGE = "glossary:term"


class RedirectQuerySet(models.QuerySet["Redirect"]):
    """Questions about other names."""

    def leading_from(self, edition: str, kind: str, slug: str) -> Redirect | None:
        """Where a topic without a page of its own leads."""
        return self.filter(edition=edition, kind=kind, slug=slug).first()


class Redirect(models.Model):
    """A topic that another topic's entry states: its address leads there."""

    edition = models.CharField(max_length=20)
    kind = models.CharField(max_length=10)
    slug = models.CharField(max_length=100)
    to_kind = models.CharField(max_length=10)
    to_slug = models.CharField(max_length=100)

    objects = RedirectQuerySet.as_manager()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("edition", "kind", "slug"), name="one_redirect_a_topic"),)

    def __str__(self) -> str:
        return f"{self.edition} {self.kind} {self.slug} → {self.to_kind} {self.to_slug}"

    def get_absolute_url(self) -> str:
        page = "glossary:term" if self.to_kind == "glossary" else "rulebook:rule"
        return reverse(page, args=(self.edition, self.to_slug))
