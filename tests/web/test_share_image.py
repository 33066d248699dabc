"""The picture of a ruling: the signs of mana, and an arrow wherever something attacks, blocks or aims."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageColor

from sandbox.boards.board import Side, board_of
from sandbox.boards.pile import Pile
from sandbox.rulings.links import question
from sandbox.rulings.share_image import (
    AIMING,
    BETWEEN,
    CARD_WIDTH,
    EDGE,
    FIGHTING,
    MOST_CARDS,
    SIDE_HEIGHT,
    TOP,
    WAITING_WIDTH,
    WIDEST_CARD,
    WIDTH,
    card_width,
    lying_elsewhere,
    picture_of,
    places_of,
    said_of,
)
from sandbox.rulings.share_shapes import GLYPHS, stencil
from sandbox.rulings.share_text import cut, length, wrapped
from tests.web.values import NOBODY, obj, position

ALONE = "Example: x\n  Given Bob controls War Mammoth and Mountain\n  And Bob holds Lightning Bolt\n"
ATTACK = f"{ALONE}  When Bob attacks with War Mammoth\n"
AT_A_PLAYER = f"{ALONE}  When Bob casts Lightning Bolt targeting Sue\n"
AT_A_CARD = f"{ALONE}  When Bob casts Lightning Bolt targeting War Mammoth\n"
FIRST, SECOND = TOP, TOP + SIDE_HEIGHT + BETWEEN


def inked(text: str, ink: str, box: tuple[int, int, int, int]) -> int:
    """How many points of that color a part of the picture has."""
    with Image.open(BytesIO(picture_of(question(text, "m11")))) as picture:
        part = picture.convert("RGB").crop(box)
    return {color: number for number, color in part.getcolors(1 << 20) or []}.get(ImageColor.getrgb(ink), 0)


def test_every_color_has_a_sign_of_its_own() -> None:
    drawn = {symbol: stencil(symbol, 20).tobytes() for symbol in GLYPHS}
    assert set(drawn) == set("WUBRG")
    assert all(one != other for one, other in combinations(drawn.values(), 2))
    assert all(any(picture) for picture in drawn.values())


def test_an_arrow_leads_from_what_attacks_to_the_side_of_whom_it_attacks() -> None:
    between = (EDGE, SECOND - BETWEEN, WIDTH - EDGE, SECOND)
    assert inked(ATTACK, FIGHTING, between) > inked(ALONE, FIGHTING, between) == 0


@pytest.mark.parametrize(("text", "top"), [(AT_A_PLAYER, FIRST), (AT_A_CARD, SECOND)])
def test_an_arrow_leads_from_what_waits_to_its_target_and_to_nothing_else(text: str, top: int) -> None:
    sides = {top: (EDGE, top, WIDTH - EDGE - WAITING_WIDTH - 20, top + SIDE_HEIGHT) for top in (FIRST, SECOND)}
    found = {at: inked(text, AIMING, box) for at, box in sides.items()}
    assert found.pop(top) > 50
    assert list(found.values()) == [0]


def test_few_cards_are_wide_ones_and_many_fit() -> None:
    def side(count: int) -> Side:
        held = [obj(number, f"Card {number}") for number in range(count)]
        return board_of(position(*held)).sides[1]

    right = WIDTH - EDGE
    assert card_width([side(1)], right) == WIDEST_CARD
    for count in range(1, MOST_CARDS + 1):
        assert count * card_width([side(count)], right) <= right - EDGE
    assert card_width([side(60)], right) == CARD_WIDTH


def test_what_lies_elsewhere_is_said_beside_the_player() -> None:
    dead = replace(NOBODY, name="Sue", graveyard=(obj(1, "Scryb Sprites"), obj(2, "Scryb Sprites")))
    assert lying_elsewhere(board_of(position(sue=dead)).sides[0]) == "Graveyard: Scryb Sprites ×2"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_side_has_a_place_of_its_own(count: int) -> None:
    sides = [board_of(position(sue=replace(NOBODY, name="Sue"))).sides[0]] * count
    boxes = [box for _, box in places_of(sides, WIDTH - EDGE)]
    assert len(boxes) == count
    assert all(EDGE <= box.left < box.right <= WIDTH - EDGE and box.bottom <= SECOND + SIDE_HEIGHT for box in boxes)
    for one, other in combinations(boxes, 2):
        assert one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top


def test_a_card_says_that_it_is_face_down_and_what_is_on_it() -> None:
    aura = Pile(obj(2, "Holy Strength"))
    assert list(said_of(Pile(replace(obj(1, "Exalted Angel"), face_down=True), attached=(aura,)))) == [
        "face down",
        "with Holy Strength",
    ]


def test_symbols_are_drawn_among_words_and_take_their_room() -> None:
    assert length("{3}{G}", 30) == 2 * 33
    assert length("pay {W/U} now", 30) == length("pay ", 30) + 33 + length(" now", 30)
    assert wrapped("Bob cannot pay {3}{G}", 30, 10_000, 2) == ["Bob cannot pay {3}{G}"]
    assert cut("a" * 50, 30, 100).endswith("…")


def test_a_text_that_cannot_be_decided_says_why() -> None:
    unread = "Example: x\n  Given Bob flurgs\n"
    assert inked(unread, "#5d584e", (EDGE, 120, WIDTH, 400)) > 100
