"""What a ruling's picture draws besides words and frames: mana symbols, and arrows from what acts to what it is at."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from PIL import Image, ImageDraw

Drawing = ImageDraw.ImageDraw
Point = tuple[float, float]

GRID, FINE = 24, 8
"""Symbols are drawn on a grid of so many units, so many times finer than they are shown."""
DISCS = {"W": "#f6efc9", "U": "#aad6f0", "B": "#bdb3ae", "R": "#f2a68c", "G": "#a5cfa3"}
INKS = {"W": "#3b3520", "U": "#0f3550", "B": "#241f1d", "R": "#561609", "G": "#11351d"}
PLAIN_DISC = "#d5cfc6"
RAYS = (
    *((12, 3.4, 12, 5.8), (12, 18.2, 12, 20.6), (3.4, 12, 5.8, 12), (18.2, 12, 20.6, 12)),
    *((12 + 5.9 * x, 12 + 5.9 * y, 12 + 4.4 * x, 12 + 4.4 * y) for x in (-1, 1) for y in (-1, 1)),
)
DROP = ((12, 4), (16.6, 10.8), (7.4, 10.8))
TREE = (
    *((12, 3.8), (6.6, 10.4), (8.8, 10.4), (5.5, 14.7), (10.9, 14.7), (10.9, 20)),
    *((13.1, 20), (13.1, 14.7), (18.5, 14.7), (15.2, 10.4), (17.4, 10.4)),
)
FLAME = (
    *((12.3, 3.8), (12.6, 6.2), (11.6, 8.2), (10.3, 9.7), (8.3, 11.8), (6.9, 14), (6.9, 16), (7.6, 18.4)),
    *((9.4, 19.9), (12.1, 20.4), (14.9, 19.8), (16.7, 18.1), (17.3, 15.5), (16.9, 13.2), (15.5, 11.1)),
    *((15.1, 12.5), (13.9, 13.4), (14.1, 10.6), (13.6, 7)),
)
HEAD_LONG, HEAD_WIDE = 14, 7


class Grid:
    """A black picture on which a symbol is drawn in white."""

    def __init__(self) -> None:
        self.image = Image.new("L", (GRID * FINE, GRID * FINE), 0)
        self.draw = ImageDraw.Draw(self.image)

    def round(self, left: float, top: float, right: float, bottom: float, ink: int = 255) -> None:
        """An ellipse in a box."""
        self.draw.ellipse([FINE * at for at in (left, top, right, bottom)], fill=ink)

    def shape(self, corners: tuple[Point, ...], ink: int = 255) -> None:
        """A polygon."""
        self.draw.polygon([(FINE * x, FINE * y) for x, y in corners], fill=ink)

    def ray(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A thick line."""
        self.draw.line([FINE * at for at in (x1, y1, x2, y2)], fill=255, width=2 * FINE)


def sun(grid: Grid) -> None:
    """White mana."""
    grid.round(8, 8, 16, 16)
    for ray in RAYS:
        grid.ray(*ray)


def drop(grid: Grid) -> None:
    """Blue mana."""
    grid.shape(DROP)
    grid.round(6.6, 8.2, 17.4, 19)


def skull(grid: Grid) -> None:
    """Black mana."""
    grid.round(5.5, 4.5, 18.5, 16.5)
    grid.shape(((8, 13), (16, 13), (16, 18.9), (8, 18.9)))
    for middle in (9.5, 14.5):
        grid.round(middle - 1.7, 9.2, middle + 1.7, 12.6, 0)
    grid.shape(((12, 12.9), (13, 14.8), (11, 14.8)), 0)


def flame(grid: Grid) -> None:
    """Red mana."""
    grid.shape(FLAME)
    grid.round(10.6, 14.4, 13.8, 18.5, 0)


def tree(grid: Grid) -> None:
    """Green mana."""
    grid.shape(TREE)


GLYPHS = {"W": sun, "U": drop, "B": skull, "R": flame, "G": tree}


@lru_cache(maxsize=32)
def stencil(symbol: str, size: int) -> Image.Image:
    """Where the ink of a symbol goes; for the empty one, its disc."""
    grid = Grid()
    if symbol:
        GLYPHS[symbol](grid)
    else:
        grid.round(0.5, 0.5, 23.5, 23.5)
    return grid.image.resize((size, size), Image.Resampling.LANCZOS)


def draw_disc(draw: Drawing, symbol: str, left: int, top: int, size: int) -> bool:
    """The disc of a mana symbol with its glyph. Whether there is one: else its letters are to be written on it."""
    draw.bitmap((left, top), stencil("", size), fill=DISCS.get(symbol, PLAIN_DISC))
    if symbol in GLYPHS:
        draw.bitmap((left, top), stencil(symbol, size), fill=INKS[symbol])
    return symbol in GLYPHS


def draw_arrow(draw: Drawing, way: tuple[Point, ...], ink: str) -> None:
    """A line around its corners with a head at its end."""
    end, before = way[-1], way[-2]
    length = hypot(end[0] - before[0], end[1] - before[1]) or 1
    x, y = (end[0] - before[0]) / length, (end[1] - before[1]) / length
    long = min(HEAD_LONG, length)
    back = end[0] - long * x, end[1] - long * y
    draw.line((*way[:-1], back), fill=ink, width=4, joint="curve")
    draw.polygon(
        (end, (back[0] - HEAD_WIDE * y, back[1] + HEAD_WIDE * x), (back[0] + HEAD_WIDE * y, back[1] - HEAD_WIDE * x)),
        fill=ink,
    )
