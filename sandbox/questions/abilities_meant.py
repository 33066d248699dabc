"""Which activated ability of a card a question means."""

from __future__ import annotations

import re

from sandbox.questions import lands
from sandbox.questions.card_text_said import line_of, lines_of
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates

ACTIVATED = re.compile(r"^[^\n\"]*(?:\{[^{}]+\}|[Ss]acrifice[^\n:]*|Discard[^\n:]*): ", re.MULTILINE)
PLACES = ("first", "second", "third", "fourth")


def has_activated(piece: Piece) -> bool:
    """Whether its text has an activated ability."""
    return bool(ACTIVATED.search(piece.text or piece.card.text))


def ability_meant(act: Activates, source: Piece) -> tuple[str, list[str]]:
    """Which of several abilities is meant, where that is said, and the mana that it costs. Raises NotClear."""
    able = [line for line in source.works_as.text.splitlines() if ACTIVATED.match(line)]
    if not (act.what.text or act.animates) or len(able) < 2:
        return "", lands.activation_cost(source)
    making = [at for at, line in enumerate(able) if re.search(r"becomes an? [^.]*creature", line)]
    at = line_of(act.what.text, [each for line in able for each in lines_of(line)])
    at = (making[0] if len(making) == 1 else -1) if act.animates else at
    if at < 0:
        raise NotClear(f"which ability of {source.card.name}")
    return f"the {PLACES[at]} ability of ", lands.symbols(able[at].split(":")[0])
