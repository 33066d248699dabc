"""The rules of the editions as entries."""

from __future__ import annotations

from glossary.models import Entry, Term


class Rule(Entry):
    """A rule of one edition."""

    KIND = "rules"
    PAGE = "rulebook:rule"


ENTRY_MODELS: dict[str, type[Entry]] = {Rule.KIND: Rule, Term.KIND: Term}
"""The models of entries by the kinds that stand in their addresses."""
