"""A board says what the position is: every card, badge, line and list of its page, over the scenarios of the site."""

from __future__ import annotations

import pytest
from django.template.loader import render_to_string

from sandbox.boards.timeline import timeline_of
from sandbox.scenarios.evaluation import evaluate_all
from tests.scenarios.content import TOLD, Shown, ids
from tests.web.boards_compared import all_disagreements, boards_along, disagreements, read

EVERY = 7
SAMPLE = TOLD[::EVERY]


@pytest.mark.parametrize(("shown", "edition"), SAMPLE, ids=ids(SAMPLE))
def test_every_badge_line_and_list_of_every_board_is_as_the_position_has_it(shown: Shown, edition: str) -> None:
    found = all_disagreements(shown.parsed.scenario.text, edition)
    assert not found, "\n".join(found)


WRONG = {
    "a line to another player": ('data-attacks="Sue"', 'data-attacks="Bob"'),
    "a badge left out": ('<li class="changed">tapped</li>', ""),
    "another life": ("</i> 20", "</i> 19"),
    "another library": ("Library 40", "Library 39"),
    "an attacked player who is not said to be": ('data-front="Sue"', ""),
    "an attacker that stands behind": ("row front", "row creatures"),
    "another size": ("3/3", "2/2"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_board_that_disagrees_is_found_out(wrong: str) -> None:
    text = "Example: x\n  Given Bob controls War Mammoth\n  When Bob attacks with War Mammoth\n"
    (ruling,) = evaluate_all(text, "m11", positions=True).rulings
    position, before, board = list(boards_along(ruling))[-1]
    assert list(disagreements(board, position, before)) == []
    html = render_to_string("includes/board.html", {"board": timeline_of(ruling).boards[-1], "label": "x"})
    was, instead = WRONG[wrong]
    assert was in html
    assert list(disagreements(read(html.replace(was, instead)), position, before))
