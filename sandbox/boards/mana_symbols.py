"""Mana and tap symbols in text, as HTML that the style sheet draws and a screen reader reads."""

from __future__ import annotations

import re

from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

SYMBOL = re.compile(r"\{([^{}\s]{1,5})\}")
SPOKEN = {
    "W": "white mana",
    "U": "blue mana",
    "B": "black mana",
    "R": "red mana",
    "G": "green mana",
    "C": "colorless mana",
    "X": "X mana",
    "T": "tap",
    "Q": "untap",
    "S": "snow mana",
}
DRAWN = frozenset("WUBRGTQ")


def spoken(symbol: str) -> str:
    """A symbol in words: ``W/U`` is white or blue mana, ``2`` is 2 mana."""
    if "/" in symbol:
        return " or ".join(spoken(half) for half in symbol.split("/"))
    return SPOKEN.get(symbol, f"{symbol} mana")


def drawn_symbol(symbol: str) -> SafeString:
    """One symbol. Its text stays in the page, so that copied text keeps its braces."""
    known = symbol.upper()
    look = f"mana mana-{known.lower()}" if known in DRAWN else "mana mana-text"
    shown = f"{{{symbol}}}" if known in DRAWN else symbol
    return format_html('<span class="{}" role="img" aria-label="{}">{}</span>', look, spoken(known), shown)


def drawn_symbols(text: str) -> SafeString:
    """A text with every ``{…}`` in it drawn; the rest is escaped."""
    parts = SYMBOL.split(text)
    pieces = (drawn_symbol(p) if odd % 2 else conditional_escape(p) for odd, p in enumerate(parts))
    return mark_safe(format_html_join("", "{}", ((piece,) for piece in pieces)))
