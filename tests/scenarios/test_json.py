"""The ruling as plain data: the keys and types that the command, the API and the pages build upon."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import NoneType
from typing import Any

import pytest

from sandbox.cards import POOL
from sandbox.editions import EDITIONS, NEWEST
from sandbox.scenarios.result import rule, rule_json
from tests.scenarios.texts import CHOOSE_A_TARGET, TRAMPLE, example

FAILS = example("Given Bob controls Mountain", "Then Bob has 19 life", "And Mountain is untapped")
REFUSED = example("Given Bob controls Hill Giant", "And it is Sue's main phase", "When Bob attacks with Hill Giant")
WAITS = example(
    "Given Bob controls Mountain",
    "And Sue controls Garruk Wildspeaker and Grizzly Bears",
    "And Bob holds Lightning Bolt and Forest",
    "And Grizzly Bears has 1 +1/+1 counter",
    "When Bob casts Lightning Bolt targeting Grizzly Bears",
)
CLAIMS = {"passes": 3, "fails": 2}
TEXTS = {"passes": TRAMPLE, "fails": FAILS, "refused": REFUSED, "open": CHOOSE_A_TARGET, "waits": WAITS}

Data = dict[str, Any]
RULING: dict[str, tuple[type, ...]] = {
    "name": (str,),
    "rule": (str, NoneType),
    "line": (int,),
    "tags": (list,),
    "edition": (str,),
    "edition_name": (str,),
    "passed": (bool,),
    "claims": (list,),
    "refusal": (dict, NoneType),
    "outcome": (list,),
    "result": (str, NoneType),
    "open_choices": (list,),
    "start": (dict,),
    "final": (dict,),
    "trace": (list,),
    "text": (str,),
}
CLAIM = {"line": (int,), "text": (str,), "holds": (bool,), "found": (str,)}
REFUSAL = {"line": (int,), "text": (str,), "message": (str,), "rule": (str, NoneType), "entry": (dict, NoneType)}
ENTRY = {"edition": (str,), "kind": (str,), "slug": (str,), "title": (str,)}
STEP = {
    "text": (str,),
    "rule": (str, NoneType),
    "entry": (dict, NoneType),
    "line": (int, NoneType),
    "children": (list,),
}
POSITION = {"turn": (dict,), "players": (list,), "waiting": (list,)}
WAITING = {
    "name": (str,),
    "controller": (str,),
    "text": (str,),
    "targets": (list,),
    "aims": (list,),
    "resolving": (bool,),
}
CHOICE = {"player": (str,), "question": (str,), "options": (list,)}
ZONES = ("hand", "battlefield", "graveyard", "removed", "phased_out")
PLAYER = {"name": (str,), "life": (int,), "mana": (str,), "poison": (int,), "library": (int,)} | dict.fromkeys(
    ZONES, (list,)
)
OBJECT: dict[str, tuple[type, ...]] = {
    "id": (int,),
    "name": (str,),
    "token": (bool,),
    "label": (str,),
    "cost": (str,),
    "colors": (list,),
    "types": (str,),
    "text": (str,),
    "power": (int, NoneType),
    "toughness": (int, NoneType),
    "printed_power": (int, NoneType),
    "printed_toughness": (int, NoneType),
    "tapped": (bool,),
    "damage": (int,),
    "counters": (dict,),
    "attached_to": (int, NoneType),
    "attacking": (bool,),
    "attacks": (str,),
    "blocked": (bool,),
    "band": (list,),
    "blocking": (list,),
    "sick": (bool,),
    "face_down": (bool,),
    "loyalty": (int, NoneType),
}


def has_shape(data: Data, shape: Mapping[str, tuple[type, ...]]) -> bool:
    """Asserts that the keys are these and the values of these very types."""
    assert set(shape) <= data.keys()
    wrong = {key: data[key] for key, types in shape.items() if type(data[key]) not in types}
    assert wrong == {}
    return True


def read_again(name: str, edition: str) -> Data:
    """What comes out when it is written as JSON and read again."""
    read: Data = json.loads(json.dumps(rule_json(TEXTS[name], edition)[0]))
    return read


every_ruling = pytest.mark.parametrize(("name", "edition"), [(name, edition) for name in TEXTS for edition in EDITIONS])


@every_ruling
def test_a_ruling_has_its_shape(name: str, edition: str) -> None:
    ruling = read_again(name, edition)
    assert has_shape(ruling, RULING)
    assert ruling.keys() == RULING.keys()
    assert ruling["edition"] == edition
    assert {type(word) for word in [*ruling["tags"], *ruling["outcome"]]} <= {str}
    assert [has_shape(claim, CLAIM) for claim in ruling["claims"]] == [True] * CLAIMS.get(name, 0)


@every_ruling
def test_what_is_refused_and_what_is_open_has_its_shape(name: str, edition: str) -> None:
    ruling = read_again(name, edition)
    refusals = [] if ruling["refusal"] is None else [ruling["refusal"]]
    assert [has_shape(refusal, REFUSAL) for refusal in refusals] == [True] * (name in ("refused", "open"))
    assert [has_shape(choice, CHOICE) for choice in ruling["open_choices"]] == [True] * (name == "open")


@every_ruling
def test_a_trace_is_a_tree_of_steps(name: str, edition: str) -> None:
    steps = every_step(read_again(name, edition)["trace"])
    cited = [step["entry"] for step in steps if step["entry"] is not None]
    assert {has_shape(step, STEP) for step in steps} == ({True} if name in ("passes", "waits") else set())
    assert {has_shape(entry, ENTRY) for entry in cited} == ({True} if name in ("passes", "waits") else set())


def every_step(steps: list[Data]) -> list[Data]:
    return [found for step in steps for found in (step, *every_step(step["children"]))]


@pytest.mark.parametrize("when", ["start", "final"])
@every_ruling
def test_a_position_has_its_shape(name: str, edition: str, when: str) -> None:
    position = read_again(name, edition)[when]
    assert has_shape(position, POSITION)
    assert has_shape(position["turn"], {"active": (str,), "phase": (str,)})
    assert [has_shape(player, PLAYER) for player in position["players"]] == [True, True]
    waits = name == "waits" and when == "final"
    assert [has_shape(action, WAITING) for action in position["waiting"]] == [True] * waits
    things = [thing for player in position["players"] for zone in ZONES for thing in player[zone]]
    assert {has_shape(thing, OBJECT) for thing in things} == {True}


def only(text: str, edition: str = "m11", **options: bool) -> Data:
    return rule_json(text, edition, **options)[0]


def test_a_ruling_that_passes() -> None:
    found = only(TRAMPLE)
    assert (found["passed"], found["refusal"], found["open_choices"]) == (True, None, [])
    assert (found["name"], found["tags"], found["edition_name"]) == (
        "a small blocker",
        ["duel", "m11"],
        EDITIONS["m11"].name,
    )
    assert [claim["holds"] for claim in found["claims"]] == [True, True, True]
    assert "Sue is at 18 life (was 20)" in found["outcome"]
    assert [player["life"] for player in found["final"]["players"]] == [20, 18]
    assert [player["life"] for player in found["start"]["players"]] == [20, 20]


def test_a_ruling_without_an_edition_takes_the_first_tag_or_the_newest() -> None:
    assert rule(TRAMPLE)[0].edition == "duel"
    assert rule(FAILS)[0].edition == NEWEST
    assert max(EDITIONS, key=lambda key: EDITIONS[key].date) == NEWEST


def test_as_tagged_names_the_edition_of_what_has_no_tag() -> None:
    assert [rule(text, "tagged-m11")[0].edition for text in (TRAMPLE, FAILS)] == ["duel", "m11"]


def test_a_claim_that_fails_says_what_was_found() -> None:
    found = only(FAILS)
    assert not found["passed"]
    assert [claim["holds"] for claim in found["claims"]] == [False, True]
    assert "20" in found["claims"][0]["found"]


def test_a_refused_act_says_which_rule_and_where_it_is_stated() -> None:
    refusal = only(REFUSED)["refusal"]
    assert (refusal["line"], refusal["text"]) == (4, "Bob attacks with Hill Giant")
    assert refusal["rule"] == "declaring attackers"
    assert refusal["entry"]["edition"] == "m11"
    assert "Sue" in refusal["message"]


def test_an_open_choice_lists_its_options() -> None:
    found = only(CHOOSE_A_TARGET)
    assert found["open_choices"][0]["options"]
    assert found["refusal"]["rule"] is None


def test_what_waits_stands_in_the_position_with_its_targets() -> None:
    (action,) = only(WAITS)["final"]["waiting"]
    assert (action["name"], action["controller"], action["targets"]) == ("Lightning Bolt", "Bob", ["Grizzly Bears"])


def test_an_object_shows_what_it_is_now_and_what_is_printed() -> None:
    garruk, bears = only(WAITS)["final"]["players"][1]["battlefield"]
    assert (bears["power"], bears["printed_power"], bears["counters"]) == (3, 2, {"+1/+1": 1})
    assert (garruk["loyalty"], garruk["power"]) == (POOL["Garruk Wildspeaker"].loyalty, None)


def test_exploring_adds_the_outcomes() -> None:
    found = only(CHOOSE_A_TARGET, explore=True)
    assert found.keys() - RULING.keys() == {"outcomes"}
    assert len(found["outcomes"]) == len(found["open_choices"][0]["options"])
    for outcome in found["outcomes"]:
        assert has_shape(outcome, {"outcome": (list,), "when": (list,), "certain": (bool,)})


def test_a_game_that_ends_says_how() -> None:
    steps = ("Given Bob controls Mountain", "And Sue has 3 life", "And Bob holds Lightning Bolt")
    text = example(*steps, "When Bob casts Lightning Bolt targeting Sue", "And everything resolves")
    assert only(text)["result"] == "Bob wins"


def test_every_edition_can_be_asked_for() -> None:
    assert [rule(TRAMPLE, edition)[0].edition for edition in EDITIONS] == list(EDITIONS)
