"""The pictures of an entry: a fenced block ``picture`` that names a kind, and for a picture of something played the
number of the entry's scenario, from 1. They are drawn when the entries are loaded.
"""

from __future__ import annotations

from collections.abc import Sequence

from markdown_it.token import Token

from sandbox.pictures.drawing import OF_EDITIONS, OF_SCENARIOS, drawn_edition, drawn_scenario
from sandbox.rulings.evaluate import edition_to_play
from sandbox.scenarios.language.markdown import ScenarioBlock

from .entry_files import EntryFault, EntryFile

EXPECTED = f"a picture: {', '.join(OF_EDITIONS)}; or {', '.join(OF_SCENARIOS)} and the number of a scenario"


def is_picture(token: Token) -> bool:
    """Whether a piece of Markdown asks for a picture."""
    return token.type == "fence" and token.info.strip() == "picture"


def drawn_picture(token: Token, entry: EntryFile, blocks: Sequence[ScenarioBlock]) -> str:
    """The picture as HTML. Raises ``EntryFault``."""
    kind, _, number = token.content.strip().partition(" ")
    edition = entry.address.edition
    if kind in OF_EDITIONS and not number:
        return drawn_edition(kind, edition)
    if kind in OF_SCENARIOS and number.isdecimal() and 0 < int(number) <= len(blocks):
        block = blocks[int(number) - 1]
        return drawn_scenario(kind, block.text, edition_to_play(list(block.tags), edition))
    line = entry.body_line + (token.map[0] if token.map else 0)
    raise EntryFault(entry.path, line, EXPECTED, repr(token.content.strip()))
