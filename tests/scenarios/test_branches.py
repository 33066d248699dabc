"""Going on with a copy of a game leads to what playing it from the first line leads to."""

from __future__ import annotations

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.play.branches import Branches
from sandbox.scenarios.play.run import Run, Ways
from tests.scenarios.content import TOLD, Shown, ids
from tests.scenarios.ways import from_the_first_line, gone_on_with, only, with_copies

SAMPLE = TOLD[::23]
"""Scenarios of all editions and books, the same in every run."""
MOST_COPIES = 40


def story(run: Run) -> object:
    """Everything that a ruling tells of a game."""
    trace = [(node.text, node.rule, node.line) for node in run.game.trace.all_nodes()]
    judged = [(claim.bound.step.line, claim.holds, claim.found) for claim in run.judged]
    uses = [(use.line, use.end, use.by, use.left) for use in run.uses]
    asked = run.open_choice.text if run.open_choice is not None else None
    return trace, judged, uses, run.changes(), run.refusal, asked, run.line, run.game.questions, run.game.outcome


@pytest.mark.parametrize(("shown", "edition"), SAMPLE, ids=ids(SAMPLE))
def test_every_copy_is_gone_on_with_to_the_same_end(shown: Shown, edition: str) -> None:
    run, copies = with_copies(shown.parsed, edition)
    told = story(run)
    for copy in copies[:MOST_COPIES]:
        assert story(gone_on_with(copy)) == told


def test_most_of_the_sample_can_be_left_somewhere() -> None:
    left = [bool(with_copies(shown.parsed, edition)[1]) for shown, edition in SAMPLE]
    assert len(SAMPLE) > 30
    assert sum(left) > len(left) * 0.9


UPKEEPS = """
Example: upkeep after upkeep
  Given it is Bob's untap step
  And Bob has 200 life
  And Bob controls Force of Nature, Sunken City and Phantasmal Forces
  When it is Bob's main phase
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_copy_can_be_gone_on_with_more_than_once(edition: str) -> None:
    _, copies = with_copies(only(UPKEEPS), edition)
    assert copies
    assert story(gone_on_with(copies[0])) == story(gone_on_with(copies[0]))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_way_that_is_branched_off_is_the_way_from_the_first_line(edition: str) -> None:
    parsed = only(UPKEEPS)
    ways = Ways(Branches(parsed, EDITIONS[edition]))
    order = ways.first().unstated[0]
    others = list(order.others())
    assert others
    for places in others:
        decided = {order.number: places}
        assert story(ways.along(decided)) == story(from_the_first_line(parsed, edition, decided))


def upkeeps(number: int) -> str:
    """So many upkeeps of Bob's, in each of which two effects begin together."""
    turns = "  And it is Bob's next upkeep\n  And it is Bob's main phase\n" * (number - 1)
    return UPKEEPS.replace(", Sunken City and Phantasmal Forces", " and Demonic Hordes") + turns


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_order_more_costs_as_much_as_the_one_before(edition: str) -> None:
    plays, questions = {}, {}
    for number in (2, 4, 8):
        ways = Ways(Branches(only(upkeeps(number)), EDITIONS[edition]))
        run = ways.run(None, None)
        assert run.every_order_tried
        assert len(run.unstated) == number
        plays[number], questions[number] = ways.branches.plays, ways.branches.questions
    assert plays[8] - plays[4] == 2 * (plays[4] - plays[2]) == 4
    assert questions[8] - questions[4] <= 2.1 * (questions[4] - questions[2])
