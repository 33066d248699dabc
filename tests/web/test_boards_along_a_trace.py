"""The boards that belong to the steps of a trace, and where editions diverge."""

import html as html_module
import re
from dataclasses import replace

import pytest
from django.test import Client

from sandbox.boards.timeline import MOST_BOARDS, timeline_of
from sandbox.models import EntryScenario
from sandbox.rulings.compare import across_editions
from sandbox.rulings.divergence import first_divergence
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import how_many, in_order
from tests.web.texts import TRAMPLE
from tests.web.values import step


def played_with_positions(text: str = TRAMPLE, edition: str = "m11") -> Ruling:
    (found,) = evaluate(text, edition, positions=True).rulings
    return found


def test_every_step_has_a_board_and_what_changed_is_said() -> None:
    found = played_with_positions()
    timeline = timeline_of(found)
    assert len(timeline.shown) == how_many(found.trace)
    assert timeline.shown[0] == -1, "nothing has happened yet when the step begins"
    tapped = [pile for pile in timeline.boards[0].sides[1].others if pile.object.name == "War Mammoth"]
    assert [badge.text for badge in tapped[0].badges if "changed" in badge.kind] == ["tapped"]
    assert timeline.boards[timeline.shown[-1]].sides[0].player.life == 18


def test_a_long_trace_keeps_its_last_board() -> None:
    timeline = timeline_of(replace(played_with_positions(), trace=(step("x", frame=0),) * (MOST_BOARDS + 5)))
    assert len(timeline.boards) == MOST_BOARDS
    assert timeline.shown[-1] == MOST_BOARDS - 1


@pytest.mark.django_db
def test_the_boards_of_an_entrys_scenario_can_be_fetched_from_anywhere(client: Client) -> None:
    scenario = EntryScenario.objects.worked_example()
    assert scenario is not None
    path = f"/sandbox/{'/'.join(scenario.entry_key)}/{scenario.number}/boards/"
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer["Access-Control-Allow-Origin"] == "*"
    timeline = answer.json()
    assert -1 <= min(timeline["shown"]) <= max(timeline["shown"]) == len(timeline["boards"]) - 1
    assert timeline["boards"][0][0][:2] == [0, 0], "the first board is whole"
    assert client.get(path, {"ruling": "7"}).status_code == 404
    assert client.get(path, {"under": "mirage"}).status_code == 200


def ruled(text: str, edition: str) -> Ruling:
    (ruling,) = evaluate(text, edition, positions=True).rulings
    return ruling


BURN = "Example: unspent mana\n  Given Bob has {R}{R}\n  When the turn ends\n  Then Bob has 18 life\n"


def test_editions_diverge_where_something_else_happens_first() -> None:
    found = first_divergence([ruled(BURN, "mirage"), ruled(BURN, "m11")])
    assert found is not None
    old, new = found.steps
    assert old is not None
    assert "Bob" in old.text
    assert old != new


def test_other_words_for_the_same_are_no_divergence() -> None:
    old, new = ruled(TRAMPLE, "duel"), ruled(TRAMPLE, "m11")
    assert [one.text for _, one in in_order(old.trace)] != [one.text for _, one in in_order(new.trace)]
    assert first_divergence([old, new]) is None


def test_a_game_that_stops_first_diverges_there() -> None:
    steps = "Example: two acts\n  Given Bob has {R}{R}\n  And Bob holds Lightning Bolt and Lightning Bolt\n"
    one = f"{steps}  When Bob casts Lightning Bolt targeting Sue\n  And everything resolves\n"
    two = f"{one}  And Bob casts Lightning Bolt targeting Sue\n  And everything resolves\n"
    short, long = ruled(one, "m11"), ruled(two, "m11")
    found = first_divergence([short, long])
    assert found is not None
    assert found.steps[0] is None
    assert found.steps[1] is not None
    assert found.places[0] == how_many(short.trace) - 1


def test_a_comparison_says_where_its_columns_diverge(client: Client) -> None:
    (comparison,) = across_editions(BURN)
    assert not comparison.agreed
    assert comparison.divergence is not None
    assert len(comparison.diverging) == len(comparison.columns) > 1
    html = client.get("/sandbox/compare/", {"text": BURN}).content.decode()
    assert "Where they first part" in html
    assert all(f"?step={place}" in html for _, _, place, _ in comparison.diverging)


def test_the_api_gives_frames_and_options_when_asked(client: Client) -> None:
    def rulings(**more: bool) -> dict[str, list[object]]:
        answer = client.post("/api/v1/rulings", {"scenario": TRAMPLE, **more}, content_type="application/json")
        ruling: dict[str, list[object]] = answer.json()["rulings"][0]
        return ruling

    assert "frames" not in rulings()
    assert len(rulings(frames=True)["frames"]) > 3
    assert "options" not in rulings(frames=True)
    assert rulings(options=True)["options"]


def test_a_comparison_is_headed_by_how_many_answers_there_are_and_by_the_rule_that_parts_them(client: Client) -> None:
    html = client.get("/sandbox/compare/", {"text": BURN}).content.decode()
    heading = re.sub(r"<[^>]+>", "", re.findall(r"<h2>(.*?)</h2>", html)[0])
    assert heading == "Two answers, parted by mana burn"
    said = html_module.unescape(re.findall(r'<meta name="description" content="([^"]*)"', html)[0])
    assert "Mirage rulebook, The Duel (MicroProse manual), Comprehensive Rules, Time Spiral: Bob has 18 life." in said


def test_where_editions_part_each_says_what_keeps_it_from_going_on() -> None:
    bears = "Example: two blockers\n  Given it is Sue's main phase\n  And Bob controls 2 Grizzly Bears\n"
    text = (
        f"{bears}  And Sue controls Hill Giant\n  When Sue attacks with Hill Giant\n"
        "  And Bob blocks Hill Giant with Grizzly Bears and Grizzly Bears#2\n  And combat damage is dealt\n"
    )
    (comparison,) = across_editions(text)
    told = {column.keys[0]: words for column, _, _, words in comparison.diverging}
    assert told["m11"] == "Sue must choose in which order the blockers of Hill Giant stand"


def test_games_that_end_otherwise_on_boards_alike_part_at_their_last_step() -> None:
    text = (
        "Example: nothing to draw\n  Given Bob's library has 0 cards\n  And it is Sue's main phase\n"
        "  When it is Bob's draw step\n"
    )
    old, new = ruled(text, "duel"), ruled(text, "m11")
    assert old.result != new.result
    assert first_divergence([old, new]) is not None
