"""The picture of a ruling that chats and feeds show beside its link: 1200 by 630, drawn from the position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from sandbox.boards.board import ZONES, Board, Side, board_of
from sandbox.boards.mana_symbols import Symbol, parts_of
from sandbox.boards.pile import Pile
from sandbox.editions import EDITIONS
from sandbox.rulings.headline import headline
from sandbox.rulings.links import RulingQuestion
from sandbox.rulings.presentation import OwnWords
from sandbox.rulings.share_shapes import Drawing, draw_arrow
from sandbox.rulings.share_text import INK, cut, draw_symbol, length, text, wrapped
from sandbox.rulings.store import evaluate_question, evaluate_with_positions
from sandbox.scenarios.play.outcome import UNNAMED
from sandbox.scenarios.values.position import ObjectState
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import in_order

WIDTH, HEIGHT, EDGE = 1200, 630, 44
PAPER, SHEET, SIDE, SOFT, LINE, GOOD = "#fbfaf6", "#ffffff", "#f4f1e8", "#5d584e", "#ddd7c9", "#1f6b3c"
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
MOST_SIDES = 4

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
    evaluation = evaluate_question(asked) if step is None else evaluate_with_positions(asked)
    if rulings := evaluation.rulings:
        draw_ruling(draw, rulings[0], board_at(rulings[0], step), headline(rulings[0]), own)
    else:
        draw_fault(draw, evaluation.fault.message if evaluation.fault else "")
    written = BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


def draw_ruling(draw: Drawing, ruling: Ruling, board: Board, below: str, own: OwnWords) -> None:
    """Name and edition above, the two sides between, a sentence below."""
    draw.rectangle((0, 0, WIDTH, 12), fill=HUES.get(ruling.edition, INK))
    draw_heading(draw, ruling, own)
    placed: BoxesDrawn = {}
    right = WIDTH - EDGE - (WAITING_WIDTH + GAP if board.waiting else 0)
    sides = list(places_of(board.sides[-MOST_SIDES:], right))
    width = card_width([side for side, _ in sides], sides[0][1].right, sides[0][1].left)
    for side, place in sides:
        draw_side(draw, side, place, width, placed)
    draw_waiting(draw, board, placed)
    draw_arrows(draw, board, placed)
    for side, place in sides:
        draw_player(draw, side, place, width)
    draw.rectangle((EDGE, 526, EDGE + 6, 606), fill=GOOD)
    for number, line in enumerate(wrapped(below, 30, WIDTH - 2 * EDGE - 24, 2)):
        text(draw, (EDGE + 24, 526 + number * 40), line, 30)


def draw_fault(draw: Drawing, message: str) -> None:
    """Where nothing can be decided: why not."""
    text(draw, (EDGE, EDGE), "This text cannot be decided", 44, bold=True)
    for number, line in enumerate(wrapped(message, 30, WIDTH - 2 * EDGE, 8)):
        text(draw, (EDGE, 130 + number * 44), line, 30, SOFT)


def places_of(sides: Sequence[Side], right: int) -> Iterator[tuple[Side, DrawnBox]]:
    """Where each side is drawn: two above one another, more of them in two columns, the nearest below on the right."""
    columns = 1 if len(sides) <= 2 else 2
    wide = (right - EDGE - BETWEEN * (columns - 1)) // columns
    for number, side in enumerate(sides):
        row, column = divmod(number + len(sides) % columns, columns)
        left, top = EDGE + column * (wide + BETWEEN), TOP + row * (SIDE_HEIGHT + BETWEEN)
        yield side, DrawnBox(left, top, left + wide, top + SIDE_HEIGHT)


def draw_heading(draw: Drawing, ruling: Ruling, own: OwnWords) -> None:
    """The scenario's name and the edition; or a title and a question of somebody's own, told apart as a quotation."""
    source = f"{ruling.edition_name}  ·  Headjudge"
    text(draw, (EDGE, 34), cut(own.title or ruling.name, 40, WIDTH - 2 * EDGE), 40, bold=True)
    if not own:
        text(draw, (EDGE, 86), source, 24, SOFT)
        return
    width = length(source, 20)
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


def card_width(sides: Sequence[Side], right: int, left: int = EDGE) -> int:
    """Few cards are wide ones, so that what is said of them fits."""
    most = max(len(side.others) + len(side.lands) for side in sides)
    return min(WIDEST_CARD, max(CARD_WIDTH, (right - left - GAP) // max(most, 1) - GAP))


def draw_side(draw: Drawing, side: Side, place: DrawnBox, width: int, placed: BoxesDrawn) -> None:
    """What a player has in play. ``placed`` notes where everything is."""
    draw.rounded_rectangle((place.left, place.top, place.right, place.bottom), 14, fill=SIDE, outline=LINE, width=2)
    placed[side.player.name] = place
    shown = shown_piles(side, place, width)
    left = (place.left + place.right - len(shown) * (width + GAP) + GAP) // 2
    for number, pile in enumerate(shown):
        at = left + number * (width + GAP)
        box = DrawnBox(at, place.top + 46, at + width, place.top + 46 + CARD_HEIGHT, pile.object)
        draw_card(draw, pile, box)
        placed |= {str(one): box for one in pile.ids}


def shown_piles(side: Side, place: DrawnBox, width: int) -> list[Pile]:
    """As many piles as there is room for."""
    most = (place.right - place.left - GAP) // (width + GAP)
    return [*side.others, *side.lands][: min(most, MOST_CARDS)]


def draw_player(draw: Drawing, side: Side, place: DrawnBox, width: int) -> None:
    """A player's name, life, counters, mana and hand, and what lies elsewhere; before any arrow that passes there."""
    player = side.player
    hand = ", ".join(named_pile(pile) for row in side.rows if row.name == ZONES["hand"] for pile in row.piles)
    said = [player.name, f"{player.life} life", *player.has, player.mana, f"holds {hand}" if hand else ""]
    wide = place.right - place.left
    more = len(side.others) + len(side.lands) - len(shown_piles(side, place, width))
    aside = "   ".join(
        part for part in (cut(lying_elsewhere(side), 18, wide // 2), f"+ {more}" if more else "") if part
    )
    heading = cut("   ".join(part for part in said if part), 24, wide - 54 - length(aside, 18))
    for words, size, left in ((heading, 24, place.left + 18), (aside, 18, place.right - 18 - length(aside, 18))):
        draw.rectangle((left, place.top + 9, left + length(words, size), place.top + 35), fill=SIDE)
        text(draw, (left, place.top + 9), words, size, INK if size == 24 else SOFT, bold=size == 24)


def lying_elsewhere(side: Side) -> str:
    """Zones besides the hand, with what lies there."""
    rows = [
        (row.name, ", ".join(named_pile(pile) for pile in row.piles)) for row in side.rows if row.name != ZONES["hand"]
    ]
    return "   ".join(f"{name}: {cards}" for name, cards in rows if cards)


def named_pile(pile: Pile) -> str:
    """What it is, and how many."""
    if pile.object.name == UNNAMED and pile.count > 1:
        return f"{pile.count} cards"
    return f"{pile.label} ×{pile.count}" if pile.count > 1 else pile.label


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
        across = end.middle if end.object else min(max(begin.middle, end.left + GAP), end.right - GAP)
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
    above, at = end.top - 8 - 8 * (number % 3), end.middle + 36 + 14 * (number % 3)
    draw_arrow(draw, (start, (beside, start[1]), (beside, above), (at, above), (at, end.top)), AIMING)


def draw_card(draw: Drawing, pile: Pile, box: DrawnBox) -> None:
    """A card's frame with its name, cost, types and size, and what a board says under it."""
    obj, left, top, right, bottom = pile.object, box.left, box.top, box.right, box.bottom
    width, roomy = right - left, right - left >= ROOMY
    large, small = (24, 19) if roomy else (18, 14)
    edge = FIGHTING if obj.attacking or obj.blocking else "#7b766b"
    draw.rounded_rectangle((left, top, right, bottom), 10, fill=frame_color(obj), outline=edge, width=3)
    beside = len(symbols_of(obj.cost)) * (DISC + 2) if roomy else 0
    names = wrapped(named_pile(pile), large, width - 18 - beside, 2)
    for number, line in enumerate(names):
        text(draw, (left + 9, top + 6 + number * (large + 2)), line, large, bold=True)
    draw_cost(draw, obj.cost, right - 8, top + (9 if roomy else 50))
    below = top + 8 + len(names) * (large + 2) if roomy else top + 72
    text(draw, (left + 9, below), cut(obj.types, small, width - 18), small, SOFT)
    notes = wrapped(
        ", ".join(said_of(pile)), small, width - (84 if obj.is_creature else 18), 3 - len(names) if roomy else 2
    )
    for number, line in enumerate(reversed(notes)):
        text(draw, (left + 9, bottom - (number + 1) * (small + 3) - 7), line, small, FIGHTING)
    if obj.is_creature:
        size = length(obj.size, 24)
        draw.rounded_rectangle((right - size - 22, bottom - 38, right - 6, bottom - 6), 6, fill=SHEET)
        text(draw, (right - size - 14, bottom - 37), obj.size, 24, bold=True)


def said_of(pile: Pile) -> Iterator[str]:
    """What a board says under a card, and what is on it."""
    if pile.object.face_down:
        yield "face down"
    yield from (badge.text for badge in pile.badges)
    if pile.attached:
        yield f"with {', '.join(named_pile(one) for one in pile.attached)}"


def symbols_of(cost: str) -> list[str]:
    """The symbols of a mana cost."""
    return [part.text for part in parts_of(cost) if isinstance(part, Symbol)]


def draw_cost(draw: Drawing, cost: str, right: int, top: int) -> None:
    """A mana cost as discs, the last one at the right edge."""
    for number, symbol in enumerate(reversed(symbols_of(cost))):
        draw_symbol(draw, symbol, right - (number + 1) * (DISC + 2), top, DISC)


def frame_color(obj: ObjectState) -> str:
    """The ground of a card."""
    colors = obj.colors
    return GOLD if len(colors) > 1 else FRAMES.get(colors[0].lower(), PLAIN) if colors else PLAIN
