"""The rules of the editions as entries."""

from __future__ import annotations

from glossary.models import Entry


class Rule(Entry):
    """A rule of one edition."""

    KIND = "rules"
    PAGE = "rulebook:rule"
