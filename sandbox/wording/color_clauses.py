"""Descriptions by how many colors something has: `spell that's exactly two colors`, `permanent that's one or more
colors`."""

from dataclasses import replace

from sandbox.terms.colors import Color
from sandbox.wording.clause import Clause

_NUMBERS = {"two": 2, "three": 3, "four": 4}
_COUNTED = "|".join(_NUMBERS)
_BY_NUMBER = {number: word for word, number in _NUMBERS.items()}
BY_NUMBER_OF_COLORS = (
    Clause(
        "(?:that's|that is|that are) one or more colors",
        lambda kind, found: replace(kind, colored=True),
        lambda kind: ["that's one or more colors"] if kind.colored else [],
    ),
    Clause(
        "(?:that's|that is|that are) all colors",
        lambda kind, found: replace(kind, exactly_colors=len(Color)),
        lambda kind: ["that's all colors"] if kind.exactly_colors == len(Color) else [],
    ),
    Clause(
        f"(?:(?:that's|that is|that are) exactly|with exactly) ({_COUNTED}) colors",
        lambda kind, found: replace(kind, exactly_colors=_NUMBERS[found.lower()]),
        lambda kind: (
            [f"that's exactly {_BY_NUMBER[kind.exactly_colors]} colors"] if kind.exactly_colors in _BY_NUMBER else []
        ),
    ),
    Clause(
        f"that (?:isn't|aren't) exactly ({_COUNTED}) colors",
        lambda kind, found: replace(kind, not_exactly_colors=_NUMBERS[found.lower()]),
        lambda kind: (
            [f"that isn't exactly {_BY_NUMBER[kind.not_exactly_colors]} colors"] if kind.not_exactly_colors else []
        ),
    ),
)
