"""Moves made on the board: what a card can do at a moment, the lands it lacks, and variations of a position."""

import re
from html import unescape

import pytest
from django.test import Client

from sandbox.editor.card_moves import moves_of_card
from sandbox.editor.gherkin_lines import add_given, add_line
from sandbox.editor.missing_lands import lands_offered
from sandbox.editor.scenario_spans import spans_of, text_until
from sandbox.editor.text_change import TextChange
from sandbox.editor.variations import TreeMove, in_scenario, play_from, tree_of_variations
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Ruling
from tests.web.test_sandbox_page import editor

FIGHT = """\
@m11
Example: a fight
  Given Bob controls War Mammoth and Forest
  And Sue controls Hill Giant
  And Bob holds Giant Growth
  And Sue holds Lightning Bolt
  When Bob attacks with War Mammoth
  And Sue blocks War Mammoth with Hill Giant
  And combat damage is dealt
"""
ATTACK, BLOCK = 7, 8


def at(text: str, line: int) -> Ruling:
    (ruling,) = evaluate(text_until(text, line), options=True).rulings
    return ruling


def offered(text: str, line: int, name: str) -> dict[str, list[str]]:
    """What a card can do after a line, and to what."""
    moves = moves_of_card(at(text, line), name, text_until(text, line))
    return {act.words: [move.aim for move in act.moves] for act in moves.acts}


def sentences(branches: list[TreeMove]) -> list[object]:
    return [[one.sentence, *([sentences(one.branches)] if one.branches else [])] for one in branches]


def test_a_card_offers_what_it_can_do_at_each_moment() -> None:
    assert offered(FIGHT, 2, "War Mammoth") == {"attacks with War Mammoth": [""]}
    assert offered(FIGHT, ATTACK, "Hill Giant") == {"blocks … with Hill Giant": ["War Mammoth"]}
    assert offered(FIGHT, BLOCK, "Giant Growth") == {
        "casts Giant Growth targeting …": ["War Mammoth", "Hill Giant"],
    }
    assert offered(FIGHT, 2, "Hill Giant") == {}


def test_everything_a_card_offers_can_be_played() -> None:
    for line in (2, ATTACK, BLOCK):
        for name in ("War Mammoth", "Hill Giant", "Giant Growth", "Forest", "Bob"):
            for act in moves_of_card(at(FIGHT, line), name, FIGHT).acts:
                for move in act.moves:
                    done = play_from(FIGHT, line, move.sentence)
                    ruling = at(done.text, done.line)
                    assert ruling.refusal is None or ruling.open_choices, move.sentence


def test_what_cannot_be_paid_for_comes_with_the_fewest_lands_that_help() -> None:
    (refused,) = moves_of_card(at(FIGHT, ATTACK), "Lightning Bolt", text_until(FIGHT, ATTACK)).refused
    assert (refused.words, refused.lands) == ("casts Lightning Bolt targeting …", "Sue controls Mountain")
    richer = add_given(FIGHT, refused.lands)
    assert "Hill Giant" in offered(richer, ATTACK + 1, "Lightning Bolt")["casts Lightning Bolt targeting …"]


@pytest.mark.parametrize(
    ("controls", "lands"),
    [
        ("Bob controls Hill Giant", "Bob controls 5 Plains"),
        ("Bob controls 3 Plains", "Bob controls 2 Plains"),
        ("Bob controls 3 Forests", "Bob controls 2 Plains"),
        ("Bob controls Plains and Sol Ring", "Bob controls 2 Plains"),
    ],
)
def test_lands_that_are_there_are_not_offered_again(controls: str, lands: str) -> None:
    text = f"Example: x\n  Given {controls}\n  And Bob holds Serra Angel\n"
    (refused,) = moves_of_card(at(text, 1), "Serra Angel", text).refused
    assert refused.lands == lands
    done = evaluate(add_line(add_given(text, lands), "  When Bob casts Serra Angel"))
    assert done.rulings[0].refusal is None


def test_a_refusal_about_anything_but_mana_offers_no_lands() -> None:
    assert lands_offered(FIGHT, "Bob casts Giant Growth", "it is not Bob's turn") == ""
    assert lands_offered("Example: x\n", "Bob casts Serra Angel", "Bob cannot pay {3}{W}{W}") == ""


TOO_DEAR = (
    "Example: too dear\n  Given Bob holds War Mammoth\n  And Bob controls 3 Forests\n  And Sue holds Giant Growth\n"
    "  When Bob casts War Mammoth\n  And everything resolves\n  Then War Mammoth is on the battlefield\n"
)


@pytest.mark.django_db
def test_beside_a_refusal_for_want_of_mana_the_land_is_a_click_away(client: Client) -> None:
    page = client.post("/sandbox/", {"text": TOO_DEAR, "edition": "m11"}).content.decode()
    verdict = page[page.index('class="verdict"') : page.index('class="stage"')]
    (arranged,) = re.findall(r'name="arrange" value="([^"]+)"', verdict)
    assert arranged == "add: Bob controls Forest"
    after = client.post("/sandbox/", {"text": TOO_DEAR, "edition": "m11", "arrange": arranged}).content.decode()
    assert "War Mammoth is on the battlefield." in after
    assert 'name="arrange" value="add: ' not in after[after.index('class="verdict"') : after.index('class="stage"')]


def test_a_move_made_earlier_begins_a_variation_and_the_line_stays() -> None:
    done = play_from(FIGHT, ATTACK, "the turn ends")
    assert done.is_new
    assert done.text.startswith(FIGHT)
    assert [one.name for one in evaluate(done.text).rulings] == ["a fight", "a fight (2)"]
    assert sentences(tree_of_variations(done.text)) == [
        [
            "Bob attacks with War Mammoth",
            [
                ["Sue blocks War Mammoth with Hill Giant", [["combat damage is dealt"]]],
                ["the turn ends"],
            ],
        ]
    ]


def test_a_move_that_is_made_there_already_begins_none() -> None:
    done = play_from(FIGHT, ATTACK, "Sue blocks War Mammoth with Hill Giant")
    assert (done.text, done.line, done.is_new) == (FIGHT, BLOCK, False)
    longer = play_from(FIGHT, 9, "the turn ends")
    assert (longer.text, longer.is_new) == (f"{FIGHT}  And the turn ends\n", False)


def test_a_line_goes_on_where_it_stands_in_the_text() -> None:
    two = play_from(FIGHT, ATTACK, "the turn ends").text
    longer = play_from(two, 9, "the turn ends").text
    assert longer == two.replace("is dealt\n", "is dealt\n  And the turn ends\n", 1)


def test_what_is_set_up_otherwise_is_so_in_every_variation() -> None:
    two = play_from(FIGHT, ATTACK, "the turn ends").text
    for place in (0, 1):
        done = in_scenario(two, place, lambda old: TextChange(add_given(old, "Sue has 3 life")))
        assert done.text.count("  And Sue has 3 life\n") == 2
        assert len(spans_of(done.text.splitlines())) == 2
        assert [one.start.players[1].life for one in evaluate(done.text).rulings] == [3, 3]
        assert len(tree_of_variations(done.text)) == 1


def test_scenarios_that_set_up_otherwise_are_no_variations() -> None:
    other = f"{FIGHT}\nExample: another\n  Given Bob controls Hill Giant\n  When Bob attacks with Hill Giant\n"
    assert sentences(tree_of_variations(other)) == [["Bob attacks with Hill Giant"]]
    assert len(sentences(tree_of_variations(other, 3))) == 1


def test_a_page_shows_the_variation_that_was_chosen_and_its_link_brings_all_back(client: Client) -> None:
    asked = {"text": FIGHT, "upto": str(ATTACK), "play": "the turn ends"}
    html = client.post("/sandbox/", asked).content.decode()
    two = editor(html)
    assert len(spans_of(two.splitlines())) == 2
    assert "2 variations" in html
    assert 'name="scenario" value="1"' in html
    link = unescape(html.partition('data-link="')[2].partition('"')[0])
    assert editor(client.get(link).content.decode()) == two
    back = client.post("/sandbox/", {"text": two, "go": str(BLOCK)}).content.decode()
    assert 'name="scenario" value="0"' in back
    assert editor(back) == two
    dropped = client.post("/sandbox/", {"text": two, "scenario": "1", "do": "drop"}).content.decode()
    assert editor(dropped).strip() == FIGHT.strip()


def test_what_if_instead_offers_what_could_be_done_then(client: Client) -> None:
    html = client.post("/sandbox/", {"text": FIGHT, "instead": str(BLOCK)}, headers={"HX-Request": "true"})
    played = [unescape(one) for one in re.findall(r'name="play" value="([^"]*)"', html.content.decode())]
    assert "combat damage is dealt" in played
    assert "Sue blocks War Mammoth with Hill Giant" in played
    assert not any("attacks" in one for one in played)
