"""The same position, every edition: every position plays, and differs where it says so."""

import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.html import escape

from rulebook.compared_positions import PositionFault, cells_of_text, endings_of_text, positions, read_positions
from sandbox.editions import EDITIONS
from sandbox.editions.questions import QUESTIONS
from sandbox.rulings.addresses import ruling_url

pytestmark = pytest.mark.django_db

LEAST = 52


def test_there_are_enough_positions_each_with_a_name_of_its_own() -> None:
    found = positions()
    assert len(found) >= LEAST
    assert len({position.slug for position in found}) == len(found)


def test_every_position_plays_under_every_edition_and_differs_unless_it_says_so() -> None:
    for position in positions():
        cells = cells_of_text(position.text)
        assert [cell.edition for cell in cells] == list(EDITIONS), position.title
        alike = len({cell.group for cell in cells}) == 1
        assert alike == position.agreed, position.title


def test_cells_of_different_groups_say_different_things() -> None:
    for position in positions():
        said = {(cell.group, cell.words, cell.refused, cell.asked) for cell in cells_of_text(position.text)}
        words = {one[1:] for one in said}
        if not position.agreed:
            assert len(words) >= len({group for group, *_ in said}), position.title


def test_a_position_that_differs_names_the_question_that_it_turns_on() -> None:
    for position in positions():
        assert position.words.endswith("."), position.title
        if not position.agreed:
            assert position.questions, position.title
        assert set(position.questions) <= set(QUESTIONS)


def test_the_page_links_each_cell_to_its_game_and_each_row_to_the_matrix(client: Client) -> None:
    html = client.get(reverse("rulebook:positions")).content.decode()
    matrix = client.get(reverse("rulebook:matrix")).content.decode()
    links = re.findall(r'href="(/editions/positions/[^"]+)"', html)
    assert len(set(links)) == len(positions()) * len(EDITIONS)
    assert client.get(links[0]).headers["Location"].startswith("/r/1/")
    for position, edition in ((positions()[0], "mirage"), (positions()[-1], "today")):
        way = reverse("rulebook:position_ruling", args=(position.slug, edition))
        assert way in links
        assert client.get(way).headers["Location"] == ruling_url(position.text, edition)
    assert client.get("/editions/positions/nowhere/m11/").status_code == 404
    asked = set(re.findall(r'href="/editions/#([\w.]+)"', html))
    assert asked
    assert all(f'id="{question}"' in matrix for question in asked)


def test_the_page_draws_a_small_board_for_each_ending_and_says_the_same_in_words(client: Client) -> None:
    html = client.get(reverse("rulebook:positions")).content.decode()
    endings = [ending for position in positions() for ending in endings_of_text(position.text)]
    assert html.count('class="small-board" role="img"') == len(endings) > len(positions())
    for ending in endings:
        assert f'aria-label="{escape(ending.said)}"' in html
        for side in ending.board.sides:
            assert f"♥ {side.player.life}" in html
            assert all(escape(pile.label) in html for pile in side.others)


def test_the_page_is_linked_from_home_and_the_matrix(client: Client) -> None:
    for name in ("rulebook:home", "rulebook:matrix"):
        assert f'href="{reverse("rulebook:positions")}"' in client.get(reverse(name)).content.decode()


def test_the_twin_has_every_row(client: Client) -> None:
    rows = client.get(reverse("rulebook:positions_json")).json()["positions"]
    assert [row["id"] for row in rows] == [position.slug for position in positions()]
    assert all(set(row["editions"]) == set(EDITIONS) for row in rows)


def test_a_question_that_the_matrix_does_not_have_is_a_fault() -> None:
    with pytest.raises(PositionFault, match="no question 'luck'"):
        list(read_positions("# A\n\n## B\nIt is [luck](question:luck).\n"))
