"""What is offered, suggested and refused is said in the words of the edition that is played."""

from __future__ import annotations

import re

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.language.edition_words import in_words_of
from sandbox.scenarios.values.fault import Fault
from tests.scenarios.rulings import offered
from tests.scenarios.texts import example
from tests.scenarios.words_of_eras import ALIEN

POSITION = (
    "Given Bob controls Benalish Hero, Hill Giant, Grizzly Bears, Birds of Paradise, Taiga and 5 Mountains",
    "And Bob holds Fireball, Lightning Bolt, Battering Craghorn, Healing Salve, Forest and Shivan Dragon",
    "And Sue controls 2 Grizzly Bears, Drudge Skeletons, Samite Healer, Swamp, Forest and Blood Moon",
    "And Sue holds Giant Growth, Fog and Counterspell",
)
MOMENTS = (
    (),
    ("When Bob attacks with Hill Giant",),
    ("When Bob attacks with Hill Giant", "And Sue blocks Hill Giant with Grizzly Bears"),
    ("When Bob plays Lightning Bolt targeting Drudge Skeletons",),
    ("When Bob plays Lightning Bolt",),
    ("When it is Sue's upkeep",),
)
BROKEN = (
    "When Bob cast Lightning Bolt targeting Sue",
    "Then Grizzly Bears is at play",
    "Then Grizzly Bears is outside of play",
    "Then Grizzly Bears is in the exile",
    "Then Grizzly Bears is removed",
)


def alien(edition: str, said: list[str]) -> list[str]:
    """Those that have a word of another time."""
    words = re.compile("|".join(ALIEN[edition]))
    return [one for one in said if words.search(one)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_offered_and_why_not_is_in_the_words_of_the_edition(moment: tuple[str, ...], edition: str) -> None:
    options = offered(example(*POSITION, *moment), edition)
    assert alien(edition, [option.sentence for option in options]) == []
    assert alien(edition, [option.because for option in options if option.because]) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_spells_are_offered_with_the_verb_of_the_edition(edition: str) -> None:
    verb = "plays" if edition == "timespiral" else "casts"  # Comprehensive Rules of 2006, 401.1; of 2010, 601
    said = [option.sentence for option in offered(example(*POSITION), edition)]
    assert f"Bob {verb} Lightning Bolt targeting Sue" in said
    assert f"Bob {verb} Battering Craghorn face down" in said
    assert "Bob plays Forest" in said


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("broken", BROKEN)
def test_what_is_suggested_is_in_the_words_of_the_edition(broken: str, edition: str) -> None:
    (fault,) = evaluate(example(*POSITION, broken), edition).faults
    assert fault.nearest
    assert alien(edition, [*fault.nearest, *fault.repairs]) == []


def test_the_words_that_the_reader_has_said_stay() -> None:
    said = Fault("Malformed", "", 1, 1, "Bob casts Shock targetting Sue", ("Bob casts Shock targeting Sue",))
    assert in_words_of(EDITIONS["timespiral"].words, said) == said


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("given", ["Sue controls Shock", "Giant Growth is tapped", "Sue holds Weakness on Hill Giant"])
def test_what_is_wrong_with_a_position_is_said_in_the_words_of_the_edition(given: str, edition: str) -> None:
    faults = evaluate(example(*POSITION, f"And {given}"), edition).faults
    assert EDITIONS[edition].words.play in faults[0].message
    assert alien(edition, [one.message for one in faults]) == []
