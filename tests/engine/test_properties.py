"""What holds of every game, whatever is played: drawn positions, drawn acts, under every edition.

HEADJUDGE_PLAY=5000 tries five thousand games for each property instead of a few.
"""

from __future__ import annotations

from hypothesis import assume, example, given
from hypothesis import strategies as st

from sandbox.engine.acts import Act
from sandbox.engine.choices import AnyChoice
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.rules.casting.player_actions import act_on, why_not
from sandbox.scenarios.trials.soundness import unsound
from sandbox.terms.errors import Illegal
from tests.engine.deals import deals, games, tables
from tests.engine.drawn_oracle import DrawnOracle, candidates
from tests.engine.drawn_play import Played, carried_on, played, started
from tests.engine.positions import Deal, Side
from tests.engine.state import sentences, state_of

THE_HIVE = Deal("m11", Side(("The Hive",)), Side(), bytes(range(0, 250, 7)))
"""A token, which leaves no card behind."""
REMOVED_AND_RETURNED = Deal(
    "m11",
    Side(("Severed Legion",), ("Faceless Butcher",)),
    Side((), ("Lightning Bolt", "Lightning Bolt")),
    bytes.fromhex("d717531902c41cacc20303c2cb70d718456f"),
)
"""What a creature has removed comes back once when it dies."""


@games(60)
@example(THE_HIVE)
@example(REMOVED_AND_RETURNED)
@given(deals)
def test_at_every_question_each_card_is_in_one_place_and_no_number_is_impossible(deal: Deal) -> None:
    held: list[Played] = []

    def watch(game: Game, oracle: DrawnOracle, choice: AnyChoice | None) -> None:
        assert unsound(game, held[0].made) == []

    held.append(started(deal, watch))
    done = carried_on(held[0])
    if done.ended == "numbers":
        assert unsound(done.game, done.made) == []


@games(20)
@given(tables)
def test_three_and_four_players_leave_no_card_out_either(deal: Deal) -> None:
    held: list[Played] = []

    def watch(game: Game, oracle: DrawnOracle, choice: AnyChoice | None) -> None:
        assert unsound(game, held[0].made) == []

    held.append(started(deal, watch))
    done = carried_on(held[0])
    assert len(done.game.players) > 2
    if done.ended == "numbers":
        assert unsound(done.game, done.made) == []


@games(30)
@example(THE_HIVE)
@given(deals)
def test_the_same_answers_give_the_same_trace_and_state(deal: Deal) -> None:
    first, second = played(deal), played(deal)
    assert sentences(first.game.trace) == sentences(second.game.trace)
    assert state_of(first.game) == state_of(second.game)
    assert (first.ended, first.oracle.used) == (second.ended, second.oracle.used)


@games(20)
@example(THE_HIVE)
@given(deals)
def test_asking_whether_an_act_is_legal_changes_nothing_and_neither_does_a_refused_one(deal: Deal) -> None:
    def watch(game: Game, oracle: DrawnOracle, choice: AnyChoice | None) -> None:
        player = game.window.player if game.window is not None else None
        if choice is not None or player is None or oracle.used % 6:
            return
        before = state_of(game)
        refused = [act for act in candidates(game, player) if why_not(game, player, act) is not None]
        assert state_of(game) == before
        for act in refused:
            assert is_illegal(game, player, act)
        assert state_of(game) == before

    assert played(deal, watch).oracle.used <= len(deal.numbers)


def is_illegal(game: Game, player: Player, act: Act) -> bool:
    """Whether doing it is refused."""
    try:
        act_on(game, player, act)
    except Illegal:
        return True
    return False


@games(20)
@given(deals, st.integers(0, 1_000))
def test_a_choice_that_nobody_answers_is_undone_by_taking_the_answers_before_it_again(deal: Deal, which: int) -> None:
    asked: list[tuple[int, int]] = []
    played(deal, lambda game, oracle, choice: asked.append((oracle.used, oracle.at_window)) if choice else None)
    assume(asked)
    used, at_window = asked[which % len(asked)]
    unanswered, states = stopped_after(deal, used, at_window)
    assert unanswered.ended in ("unanswered", "numbers")
    again, states_again = stopped_after(deal, at_window, at_window)
    assert (again.oracle.used, states_again) == (at_window, states)


def stopped_after(deal: Deal, numbers: int, window: int) -> tuple[Played, list[object]]:
    """The game with only so many numbers, and its state when the player was asked to act at the window."""
    states: list[object] = []

    def watch(game: Game, oracle: DrawnOracle, choice: AnyChoice | None) -> None:
        if choice is None and oracle.used == window:
            states.append(state_of(game))

    cut = Deal(deal.edition, deal.bob, deal.sue, deal.numbers[:numbers])
    return played(cut, watch), states
