"""The boards along a trace as one picture that moves (APNG), each with the sentence of its step."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TypeVar

from PIL import Image, ImageDraw

from sandbox.boards.board import Board, board_of
from sandbox.boards.timeline import timeline_of
from sandbox.rulings.headline import headline
from sandbox.rulings.links import RulingQuestion
from sandbox.rulings.presentation import OwnWords
from sandbox.rulings.share_image import HEIGHT, NOBODYS, PAPER, WIDTH, draw_ruling, picture_of
from sandbox.rulings.store import evaluate_with_positions
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

T = TypeVar("T")

SIZE = (800, 420)
COLORS = 96
MOST_FRAMES = 14
"""A longer trace is shown at so many of its boards, evenly apart, its end among them."""
EACH, THE_LAST = 1_400, 4_000
"""Milliseconds."""


@lru_cache(maxsize=8)
def playback_of(asked: RulingQuestion, own: OwnWords = NOBODYS) -> bytes:
    """A question's first scenario in motion; as a still where it cannot be played step by step."""
    rulings = evaluate_with_positions(asked).rulings
    if not rulings or not rulings[0].positions:
        return picture_of(asked, None, own)
    frames = frames_of(rulings[0], own)
    times = [*(EACH for _ in frames[1:]), THE_LAST]
    written = BytesIO()
    frames[0].save(written, "PNG", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return written.getvalue()


def frames_of(ruling: Ruling, own: OwnWords) -> list[Image.Image]:
    """The position set up, then boards along the trace, then the end with the answer. All have the same colors."""
    timeline, steps = timeline_of(ruling), [step for _, step in in_order(ruling.trace)]
    told = {board: steps[at].text for at, board in reversed(list(enumerate(timeline.shown)))}
    boards = [(board_of(ruling.start), "The position as set up.")]
    boards += [(board, told.get(number, "")) for number, board in enumerate(timeline.boards)]
    shown = [*evenly(boards, MOST_FRAMES - 1), (board_of(ruling.final), headline(ruling))]
    drawn = [drawn_board(ruling, board, words, own) for board, words in shown]
    palette = palette_of(drawn)
    return [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in drawn]


def drawn_board(ruling: Ruling, board: Board, words: str, own: OwnWords) -> Image.Image:
    """One board with a sentence, in the size of the picture that moves."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw_ruling(ImageDraw.Draw(image), ruling, board, words, own)
    return image.resize(SIZE, Image.Resampling.LANCZOS)


def palette_of(drawn: list[Image.Image]) -> Image.Image:
    """Colors that do for the first board, the one in the middle and the last."""
    together = Image.new("RGB", (SIZE[0], 3 * SIZE[1]))
    for place, image in enumerate((drawn[0], drawn[len(drawn) // 2], drawn[-1])):
        together.paste(image, (0, place * SIZE[1]))
    return together.quantize(COLORS)


def evenly(things: list[T], most: int) -> list[T]:
    """So many of the things at most, evenly apart."""
    if len(things) <= most:
        return things
    return [things[number * len(things) // most] for number in range(most)]
