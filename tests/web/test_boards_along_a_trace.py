"""The boards that belong to the steps of a trace, and where editions part."""

from typing import Any

import pytest
from django.test import Client

from sandbox.boards.timeline import MOST_BOARDS, film_of
from sandbox.boards.trace_lines import how_many
from sandbox.models import Scenario
from sandbox.rulings.compare import across_editions
from sandbox.rulings.divergence import parting_of
from sandbox.rulings.evaluate import play
from tests.web.texts import TRAMPLE


def played_with_frames(text: str = TRAMPLE, edition: str = "m11") -> dict[str, Any]:
    (ruling,) = play(text, edition, frames=True).rulings
    return ruling


def test_every_step_has_a_board_and_what_changed_is_marked() -> None:
    ruling = played_with_frames()
    film = film_of(ruling)
    assert len(film.shown) == how_many(ruling["trace"])
    assert film.shown[0] == -1, "nothing has happened yet when the step begins"
    tapped = [pile for pile in film.boards[0].sides[1].others if pile.object["name"] == "War Mammoth"]
    assert [mark.text for mark in tapped[0].marks if "changed" in mark.kind] == ["tapped"]
    assert film.boards[film.shown[-1]].sides[0].player["life"] == 18


def test_a_long_trace_keeps_its_last_board() -> None:
    step: dict[str, object] = {"text": "x", "rule": None, "frame": 0, "children": []}
    ruling = played_with_frames() | {"trace": [step] * (MOST_BOARDS + 5)}
    film = film_of(ruling)
    assert len(film.boards) == MOST_BOARDS
    assert film.shown[-1] == MOST_BOARDS - 1


@pytest.mark.django_db
def test_the_boards_of_an_entrys_scenario_can_be_fetched_from_anywhere(client: Client) -> None:
    scenario = Scenario.objects.worked_example()
    assert scenario is not None
    path = f"/sandbox/{'/'.join(scenario.entry_key)}/{scenario.number}/boards/"
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer["Access-Control-Allow-Origin"] == "*"
    html = answer.content.decode()
    assert "data-shown=" in html
    assert "<html" not in html
    assert client.get(path, {"ruling": "7"}).status_code == 404
    assert client.get(path, {"under": "mirage"}).status_code == 200


def step(text: str, rule: str | None = "a rule") -> dict[str, object]:
    return {"text": text, "rule": rule, "entry": None, "line": None, "children": []}


def test_editions_part_where_their_steps_first_differ() -> None:
    old = [step("Bob's main phase begins", None), step("a"), step("b")]
    new = [step("Bob's first main phase begins", None), step("a"), step("c")]
    parting = parting_of([old, new])
    assert parting is not None
    assert parting.number == 2
    assert [s and s["text"] for s in parting.steps] == ["b", "c"]
    assert parting.places == (2, 2)
    assert parting_of([old, old]) is None


def test_a_trace_that_ends_first_parts_there() -> None:
    parting = parting_of([[step("a")], [step("a"), step("b")]])
    assert parting is not None
    assert [s and s["text"] for s in parting.steps] == [None, "b"]
    assert parting.places == (0, 1)


def test_a_comparison_says_where_its_columns_part(client: Client) -> None:
    burn = "Example: unspent mana\n  Given Bob has {R}{R}\n  When the turn ends\n  Then Bob has 18 life\n"
    (comparison,) = across_editions(burn)
    assert not comparison.agreed
    assert comparison.parting is not None
    assert len(comparison.parted) == len(comparison.columns)
    html = client.get("/sandbox/compare/", {"text": burn}).content.decode()
    assert "Where they first part" in html
    assert all(f"?step={place}" in html for _, _, place in comparison.parted)


def test_the_api_gives_frames_and_options_when_asked(client: Client) -> None:
    def rulings(**more: bool) -> dict[str, list[object]]:
        answer = client.post("/api/v1/rulings", {"scenario": TRAMPLE, **more}, content_type="application/json")
        ruling: dict[str, list[object]] = answer.json()["rulings"][0]
        return ruling

    assert "frames" not in rulings()
    assert len(rulings(frames=True)["frames"]) > 3
    assert "options" not in rulings(frames=True)
    assert rulings(options=True)["options"]
