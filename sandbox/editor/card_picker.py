"""Cards to pick for a position, found by a few of their letters, their color and their type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from sandbox.editor.card_search import PrintedCard, cards_like, imported_as_printed, whole_pool
from sandbox.imported_cards.card_pages import imported_named

A_PAGE = 24
MOST_IMPORTED = 200
COLORS = ("white", "blue", "black", "red", "green", "several", "none")
KINDS = ("Creature", "Land", "Instant", "Sorcery", "Enchantment", "Artifact", "Planeswalker")


@dataclass(frozen=True)
class PickerPage:
    """One page of the cards found. ``more`` is the query of the next page; empty on the last."""

    cards: tuple[PrintedCard, ...]
    found: int
    more: str


def picker_page(asked: Mapping[str, str]) -> PickerPage:
    """The cards that the form asks for, by name; those whose name begins with the words come first."""
    words, color, kind = (asked.get(key, "")[:80].strip() for key in ("card", "color", "kind"))
    own = cards_like(words, whole_pool())
    imported = map(imported_as_printed, imported_named(words.split())[:MOST_IMPORTED])
    found = [card for card in (*own, *imported) if has_color(card, color) and has_kind(card, kind)]
    found.sort(key=lambda card: not card.name.casefold().startswith(words.casefold()))
    page = int(number) if (number := asked.get("page", "")).isascii() and number.isdigit() and len(number) < 4 else 0
    end = (page + 1) * A_PAGE
    more = urlencode({"card": words, "color": color, "kind": kind, "page": page + 1}) if end < len(found) else ""
    return PickerPage(tuple(found[page * A_PAGE : end]), len(found), more)


def has_color(card: PrintedCard, color: str) -> bool:
    """Of that color, of several, or of none; an unknown word asks for nothing."""
    number = len(card.colors)
    return {"several": number > 1, "none": number == 0}.get(color, color not in COLORS or color in card.colors)


def has_kind(card: PrintedCard, kind: str) -> bool:
    """Of that card type; an unknown word asks for nothing."""
    return kind not in KINDS or kind in types_of(card)


def types_of(card: PrintedCard) -> Iterable[str]:
    """The words of the type line before the dash."""
    return card.types.partition(" — ")[0].split()
