"""Cards of the pool as pages and the API show them."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import overload

from sandbox.cards import POOL, NoSuchCard, find_reading, prints_of_the_pool
from sandbox.cards.names import folded
from sandbox.imported_cards.card_pages import imported_like, imported_named
from sandbox.meaning.card import Card
from sandbox.models import ImportedCard
from sandbox.scenarios.values.described import about
from sandbox.terms.colors import BY_SYMBOL
from sandbox.terms.errors import NotUnderstood
from sandbox.terms.shapes import Shape
from sandbox.terms.types import CardType, Supertype

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as printed, its text in the site's rules language."""

    name: str
    cost: str
    colors: tuple[str, ...]
    types: str = field(metadata=about("Its type line"))
    text: str
    power: int | None
    toughness: int | None
    loyalty: int | None
    older: Mapping[str, PrintedCard] = field(metadata=about("What the card was, by year"))


def as_printed(card: Card) -> PrintedCard:
    """A card's print, with what it was in earlier years."""
    return PrintedCard(
        name=card.name,
        cost=str(card.cost) if card.cost is not None else "",
        colors=tuple(sorted(str(color) for color in card.colors)),
        types=type_line(card),
        text=_text_of_all_faces(card),
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        older={str(year): as_printed(was) for year, was in card.older.items()},
    )


def _text_of_all_faces(card: Card) -> str:
    """The second face stands whole below a line of dashes, as it is written to paste such a card; what a prototype is,
    and what a text is without the words in brackets, stands in the text itself."""
    if not card.faces or card.shape in (Shape.PROTOTYPE, Shape.CLEAVE):
        return card.text
    first, second = card.faces
    title = f"{second.name} {second.cost or ''}".strip()
    size = f"{second.power}/{second.toughness}" if second.power is not None else str(second.loyalty or "")
    return "\n".join(part for part in (first.text, "-----", title, type_line(second), second.text, size) if part)


def type_line(card: Card) -> str:
    """``Legendary Artifact Creature — Golem``."""
    supertypes = [word.value.title() for word in Supertype if word in card.supertypes]
    types = [word.value.title() for word in CardType if word in card.types]
    creature_last = sorted(types, key=lambda word: word == "Creature")
    before = " ".join([*supertypes, *creature_last])
    return f"{before} — {' '.join(card.subtypes)}" if card.subtypes else before


def readable(pool: Mapping[str, Card], name: str) -> Card | None:
    """A card of the pool, or None if its text cannot be read."""
    try:
        return pool[name]
    except NotUnderstood:
        log.exception("a card of the pool cannot be read")
        return None


@lru_cache(maxsize=1)
def whole_pool() -> list[PrintedCard]:
    """Every card of the pool by name; the pool is data and does not change while a process lives."""
    return sorted(map(as_printed, prints_of_the_pool()), key=lambda card: card.name.casefold())


TERM = re.compile(r"""(?:(?P<part>[a-z]+):)?(?:"(?P<quoted>[^"]*)"|(?P<word>\S+))""")
PARTS = ("t:", "type:", "o:", "oracle:", "text:", "c:", "color:")
COLORS = {"w": "white", "u": "blue", "b": "black", "r": "red", "g": "green"}


def terms_of(question: str) -> list[tuple[str, str]]:
    """What a question asks for: the part that it looks in, or nothing, and the words."""
    return [
        (match["part"] or "", match["quoted"] if match["quoted"] is not None else match["word"])
        for match in TERM.finditer(question.casefold())
    ]


def imported_as_printed(card: ImportedCard) -> PrintedCard:
    """An imported card's print, both faces of its text together."""
    front = card.faces[0]
    return PrintedCard(
        name=card.name,
        cost=card.cost,
        colors=tuple(sorted(str(BY_SYMBOL[letter]) for letter in card.colors)),
        types=card.type_line,
        text=card.text,
        power=_number(front["power"]),
        toughness=_number(front["toughness"]),
        loyalty=_number(front["loyalty"]),
        older={},
    )


def _number(printed: str) -> int | None:
    return int(printed) if printed.isascii() and printed.isdigit() else None


class CardsFound(Sequence[PrintedCard]):
    """What a search found, of the pool first; of the imported cards only those are read that are shown."""

    def __init__(self, question: str) -> None:
        self.own = cards_like(question, whole_pool())
        self.imported = imported_like(terms_of(question))

    @cached_property
    def number_imported(self) -> int:
        return self.imported.count()

    def __len__(self) -> int:
        return len(self.own) + self.number_imported

    @overload
    def __getitem__(self, at: int) -> PrintedCard: ...

    @overload
    def __getitem__(self, at: slice) -> list[PrintedCard]: ...

    def __getitem__(self, at: int | slice) -> PrintedCard | list[PrintedCard]:
        if isinstance(at, int):
            return self[at : at + 1][0]
        start, stop, _ = at.indices(len(self))
        before = len(self.own)
        rest = self.imported[max(start - before, 0) : max(stop - before, 0)] if stop > before else ()
        return [*self.own[start:stop], *map(imported_as_printed, rest)]


def card_named(name: str) -> PrintedCard:
    """A card of the pool, or an imported one, whatever is understood of it. Raises NoSuchCard."""
    found = find_reading(name)
    if found.card is not None and not found.card.imported:
        return as_printed(found.card)
    card = ImportedCard.objects.filter(names__key=folded(name)).order_by("names__short", "name").first()
    if card is None:
        raise NoSuchCard(name)
    return imported_as_printed(card)


def cards_like(question: str, cards: Iterable[PrintedCard]) -> list[PrintedCard]:
    """Cards that have every word of the question in their name, type line or text. `t:`, `c:` and `o:` before a word,
    or before several between quotation marks, look in the type line, the colors or the text alone."""
    wanted = terms_of(question)
    return [card for card in cards if all(has(card, part, words) for part, words in wanted)]


def has(card: PrintedCard, part: str, words: str) -> bool:
    """Whether a part of a card has the words. A part that there is not is looked for as it was written."""
    match part:
        case "t" | "type":
            return words in card.types.casefold()
        case "o" | "oracle" | "text":
            return words in card.text.casefold()
        case "c" | "color":
            return colors_fit(card.colors, words)
        case "":
            return words in searched(card)
    return f"{part}:{words}" in searched(card)


def colors_fit(colors: Iterable[str], words: str) -> bool:
    """`red`; `wu` for white and blue, whatever else there is; `colorless`."""
    has_colors = {color.casefold() for color in colors}
    if words in ("c", "colorless"):
        return not has_colors
    if words in ("m", "multicolor", "gold"):
        return len(has_colors) > 1
    return words in has_colors or (set(words) <= set(COLORS) and {COLORS[letter] for letter in words} <= has_colors)


def cards_named(question: str, most: int) -> list[PrintedCard]:
    """For a search that looks for rules: cards of the pool whose name has every word of the question, the whole name
    first; or, if it asks for a type, a color or a text of cards, those. Only what is found by name is read."""
    words = question.casefold().split()
    if asks_for_cards(question):
        return CardsFound(question)[:most]
    own = [as_printed(card) for name in names_like(question)[:most] if (card := readable(POOL, name))]
    return own + [imported_as_printed(card) for card in imported_named(words)[: most - len(own)]]


def asks_for_cards(question: str) -> bool:
    """Whether a question asks for cards alone, by their type, color or text."""
    return any(word.startswith(PARTS) for word in question.casefold().split())


def names_like(question: str) -> list[str]:
    """The names of the pool that have every word of a question, the whole name first."""
    words = question.casefold().split()
    found = [name for name in POOL if words and all(word in name.casefold() for word in words)]
    return sorted(found, key=lambda name: (name.casefold() != question.casefold().strip(), name))


def searched(card: PrintedCard) -> str:
    """What a card is found by."""
    return f"{card.name} {card.types} {card.text}".casefold()
