"""Cards with a deck of their own beside the game are refused by name."""

import pytest

from sandbox.terms.errors import NotUnderstood
from sandbox.wording.cards import read_card


@pytest.mark.parametrize(
    ("types", "called"),
    [
        ("Plane \u2014 Dominaria", "planes"),
        ("Ongoing Scheme", "schemes"),
        ("Dungeon", "dungeons"),
        ("Artifact \u2014 Attraction", "attractions"),
        ("Stickers", "stickers"),
    ],
)
def test_what_is_not_played_here_is_refused_by_name(types: str, called: str) -> None:
    with pytest.raises(NotUnderstood, match=f"{called}.* are not played here"):
        read_card({"name": "Somewhere Else", "types": types, "text": "Draw a card."})


@pytest.mark.parametrize(
    ("text", "called"),
    [
        ("When Somebody enters, venture into the dungeon.", "dungeons"),
        ("When Somebody enters, you take the initiative.", "initiative"),
        ("Whenever Somebody attacks, planeswalk.", "planes"),
        ("When Somebody enters, open an Attraction.", "attractions"),
        ("When Somebody enters, you may put a sticker on it.", "stickers"),
        ("Visit \u2014 Draw a card.", "attractions"),
        ("Hidden agenda", "conspiracies"),
        ("Space sculptor", "sectors"),
    ],
)
def test_texts_that_speak_of_it_are_refused_by_name(text: str, called: str) -> None:
    with pytest.raises(NotUnderstood, match=f"is played here: .*{called}.*"):
        read_card({"name": "Somebody", "mana_cost": "{1}", "types": "Creature", "pt": "1/1", "text": text})
