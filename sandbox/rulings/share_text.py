"""Words in a ruling's picture: one line or several, cut where they do not fit, with mana symbols drawn among them."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import lru_cache
from math import ceil

from PIL import ImageFont

from sandbox.boards.mana_symbols import Symbol, parts_of
from sandbox.rulings.share_shapes import Drawing, draw_disc

INK = "#22201c"
LETTERS = str.maketrans(
    {"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "Ø": "O", "ø": "o", "–": "-", "—": "-", "×": "x"}
)
KNOWN = frozenset("‘’“”…·°")


@lru_cache(maxsize=16)
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The one typeface that comes with the library."""
    return ImageFont.load_default(size)


def length(words: str, size: int) -> int:
    """How wide words are on one line."""
    widths = (size + 3 if isinstance(part, Symbol) else font(size).getlength(part) for part in parts_of(words))
    return ceil(sum(widths))


def text(draw: Drawing, place: tuple[int, int], words: str, size: int, ink: str = INK, bold: bool = False) -> None:
    """Words on one line."""
    left, top = place
    weight = 0.45 if bold else 0
    for part in parts_of(words):
        if isinstance(part, Symbol):
            draw_symbol(draw, part.text, left, top + size // 8, size)
        else:
            said = in_its_letters(part)
            draw.text((left, top), said, fill=ink, font=font(size), stroke_width=weight, stroke_fill=ink)
        left += length(f"{{{part.text}}}" if isinstance(part, Symbol) else part, size)


def draw_symbol(draw: Drawing, symbol: str, left: int, top: int, size: int) -> None:
    """A symbol as a disc with its sign, or with its letters where there is no sign."""
    if not draw_disc(draw, symbol, left, top, size):
        letters = max(9, round(size * (0.7 if len(symbol) == 1 else 0.5)))
        across, down = (size - font(letters).getlength(symbol)) / 2, (size - letters * 1.15) / 2
        draw.text((left + across, top + down), in_its_letters(symbol), fill=INK, font=font(letters))


def in_its_letters(words: str) -> str:
    """Words in the letters that the typeface has: ligatures apart, accents left out, a dot for what it cannot draw."""
    apart = unicodedata.normalize("NFKD", words.translate(LETTERS))
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() or letter in KNOWN else "·" for letter in plain)


def cut(words: str, size: int, width: int) -> str:
    """As much of a line as fits. No more letters than could fit are ever measured."""
    words, rest = words[:width], words[width:]
    if not rest and length(words, size) <= width:
        return words
    fitting = bisect_right(range(len(words)), width, key=lambda number: length(f"{words[:number]} …", size))
    return f"{words[: max(fitting - 1, 0)].rstrip()} …"


def wrapped(words: str, size: int, width: int, most: int) -> list[str]:
    """Words on so many lines at most, the last one cut if it must be."""
    lines: list[str] = []
    rest = words.split()
    while rest and len(lines) < most - 1:
        taken = 1
        while taken < len(rest) and length(" ".join(rest[: taken + 1]), size) <= width:
            taken += 1
        lines.append(cut(" ".join(rest[:taken]), size, width))
        rest = rest[taken:]
    return [*lines, cut(" ".join(rest), size, width)] if rest else lines
