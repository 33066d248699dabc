"""The picture of a ruling that chats and feeds show beside its link: 1200 by 630, drawn from the position."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from math import ceil

from PIL import Image, ImageDraw, ImageFont

from sandbox.boards.board import ZONES, Board, Side, board_of
from sandbox.boards.mana_symbols import Symbol, parts_of
from sandbox.boards.pile import Pile
from sandbox.editions import EDITIONS
from sandbox.rulings.headline import headline
from sandbox.rulings.links import RulingQuestion
from sandbox.rulings.presentation import OwnWords
from sandbox.rulings.share_shapes import Drawing, draw_arrow, draw_disc
from sandbox.rulings.store import evaluate_question, evaluate_with_positions
from sandbox.scenarios.play.outcome import UNNAMED
from sandbox.scenarios.values.position import ObjectState
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

WIDTH, HEIGHT, EDGE = 1200, 630, 44
PAPER, SHEET, INK, SOFT, LINE, GOOD = "#fbfaf6", "#ffffff", "#22201c", "#5d584e", "#ddd7c9", "#1f6b3c"
HUES = {"mirage": "#8a5a12", "duel": "#7b3a86", "timespiral": "#2c5a9c", "m11": "#17624f", "today": "#a02c46"}
FRAMES = {"white": "#efe9d2", "blue": "#cfe0f2", "black": "#cfcad2", "red": "#f2cfc2", "green": "#cfe3cf"}
GOLD, PLAIN = "#efdfa8", "#dfdcd6"
CARD_WIDTH, WIDEST_CARD, CARD_HEIGHT, GAP, MOST_CARDS = 164, 300, 124, 12, 6
ROOMY = 220
"""From this width on, a card's letters are larger."""
DISC = 20
FIGHTING, AIMING = "#a3261d", "#17624f"
TOP, SIDE_HEIGHT, BETWEEN = 132, 180, 10
WAITING_WIDTH, MOST_WAITING = 230, 5

LETTERS = str.maketrans(
    {"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "Ø": "O", "ø": "o", "–": "-", "—": "-", "×": "x"}
)
KNOWN = frozenset("‘’“”…·°")

NOBODYS = OwnWords()


@dataclass(frozen=True)
class DrawnBox:
    """Where something is that an arrow begins or ends at. ``object`` is None for a player, and for what waits."""

    left: int
    top: int
    right: int
    bottom: int
    object: ObjectState | None = None

    @property
    def middle(self) -> int:
        """Of its width."""
        return (self.left + self.right) // 2


BoxesDrawn = dict[str, DrawnBox]
"""Cards by the number of their object, players by their name, and what waits as `waiting 0`."""


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
    placed: BoxesDrawn = {}
    right = WIDTH - EDGE - (WAITING_WIDTH + GAP if board.waiting else 0)
    width = card_width(board.sides[-2:], right)
    for number, side in enumerate(board.sides[-2:]):
        draw_side(draw, side, TOP + number * (SIDE_HEIGHT + BETWEEN), right, width, placed)
    draw_waiting(draw, board, placed)
    draw_arrows(draw, board, placed)
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


def card_width(sides: Sequence[Side], right: int) -> int:
    """Few cards are wide ones, so that what is said of them fits."""
    most = max(len(side.others) + len(side.lands) for side in sides)
    return min(WIDEST_CARD, max(CARD_WIDTH, (right - EDGE - GAP) // max(most, 1) - GAP))


def draw_side(draw: Drawing, side: Side, top: int, right: int, width: int, placed: BoxesDrawn) -> None:
    """A player's name, life and hand, what lies elsewhere, and what the player has in play. ``placed`` notes where
    everything is."""
    draw.rounded_rectangle((EDGE, top, right, top + SIDE_HEIGHT), 14, fill="#f4f1e8", outline=LINE, width=2)
    player = side.player
    placed[player.name] = DrawnBox(EDGE, top, right, top + SIDE_HEIGHT)
    hand = ", ".join(named_pile(pile) for row in side.rows if row.name == ZONES["hand"] for pile in row.piles)
    heading = f"{player.name}   {player.life} life" + (f"   holds {hand}" if hand else "")
    elsewhere = cut(lying_elsewhere(side), 18, (right - EDGE) // 2)
    room = right - EDGE - 54 - int(font(18).getlength(elsewhere))
    text(draw, (EDGE + 18, top + 10), cut(heading, 24, room), 24, bold=True)
    piles, most = [*side.others, *side.lands], (right - EDGE - GAP) // (width + GAP)
    shown = piles[: min(most, MOST_CARDS)]
    more = f"   + {len(piles) - len(shown)}" if len(piles) > len(shown) else ""
    aside = f"{elsewhere}{more}"
    text(draw, (right - 18 - int(font(18).getlength(aside)), top + 9), aside, 18, SOFT)
    left = (EDGE + right - len(shown) * (width + GAP) + GAP) // 2
    for number, pile in enumerate(shown):
        at = left + number * (width + GAP)
        box = DrawnBox(at, top + 46, at + width, top + 46 + CARD_HEIGHT, pile.object)
        draw_card(draw, pile, box)
        placed |= {str(one): box for one in pile.ids}


def lying_elsewhere(side: Side) -> str:
    """Zones besides the hand, with what lies there."""
    rows = [
        (row.name, ", ".join(named_pile(pile) for pile in row.piles)) for row in side.rows if row.name != ZONES["hand"]
    ]
    return "   ".join(f"{name}: {cards}" for name, cards in rows if cards)


def named_pile(pile: Pile) -> str:
    """How many, and of what."""
    if pile.object.name == UNNAMED and pile.count > 1:
        return f"{pile.count} cards"
    return f"{pile.count} {pile.label}" if pile.count > 1 else pile.label


def draw_waiting(draw: Drawing, board: Board, placed: BoxesDrawn) -> None:
    """What waits to resolve, right of the sides, the next to resolve on top."""
    left, right = WIDTH - EDGE - WAITING_WIDTH, WIDTH - EDGE
    for number, line in enumerate(board.waiting[:MOST_WAITING]):
        top = TOP + number * 74
        box = DrawnBox(left, top, right, top + 64)
        placed[f"waiting {len(board.waiting) - 1 - number}"] = box
        draw.rounded_rectangle((box.left, box.top, box.right, box.bottom), 10, fill=SHEET, outline=AIMING, width=3)
        text(draw, (left + 12, top + 9), cut(line.action.name, 20, WAITING_WIDTH - 24), 20, bold=True)
        how = "resolving" if line.action.resolving else "waits"
        text(draw, (left + 12, top + 36), cut(f"{line.action.controller}, {how}", 16, WAITING_WIDTH - 24), 16, SOFT)


def draw_arrows(draw: Drawing, board: Board, placed: BoxesDrawn) -> None:
    """From each blocker to what it blocks, from what nobody blocks to whom it attacks, from what waits to its
    targets."""
    for name, box in dict(placed).items():
        if box.object is not None and name == str(box.object.id):
            ends = [str(number) for number in box.object.blocking]
            ends += [box.object.attacks] if box.object.attacking and not box.object.blocked else []
            for end in ends:
                draw_fight(draw, box, placed.get(end))
    for number, line in enumerate(board.waiting[:MOST_WAITING]):
        for aim in line.action.aims:
            draw_aim(draw, placed[f"waiting {len(board.waiting) - 1 - number}"], placed.get(aim), number)


def draw_fight(draw: Drawing, begin: DrawnBox, end: DrawnBox | None) -> None:
    """From edge to edge, to a card's middle or straight up or down to the player's side."""
    if end is not None and (end.bottom <= begin.top or begin.bottom <= end.top):
        across = end.middle if end.object else begin.middle
        from_edge, to_edge = (begin.top, end.bottom) if end.bottom <= begin.top else (begin.bottom, end.top)
        draw_arrow(draw, ((begin.middle, from_edge), (across, to_edge)), FIGHTING)


def draw_aim(draw: Drawing, begin: DrawnBox, end: DrawnBox | None, number: int) -> None:
    """Around what is no target: beside the sides up or down, then to the target, above the cards. ``number`` keeps
    several lines apart."""
    if end is None or end == begin:
        return
    beside, start = begin.left - 7 - number % 2 * 3, (begin.left, (begin.top + begin.bottom) // 2)
    if end.object is None:
        height = (end.top + end.bottom) // 2 if end.left == begin.left else end.top + 22
        target = end.left if end.left == begin.left else end.right - 40
        draw_arrow(draw, (start, (beside, start[1]), (beside, height), (target, height)), AIMING)
        return
    above, at = end.top - 12 - 8 * (number % 3), end.middle + 36 + 14 * (number % 3)
    draw_arrow(draw, (start, (beside, start[1]), (beside, above), (at, above), (at, end.top)), AIMING)


def draw_card(draw: Drawing, pile: Pile, box: DrawnBox) -> None:
    """A card's frame with its name, cost, types and size, and what a board says under it."""
    obj, left, top, right, bottom = pile.object, box.left, box.top, box.right, box.bottom
    width, roomy = right - left, right - left >= ROOMY
    large, small = (20, 15) if roomy else (17, 13)
    edge = FIGHTING if obj.attacking or obj.blocking else "#7b766b"
    draw.rounded_rectangle((left, top, right, bottom), 10, fill=frame_color(obj), outline=edge, width=3)
    beside = len(symbols_of(obj.cost)) * (DISC + 2) if roomy else 0
    for number, line in enumerate(wrapped(named_pile(pile), large, width - 18 - beside, 2)):
        text(draw, (left + 9, top + 7 + number * (large + 3)), line, large, bold=True)
    draw_cost(draw, obj.cost, right - 8, top + (8 if roomy else 50))
    text(draw, (left + 9, top + (56 if roomy else 72)), cut(obj.types, small, width - 18), small, SOFT)
    said = ", ".join(badge.text for badge in pile.badges)
    for number, line in enumerate(wrapped(said, small, width - 76, 2)):
        text(draw, (left + 9, bottom - 2 * small - 10 + number * (small + 3)), line, small, FIGHTING)
    if obj.is_creature:
        size = int(font(22).getlength(obj.size))
        draw.rounded_rectangle((right - size - 22, bottom - 36, right - 6, bottom - 6), 6, fill=SHEET)
        text(draw, (right - size - 14, bottom - 34), obj.size, 22, bold=True)


def symbols_of(cost: str) -> list[str]:
    """The symbols of a mana cost."""
    return [part.text for part in parts_of(cost) if isinstance(part, Symbol)]


def draw_cost(draw: Drawing, cost: str, right: int, top: int) -> None:
    """A mana cost as discs, the last one at the right edge."""
    for number, symbol in enumerate(reversed(symbols_of(cost))):
        left = right - (number + 1) * (DISC + 2)
        if not draw_disc(draw, symbol, left, top, DISC):
            width = font(14).getlength(symbol)
            text(draw, (int(left + (DISC - width) / 2), top + 2), symbol, 14)


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
