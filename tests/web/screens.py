"""Pages as they stand on a screen: pictures for people to look at, and how far a page sticks out."""

import os
from pathlib import Path

from django.conf import settings
from playwright.sync_api import Page


def screenshot(page: Page, name: str) -> None:
    """The whole page as a picture in ``var/screenshots``, named with the width of its window; with SCREENSHOTS=1."""
    if not os.environ.get("SCREENSHOTS"):
        return
    width = page.viewport_size["width"] if page.viewport_size else 0
    page.screenshot(path=Path(settings.BASE_DIR) / "var" / "screenshots" / f"{name}-{width}.png", full_page=True)


def overflow(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))
