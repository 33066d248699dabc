"""In which order continuous effects apply, as the record of an edition answers it."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.game import Edition
from sandbox.rules.continuous.layers import (
    LAYERS_OF_2006,
    LAYERS_OF_2010,
    LAYERS_OF_2026,
    Layers,
    in_layers_of_2006,
    in_layers_of_2010,
    in_layers_of_2026,
)

ROW, INDENT = 32, 7
ORDERS: dict[object, Layers] = {
    in_layers_of_2006: LAYERS_OF_2006,
    in_layers_of_2010: LAYERS_OF_2010,
    in_layers_of_2026: LAYERS_OF_2026,
}
FIRST = "the card as printed, or what it copies"
OCCURRENCE = ("the oldest effect, whatever it changes", "the next", "the newest")


@dataclass(frozen=True)
class LayerBar:
    """One layer; each begins further in than the one before."""

    name: str
    x: int
    y: int


@dataclass(frozen=True)
class LayersPicture:
    """``in_layers``: whether kinds of effects have an order, or only their age counts."""

    bars: tuple[LayerBar, ...]
    height: int
    in_layers: bool
    words: str


def layers_picture(edition: Edition) -> LayersPicture:
    """The order of an edition."""
    layers = ORDERS.get(edition.continuous)
    names = (FIRST, *(layers or OCCURRENCE))
    bars = tuple(LayerBar(name, number * INDENT, number * ROW) for number, name in enumerate(names))
    how = "In layers" if layers else "In the order in which they came about"
    words = f"{how}, {edition.name}: {'; then '.join(names)}."
    return LayersPicture(bars, ROW * len(bars), layers is not None, words)
