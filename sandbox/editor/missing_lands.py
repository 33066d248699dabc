"""The lands that are missing for a cost: the fewest basic lands with which an act could be paid for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from sandbox.editor.gherkin_lines import add_given, add_line, line_to_append
from sandbox.rulings.evaluate import evaluate_safely

CANNOT_PAY = re.compile(r"^(?P<player>\S+) cannot pay (?P<cost>(?:\{[^{}\s]+\})+)")
SYMBOL = re.compile(r"\{([^{}\s]+)\}")
LANDS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
MOST_LANDS = 12


def lands_offered(text: str, sentence: str, because: str, edition: str = "") -> str:
    """The statement that puts the missing lands under the player's control, so that the sentence can be said at the end
    of the text; empty where lands do not help, or the refusal is about something else than mana."""
    found = CANNOT_PAY.match(because)
    if not found:
        return ""
    player = found["player"]
    lands = list(lands_for(found["cost"]))[:MOST_LANDS]
    if not lands or not helps(text, player, lands, sentence, edition):
        return ""
    for land in [*lands]:
        fewer = [*lands]
        fewer.remove(land)
        if fewer and helps(text, player, fewer, sentence, edition):
            lands = fewer
    return statement(player, lands)


def lands_for(cost: str) -> Iterator[str]:
    """A basic land for each mana of a cost; what may be paid with any mana, with that of its first color."""
    symbols = SYMBOL.findall(cost)
    colors = [next((half for half in symbol.split("/") if half in LANDS), "") for symbol in symbols]
    first = next(filter(None, colors), "R")
    for symbol, color in zip(symbols, colors, strict=True):
        yield from [LANDS[color]] if color else [LANDS[first]] * (int(symbol) if symbol.isdecimal() else 0)


def helps(text: str, player: str, lands: Iterable[str], sentence: str, edition: str) -> bool:
    """Whether the sentence can be said once the player controls the lands as well."""
    richer = add_given(text, statement(player, lands))
    evaluation = evaluate_safely(add_line(richer, line_to_append(richer, sentence)), edition or None)
    if evaluation.fault or not evaluation.rulings:
        return False
    ruling = evaluation.rulings[-1]
    return ruling.refusal is None or bool(ruling.open_choices)


def statement(player: str, lands: Iterable[str]) -> str:
    """`Sue controls Mountain and 2 Plains`."""
    parts = [counted(name, number) for name, number in Counter(lands).items()]
    return f"{player} controls {' and '.join([', '.join(parts[:-1]), parts[-1]] if parts[1:] else parts)}"


def counted(name: str, number: int) -> str:
    """`2 Mountains`; a land's name that ends so already is its own plural."""
    return name if number == 1 else f"{number} {name if name.endswith('s') else f'{name}s'}"
