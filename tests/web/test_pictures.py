"""Pictures show what the engine's record and its rulings say, and say it in words as well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.test import Client

from rulebook.entry_files import EntryFault, read_entry
from rulebook.entry_html import render_entry
from rulebook.term_finder import TermFinder
from sandbox.editions import EDITIONS
from sandbox.pictures.combat import combat_picture
from sandbox.pictures.drawing import KINDS, OF_EDITIONS, drawn_edition
from sandbox.pictures.layers import layers_picture
from sandbox.pictures.turn import turn_picture
from sandbox.pictures.waiting import waiting_picture
from sandbox.pictures.zones import zones_picture
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Ruling
from tests.web.folders import Folder

BAND = """\
Example: a band
  Given Bob controls Benalish Hero and Gray Ogre
  And Sue controls Hill Giant
  When Bob attacks with Benalish Hero and Gray Ogre in a band
  And Sue blocks Gray Ogre with Hill Giant
  And Bob assigns 3 damage from Hill Giant to Benalish Hero
  And combat damage is dealt
"""
ANSWERED = """\
Example: an answer
  Given Bob controls Grizzly Bears and Forest
  And Bob holds Giant Growth
  And Sue controls Mountain
  And Sue holds Lightning Bolt
  When Sue casts Lightning Bolt targeting Grizzly Bears
  And Bob casts Giant Growth targeting Grizzly Bears
  And everything resolves
"""


def played(text: str, edition: str) -> Ruling:
    return evaluate(text, edition, positions=True).rulings[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turn_shows_every_part_under_its_phase_and_where_players_may_act(edition: str) -> None:
    turn = EDITIONS[edition].turn
    picture = turn_picture(EDITIONS[edition])
    assert [(column.name, column.open) for column in picture.columns] == [
        (turn.name(step), step in turn.open_steps) for step in turn.steps
    ]
    assert all(turn.name(step) in picture.words for step in turn.steps)
    for band in picture.bands:
        under = [column for column in picture.columns if band.x <= column.x < band.x + band.width]
        assert len(under) > 1


def test_layers_stand_in_the_order_in_which_they_are_applied() -> None:
    names = [bar.name for bar in layers_picture(EDITIONS["m11"]).bars]
    assert (
        names.index("its types") < names.index("its colors") < names.index("size: set") < names.index("size: switched")
    )
    assert layers_picture(EDITIONS["timespiral"]).in_layers
    assert not layers_picture(EDITIONS["mirage"]).in_layers


def test_counters_have_a_layer_of_their_own_in_2010_and_share_one_today() -> None:
    """2010: 613.3c and 613.3d; 2026: 613.4c."""
    sizes = [[bar.name for bar in layers_picture(EDITIONS[key]).bars if "size" in bar.name] for key in ("m11", "today")]
    assert [name for name in sizes[0] if "counters" in name] == ["size: counters"]
    assert [name for name in sizes[1] if "counters" in name] == ["size: changed, by counters too"]
    assert sizes[0][0] == sizes[1][0] == "size: defined by its own text"


def test_combat_shows_band_blocks_and_damage() -> None:
    picture = combat_picture(played(BAND, "duel"))
    assert [fighter.name for fighter in picture.attackers] == ["Benalish Hero", "Gray Ogre"]
    assert [fighter.name for fighter in picture.defenders] == ["Hill Giant", "Sue"]
    assert len(picture.bands) == 1
    assert sorted(arrow.amount for arrow in picture.damage) == [1, 2, 3]
    assert "Benalish Hero and Gray Ogre in a band" in picture.words
    assert "Hill Giant dealing 3 damage to Benalish Hero" in picture.words


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_waits_is_shown_until_it_has_resolved(edition: str) -> None:
    picture = waiting_picture(played(ANSWERED, edition))
    assert picture.names == ("Lightning Bolt", "Giant Growth")
    assert [cell.number for cell in picture.cells if cell.resolving] == [2, 1]
    assert picture.words.endswith("Giant Growth resolves, Lightning Bolt resolves.")


def test_cards_are_followed_from_zone_to_zone() -> None:
    picture = zones_picture(played(ANSWERED, "m11"))
    assert [lane.name for lane in picture.lanes] == ["hand", "stack", "graveyard"]
    assert {way.name for way in picture.ways} == {"Lightning Bolt", "Giant Growth"}


RETURNED = """\
Example: back, and cast once more
  Given Bob controls Runeclaw Bear, 2 Forests and Island
  And Bob holds Unsummon
  When Bob casts Unsummon targeting Runeclaw Bear
  And it resolves
  And Bob casts Runeclaw Bear
  And it resolves
"""
TOKEN = """\
Example: a token is no card
  Given Bob controls a 1/1 red Goblin token
  And Sue controls Plains
  And Sue holds Swords to Plowshares
  When Sue casts Swords to Plowshares targeting Goblin
  And it resolves
"""


def test_a_card_that_comes_back_is_told_to_come_back() -> None:
    words = zones_picture(played(RETURNED, "today")).words
    assert "Runeclaw Bear: battlefield, hand, stack, battlefield" in words


@pytest.mark.parametrize(("edition", "name"), [("timespiral", "removed"), ("today", "exile")])
def test_only_cards_have_a_way_and_a_zone_has_the_name_of_its_edition(edition: str, name: str) -> None:
    picture = zones_picture(
        played(TOKEN.replace("a 1/1 red Goblin token", "Hill Giant").replace("Goblin", "Hill Giant"), edition)
    )
    assert picture.lanes[-1].name == name
    assert {way.name for way in picture.ways} == {"Hill Giant", "Swords to Plowshares"}
    assert {way.name for way in zones_picture(played(TOKEN, edition)).ways} == {"Swords to Plowshares"}


@pytest.mark.parametrize("kind", OF_EDITIONS)
def test_a_picture_has_its_words_and_no_style_of_its_own(kind: str) -> None:
    html = drawn_edition(kind, "m11")
    assert re.search(r'<svg role="img"[^>]* aria-label="[^"]{40,}"', html)
    assert "style=" not in html


def test_every_kind_of_picture_stands_in_an_entry() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in Path().glob("*/content/*/*.md"))
    assert {kind for kind in KINDS if f"```picture\n{kind}" in texts} == set(KINDS)


@pytest.mark.django_db
def test_an_entry_shows_its_picture(client: Client) -> None:
    html = client.get("/m11/rules/parts-of-the-turn/").content.decode()
    assert 'class="picture"' in html
    assert "```" not in html


@pytest.mark.parametrize("asked", ["portrait", "combat", "combat 2", "turn 1", "waiting x"])
def test_a_picture_of_nothing_is_a_fault(folder: Folder, asked: str) -> None:
    path = folder.write("rulebook", "m11", "a", f"Words.\n\n```picture\n{asked}\n```\n\n```gherkin\n{BAND}```\n")
    entry = read_entry(path, "rules")
    with pytest.raises(EntryFault, match="a picture"):
        render_entry(entry, lambda topic: None, TermFinder.over([]))
