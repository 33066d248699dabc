"""How a game begins: decks, hands, mulligans, and the first draw."""

from __future__ import annotations

from collections import Counter

import pytest

from sandbox.rules.players import losing
from sandbox.rules.turn import starting, steps
from sandbox.rules.turn.deck_legality import CONSTRUCTED, LIMITED, Deck, why_not_legal
from tests.rules.tables import ALL, Paper, after, by_answer, printed_card

TWO_HEADED_GIANT = """Bob, Ann, Sue and Tom
the teams are Bob and Ann against Sue and Tom
the game is Two-Headed Giant"""


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
