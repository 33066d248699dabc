"""Official texts that somebody has imported into this site's database."""

from __future__ import annotations

from django.db import models
from django.urls import reverse

from rulebook.official.structure import Level


class OfficialText(models.Model):
    """The Comprehensive Rules of a date."""

    effective = models.DateField(unique=True)
    file_name = models.CharField(max_length=200)
    digest = models.CharField(max_length=64, help_text="SHA-256 of the file.")
    counted = models.BooleanField(
        default=False, help_text="Whether the original has no numbers, and its paragraphs were counted here."
    )
    imported = models.DateTimeField(auto_now=True)

    class Meta:
        app_label = "rulebook"
        ordering = ("-effective",)

    def __str__(self) -> str:
        return f"{self.kind} of {self.effective:%-d %B %Y}"

    def get_absolute_url(self) -> str:
        return reverse("official:text", args=(self.effective,))

    @property
    def kind(self) -> str:
        """What it is; booklets without numbers came before the Comprehensive Rules."""
        return "Rulebook" if self.counted else "Comprehensive Rules"


class OfficialRule(models.Model):
    """A heading or rule of such a text. Its number means nothing without the date, for numbers are given anew."""

    text = models.ForeignKey(OfficialText, on_delete=models.CASCADE, related_name="rules")
    number = models.CharField(max_length=12)
    occurrence = models.PositiveSmallIntegerField(default=1)
    level = models.CharField(max_length=10, choices=[(level.value, level.value) for level in Level])
    place = models.PositiveIntegerField(help_text="Place in its text.")
    words = models.TextField()
    examples = models.JSONField(default=list)
    before = models.ForeignKey(
        "self",
        null=True,
        on_delete=models.SET_NULL,
        related_name="after",
        help_text="The same rule in the text before.",
    )
    unchanged = models.BooleanField(default=False, help_text="Whether it says there what it says here.")
    since = models.DateField(null=True, help_text="Of the oldest text in a row that says the same.")

    class Meta:
        app_label = "rulebook"
        ordering = ("text", "place")
        constraints = (models.UniqueConstraint(fields=("text", "number", "occurrence"), name="one_rule_an_occurrence"),)
        indexes = (models.Index(fields=("text", "place"), name="rules_in_order"),)

    def __str__(self) -> str:
        return f"{self.number} ({self.text.effective})"

    def get_absolute_url(self) -> str:
        page = reverse("official:section", args=(self.text.effective, self.subsection))
        return page if self.level in (Level.SECTION, Level.SUBSECTION) else f"{page}#{self.anchor}"

    @property
    def subsection(self) -> str:
        """The number of the page that it stands on: `702` for `702.19b`, itself for a heading."""
        return self.number.split(".")[0]

    @property
    def anchor(self) -> str:
        """What its address ends with."""
        return self.number if self.occurrence == 1 else f"{self.number}-{self.occurrence}"


class OfficialTerm(models.Model):
    """An entry of the glossary of such a text."""

    text = models.ForeignKey(OfficialText, on_delete=models.CASCADE, related_name="terms")
    term = models.CharField(max_length=200)
    slug = models.CharField(max_length=200)
    place = models.PositiveIntegerField()
    words = models.TextField()

    class Meta:
        app_label = "rulebook"
        ordering = ("text", "place")

    def __str__(self) -> str:
        return f"{self.term} ({self.text.effective})"

    def get_absolute_url(self) -> str:
        return f"{reverse('official:glossary', args=(self.text.effective,))}#{self.slug}"
