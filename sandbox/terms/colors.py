"""The five colors, in the order in which rulebooks list them."""

from enum import StrEnum


class Color(StrEnum):
    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"

    @property
    def symbol(self) -> str:
        """The letter in mana symbols: W, U, B, R, G."""
        return SYMBOLS[self]


SYMBOLS = {Color.WHITE: "W", Color.BLUE: "U", Color.BLACK: "B", Color.RED: "R", Color.GREEN: "G"}
BY_SYMBOL = {symbol: color for color, symbol in SYMBOLS.items()}
