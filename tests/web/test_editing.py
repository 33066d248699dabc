"""Text that is changed by sentences: playing on, taking back, setting up by hand."""

from html import unescape

import pytest
from django.test import Client

from sandbox.editor.add_card import ZONES
from sandbox.editor.gherkin_lines import add_given, add_line, line_to_append, position_only, remove_last_step
from sandbox.editor.players import players_and_newcomer, players_of
from sandbox.forms import change_position
from sandbox.rulings.choice_tree import tree_of
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.changes import LifeChange
from sandbox.scenarios.values.ruling import Outcome, Pick
from tests.web.test_sandbox_page import editor
from tests.web.texts import TRAMPLE

START = "Example: x\n  Given Bob controls War Mammoth\n"
PASTED = "Stone Bear {2}{G}\nCreature — Bear\nTrample\n3/2"


def test_the_first_thing_that_happens_begins_with_when() -> None:
    assert line_to_append(START, "Bob attacks with War Mammoth") == "  When Bob attacks with War Mammoth"
    assert line_to_append(TRAMPLE, "the turn ends") == "  When the turn ends", "after a Then"
    assert line_to_append(START + "  When Bob passes\n", "the turn ends") == "  And the turn ends"


def test_what_is_appended_can_be_taken_back() -> None:
    longer = add_line(START, "  When Bob passes")
    assert longer == START + "  When Bob passes\n"
    assert remove_last_step(longer) == START
    assert remove_last_step("Example: x\n") == "Example: x\n"


def test_a_card_block_is_taken_back_whole() -> None:
    text = change_position("Example: x\n", "paste", {"paste": PASTED}).text
    assert text.count('"""') == 2
    assert remove_last_step(remove_last_step(text)) == "Example: x\n"


def test_a_given_goes_behind_the_others_and_before_what_happens() -> None:
    lines = add_given(TRAMPLE, "Sue holds Fog").splitlines()
    assert lines[4] == "  And Sue holds Fog"
    assert lines[5].startswith("  When")
    assert add_given("", "Sue holds Fog") == "Example: a position\n  Given Sue holds Fog\n"
    assert position_only(TRAMPLE).splitlines()[-1] == "  And Sue controls Scryb Sprites"


def test_a_card_is_put_with_its_state_and_told_apart() -> None:
    once = change_position(
        START, "put", {"card": "war mammoth", "who": "Bob", "zone": "play", "tapped": "1", "counters": "2"}
    )
    assert once.fault is None
    (ruling,) = evaluate(once.text).rulings
    first, second = ruling.start.players[0].battlefield
    assert (first.tapped, second.tapped) == (False, True)
    assert second.counters == {"+1/+1": 2}


@pytest.mark.parametrize("zone", list(ZONES))
def test_every_zone_has_its_sentence(zone: str) -> None:
    done = change_position("", "put", {"card": "Hill Giant", "who": "Sue", "zone": zone})
    assert done.fault is None
    assert evaluate(done.text).passed


@pytest.mark.parametrize(
    ("what", "asked", "message"),
    [
        ("put", {"card": "Hill Gaint"}, "no card called"),
        ("put", {"card": ""}, "name the card"),
        ("put", {"card": "Hill Giant", "who": "bob smith"}, "a player's name"),
        ("put", {"card": "Lightning Bolt", "zone": "play"}, "no permanent"),
        ("player", {"life": "many"}, "expected a number"),
        ("player", {"mana": "r€"}, "unknown mana symbol"),
        ("paste", {"paste": "Stone Bear {2}{G}\nCreature — Bear\nFlurgs.\n3/2"}, "cannot be read"),
    ],
)
def test_what_cannot_be_set_up_is_said_and_the_text_is_as_it_was(
    what: str, asked: dict[str, str], message: str
) -> None:
    done = change_position(START, what, asked)
    assert done.text == START
    assert done.fault is not None
    assert message in done.fault.message


def test_a_card_that_cannot_be_read_is_shown_with_the_place() -> None:
    done = change_position(START, "paste", {"paste": "Stone Bear {2}{G}\nCreature — Bear\nFlurgs.\n3/2"})
    assert done.place is not None
    assert done.place.line == "Flurgs."
    assert done.place.caret.strip() == "^"


def test_a_pasted_card_can_be_used_at_once() -> None:
    text = change_position(START, "paste", {"paste": PASTED, "who": "Sue"}).text
    text = change_position(text, "put", {"card": "Stone Bear", "who": "Sue"}).text
    (ruling,) = evaluate(text).rulings
    labels = [obj.label for obj in ruling.start.players[1].battlefield]
    assert labels == ["Stone Bear", "Stone Bear#2"]


def test_a_pasted_card_that_cannot_lie_there_is_known_all_the_same() -> None:
    aura = "Stone Skin {W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +0/+2."
    done = change_position(START, "paste", {"paste": aura})
    assert done.fault is None
    assert change_position(done.text, "put", {"card": "Stone Skin", "host": "War Mammoth"}).fault is None
    spell = change_position(
        START, "paste", {"paste": "Stone Growth {G}\nInstant\nTarget creature gets +0/+2 until end of turn."}
    )
    assert spell.text.endswith("And Bob holds Stone Growth\n")


def test_life_mana_and_turn_replace_what_was_said_before() -> None:
    text = START
    for life, mana in (("5", "RR"), ("7", "{G}")):
        text = change_position(text, "player", {"who": "Bob", "life": life, "mana": mana}).text
    text = change_position(text, "turn", {"who": "Sue", "step": "upkeep"}).text
    text = change_position(text, "turn", {"who": "Bob", "step": "upkeep"}).text
    assert text == START + "  And Bob has 7 life\n  And Bob has {G}\n  And it is Bob's upkeep\n"


def test_players_are_those_of_the_text_and_one_who_could_join() -> None:
    assert players_and_newcomer(TRAMPLE) == ["Bob", "Sue", "Ann"]
    assert players_and_newcomer("Given Ann controls Forest")[0] == "Ann"
    assert players_and_newcomer("flurgs")[:2] == ["Bob", "Sue"]


def test_a_third_player_is_seated_after_the_others() -> None:
    three = change_position(START, "put", {"card": "Forest", "who": "Ann"}).text
    assert players_of(three) == ("Bob", "Sue", "Ann")
    listed = "Example: x\n  Given the players are Bob and Sue\n"
    assert "the players are Bob, Sue and Ann\n" in change_position(listed, "put", {"card": "Forest", "who": "Ann"}).text


def test_the_page_offers_what_may_be_done_and_a_click_appends_it(client: Client) -> None:
    html = client.get("/sandbox/", {"text": START, "edition": "m11"}).content.decode()
    assert 'name="append" value="  When Bob attacks with War Mammoth"' in html
    asked = {"text": START, "edition": "m11", "append": "  When Bob attacks with War Mammoth"}
    answer = client.post("/sandbox/", asked).content.decode()
    assert editor(answer) == START + "  When Bob attacks with War Mammoth\n"
    assert "War Mammoth is tapped" in answer
    undone = client.post("/sandbox/", {"text": editor(answer), "do": "undo"}).content.decode()
    assert editor(undone) == START


def test_a_part_of_the_page_brings_the_text_that_was_changed(client: Client) -> None:
    asked = {"text": START, "do": "put", "card": "Hill Giant", "who": "Sue", "zone": "play"}
    part = unescape(client.post("/sandbox/", asked, headers={"HX-Request": "true"}).content.decode())
    assert "<template data-text>" in part
    assert "And Sue controls Hill Giant" in part
    plain = client.post("/sandbox/", {"text": START}, headers={"HX-Request": "true"}).content.decode()
    assert "<template data-text>" not in plain


def way(*picks: tuple[str, str]) -> tuple[Pick, ...]:
    return tuple(Pick("Sue", option, question) for option, question in picks)


def outcome(life: int, *ways: tuple[Pick, ...]) -> Outcome:
    return Outcome("m11", (LifeChange("Sue", 20, life),), None, ways, certain=False, all_tried=True)


def test_choices_are_a_tree_and_answers_that_come_to_the_same_are_one() -> None:
    tree = tree_of(
        [
            outcome(17, way(("yes (or so)", "q"), ("1", "r; s")), way(("yes (or so)", "q"), ("2", "r; s"))),
            outcome(18, way(("no", "q"))),
        ]
    )
    assert (tree.player, tree.question) == ("Sue", "q")
    assert [(one.answer, one.outcome, one.branches) for one in tree.branches] == [
        ("yes (or so)", ("Sue is at 17 life (was 20)",), []),
        ("no", ("Sue is at 18 life (was 20)",), []),
    ]


def test_what_does_not_depend_on_anything_is_certain() -> None:
    tree = tree_of([outcome(17, way(("yes", "q")), way(("no", "q")))])
    assert tree.branches == []
    assert tree.outcome == ("Sue is at 17 life (was 20)",)


def test_the_page_shows_the_tree(client: Client) -> None:
    text = (
        "Example: x\n  Given it is Sue's main phase\n"
        "  And Bob controls 2 Grizzly Bears\n  And Sue controls Hill Giant\n"
        "  When Sue attacks with Hill Giant\n  And Bob blocks Hill Giant with Grizzly Bears and Grizzly Bears#2\n"
        "  And combat damage is dealt\n"
    )
    html = client.post("/sandbox/", {"text": text, "edition": "duel", "explore": "1"}).content.decode()
    assert "It depends" in html
    assert '<ul class="tree">' in html
    assert "how Hill Giant divides its damage" in html
