"""Links that work outside of the site."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings

from sandbox.rulings.addresses import entry_url, ruling_url


def whole(path: str) -> str:
    """The address with the site's name before it; empty for an empty one."""
    return f"{settings.SITE_URL}{path}" if path else ""


def ruling_link(text: str, edition: str) -> str:
    """The page of a text's ruling; empty where the text is too long for a link."""
    return whole(ruling_url(text, edition))


def entry_link(entry: Mapping[str, str]) -> str:
    """The page of the entry that a trace, a hit or an answer names."""
    return whole(entry_url(entry))
