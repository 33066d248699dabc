"""Mana symbols and mana costs.

A mana type is one of the letters W U B R G and C (colorless). A cost is a tuple of symbols as they are
printed between braces: a mana type, a number, X, S (snow), a hybrid such as W/U or 2/W, or one of these with /P, for
which 2 life can be paid.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sandbox.terms.colors import BY_SYMBOL, Color

MOST_SYMBOLS, MOST_MANA = 60, 99
"""Symbols that are read of one cost, and the largest number between braces."""
MANA_TYPES = ("W", "U", "B", "R", "G", "C")
_SYMBOL = re.compile(r"\{([^{}]{1,6})\}")
_KNOWN = re.compile(r"[WUBRGCXS]|\d{1,3}|[WUBRG]/[WUBRG]|2/[WUBRG]|[WUBRG](/[WUBRG])?/P")
_OR_LIFE = "/P"
LIFE_FOR_ONE = 2
"""What is paid instead of the mana of one such symbol."""


@dataclass(frozen=True)
class ManaCost:
    """Symbols in printed order; the empty cost `{0}` and no cost at all differ: see `Card.cost`."""

    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)

    @cached_property
    def generic(self) -> int:
        """How much of the cost any mana pays, X not counted."""
        return sum(int(symbol) for symbol in self.symbols if symbol.isdigit())

    @cached_property
    def exact(self) -> tuple[str, ...]:
        """The symbols that ask for a particular mana, one entry for each."""
        return tuple(symbol for symbol in self.symbols if not symbol.isdigit() and symbol != "X")

    @cached_property
    def x_symbols(self) -> int:
        return self.symbols.count("X")

    @cached_property
    def or_life(self) -> tuple[str, ...]:
        """The symbols for each of which life can be paid."""
        return tuple(symbol for symbol in self.symbols if symbol.endswith(_OR_LIFE))

    def with_life(self, times: int) -> "ManaCost":
        """What is left to be paid with mana when life has been paid for so many of those symbols, the first ones."""
        left = list(self.symbols)
        for symbol in self.or_life[:times]:
            left.remove(symbol)
        return ManaCost(tuple([symbol.removesuffix(_OR_LIFE) for symbol in left]))

    @cached_property
    def colors(self) -> frozenset[Color]:
        """The colors of the symbols: the color of a card with this cost."""
        return frozenset(BY_SYMBOL[letter] for symbol in self.symbols for letter in symbol if letter in BY_SYMBOL)

    @cached_property
    def total(self) -> int:
        """The converted cost, X counted as nothing, and a hybrid of two numbers as the larger."""
        return self.generic + sum(2 if symbol.startswith("2/") else 1 for symbol in self.exact)

    def ways(self) -> Iterator["ManaCost"]:
        """The costs that it can be taken for: each `{2/B}` is `{B}` or `{2}`, as many of them `{B}` as can be first.

        Comprehensive Rules of 2010, 107.4e.
        """
        hybrid = next((symbol for symbol in self.symbols if symbol.startswith("2/")), None)
        if hybrid is None:
            yield self
            return
        number, others = self.symbols.count(hybrid), tuple(s for s in self.symbols if s != hybrid)
        for two in range(number + 1):
            yield from ManaCost((*others, *[str(2 * two)] * (two > 0), *[hybrid[2:]] * (number - two))).ways()


def read_mana(text: str) -> ManaCost:
    """The cost written as `{2}{R}{R}`. Raises ValueError, naming the symbol, when one is unknown."""
    if _SYMBOL.sub("", text).strip():
        raise ValueError(f"expected mana symbols such as {{2}}{{R}}, found {text!r}")
    symbols = tuple(symbol.upper() for symbol in _SYMBOL.findall(text))
    if len(symbols) > MOST_SYMBOLS:
        raise ValueError(f"{len(symbols)} mana symbols; at most {MOST_SYMBOLS} are read")
    for symbol in symbols:
        if not _KNOWN.fullmatch(symbol):
            raise ValueError(f"unknown mana symbol {{{symbol}}}")
        if symbol.isdecimal() and int(symbol) > MOST_MANA:
            raise ValueError(f"at most {{{MOST_MANA}}} at a time")
    return ManaCost(symbols)
