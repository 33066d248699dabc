"""Texts that nobody would write: sentences of the table in any order, about cards that happen to be there."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from sandbox.cards import POOL
from sandbox.scenarios.steps import TABLE
from tests.engine.positions import LANDS, NAMES, PERMANENTS

ROLES = {"given": "Given", "claim": "Then"}
CARD_NAMES = re.compile("|".join(re.escape(name) for name in sorted(POOL, key=len, reverse=True)))
LATER = [sentence for sentence in TABLE if sentence.kind != "given"]


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A position of a few cards, then a dozen sentences; cards named in their examples are those of the position."""
    things = draw(st.lists(st.sampled_from(PERMANENTS), min_size=2, max_size=6, unique=True))
    cards = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True))
    half = len(things) // 2
    lines = [
        f"Given Bob controls 3 {', 3 '.join(LANDS)}",
        f"And Sue controls 3 {', 3 '.join(LANDS)}",
        f"And Bob controls {', '.join(things[:half])}",
        f"And Sue controls {', '.join(things[half:])}",
        f"And Bob holds {', '.join(cards)}",
        f"And Sue holds {', '.join(cards)}",
    ]
    for sentence in draw(st.lists(st.sampled_from(LATER), min_size=1, max_size=12)):
        names = draw(st.lists(st.sampled_from([*things, *cards]), min_size=3, max_size=3))
        lines.append(f"{ROLES.get(sentence.kind, 'When')} {about(sentence.example, names)}")
    return "\n".join(("Example: drawn", *(f"  {line}" for line in lines), ""))


def about(example: str, names: list[str]) -> str:
    """The example with the cards that it names replaced in turn."""
    turn = iter(names * 4)
    return CARD_NAMES.sub(lambda _: next(turn), example)
