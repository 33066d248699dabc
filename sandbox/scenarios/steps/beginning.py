"""Sentences about how a game begins: stakes, teams, and the moments before the first turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from sandbox.engine.changes.players import add_life
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.starting_point import before_the_game
from sandbox.scenarios.language.step_values import TimeGoal
from sandbox.scenarios.steps.whole_game_step import AND, whole_game
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone

Given = Callable[[Setup], None]


class PointBeforeFirstTurn(TimeGoal):
    """A point before the first turn."""

    def __init__(self, moment: Moment) -> None:
        super().__init__()
        self.moment = moment

    def fresh(self) -> TimeGoal:
        return PointBeforeFirstTurn(self.moment)

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        self.done = self.done or moment is self.moment

    def reached(self, context: StepContext) -> bool:
        return self.done or not context.game.to_begin


def _not_begun() -> Given:
    return lambda setup: before_the_game(setup)


def _first_turn(player: str | None = None) -> Given:
    def begin(setup: Setup) -> None:
        game = setup.game
        game.starting = setup.player(player) if player else game.players[0]
        setup.once("whose turn it is, and which step of it,", (game.starting, "the first turn"))
        game.begin_turn_of(game.starting)
        game.begun = False
        game.go_to(game.edition.turn.steps[0])

    return begin


def _for_ante() -> Given:
    def play(setup: Setup) -> None:
        setup.game.for_ante = True
        before_the_game(setup)

    return play


def _stakes(player: str, things: str) -> Given:
    """Whoever stakes something plays for ante."""

    def stake(setup: Setup) -> None:
        setup.game.for_ante = True
        setup.add_all(things, setup.player(player), Zone.ANTE)

    return stake


def _teams(one: str, other: str) -> Given:
    def join(setup: Setup) -> None:
        teams = [[setup.player(name) for name in AND.split(part)] for part in (one, other)]
        setup.once("who plays together", teams)
        setup.game.teams = teams

    return join


def _two_headed_giant(setup: Setup) -> None:
    """Two teams of players who sit side by side; what has been said of life stands."""
    game = setup.game
    seats = [[player.seat for player in team] for team in game.teams]
    side_by_side = all((one + 1) % len(game.players) == other for team in seats for one, other in pairwise(team))
    if len(seats) != 2 or len(seats[0]) != len(seats[1]) or len(seats[0]) < 2 or not side_by_side:
        why = "say first who plays together, as many players on each side, in the order in which they sit"
        raise Malformed(why, setup.line, 1, "", ["the teams are Bob and Ann against Sue and Tom"])
    if any(about == "life" for _, about in setup.said):
        raise Malformed("say this before anybody's life: each team has one life total", setup.line)
    game.two_headed_giant = True
    game.begin_turn_of(game.active)
    for team in game.teams:
        add_life(game, team[0], game.edition.teams.starting_life * len(team) // 2 - team[0].life)


def _emperors(one: str, other: str) -> Given:
    """How far the players reach is known with that, where it is not said otherwise (2006, 607.3a; 2010, 809.3a)."""

    def crown(setup: Setup) -> None:
        game = setup.game
        setup.once("who the emperors are", (one, other))
        game.emperors = [setup.player(one), setup.player(other)]
        usual = {player: 2 if player in game.emperors else 1 for player in game.players}
        game.ranges = {**usual, **game.ranges}

    return crown


def _range(number: str, player: str | None = None) -> Given:
    def limit(setup: Setup) -> None:
        if player is not None:
            setup.once("the range of influence", number, setup.player(player))
            setup.game.ranges[setup.player(player)] = to_number(number)
            return
        setup.once("the range of influence", number)
        others = [each for each in setup.game.players if ("the range of influence", each) not in setup.said]
        setup.game.ranges |= dict.fromkeys(others, to_number(number))

    return limit


BEGINNING = (
    whole_game(
        "the (game|duel) (has not begun|is about to begin)",
        _not_begun,
        "the game has not begun",
        "given",
        "Libraries are as said; stakes, who begins, opening hands and mulligans are still to come.",
    ),
    whole_game(
        "it is {player}'s first turn of the game",
        _first_turn,
        "it is Bob's first turn of the game",
        "given",
        "Untap step, nothing drawn yet.",
    ),
    whole_game(
        "it is the first turn of the game",
        _first_turn,
        "it is the first turn of the game",
        "given",
        "The first player's.",
    ),
    whole_game(
        "the game is played for ante", _for_ante, "the game is played for ante", "given", "Each player stakes a card."
    ),
    whole_game(
        "{player} stakes {things}",
        _stakes,
        "Bob stakes Serra Angel",
        "given",
        "Which card; the game is played for ante.",
    ),
    whole_game(
        "the teams are {one} against {other}",
        _teams,
        "the teams are Bob and Ann against Sue and Tom",
        "given",
        "Who plays together.",
    ),
    whole_game(
        "the game is Two-Headed Giant",
        lambda: _two_headed_giant,
        "the game is Two-Headed Giant",
        "given",
        "Each team has one turn and one life total. Said after the teams, and before anybody's life.",
    ),
    whole_game(
        "the emperors are {one} and {other}",
        _emperors,
        "the emperors are Ann and Eve",
        "given",
        "Said after the teams. The team of each loses with that player; emperors reach two seats far and generals one,"
        " and each attacks neighbors alone. Deploying creatures is not played.",
    ),
    whole_game("the range of influence is {number}", _range, "the range of influence is 1", "given", "In seats."),
    whole_game(
        "the range of influence of {player} is {number}",
        _range,
        "the range of influence of Sue is 2",
        "given",
        "That player's, where ranges differ.",
    ),
    whole_game(
        "the (antes|stakes) are set aside",
        lambda: PointBeforeFirstTurn(Moment.ANTES_SET_ASIDE),
        "the antes are set aside",
        "time",
        "Before hands are drawn.",
    ),
    whole_game(
        "the opening hands are drawn",
        lambda: PointBeforeFirstTurn(Moment.HANDS_DRAWN),
        "the opening hands are drawn",
        "time",
        "Before mulligans.",
    ),
    whole_game(
        "the (game|duel) begins",
        lambda: PointBeforeFirstTurn(Moment.GAME_BEGAN),
        "the game begins",
        "time",
        "The first turn is next.",
    ),
)
