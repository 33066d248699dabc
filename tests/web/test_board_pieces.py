"""The boards along a trace as the page fetches them: what differs, and nothing else."""

import json
from html import unescape
from random import Random
from string import ascii_letters

import pytest
from django.template.loader import render_to_string
from django.test import Client

from rulebook.bench.engine import GROWTH, combat
from sandbox.boards.board import Board
from sandbox.boards.board_pieces import CardPieces, splices, timeline_data
from sandbox.boards.timeline import MOST_BOARDS, Timeline, timeline_of
from sandbox.scenarios.evaluation import evaluate
from tests.web.texts import TRAMPLE

AURA = """\
Example: an Aura on a creature that dies
  Given Bob controls War Mammoth, Holy Strength on War Mammoth and 3 Forests
  And Sue holds Terror
  And Sue has {1}{B}
  When Sue casts Terror targeting War Mammoth
  And everything resolves
"""


def timeline(text: str) -> Timeline:
    (ruling,) = evaluate(text, "m11", positions=True).rulings
    return timeline_of(ruling)


def boards_of(data: dict[str, object]) -> list[str]:
    """The HTML of each board, put together as the page does it."""
    found: list[str] = []
    pieces: list[str] = []
    read = json.loads(json.dumps(data))
    for changes in read["boards"]:
        for at, removed, added in changes:
            pieces[at : at + removed] = added
        found.append("".join(pieces))
    return found


def whole(board: Board) -> str:
    return render_to_string("includes/board.html", {"board": board, "label": "The board"})


@pytest.mark.parametrize("text", [TRAMPLE, GROWTH, AURA], ids=["combat", "spells", "an Aura"])
def test_the_pieces_make_every_board_as_it_would_be_written_whole(text: str) -> None:
    along = timeline(text)
    assert len(along.boards) > 3
    assert boards_of(timeline_data(along)) == [whole(board) for board in along.boards]


def test_what_makes_one_list_of_another_is_told_from_the_end() -> None:
    before, after = list("abcdefg"), list("aXcdYZg")
    changes = splices(before, after)
    assert [at for at, _, _ in changes] == sorted((at for at, _, _ in changes), reverse=True)
    for at, removed, added in changes:
        before[at : at + removed] = added
    assert before == after
    assert splices(after, after) == []


def test_a_card_is_written_again_only_when_something_about_it_changes() -> None:
    cards = CardPieces()
    along = timeline(combat(10))
    for board in along.boards:
        cards.of_board(board)
    shown = sum(len(side.others) for board in along.boards for side in board.sides)
    assert len(cards.made) < shown / 2


@pytest.mark.django_db
def test_boards_of_a_text_of_ones_own_are_fetched_by_its_link(client: Client) -> None:
    page = client.get("/sandbox/", {"text": TRAMPLE, "edition": "m11"}).content.decode()
    (address,) = [part.partition('"')[0] for part in page.split('data-boards="')[1:]]
    assert "<template data-timeline>" not in page
    address = unescape(address)
    assert client.get(address).json() == json.loads(json.dumps(timeline_data(timeline(TRAMPLE), arrange=True)))
    assert client.get(address.replace("ruling=0", "ruling=1")).status_code == 404


@pytest.mark.django_db
def test_those_of_a_text_too_long_for_a_link_are_in_the_page(client: Client) -> None:
    words = "".join(Random(1).choices(ascii_letters, k=12_000))
    page = client.post("/sandbox/", {"text": f"{TRAMPLE}# {words}\n", "edition": "m11"}).content.decode()
    assert "data-boards" not in page
    inside = unescape(page.partition("<template data-timeline>")[2].partition("</template>")[0])
    assert boards_of(json.loads(inside)) == boards_of(timeline_data(timeline(TRAMPLE), arrange=True))


SIDES = 30
MOST_BYTES = 300_000


@pytest.mark.django_db
@pytest.mark.parametrize("upto", ["attackers", "blockers", "damage"])
def test_the_page_of_thirty_against_thirty_is_small(client: Client, upto: str) -> None:
    lines = combat(SIDES).splitlines()
    ends = {"attackers": 4, "blockers": 4 + SIDES, "damage": len(lines)}
    text = "\n".join(lines[: ends[upto]])
    html = client.post("/sandbox/", {"text": text, "edition": "m11"}).content
    assert b'class="fault"' not in html
    assert len(html) < MOST_BYTES
    assert b"Grizzly Bears" in html


@pytest.mark.django_db
def test_so_are_the_boards_along_its_trace(client: Client) -> None:
    page = client.post("/sandbox/", {"text": combat(SIDES), "edition": "m11"}).content.decode()
    boards = client.get(page.partition('data-boards="')[2].partition('"')[0])
    assert len(boards.json()["boards"]) <= MOST_BOARDS
    assert len(boards.content) < MOST_BYTES
