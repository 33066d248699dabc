"""The puzzle of the day and the first lesson."""

import re
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from django.test import Client

from sandbox.editor.lesson import TASKS, lesson_lines
from sandbox.models import EntryScenario
from sandbox.rulings.headline import headline
from sandbox.rulings.puzzle_cases import Case
from sandbox.rulings.puzzles import FIRST_DAY, Puzzle, puzzle_of, puzzle_pool
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.values.position import PlayerState

pytestmark = pytest.mark.django_db
DAY = date(2026, 2, 3)


def test_a_day_has_one_puzzle_and_the_days_beside_it_have_others() -> None:
    found = [puzzle_of(DAY + timedelta(days=n)) for n in range(5)]
    keys = [puzzle.scenario.pk for puzzle in found if puzzle]
    assert len(set(keys)) == 5
    again = puzzle_of(DAY)
    assert again is not None
    assert again.scenario.pk == keys[0]


def test_every_case_comes_before_one_comes_again() -> None:
    pool = puzzle_pool(EntryScenario.objects.count())
    assert len(pool) > 100
    assert len({n * 7_919 % len(pool) for n in range(len(pool))}) == len(pool)


def shown_names(player: PlayerState) -> set[str]:
    zones = ("hand", "battlefield", "graveyard", "removed")
    return {card.label.split("#")[0] for zone in zones for card in player.cards_in(zone)}


def nothing_to_think_about(puzzle: Puzzle) -> Iterator[str]:
    """What makes a puzzle dull, looked for in what its case comes to."""
    players = puzzle.ruling.start.players
    done, asked = " ".join(puzzle.happens), puzzle.question
    told = f"{done} {asked} {' '.join(claim.text for claim in puzzle.ruling.claims)}"
    if not any(name in done for player in players for name in shown_names(player)):
        yield "no card is used"
    if sum(any(name in told for name in shown_names(player)) for player in players) < 2:
        yield "the cards of one player alone"
    acting = {move.split()[0] for move in puzzle.happens} & {player.name for player in players}
    if len(acting) < 2 and not any(" cannot " in claim.text for claim in puzzle.ruling.claims):
        yield "one player does as he likes"
    if len(puzzle.happens) > 6 or not 0 < asked.count("?") <= 4:
        yield "too much to keep in mind"
    if not any(name in headline(puzzle.ruling) for name in SUBJECT.findall(asked)):
        yield "the answer speaks of something else"


SUBJECT = re.compile(r"[A-Z][\w'’-]+")


def test_a_whole_year_has_no_dull_puzzle_and_none_twice() -> None:
    days = [FIRST_DAY + timedelta(days=n) for n in range(365)]
    found = [puzzle for day in days if (puzzle := puzzle_of(day))]
    assert len(found) == len(days)
    assert len({puzzle.scenario.pk for puzzle in found}) == len(days)
    dull = [(f"{one.day} {one.scenario}", why) for one in found for why in nothing_to_think_about(one)]
    assert dull == []


@pytest.mark.parametrize(
    ("text", "is_worth"),
    [
        ("Given Alex controls Hill Giant\nWhen Alex concedes\nThen Hill Giant is in Alex's graveyard", False),
        ("Given Bob holds Grizzly Bears\nWhen Bob casts Grizzly Bears\nThen Grizzly Bears is a 2/2", False),
        ("Given Bob controls Forest\nAnd Sue controls Forest#2\nWhen the turn ends\nThen Bob has 20 life", False),
        (
            "Given Bob controls Serra Angel\nAnd Sue controls Hill Giant\nWhen Bob attacks with Serra Angel\n"
            "Then Sue cannot block Serra Angel with Hill Giant",
            True,
        ),
        (
            "Given Bob controls War Mammoth\nAnd Sue controls Scryb Sprites\nWhen Bob attacks with War Mammoth\n"
            "And Sue blocks War Mammoth with Scryb Sprites\nAnd combat damage is dealt\nThen Sue has 18 life",
            True,
        ),
    ],
)
def test_a_case_makes_a_puzzle_where_there_is_something_to_think_about(text: str, is_worth: bool) -> None:
    assert Case(parse_text(f"Example: x\n{text}\n")[0], "m11").is_worth_asking is is_worth


def test_a_question_names_the_acts_that_are_judged_and_does_not_say_how() -> None:
    text = (
        "Example: x\n  Given Bob controls Serra Angel\n  And Sue controls Hill Giant and Giant Spider\n"
        "  When Bob attacks with Serra Angel\n  Then Sue cannot block Serra Angel with Hill Giant\n"
        "  And Sue may block Serra Angel with Giant Spider\n  And Sue has 20 life\n  And because flying\n"
    )
    assert Case(parse_text(text)[0], "m11").questions == [
        "May Sue block Serra Angel with Hill Giant?",
        "May Sue block Serra Angel with Giant Spider?",
        "What becomes of Sue?",
    ]


@pytest.mark.parametrize("n", range(0, 60, 6))
def test_a_puzzle_shows_its_position_and_its_question_and_the_answer_only_on_demand(client: Client, n: int) -> None:
    day = FIRST_DAY + timedelta(days=n)
    puzzle = puzzle_of(day)
    assert puzzle is not None
    html = client.get(f"/sandbox/puzzle/{day}/").content.decode()
    before, _, answer = html.partition('<details class="answer">')
    assert 'aria-label="The position"' in before
    assert puzzle.question.endswith("?")
    assert 'class="claims"' not in before
    assert 'class="verdict"' in answer


@pytest.mark.parametrize("day", ["2025-12-31", "9999-01-01", "2026-02-30", "today"])
def test_a_day_without_a_puzzle_is_none(client: Client, day: str) -> None:
    assert client.get(f"/sandbox/puzzle/{day}/").status_code == 404


def test_the_lesson_goes_on_as_its_tasks_are_done(client: Client) -> None:
    lines = [
        "Given Bob controls Grizzly Bears",
        "And Sue controls Hill Giant",
        "When Bob attacks with Grizzly Bears",
        "And Sue blocks Grizzly Bears with Hill Giant",
        "And combat damage is dealt",
    ]
    text = "Example: a position\n"
    for done, line in enumerate(lines):
        (ruling,) = evaluate(text).rulings
        states = [one.state for one in lesson_lines(ruling, 1)]
        assert states == ["done"] * done + ["now"] + ["later"] * (len(TASKS) - done - 1)
        html = client.post("/sandbox/", {"text": text, "lesson": "1"}).content.decode()
        assert html.count('class="is-done"') == done
        text += f"  {line}\n"
    (ruling,) = evaluate(text).rulings
    assert {one.state for one in lesson_lines(ruling, 2)} == {"done"}
