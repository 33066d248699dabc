"""A card that a position brings along as text; what is not understood of it is shown with what is."""

from __future__ import annotations

from sandbox.cards.nearest_wording import nearest_wording
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed, NotUnderstood
from sandbox.wording.cards import read_pasted

BLOCK_BEGINS = 2
"""So many lines below the sentence its block begins, after the quotation marks."""


def pasted(block: str | None = None) -> Given:
    def paste(setup: Setup) -> None:
        if not block:
            raise Malformed("expected the card's text between triple quotes under this step", setup.line)
        try:
            card = read_pasted(block)
        except NotUnderstood as error:
            raise _not_understood(error, setup.line + BLOCK_BEGINS) from None
        if card.name.lower() in setup.pasted or card.name.lower() in setup.names.by_card:
            why = f"{card.name} is a card of this position already: give its text once, before it is named"
            raise Malformed(why, setup.line)
        setup.pasted[card.name.lower()] = card

    return paste


def _not_understood(error: NotUnderstood, first_line: int) -> Malformed:
    """The line of the text and the place in it, what was expected there, and the wording that is most like the
    sentence. `first_line` is the line on which the text begins."""
    before = error.text[: error.position]
    index, column = before.count("\n"), len(before) - before.rfind("\n")
    lines = error.text.split("\n")
    near = nearest_wording(error.text, error.position, error.card) if index else ""
    return Malformed(error.message, first_line + index, column, lines[index], [near] if near else [])


CARD = given(
    "this card:",
    pasted,
    "this card:",
    "A card by its text, between triple quotes: name and cost, type line, text, size. It counts for every card of "
    "that name, also where the pool has one, and comes before they are named.",
)
