"""The boards along a trace for the page that plays them: the HTML of the first one whole, of each later one where it
differs from the one before.

A board is a list of pieces: the HTML of each card, and what stands between two cards. Few of them change with a step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from django.template.loader import render_to_string

from sandbox.boards.board import Board
from sandbox.boards.pile import Pile
from sandbox.boards.timeline import Timeline

PLACE = "\x1e"
"""Stands in a board's HTML where a card's goes; no text can have it in it."""

Splice = tuple[int, int, list[str]]
"""From which piece, how many of them go, and what comes in their place."""


def timeline_data(timeline: Timeline, arrange: bool = False) -> dict[str, object]:
    """``shown`` as in the timeline; ``boards`` has for each board the splices that make it of the one before, which is
    empty for the first. Splices count in the board before and are listed from its end. ``arrange``: cards and players
    are buttons.
    """
    pieces: list[str] = []
    boards: list[list[Splice]] = []
    cards = CardPieces(arrange)
    for board in timeline.boards:
        before, pieces = pieces, cards.of_board(board)
        boards.append(splices(before, pieces))
    return {"shown": timeline.shown, "boards": boards}


class CardPieces:
    """The HTML of cards, each made once as long as nothing about it changes. Boards of one timeline share the states
    of objects that stay as they were, so that a state is known by its identity while the timeline lives.
    """

    def __init__(self, arrange: bool = False) -> None:
        self.arrange = arrange
        self.made: dict[tuple[object, ...], str] = {}

    def of_board(self, board: Board) -> list[str]:
        """The pieces of a board, from the first to the last."""
        frame = render_to_string("includes/board.html", self.context(board=board, label="The board", card_place=PLACE))
        before, *between = frame.split(PLACE)
        cards = [self.of_card(pile, plain) for pile, plain in piles_in_order(board)]
        return [before, *(piece for pair in zip(cards, between, strict=True) for piece in pair)]

    def context(self, **shown: object) -> dict[str, object]:
        """What a template shows, and whether it is to be acted on."""
        return {**shown, "arrange": self.arrange}

    def of_card(self, pile: Pile, plain: bool) -> str:
        """The HTML of one pile with what is attached to it."""
        key = (plain, *look_of(pile))
        if key not in self.made:
            self.made[key] = render_to_string("includes/card.html", self.context(pile=pile, plain=plain))
        return self.made[key]


def piles_in_order(board: Board) -> Iterator[tuple[Pile, bool]]:
    """The piles of a board in the order of its HTML, with whether each is shown without its text, as lands are."""
    for side in board.sides:
        in_order = ((side.front, False), (side.creatures, False), (side.rest, False), (side.lands, True))
        for row, plain in in_order if side.near else in_order[::-1]:
            yield from ((pile, plain) for pile in row)


def look_of(pile: Pile) -> tuple[object, ...]:
    """What two piles of one timeline have in common whose HTML is the same."""
    return (id(pile.object), pile.ids, pile.badges, pile.column, *(look_of(under) for under in pile.attached))


def splices(before: Sequence[str], after: Sequence[str]) -> list[Splice]:
    """What makes one list of the other, from the end to the beginning."""
    matched = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    changed = [(a, b - a, list(after[c:d])) for tag, a, b, c, d in matched if tag != "equal"]
    return changed[::-1]
