"""Where the things that a ruling names are shown: entries, the sandbox with a text in it, the ruling itself."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote

from django.urls import NoReverseMatch, reverse
from django.utils.http import urlencode

from sandbox.rulings.links import question
from sandbox.scenarios.values.trace import EntryReference

LONGEST_LINK = 6_000
ENTRY_PAGES = {"rules": "rulebook:rule", "glossary": "glossary:term"}


def entry_url(entry: EntryReference | Mapping[str, str] | None) -> str:
    """The page of an entry that a trace or another entry names; empty if there is none."""
    if not entry:
        return ""
    if isinstance(entry, EntryReference):
        kind, edition, slug = entry.kind, entry.edition, entry.slug
    else:
        kind, edition, slug = entry["kind"], entry["edition"], entry["slug"]
    try:
        return reverse(ENTRY_PAGES[kind], args=(edition, slug))
    except NoReverseMatch:
        return ""


def sandbox_url(text: str, edition: str = "") -> str:
    """The sandbox with this text in it: the whole scenario is in the link."""
    named = {"edition": edition} if edition else {}
    return f"{reverse('sandbox:free')}?{urlencode(named | {'text': text})}"


def linkable(text: str) -> bool:
    """Whether a link to the sandbox can carry the text: servers and chats cut longer ones."""
    return len(quote(text)) <= LONGEST_LINK


def ruling_url(text: str, edition: str | None = "") -> str:
    """The page of a text's ruling: everything is in the link. Empty if the text is too long for one."""
    return page_of_text("rulings:page_full", text, edition)


def boards_url(text: str, edition: str | None = "") -> str:
    """Where the boards along the trace of a text's ruling are fetched. Empty if the text is too long for a link."""
    return page_of_text("rulings:boards_full", text, edition)


def page_of_text(page: str, text: str, edition: str | None) -> str:
    """An address that carries the whole question; empty if it is too long for one."""
    asked = question(text, edition or "")
    return reverse(page, args=(asked.packed,)) if asked.linkable else ""
