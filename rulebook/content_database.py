"""Where the content lies: in a database of its own, if the settings have one."""

from __future__ import annotations

from django.db.models import Model

CONTENT = frozenset(
    {"rulebook.rule", "rulebook.chapter", "glossary.term", "glossary.redirect", "sandbox.entryscenario"}
)
"""What is made from the Markdown files, and can be made again."""


class ContentRouter:
    """Sends what is asked of the content's models to the database ``content``. Every table is in both databases; those
    that the router never asks stay empty."""

    def db_for_read(self, model: type[Model], **hints: object) -> str | None:
        return "content" if model._meta.label_lower in CONTENT else None

    def db_for_write(self, model: type[Model], **hints: object) -> str | None:
        return self.db_for_read(model)
