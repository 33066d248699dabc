"""What a permanent is besides its print stands under its card: the face that is up, level, designations, choices."""

import pytest
from django.test import Client

from sandbox.boards.board import board_of
from sandbox.scenarios.evaluation import evaluate_all
from tests.web.boards_compared import all_disagreements

FLIPPED = """Given this card:
    \"\"\"
    Slow Pupil {1}{R}
    Creature — Human
    Whenever Slow Pupil deals damage to an opponent, flip it.
    1/1
    -----
    Swift Master
    Legendary Creature — Human
    2/2
    \"\"\"
  And Bob controls Slow Pupil
  And Slow Pupil is flipped"""

CREWED = """Given Bob controls Irontread Crusher, War Mammoth and Llanowar Elves
  When Bob crews Irontread Crusher by tapping War Mammoth
  And it resolves"""

GOADED = """Given this card:
    \"\"\"
    Taunt {R}
    Instant
    Goad target creature.
    \"\"\"
  And Bob controls Mountain
  And Bob holds Taunt
  And Sue controls Hill Giant
  When Bob casts Taunt targeting Hill Giant
  And it resolves"""

GIVEN = """Given this card:
    \"\"\"
    Gift {R}
    Instant
    WORDS
    \"\"\"
  And Bob controls Mountain
  And Bob holds Gift
  And Sue controls Serra Angel
  When Bob casts Gift targeting Serra Angel
  And it resolves"""
EXERTED = """Given Bob controls Gust Walker
  When Bob attacks with Gust Walker
  And Bob uses the effect of Gust Walker
  And it resolves
  And it is Bob's second main phase"""

STATES = {
    "a keyword given": (
        "m11",
        GIVEN.replace("WORDS", "Target creature gains trample until end of turn."),
        "Serra Angel",
        ["has trample"],
    ),
    "keywords taken": (
        "m11",
        GIVEN.replace("WORDS", "Target creature loses all abilities until end of turn."),
        "Serra Angel",
        ["without flying, vigilance"],
    ),
    "another color": (
        "m11",
        GIVEN.replace("WORDS", "Target creature becomes blue until end of turn."),
        "Serra Angel",
        ["now blue"],
    ),
    "an exerted creature does not untap next": (
        "today",
        EXERTED,
        "Gust Walker",
        ["tapped", "has flying", "does not untap next"],
    ),
    "a Class begins at its first level": ("today", "Given Bob controls Wizard Class", "Wizard Class", ["level 1"]),
    "and says the one that it has": (
        "today",
        "Given Bob controls Wizard Class and 3 Islands\n"
        "  When Bob uses the first ability of Wizard Class\n  And it resolves",
        "Wizard Class",
        ["level 2"],
    ),
    "a Mount is saddled": (
        "today",
        "Given Bob controls Quilled Charger\n  And Quilled Charger is saddled",
        "Quilled Charger",
        ["saddled"],
    ),
    "a Vehicle is crewed": ("today", CREWED, "Irontread Crusher", ["crewed"]),
    "and is not in the next turn": ("today", f"{CREWED}\n  And the turn ends", "Irontread Crusher", []),
    "a creature is goaded": ("today", GOADED, "Hill Giant", ["goaded"]),
    "and is not once its player's turn has begun again": (
        "today",
        f"{GOADED}\n  And it is Sue's second main phase\n  And it is Bob's upkeep",
        "Hill Giant",
        ["tapped"],
    ),
    "a commander, wherever it is": (
        "today",
        "Given Bob controls Ezuri, Claw of Progress\n  And Bob's commander is Ezuri, Claw of Progress",
        "Ezuri, Claw of Progress",
        ["commander"],
    ),
    "a double-faced card shows its back": (
        "today",
        "Given Bob controls Village Ironsmith\n  And Village Ironsmith is transformed",
        "Ironfang",
        ["back of Village Ironsmith"],
    ),
    "a flip card its lower half": ("timespiral", FLIPPED, "Slow Pupil", ["flipped", "is Swift Master"]),
    "two cards that are melded go by the name of the one they are": (
        "today",
        "Given Bob controls Graf Rats and Midnight Scavengers\n"
        "  When it is Bob's beginning of combat\n  And it resolves\n  And Bob attacks with Chittering Host",
        "Chittering Host",
        ["attacking", "back of Graf Rats", "tapped", "melded with Midnight Scavengers"],
    ),
    "what was chosen for it": (
        "m11",
        "Given Bob controls Voice of All\n  And red was chosen for Voice of All",
        "Voice of All",
        ["chosen: red"],
    ),
    "a shield lies ready": (
        "m11",
        "Given Bob controls Drudge Skeletons\n  And Drudge Skeletons has a regeneration shield",
        "Drudge Skeletons",
        ["1 regeneration shield"],
    ),
}


def shown(text: str, edition: str) -> dict[str, list[str]]:
    """By the heading of each of the permanents: what stands under it at the end."""
    (ruling,) = evaluate_all(text, edition, positions=True).rulings
    assert ruling.refusal is None
    piles = [pile for side in board_of(ruling.final).sides for pile in (*side.others, *side.lands)]
    return {pile.label: [badge.text for badge in pile.badges] for pile in piles}


@pytest.mark.parametrize("name", STATES)
def test_what_a_permanent_has_become_is_said_under_it(name: str) -> None:
    edition, given, called, expected = STATES[name]
    text = f"Example: x\n  {given}\n"
    assert shown(text, edition)[called] == expected
    assert all_disagreements(text, edition) == []


def test_cards_elsewhere_say_their_counters_and_what_they_wait_for(client: Client) -> None:
    text = (
        "Example: x\n  Given Bob controls Mountain\n  And Bob holds Rift Bolt\n  When Bob suspends Rift Bolt\n"
        "  Then Rift Bolt has 1 time counter\n"
    )
    page = client.get("/sandbox/", {"text": text, "edition": "today"}).content.decode()
    assert "<i>1 time counter</i>" in page


@pytest.mark.parametrize(
    ("given", "edition", "said"),
    [
        ("Bob controls Swiftwing Assailant\n  When it is Bob's second main phase", "today", "<span>speed 1</span>"),
        ("Bob stakes Hill Giant", "duel", "<dt>Ante <span>1"),
    ],
)
def test_what_a_player_has_and_stakes_is_on_the_board(client: Client, given: str, edition: str, said: str) -> None:
    page = client.get("/sandbox/", {"text": f"Example: x\n  Given {given}\n", "edition": edition}).content.decode()
    assert said in page
