"""A position that is arranged on its board: each change is a change of the text, and the rest of it stays true."""

import re
from dataclasses import dataclass
from html import unescape

import pytest
from django.test import Client

from sandbox.editor.board_menu import board_menu, board_menus
from sandbox.editor.card_picker import A_PAGE, KINDS, picker_page
from sandbox.editor.commands import run_command
from sandbox.editor.players import players_and_newcomer, players_of
from sandbox.editor.remove_card import remove_card
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.position import ObjectState, Position
from tests.web.test_sandbox_page import editor
from tests.web.texts import UNREADABLE

POSITION = """\
Example: x
  Given Bob controls 3 Grizzly Bears, War Mammoth and Holy Strength on War Mammoth
  And Sue controls Grizzly Bears and two 1/1 green Saproling tokens
  And Grizzly Bears#4 is tapped
  And War Mammoth has 2 damage
  And Bob holds Lightning Bolt and Pacifism
"""


def start(text: str) -> Position:
    (ruling,) = evaluate(text).rulings
    return ruling.start


def labels(text: str, player: int = 0, zone: str = "battlefield") -> list[str]:
    return [obj.label for obj in start(text).players[player].cards_in(zone)]


def asks(text: str, name: str, words: str) -> str:
    """What the button of a menu asks for; by its words, or by what it does."""
    (menu,) = [menu for menu in board_menus(start(text)) if menu.name == name]
    (found,) = [one.command for group in menu.groups for one in group.buttons if words in (one.words, one.about)]
    return found


def after(text: str, name: str, words: str) -> str:
    done = run_command(text, asks(text, name, words))
    assert done.fault is None
    return done.text


def test_every_button_of_every_menu_makes_a_position_that_can_be_played() -> None:
    changes = [
        button.command for menu in board_menus(start(POSITION)) for group in menu.groups for button in group.buttons
    ]
    assert len(changes) > 100
    for asked in changes:
        done = run_command(POSITION, asked)
        assert done.fault is None, asked
        assert done.text != POSITION, asked
        assert evaluate(done.text).passed, asked


def test_a_card_is_tapped_and_untapped_by_one_line() -> None:
    tapped = after(POSITION, "War Mammoth", "tap it")
    assert tapped == POSITION + "  And War Mammoth is tapped\n"
    assert after(tapped, "War Mammoth", "untap it") == POSITION


def test_counters_damage_and_life_go_up_and_down() -> None:
    text = POSITION
    for words in ("1 more +1/+1 counters", "1 more +1/+1 counters", "1 less damage"):
        text = after(text, "War Mammoth", words)
    for words in ("5 less life", "1 more life", "Add {R}", "Add {G}"):
        text = after(text, "Bob", words)
    mammoth = next(obj for obj in start(text).players[0].battlefield if obj.label == "War Mammoth")
    assert (mammoth.counters, mammoth.damage) == ({"+1/+1": 2}, 1)
    assert (start(text).players[0].life, start(text).players[0].mana) == (16, "{R}{G}")
    assert "mana" not in after(text, "Bob", "none")
    assert start(after(text, "Bob", "none")).players[0].mana == ""


def test_of_one_counter_less_than_one_nothing_is_said() -> None:
    once = after(POSITION, "Grizzly Bears", "1 more -1/-1 counters")
    assert "has 1 -1/-1 counter\n" in once
    assert after(once, "Grizzly Bears", "1 less -1/-1 counters") == POSITION


def test_who_stays_is_called_what_it_was_called() -> None:
    text = remove_card(POSITION, "Grizzly Bears#2")
    assert labels(text) == ["Grizzly Bears", "Grizzly Bears#3", "War Mammoth", "Holy Strength"]
    assert labels(text, 1) == ["Grizzly Bears#4", "Saproling", "Saproling#2"]
    assert [obj.tapped for obj in start(text).players[1].battlefield] == [True, False, False]


def test_what_is_said_of_a_card_and_what_is_on_it_goes_with_it() -> None:
    assert "is tapped" not in remove_card(POSITION, "Grizzly Bears#4")
    text = remove_card(POSITION, "War Mammoth")
    assert "Given Bob controls 3 Grizzly Bears\n" in text
    assert "damage" not in text
    assert "Saproling token\n" in remove_card(POSITION, "Saproling")


def test_an_equipment_stays_without_what_it_was_on() -> None:
    text = "Example: x\n  Given Bob controls War Mammoth and Loxodon Warhammer on War Mammoth\n"
    assert remove_card(text, "War Mammoth") == "Example: x\n  Given Bob controls Loxodon Warhammer\n"


@pytest.mark.parametrize(
    ("words", "player", "zone"),
    [
        ("in hand", 0, "hand"),
        ("in the graveyard", 0, "graveyard"),
        ("removed from the game", 0, "removed"),
        ("phased out", 0, "phased_out"),
        ("under Sue’s control", 1, "battlefield"),
    ],
)
def test_a_card_is_moved_with_its_number(words: str, player: int, zone: str) -> None:
    assert "Grizzly Bears#3" in labels(after(POSITION, "Grizzly Bears#3", words), player, zone)


def test_what_can_be_attached_is_put_on_something_else() -> None:
    text = after(POSITION, "Holy Strength", "Grizzly Bears#4")
    players = start(text).players
    aura = next(obj for obj in players[0].battlefield if obj.label == "Holy Strength")
    assert aura.attached_to == players[1].battlefield[0].id


def test_players_keep_their_seats() -> None:
    text = "Example: x\n  Given Bob controls Forest\n  And Sue controls Forest\n"
    left = after(text, "Forest", "take it away")
    assert players_of(left) == ("Bob", "Sue")
    assert "the players are Bob and Sue" in left
    assert players_and_newcomer(left) == ["Bob", "Sue", "Ann"]


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("away: War Mamoth", "nothing in the position is called"),
        ("explode: War Mammoth", "cannot be changed so"),
        ("move: nowhere | Bob | War Mammoth", "cannot be changed so"),
        ("move: hand", "cannot be changed so"),
        ("say: War Mammoth flurgs", "not known"),
        ("say: " + "x" * 2_000, "not known"),
        ("", "cannot be changed so"),
    ],
)
def test_what_cannot_be_changed_so_is_said(asked: str, message: str) -> None:
    done = run_command(POSITION, asked)
    assert done.text == POSITION
    assert done.fault is not None
    assert message in done.fault.message


@pytest.mark.django_db
def test_a_button_of_the_board_opens_a_menu_and_a_button_of_that_changes_the_text(client: Client) -> None:
    html = unescape(client.get("/sandbox/", {"text": POSITION, "edition": "m11"}).content.decode())
    assert 'name="menu" value="Grizzly Bears#4"' in html
    assert 'name="arrange"' not in html, "no menu is open yet"
    opened = client.post("/sandbox/", {"text": POSITION, "menu": "War Mammoth"}).content.decode()
    assert 'value="say: War Mammoth is tapped"' in opened
    assert editor(opened) == POSITION
    changed = client.post("/sandbox/", {"text": POSITION, "arrange": "say: War Mammoth is tapped"}).content.decode()
    assert editor(changed) == POSITION + "  And War Mammoth is tapped\n"
    assert "say: War Mammoth" not in client.get("/r/1/x/").content.decode()


@pytest.mark.django_db
def test_cards_are_found_by_name_color_and_type() -> None:
    assert picker_page({"card": "hill gi"}).cards[0].name == "Hill Giant"
    greens = picker_page({"color": "green", "kind": "Creature"})
    assert len(greens.cards) == A_PAGE
    assert all("green" in card.colors and "Creature" in card.types for card in greens.cards)
    assert picker_page({"card": "flurgs"}).cards == ()
    assert {word for kind in KINDS for word in [kind] if not picker_page({"kind": kind}).cards} == set()


@pytest.mark.django_db
def test_pages_of_picks_follow_each_other_to_the_end(client: Client) -> None:
    seen: list[str] = []
    asked = {"kind": "Artifact"}
    for page in range(20):
        found = picker_page({**asked, "page": str(page)})
        seen += [card.name for card in found.cards]
        if not found.more:
            break
    assert len(seen) == len(set(seen)) == found.found
    assert (
        'name="put" value="Hill Giant"' in client.get("/sandbox/cards/picks/", {"card": "hill giant"}).content.decode()
    )
    assert client.get("/sandbox/cards/picks/", {"page": "x" * 50, "color": "mauve"}).status_code == 200


@pytest.mark.django_db
def test_a_card_that_is_picked_lies_where_it_fits(client: Client) -> None:
    for card, line in (("Hill Giant", "And Sue controls Hill Giant"), ("Fog", "And Sue holds Fog")):
        asked = {"text": POSITION, "put": card, "who": "Sue", "card": "", "zone": ""}
        assert editor(client.post("/sandbox/", asked).content.decode()).endswith(f"  {line}\n")


@pytest.mark.django_db
def test_a_pasted_card_is_put_there_by_the_form(client: Client) -> None:
    asked = {"text": "Example: x\n", "do": "paste", "who": "Sue", "paste": "Stone Bear {2}{G}\nCreature — Bear\n3/2"}
    text = editor(client.post("/sandbox/", asked).content.decode())
    assert text.endswith("And Sue controls Stone Bear\n")
    assert 'name="put" value="Stone Bear"' in client.post("/sandbox/", {"text": text}).content.decode()


@pytest.mark.django_db
def test_a_menu_can_be_had_alone_and_is_there_again_after_its_button_was_pressed(client: Client) -> None:
    part = client.post("/sandbox/", {"text": POSITION, "menu": "Sue"}, headers={"HX-Request": "true"})
    assert part["HX-Retarget"] == "#board-menu"
    assert "data-link" not in part.content.decode()
    assert part.content.decode().count('data-menu="Sue"') == 1
    assert "<section" not in part.content.decode()
    pressed = {"text": POSITION, "at_menu": "Sue", "arrange": "say: Sue has 21 life"}
    assert 'data-menu="Sue"' in client.post("/sandbox/", pressed, headers={"HX-Request": "true"}).content.decode()
    gone = {"text": POSITION, "at_menu": "War Mammoth", "arrange": "away: War Mammoth"}
    assert "data-menu" not in client.post("/sandbox/", gone, headers={"HX-Request": "true"}).content.decode()
    assert "data-menu" not in client.post("/sandbox/", {"text": POSITION, "at_menu": "Sue"}).content.decode()


@pytest.mark.django_db
def test_a_menu_of_a_text_that_cannot_be_read_is_the_fault_of_the_text(client: Client) -> None:
    answer = client.post("/sandbox/", {"text": UNREADABLE, "menu": "Sue"}, headers={"HX-Request": "true"})
    assert "HX-Retarget" not in answer
    assert 'class="fault"' in answer.content.decode()


@pytest.mark.django_db
def test_every_button_on_the_board_opens_a_menu_of_its_own(client: Client) -> None:
    text = f"{POSITION}  And Bob controls 60 Forests\n  And Hill Giant is in Sue's graveyard\n"
    html = client.get("/sandbox/", {"text": text}).content.decode()
    buttons = [unescape(name) for name in re.findall(r'class="act" name="menu" value="([^"]+)"', html)]
    assert {"Bob", "War Mammoth", "Grizzly Bears", "Pacifism"} <= set(buttons)
    assert len(buttons) == len(set(buttons)) < 20
    for name in buttons:
        menu = board_menu(start(text), name)
        assert menu is not None
        assert menu.groups


STATES = """\
Example: x
  Given Bob controls War Mammoth, Holy Strength on War Mammoth and Whispersilk Cloak on War Mammoth
  And Sue controls Hill Giant and Forest
  And War Mammoth is tapped
  And War Mammoth has 2 +1/+1 counters
"""


@dataclass(frozen=True)
class Placed:
    """A permanent, who controls it, and the label of what it is on."""

    state: ObjectState
    controller: str
    on: str


def board_of(text: str) -> dict[str, Placed]:
    """What is in play by its label."""
    present = list(start(text).in_play())
    labels = {obj.id: obj.label for obj, _ in present}
    return {obj.label: Placed(obj, player.name, labels.get(obj.attached_to or 0, "")) for obj, player in present}


def test_under_anothers_control_everything_else_stays_as_it_was() -> None:
    there = board_of(after(STATES, "War Mammoth", "under Sue’s control"))
    mammoth = there["War Mammoth"]
    assert (mammoth.controller, mammoth.state.tapped, mammoth.state.counters) == ("Sue", True, {"+1/+1": 2})
    assert {there[name].on for name in ("Holy Strength", "Whispersilk Cloak")} == {"War Mammoth"}
    assert {there[name].controller for name in ("Holy Strength", "Whispersilk Cloak")} == {"Bob"}
    auras = board_of(after(STATES, "Holy Strength", "under Sue’s control"))
    assert (auras["Holy Strength"].controller, auras["Holy Strength"].on) == ("Sue", "War Mammoth")


def test_what_is_moved_on_is_still_movable_and_equipment_comes_off() -> None:
    text = after(STATES, "Holy Strength", "Hill Giant")
    assert board_of(text)["Holy Strength"].on == "Hill Giant"
    without_mammoth = after(text, "War Mammoth", "take it away")
    assert set(board_of(without_mammoth)) == {"Holy Strength", "Whispersilk Cloak", "Hill Giant", "Forest"}
    assert board_of(after(STATES, "Whispersilk Cloak", "nothing"))["Whispersilk Cloak"].on == ""


def test_only_what_an_aura_may_enchant_is_offered() -> None:
    (menu,) = [menu for menu in board_menus(start(STATES)) if menu.name == "Holy Strength"]
    (hosts,) = [group for group in menu.groups if group.name == "Put it on"]
    assert [button.words for button in hosts.buttons] == ["Hill Giant"]


def test_with_its_creature_gone_from_play_an_aura_lies_in_the_graveyard() -> None:
    text = after(STATES, "War Mammoth", "in hand")
    assert labels(text, 0, "hand") == ["War Mammoth"]
    assert labels(text, 0, "graveyard") == ["Holy Strength"]
    assert labels(text) == ["Whispersilk Cloak"]


def test_phasing_keeps_everything_and_comes_back() -> None:
    text = after(STATES, "Holy Strength", "phased out")
    assert labels(text, 0, "phased_out") == ["Holy Strength"]
    assert after(text, "Holy Strength", "in play") == STATES


def test_an_aura_from_the_hand_is_put_on_something_and_a_spell_not_into_play() -> None:
    text = "Example: x\n  Given Bob holds Holy Strength and Giant Growth\n  And Sue controls Hill Giant\n"
    assert board_of(after(text, "Holy Strength", "in play on Hill Giant"))["Holy Strength"].on == "Hill Giant"
    (menu,) = [menu for menu in board_menus(start(text)) if menu.name == "Giant Growth"]
    assert not any(button.words.startswith("in play") for group in menu.groups for button in group.buttons)


@pytest.mark.django_db
@pytest.mark.parametrize(("edition", "words"), [("mirage", "in play"), ("m11", "on the battlefield")])
def test_a_menu_speaks_the_words_of_its_edition(edition: str, words: str, client: Client) -> None:
    text = f"{POSITION}  And Hill Giant is in Sue's graveyard\n"
    asked = {"text": text, "menu": "Hill Giant", "edition": edition}
    answer = client.post("/sandbox/", asked, headers={"HX-Request": "true"}).content.decode()
    assert f">{words}<" in answer
    assert ("in play" in answer) is (words == "in play")
    page = client.get("/sandbox/", {"text": text, "edition": edition}).content.decode()
    assert f">{words}</option>" in page
