"""Lands enough for what a player does, where the question does not say what the player has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from sandbox.questions.pieces import NotClear, Piece
from sandbox.terms.types import BASIC_LAND_TYPES

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_ABILITY = re.compile(r"^([^:\n\"]*):", re.MULTILINE)
LAND_FOR = {color.name[0] if color.name != "BLUE" else "U": land for land, color in BASIC_LAND_TYPES.items()}
LAND_FOR["B"] = "Swamp"
MOST_LANDS = 40


def symbols(cost: str, x: int = 0) -> list[str]:
    """The symbols of a cost, one for each mana; `1` is mana of any kind."""
    found: list[str] = []
    for symbol in _SYMBOL.findall(cost):
        if symbol.isdigit():
            found += ["1"] * int(symbol)
        elif symbol == "X":
            found += ["1"] * x
        elif symbol[0] in LAND_FOR or symbol[-1] in LAND_FOR:
            found.append(symbol[0] if symbol[0] in LAND_FOR else symbol[-1])
    return found


def mana_value(cost: str, x: int = 0) -> int:
    """How much mana the cost is."""
    marks = [symbol.split("/")[0] for symbol in _SYMBOL.findall(cost)]
    return sum(x if mark == "X" else int(mark) if mark.isdigit() else 1 for mark in marks)


def notation(said: str) -> str:
    """`2rr` or `RR mana` as it stands on a card: `{2}{R}{R}`."""
    return "".join(f"{{{mark}}}" for mark in re.findall(r"\d+|[wubrg]", said.lower().removesuffix("mana"))).upper()


def amount(marks: Iterable[str]) -> int:
    """How much mana these marks are, such as `2` and `r`."""
    return sum(int(mark) if mark.isdigit() else 1 for mark in marks)


KICKER = re.compile(r"^(Multikicker|Kicker)[ \u2014-]+((?:\{[^{}]+\})+)$", re.MULTILINE)
MORE_FOR_TARGETS = "{1} more to cast for each target beyond the first"


def casting_cost(piece: Piece, x: int = 0, targets: int = 1) -> list[str]:
    """The mana that the card costs."""
    more = max(targets - 1, 0) if MORE_FOR_TARGETS in piece.card.text else 0
    return symbols(str(piece.card.cost), x) + ["1"] * more if piece.card.cost is not None else []


def kicked(piece: Piece, times: int) -> tuple[str, list[str]]:
    """The words for a kicker paid so often, and the mana. Raises NotClear where it cannot be."""
    found = KICKER.search(piece.card.text)
    if found is None or (times > 1 and found[1] == "Kicker"):
        raise NotClear(f"how {piece.card.name} is kicked")
    words = " with kicker" if found[1] == "Kicker" else f" with multikicker {times} times"
    return words, symbols(found[2]) * times


def kicker_cost(piece: Piece) -> int:
    """How much mana its kicker costs once; 0 where it has none."""
    found = KICKER.search(piece.card.text)
    return len(symbols(found[2])) if found is not None else 0


def activation_cost(piece: Piece, word: str = "") -> list[str]:
    """The mana of its first activated ability, or of the first that has the word."""
    for line in (piece.text or piece.card.text).splitlines():
        found = _ABILITY.match(line)
        if found and word in line.lower():
            return symbols(found[1])
    return []


def times_paid(paid: str, cost: Sequence[str]) -> int:
    """How often an ability is used for which the mana is paid. Raises NotClear where it is another cost."""
    given = symbols(notation(paid))
    times, rest = divmod(len(given), max(len(cost), 1))
    if rest or not cost or Counter(given) - Counter(list(cost) * times) - Counter({"1": len(given)}):
        raise NotClear(f"paying {paid}")
    return times


def equip_cost(piece: Piece) -> list[str]:
    """The mana of its equip ability."""
    found = re.search(r"Equip ((?:\{[^{}]+\})+)", piece.card.text)
    return symbols(found[1]) if found else []


def morph_cost(piece: Piece) -> list[str]:
    """The mana for which it is turned face up."""
    found = re.search(r"Morph ((?:\{[^{}]+\})+)", piece.text or piece.card.text)
    return symbols(found[1]) if found else []


def keyword_cost(piece: Piece, word: str) -> list[str]:
    """The mana that stands after the keyword. Raises NotClear where it does not have it."""
    found = re.search(rf"^{word}[ —]+((?:\{{[^{{}}]+\}})+)", piece.card.text, re.MULTILINE | re.IGNORECASE)
    if found is None:
        raise NotClear(f"{piece.card.name} with {word.split('?')[-1].split(chr(92))[0].strip()}")
    return symbols(found[1])


ENOUGH_OF_A_COLOR = 3
"""Mana of a color that somebody has who has enough of it, at least."""


def held(spent: Sequence[str], number: int | None, these: tuple[str, ...], color: str) -> list[str]:
    """The mana that somebody has who is said to have so much, these symbols, or enough of a color: of mana without a
    color as much as can be of what is paid."""
    if these:
        return list(these)
    if number is not None:
        return [*sorted(spent, key=lambda symbol: symbol == "1"), *["1"] * number][:number]
    return [*spent, *[color] * max(0, ENOUGH_OF_A_COLOR - spent.count(color))] if color else list(spent)


def lands_for(mana: Sequence[str], texts: Iterable[str]) -> list[str]:
    """Basic lands that pay for the mana, as `3 Mountains`; for mana of any kind, lands that no card speaks of. Raises
    NotClear where there is no such land.
    """
    counted = Counter(LAND_FOR[symbol] for symbol in mana if symbol != "1")
    spoken = "\n".join(texts)
    free = [land for land in BASIC_LAND_TYPES if land.rstrip("s") not in spoken]
    any_kind = sum(symbol == "1" for symbol in mana)
    if any_kind:
        fitting = [land for land in counted if land in free] or free
        if not fitting:
            raise NotClear("which lands there are")
        counted[fitting[0]] += any_kind
    if sum(counted.values()) > MOST_LANDS:
        raise NotClear("how the mana is paid")
    return [land if number == 1 else f"{number} {plural(land)}" for land, number in counted.items()]


def of_these(mana: Sequence[str], types: Sequence[str]) -> list[str]:
    """Lands of these types only, two at least, that pay for as much of the mana as they can."""
    counted = Counter({land: sum(LAND_FOR.get(symbol) == land for symbol in mana) for land in types})
    counted[types[0]] += sum(symbol == "1" for symbol in mana)
    return [f"{max(counted[land], 2)} {plural(land)}" for land in dict.fromkeys(types)]


def plural(land: str) -> str:
    """Several of a basic land."""
    return land if land.endswith("s") else f"{land}s"


def without(spent: Sequence[str], drawn: Sequence[str]) -> list[str]:
    """The mana that is spent and was not drawn before: what is drawn pays for its own color first."""
    rest, left = [], list(drawn)
    for symbol in sorted(spent, key=lambda each: each == "1"):
        paid = symbol if symbol in left else left[0] if symbol == "1" and left else ""
        if paid:
            left.remove(paid)
        else:
            rest.append(symbol)
    return rest
