"""What is due in upkeep."""

from __future__ import annotations

from sandbox.meaning.costs import PayLife
from sandbox.meaning.events import BeginningOf
from sandbox.meaning.keyword_abilities import CumulativeUpkeep
from sandbox.rules.triggers.keyword_triggers import is_cost, read_as_triggered
from sandbox.rules.turn.new_game import TRIGGERED_KEYWORDS
from tests.rules.tables import NEW, OLD, Case, chapter

UPKEEP = (
    Case(
        "what is due in upkeep is paid for or its price is taken",
        "The Duel: Upkeep Phase; 2006: 303.1; 2010: 503.1",
        """
        it is Bob's untap step
        Bob controls Phantasmal Forces and Island

        it is Bob's main phase
        """,
        "Bob 20: Island; hand: ?; graveyard: Phantasmal Forces / Sue 20",
    ),
    Case(
        "who pays keeps it",
        "The Duel: Upkeep Phase; 2006: 303.1; 2010: 503.1",
        """
        it is Bob's untap step
        Bob controls Phantasmal Forces and Island

        it is Bob's main phase
        Bob pays for Phantasmal Forces
        """,
        "Bob 20: Phantasmal Forces 4/1, Island tapped; hand: ? / Sue 20",
    ),
    Case(
        "cumulative upkeep grows with every payment",
        "Mirage: Cumulative Upkeep",
        """
        it is Bob's untap step
        Bob controls Mystic Remora and 3 Islands
        the upkeep of Mystic Remora has been paid 1 times

        it is Bob's main phase
        Bob pays the upkeep of Mystic Remora
        """,
        "Bob 20: Mystic Remora, 2 Island tapped, Island; hand: ? / Sue 20",
        OLD,
    ),
    Case(
        "cumulative upkeep grows with every age counter",
        "2006: 502.13a; 2010: 702.21a",
        """
        it is Bob's untap step
        Bob controls Mystic Remora and 3 Islands
        Mystic Remora has 1 age counter

        it is Bob's main phase
        Bob pays the upkeep of Mystic Remora
        """,
        "Bob 20: Mystic Remora 2 age, 2 Island tapped, Island; hand: ? / Sue 20",
        NEW,
    ),
    Case(
        "in the older books the active player says when in the upkeep an effect is carried out",
        "The Duel: Fast Effects and Phases; Fifth Edition: Phase Structure",
        """
        it is Bob's upkeep
        Bob controls Lord of the Pit and Grizzly Bears

        Bob carries out the effect of Lord of the Pit
        """,
        "Bob 20: Lord of the Pit 7/7; graveyard: Grizzly Bears / Sue 20",
        OLD,
    ),
    Case(
        "at its end at the latest it is carried out",
        "The Duel: Fast Effects and Phases; Fifth Edition: Phase Structure",
        """
        it is Bob's untap step
        Bob controls Lord of the Pit

        it is Bob's main phase
        """,
        "Bob 13: Lord of the Pit 7/7; hand: ? / Sue 20",
    ),
)


@chapter(UPKEEP)
def test_upkeep_is_paid(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


def test_cumulative_upkeep_is_due_in_its_controllers_upkeep() -> None:
    """Mirage: Cumulative Upkeep; 2010: 702.21a."""
    (found,) = read_as_triggered(TRIGGERED_KEYWORDS, CumulativeUpkeep((PayLife(1),)))
    assert isinstance(found.event, BeginningOf)
    assert found.event.step == "upkeep"
    assert is_cost(found.modes[0])
