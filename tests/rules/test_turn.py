"""The turn from its first step to its end."""

from __future__ import annotations

import pytest

from sandbox.meaning.costs import SkipStep
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.unspent_mana import mana_burns, mana_is_lost
from sandbox.rules.turn import turn
from sandbox.terms.steps import COMBAT_STEPS, Step
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, after, answers, chapter

CASES = (
    Case(
        "everything that may untap does, in its controller's untap step alone",
        "The Duel: Untap Phase; 2006: 302.2; 2010: 502.2",
        """
        it is Sue's end step
        Bob controls Forest and Hill Giant
        Sue controls Grizzly Bears
        Forest is tapped
        Hill Giant is tapped
        Grizzly Bears is tapped

        it is Bob's upkeep
        """,
        "Bob 20: Forest, Hill Giant 3/3 / Sue 20: Grizzly Bears 2/2 tapped",
    ),
    Case(
        "what a text keeps tapped stays tapped",
        "The Duel: Untap Phase; 2006: 302.2; 2010: 502.2",
        """
        it is Sue's end step
        Bob controls Forest and Brass Man
        Forest is tapped
        Brass Man is tapped

        it is Bob's upkeep
        """,
        "Bob 20: Forest, Brass Man 1/3 tapped / Sue 20",
        OLD,
    ),
    Case(
        "where only so many untap their controller chooses",
        "2006: 302.2; 2010: 502.2",
        """
        it is Sue's end step
        Bob controls Forest, Mountain and Winter Orb
        Forest is tapped
        Mountain is tapped

        it is Bob's upkeep
        Bob chooses Mountain
        """,
        "Bob 20: Forest tapped, Mountain, Winter Orb / Sue 20",
    ),
    Case(
        "one card is drawn in the draw step",
        "The Duel: Draw Phase; 2006: 304.1; 2010: 504.1",
        """
        it is Bob's upkeep
        Forest is on top of Bob's library

        it is Bob's main phase
        """,
        "Bob 20; hand: Forest / Sue 20",
    ),
    Case(
        "damage goes with the turn",
        "Mirage: End of Turn; The Duel: Cleanup Phase; 2006: 314.2; 2010: 514.2",
        """
        Bob controls Hill Giant
        Hill Giant has 2 damage

        the turn ends
        """,
        "Bob 20: Hill Giant 3/3 / Sue 20",
    ),
    Case(
        "damage and effects until end of turn end together",
        "Mirage: End of Turn; 2006: 314.2; 2010: 514.2",
        """
        Bob controls Hill Giant
        Hill Giant has 2 damage
        Bob has {G}
        Bob holds Giant Growth
        Sue has {R}

        Bob casts Giant Growth targeting Hill Giant
        it resolves
        the turn ends
        """,
        answers(
            "mana.unspent",
            {
                mana_burns: "Bob 20: Hill Giant 3/3; graveyard: Giant Growth / Sue 19",
                mana_is_lost: "Bob 20: Hill Giant 3/3; graveyard: Giant Growth / Sue 20",
            },
        ),
    ),
    Case(
        "the hand is cut down to seven cards",
        "The Duel: Discard Phase; 2006: 314.1; 2010: 514.1",
        """
        Bob holds 4 Forests and 4 Islands

        the turn ends
        Bob discards Forest
        """,
        "Bob 20; hand: Forest#2, Forest#3, Forest#4, Island, Island#2, Island#3, Island#4; graveyard: Forest / Sue 20",
    ),
    Case(
        "a text may allow any number of cards",
        "2006: 314.1; 2010: 514.1",
        """
        Bob controls Spellbook
        Bob holds 9 Forests

        the turn ends
        """,
        "Bob 20: Spellbook; hand: Forest, Forest#2, Forest#3, Forest#4, Forest#5, Forest#6, Forest#7, Forest#8, "
        "Forest#9 / Sue 20",
    ),
    Case(
        "what a text says of the end of turn happens before the effects of the turn are over, or after",
        "Mirage: End of Turn; 2006: 313.1 and 314.2; 2010: 513.1 and 514.2",
        """
        Bob has {R}{R}{R}{G}
        Bob holds Ball Lightning and Giant Growth

        Bob casts Ball Lightning
        it resolves
        Bob casts Giant Growth targeting Ball Lightning
        it resolves
        the turn ends
        """,
        "Bob 20; graveyard: Giant Growth, Ball Lightning / Sue 20",
    ),
    Case(
        "who has another turn takes it after this one",
        "2006: 300.6; 2010: 500.7",
        """
        Bob has {U}{C}
        Bob holds Time Walk
        Bob controls Grizzly Bears
        Grizzly Bears is tapped

        Bob casts Time Walk
        it resolves
        the turn ends
        it is Bob's upkeep
        """,
        "Bob 20: Grizzly Bears 2/2; graveyard: Time Walk / Sue 20",
    ),
    Case(
        "a skipped step is passed as if it were not there",
        "Mirage: Skipping Phases and Turns; 2006: 300.9; 2010: 614.10",
        """
        it is Sue's end step
        Sue controls Stasis and Island
        Bob controls Forest
        Forest is tapped

        it is Bob's upkeep
        """,
        "Bob 20: Forest tapped / Sue 20: Stasis, Island",
    ),
)


@chapter(CASES)
def test_what_happens_in_the_course_of_a_turn(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


@pytest.mark.parametrize("edition", ALL)
def test_a_turn_begins_with_untapping_and_ends_with_cleanup(edition: str) -> None:
    """The Duel: The Phases of a Turn; 2006: 300.1; 2010: 500.1."""
    steps = Paper("Bob has 20 life", edition).game.edition.turn.steps
    assert steps[:4] == (Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.MAIN)
    assert steps[4 : 4 + len(COMBAT_STEPS)] == COMBAT_STEPS
    assert steps[-1] is Step.CLEANUP
    assert len(set(steps)) == len(steps)


@pytest.mark.parametrize("edition", ALL)
def test_what_was_new_is_new_no_longer_when_its_controllers_turn_begins(edition: str) -> None:
    """The Duel: Summoning Sickness; 2006: 212.3d; 2010: 302.6."""
    steps = """
    Bob controls Hill Giant
    Hill Giant came under Bob's control this turn

    it is Bob's next main phase
    Bob attacks with Hill Giant
    combat damage is dealt
    """
    assert after(steps, edition) == "Bob 20: Hill Giant 3/3 tapped; hand: ? / Sue 17; hand: ?"


@pytest.mark.parametrize("edition", NEW)
def test_players_act_in_the_end_step_and_not_in_cleanup(edition: str) -> None:
    """2006: 314.3; 2010: 514.3."""
    opened = Paper("Bob has 20 life", edition).game.edition.turn.open_steps
    assert Step.END in opened
    assert {Step.UNTAP, Step.CLEANUP}.isdisjoint(opened)


@pytest.mark.parametrize("edition", ALL)
def test_a_step_that_was_paid_with_is_skipped(edition: str) -> None:
    """Mirage: Skipping Phases and Turns; 2006: 419.6e; 2010: 614.10."""
    table = Paper("it is Bob's upkeep\nBob controls Forest", edition)
    assert not turn._is_skipped(table.game, Step.DRAW)
    pay(table.game, Bill(table.bob, table.thing("Forest"), (SkipStep("draw"),)))
    assert turn._is_skipped(table.game, Step.DRAW)
    assert not turn._is_skipped(table.game, Step.MAIN)
    assert why_not_pay(table.game, Bill(table.bob, table.thing("Forest"), (SkipStep("draw"),))) is not None
