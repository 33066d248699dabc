"""The turn from its first step to its end, unspent mana, and how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sandbox.meaning.costs import SkipStep
from sandbox.rules.casting.costs import Bill, pay, why_not_pay
from sandbox.rules.casting.unspent_mana import mana_burns, mana_is_lost
from sandbox.rules.players import losing
from sandbox.rules.turn import starting, steps, turn
from sandbox.rules.turn.deck_legality import CONSTRUCTED, LIMITED, Deck, why_not_legal
from sandbox.terms.steps import COMBAT_STEPS, Step
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, after, answers, by_answer, chapter, printed_card

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
        "unspent mana at the end of a phase",
        "Mirage: Mana Burn; Fifth Edition: Mana Burn; 2006: 300.3; 2010: 106.4",
        """
        Bob controls 3 Mountains

        Bob taps 3 Mountains for mana
        it is Bob's end step
        """,
        answers(
            "mana.unspent",
            {mana_burns: "Bob 17: 3 Mountain tapped / Sue 20", mana_is_lost: "Bob 20: 3 Mountain tapped / Sue 20"},
        ),
    ),
    Case(
        "unspent mana when the attack begins",
        "Fifth Edition: Mana Burn; 2006: 300.3; 2010: 106.4",
        """
        Bob controls Mountain and Grizzly Bears

        Bob taps Mountain for mana
        Bob attacks with Grizzly Bears
        """,
        answers(
            "mana.empties",
            {
                turn.at_the_end_of_phases_and_around_the_attack: "Bob 19: Mountain tapped, "
                "Grizzly Bears 2/2 tapped / Sue 20",
                turn.at_the_end_of_steps: "Bob 20: Mountain tapped, Grizzly Bears 2/2 tapped / Sue 20",
                turn.at_the_end_of_phases: answers(
                    "turn.phase_timing",
                    {
                        True: "Bob 20 {R}: Mountain tapped, Grizzly Bears 2/2 tapped / Sue 20",
                        False: "Bob 19: Mountain tapped, Grizzly Bears 2/2 tapped / Sue 20",
                    },
                ),
            },
        ),
    ),
    Case(
        "mana lasts from step to step of one phase, or not",
        "2006: 300.3; 2010: 106.4",
        """
        it is Bob's upkeep
        Bob controls Mountain

        Bob taps Mountain for mana
        Bob draws
        """,
        answers(
            "mana.empties",
            {
                turn.at_the_end_of_phases_and_around_the_attack: "Bob 19: Mountain tapped; hand: ? / Sue 20",
                turn.at_the_end_of_phases: answers(
                    "turn.phase_timing",
                    {
                        True: "Bob 19: Mountain tapped; hand: ? / Sue 20",
                        False: "Bob 20 {R}: Mountain tapped; hand: ? / Sue 20",
                    },
                ),
                turn.at_the_end_of_steps: "Bob 20: Mountain tapped; hand: ? / Sue 20",
            },
        ),
    ),
    Case(
        "mana burn kills who has no life for it",
        "Fifth Edition: Mana Burn; 2006: 300.3",
        """
        Bob has 1 life
        Bob controls Mountain

        Bob taps Mountain for mana
        it is Bob's end step
        """,
        "Bob 0 lost: Mountain tapped / Sue 20 / Sue wins",
        (*OLD, "timespiral"),
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

TWO_HEADED_GIANT = """Bob, Ann, Sue and Tom
the teams are Bob and Ann against Sue and Tom
the game is Two-Headed Giant"""


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


PHASE, AROUND, STEPS = (
    turn.at_the_end_of_phases,
    turn.at_the_end_of_phases_and_around_the_attack,
    turn.at_the_end_of_steps,
)


@pytest.mark.parametrize("edition", ALL)
def test_when_pools_empty(edition: str) -> None:
    """Fifth Edition: Mana Burn; 2006: 300.3; 2010: 106.4."""
    table = Paper("Bob has 20 life", edition)
    rules = table.game.edition
    for before, step in pairwise(rules.turn.steps):
        phase_ends = rules.turn.phase(before) != rules.turn.phase(step)
        begins = step is Step.ATTACKERS
        attack = begins or (before in COMBAT_STEPS and step not in COMBAT_STEPS)
        expected: dict[object, bool] = {PHASE: phase_ends, AROUND: phase_ends or attack, STEPS: True}
        assert rules.mana.empties(table.game, before, step) is expected[rules.mana.empties], (before, step)


@pytest.mark.parametrize(("edition", "life"), by_answer("mana.unspent", {mana_burns: 17, mana_is_lost: 20}))
def test_unspent_mana_costs_life_or_nothing(edition: str, life: int) -> None:
    """Mirage: Mana Burn; 2006: 300.3; 2010: 106.4."""
    table = Paper("Bob has {R}{R}{U}", edition)
    table.game.edition.mana.unspent(table.game, table.bob)
    assert (table.bob.life, dict(table.bob.pool)) == (life, {})
    table.game.edition.mana.unspent(table.game, table.bob)
    assert table.bob.life == life


@pytest.mark.parametrize(
    ("edition", "draws"),
    by_answer(
        "turn.first_draw",
        {
            steps.the_starter_draws_nothing: {2: [False, True], 3: [False, True, True]},
            steps.the_starter_draws_nothing_in_a_duel: {2: [False, True], 3: [True, True, True]},
            steps.the_primary_starter_draws_nothing_in_a_duel: {2: [False, True], 3: [True, True, True]},
        },
    ),
)
def test_who_draws_in_the_first_turn(edition: str, draws: dict[int, list[bool]]) -> None:
    """Mirage: Play or Draw; 2006: 101.5; 2010: 103.7a and 103.7c."""
    for number, expected in draws.items():
        table = Paper(f"the players are {'Bob and Sue' if number == 2 else 'Bob, Sue and Ann'}", edition)
        first = table.game.edition.turn.first_draw
        assert [first(table.game, player) for player in table.game.players] == expected


@pytest.mark.parametrize(("edition", "draws"), [("timespiral", [False, True]), ("m11", [False, False])])
def test_who_draws_in_the_first_turn_of_a_team(edition: str, draws: list[bool]) -> None:
    """2006: 606.6b, the secondary player alone; 2010: 810.6."""
    table = Paper(f"the players are {TWO_HEADED_GIANT}", edition)
    first = table.game.edition.turn.first_draw
    assert [first(table.game, player) for player in table.game.players] == [*draws, True, True]


@pytest.mark.parametrize(
    ("edition", "free"),
    by_answer(
        "beginning.free_mulligan",
        {
            starting.no_free_mulligan: [False, False, False],
            starting.the_first_is_free_for_teams: [False, False, True],
            starting.the_first_is_free_among_many: [False, True, True],
        },
    ),
)
def test_whether_a_first_mulligan_is_free(edition: str, free: list[bool]) -> None:
    """2006: 101.4 and 101.4a; 2010: 103.4b."""
    seats = ("Bob and Sue", "Bob, Sue and Ann", TWO_HEADED_GIANT)
    tables = [Paper(f"the players are {who}", edition) for who in seats]
    assert [table.game.edition.beginning.free_mulligan(table.game) for table in tables] == free


@pytest.mark.parametrize(("edition", "hand"), by_answer("beginning.mulligans", {True: 6, False: 7}))
def test_each_mulligan_costs_a_card(edition: str, hand: int) -> None:
    """2006: 101.4; 2010: 103.4."""
    steps = """
    the game has not begun

    Bob takes a mulligan
    the opening hands are drawn
    the game begins
    """
    drawn = after(steps, edition)
    assert drawn.startswith(f"Bob 20; hand: {hand} ?") is True


@pytest.mark.parametrize("edition", ALL)
def test_seven_cards_are_dealt(edition: str) -> None:
    """2006: 101.4; 2010: 103.3."""
    table = Paper("Bob's library has 5 cards", edition)
    starting.deal(table.game, table.bob, starting.HAND)
    starting.deal(table.game, table.sue, starting.HAND)
    assert [len(player.hand) for player in table.game.players] == [5, 7]


@pytest.mark.parametrize("edition", ALL)
def test_the_winner_owns_what_was_staked(edition: str) -> None:
    """Mirage: Ante; The Duel: The Duel; 2006: 217.9; 2010: 407."""
    table = Paper("Bob stakes Serra Angel\nSue stakes Hill Giant", edition)
    won = losing.win_stakes(table.game, table.bob)
    assert [card.owner for card in won] == [table.bob, table.bob]
    assert (len(table.bob.ante), len(table.sue.ante)) == (2, 0)


DECKS = (
    (60, 4, 0, CONSTRUCTED, True),
    (59, 4, 0, CONSTRUCTED, False),
    (60, 5, 0, CONSTRUCTED, False),
    (60, 4, 15, CONSTRUCTED, True),
    (60, 4, 14, CONSTRUCTED, False),
    (60, 4, 16, CONSTRUCTED, False),
    (40, 9, 0, LIMITED, True),
    (39, 4, 0, LIMITED, False),
    (40, 4, 3, LIMITED, True),
)


@pytest.mark.parametrize(("size", "bears", "sideboard", "play", "legal"), DECKS)
def test_what_a_deck_may_hold(size: int, bears: int, sideboard: int, play: str, legal: bool) -> None:
    """Magic 2011: Building Your Own Deck."""
    main = Counter({printed_card("Grizzly Bears"): bears, printed_card("Forest"): size - bears})
    deck = Deck(main, Counter({printed_card("Forest"): sideboard} if sideboard else {}))
    assert (why_not_legal(deck, play) is None) is legal


def test_the_sideboard_counts_for_four_of_a_card() -> None:
    """Magic 2011: Building Your Own Deck."""
    main = Counter({printed_card("Grizzly Bears"): 4, printed_card("Forest"): 56})
    side = Counter({printed_card("Grizzly Bears"): 1, printed_card("Forest"): 14})
    assert why_not_legal(Deck(main), CONSTRUCTED) is None
    assert why_not_legal(Deck(main, side), CONSTRUCTED) is not None


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
