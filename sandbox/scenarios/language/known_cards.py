"""Cards that a sentence names without putting them anywhere: in a deck, on a list, as a name that was chosen."""

from __future__ import annotations

from sandbox.cards import NoSuchCard, find_reading
from sandbox.meaning.card import Card
from sandbox.scenarios.language.names import pool_first
from sandbox.terms.errors import Malformed


def known_card(name: str, line: int) -> Card:
    """The card of that name; a plural is understood. What it does is not asked here: of an imported card not all of the
    text need be understood. Raises Malformed where there is none, or not even its type line is understood."""
    nearest: list[str] = []
    for candidate in pool_first(name):
        try:
            card = find_reading(candidate).card
        except NoSuchCard as error:
            nearest = nearest or error.nearest
            continue
        if card is not None:
            return card
        raise Malformed(f"{candidate} is known by name only: what it is is not understood", line, 1, name)
    raise Malformed(f"there is no card called {name!r}", line, 1, name, nearest)
