"""The picture of a ruling that chats and feeds show beside its link: 1200 by 630, drawn from the position."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from io import BytesIO
from math import ceil

from PIL import Image, ImageDraw, ImageFont

from sandbox.boards.board import Board, Side, board_of
from sandbox.boards.mana_symbols import Symbol, parts_of
from sandbox.boards.pile import Pile
from sandbox.editions import EDITIONS
from sandbox.rulings.headline import headline
from sandbox.rulings.links import RulingQuestion
from sandbox.rulings.presentation import OwnWords
from sandbox.rulings.store import evaluate_question, evaluate_with_positions
from sandbox.scenarios.values.position import ObjectState
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

WIDTH, HEIGHT, EDGE = 1200, 630, 44
PAPER, SHEET, INK, SOFT, LINE, GOOD = "#fbfaf6", "#ffffff", "#22201c", "#5d584e", "#ddd7c9", "#1f6b3c"
HUES = {"mirage": "#8a5a12", "duel": "#7b3a86", "timespiral": "#2c5a9c", "m11": "#17624f", "today": "#a02c46"}
FRAMES = {"white": "#efe9d2", "blue": "#cfe0f2", "black": "#cfcad2", "red": "#f2cfc2", "green": "#cfe3cf"}
GOLD, PLAIN = "#efdfa8", "#dfdcd6"
CARD_WIDTH, CARD_HEIGHT, GAP, MOST_CARDS = 164, 124, 12, 6
DISC = 19
DISCS = {"W": "#f5ecc4", "U": "#a9d3f0", "B": "#b3aaa7", "R": "#f3a98f", "G": "#9fd0a3"}
FIGHTING = "#a3261d"

LETTERS = str.maketrans(
    {"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "Ø": "O", "ø": "o", "–": "-", "—": "-", "×": "x"}
)
KNOWN = frozenset("‘’“”…·°")

Drawing = ImageDraw.ImageDraw
CardPlaces = dict[int, tuple[int, int, ObjectState]]
"""The middle and the top of each card that is drawn, by the number of its object."""
NOBODYS = OwnWords()


@lru_cache(maxsize=32)
def picture_of(asked: RulingQuestion, step: int | None = None, own: OwnWords = NOBODYS) -> bytes:
    """A question's first scenario as PNG, at a step of its trace or as it ends, under somebody's own words if any."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    rulings = (evaluate_question(asked) if step is None else evaluate_with_positions(asked)).rulings
    if rulings:
        draw_ruling(draw, rulings[0], board_at(rulings[0], step), headline(rulings[0]), own)
    else:
        text(draw, (EDGE, EDGE), "A scenario", 44, bold=True)
    written = BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


def draw_ruling(draw: Drawing, ruling: Ruling, board: Board, below: str, own: OwnWords) -> None:
    """Name and edition above, the two sides between, a sentence below."""
    draw.rectangle((0, 0, WIDTH, 12), fill=HUES.get(ruling.edition, INK))
    draw_heading(draw, ruling, own)
    placed: CardPlaces = {}
    for number, side in enumerate(board.sides[-2:]):
        draw_side(draw, side, 132 + number * 190, placed)
    draw_lines(draw, placed)
    draw.rectangle((EDGE, 526, EDGE + 6, 606), fill=GOOD)
    for number, line in enumerate(wrapped(below, 30, WIDTH - 2 * EDGE - 24, 2)):
        text(draw, (EDGE + 24, 526 + number * 40), line, 30)


def draw_heading(draw: Drawing, ruling: Ruling, own: OwnWords) -> None:
    """The scenario's name and the edition; or a title and a question of somebody's own, told apart as a quotation."""
    source = f"{ruling.edition_name}  ·  Headjudge"
    text(draw, (EDGE, 34), cut(own.title or ruling.name, 40, WIDTH - 2 * EDGE), 40, bold=True)
    if not own:
        text(draw, (EDGE, 86), source, 24, SOFT)
        return
    width = int(font(20).getlength(source))
    asked = f"“{own.question}”" if own.question else "in a reader's own words"
    text(draw, (EDGE, 88), cut(asked, 24, WIDTH - 3 * EDGE - width), 24)
    text(draw, (WIDTH - EDGE - width, 91), source, 20, SOFT)


def board_at(ruling: Ruling, step: int | None) -> Board:
    """The board after a step, or at the end."""
    words = EDITIONS[ruling.edition].words
    if step is None:
        return board_of(ruling.final, words=words)
    steps = [one for _, one in in_order(ruling.trace)][: step + 1]
    reached = [ruling.start, *(after for one in steps if (after := ruling.position_after(one)))]
    return board_of(reached[-1], words=words)


def draw_side(draw: Drawing, side: Side, top: int, placed: CardPlaces) -> None:
    """A player's name, life and hand, and what the player has in play. ``placed`` notes where each card is."""
    draw.rounded_rectangle((EDGE, top, WIDTH - EDGE, top + 180), 14, fill="#f4f1e8", outline=LINE, width=2)
    player = side.player
    hand = ", ".join(card.label or card.name for card in player.hand)
    heading = f"{player.name}   {player.life} life" + (f"   holds {hand}" if hand else "")
    text(draw, (EDGE + 18, top + 10), cut(heading, 24, WIDTH - 2 * EDGE - 36), 24, bold=True)
    piles = [*side.others, *side.lands]
    shown = piles[:MOST_CARDS]
    left = (WIDTH - len(shown) * (CARD_WIDTH + GAP) + GAP) // 2
    for number, pile in enumerate(shown):
        at = left + number * (CARD_WIDTH + GAP)
        draw_card(draw, pile, at, top + 46)
        placed |= dict.fromkeys(pile.ids, (at + CARD_WIDTH // 2, top + 46, pile.object))
    if len(piles) > MOST_CARDS:
        text(draw, (WIDTH - EDGE - 70, top + 90), f"+ {len(piles) - MOST_CARDS}", 28, SOFT)


def draw_lines(draw: Drawing, placed: CardPlaces) -> None:
    """From each blocker to what it blocks."""
    for x, top, obj in placed.values():
        for number in obj.blocking:
            if number in placed:
                other_x, other_top, _ = placed[number]
                ends = (top, other_top + CARD_HEIGHT) if top > other_top else (top + CARD_HEIGHT, other_top)
                draw.line((x, ends[0], other_x, ends[1]), fill=FIGHTING, width=4)
                draw.ellipse((other_x - 7, ends[1] - 7, other_x + 7, ends[1] + 7), fill=FIGHTING)


def draw_card(draw: Drawing, pile: Pile, left: int, top: int) -> None:
    """A card's frame with its name, cost, types and size, and how it stands."""
    obj, right, bottom = pile.object, left + CARD_WIDTH, top + CARD_HEIGHT
    edge = FIGHTING if obj.attacking or obj.blocking else "#7b766b"
    draw.rounded_rectangle((left, top, right, bottom), 10, fill=frame_color(obj), outline=edge, width=3)
    name = f"{pile.count} {pile.label}" if pile.count > 1 else pile.label
    for number, line in enumerate(wrapped(name, 17, CARD_WIDTH - 18, 2)):
        text(draw, (left + 9, top + 7 + number * 20), line, 17, bold=True)
    draw_cost(draw, obj.cost, right - 8, top + 50)
    text(draw, (left + 9, top + 72), cut(obj.types, 13, CARD_WIDTH - 18), 13, SOFT)
    for number, line in enumerate(wrapped(", ".join(standing(obj)), 13, CARD_WIDTH - 76, 2)):
        text(draw, (left + 9, bottom - 36 + number * 16), line, 13, FIGHTING)
    if obj.is_creature:
        width = font(22).getlength(obj.size)
        draw.rounded_rectangle((right - width - 22, bottom - 36, right - 6, bottom - 6), 6, fill=SHEET)
        text(draw, (int(right - width - 14), bottom - 34), obj.size, 22, bold=True)


def standing(obj: ObjectState) -> Iterator[str]:
    """What of a permanent its frame does not show."""
    if obj.attacking:
        yield "attacks"
    if obj.blocking:
        yield "blocks"
    if obj.tapped:
        yield "tapped"
    if obj.damage:
        yield f"{obj.damage} damage"


def draw_cost(draw: Drawing, cost: str, right: int, top: int) -> None:
    """A mana cost as discs, the last one at the right edge."""
    symbols = [part.text for part in parts_of(cost) if isinstance(part, Symbol)]
    for number, symbol in enumerate(reversed(symbols)):
        left = right - (number + 1) * (DISC + 2)
        draw.ellipse((left, top, left + DISC, top + DISC), fill=DISCS.get(symbol, PLAIN), outline=INK)
        width = font(13).getlength(symbol)
        text(draw, (int(left + (DISC - width) / 2), top + 2), symbol, 13)


def frame_color(obj: ObjectState) -> str:
    """The ground of a card."""
    colors = obj.colors
    return GOLD if len(colors) > 1 else FRAMES.get(colors[0].lower(), PLAIN) if colors else PLAIN


@lru_cache(maxsize=16)
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The one typeface that comes with the library."""
    return ImageFont.load_default(size)


def text(draw: Drawing, place: tuple[int, int], words: str, size: int, ink: str = INK, bold: bool = False) -> None:
    """Words on one line."""
    weight = 0.45 if bold else 0
    draw.text(place, in_its_letters(words), fill=ink, font=font(size), stroke_width=weight, stroke_fill=ink)


def in_its_letters(words: str) -> str:
    """Words in the letters that the typeface has: ligatures apart, accents left out, a dot for what it cannot draw."""
    apart = unicodedata.normalize("NFKD", words.translate(LETTERS))
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() or letter in KNOWN else "·" for letter in plain)


def cut(words: str, size: int, width: int) -> str:
    """As much of a line as fits. No more letters than could fit are ever measured."""
    words, rest = words[:width], words[width:]
    if not rest and font(size).getlength(words) <= width:
        return words
    fitting = bisect_right(
        range(len(words)), width, key=lambda number: ceil(font(size).getlength(f"{words[:number]} …"))
    )
    return f"{words[: max(fitting - 1, 0)].rstrip()} …"


def wrapped(words: str, size: int, width: int, most: int) -> Iterable[str]:
    """Words on so many lines at most, the last one cut if it must be."""
    lines: list[str] = []
    rest = words.split()
    while rest and len(lines) < most - 1:
        taken = 1
        while taken < len(rest) and font(size).getlength(" ".join(rest[: taken + 1])) <= width:
            taken += 1
        lines.append(cut(" ".join(rest[:taken]), size, width))
        rest = rest[taken:]
    return [*lines, cut(" ".join(rest), size, width)] if rest else lines
