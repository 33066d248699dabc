"""Sentences about the end of a game, and what comes of it: stakes, teams, the match."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.names import named
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.places import where
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_values import Finding, TimeGoal
from sandbox.scenarios.steps.whole_game_step import whole_game
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone

Given = Callable[[Setup], None]


class DuelEnds(TimeGoal):
    """In whatever way: every card goes back to its owner."""

    after_the_game = True

    def begin(self, context: StepContext) -> None:
        context.duel_ended = True
        self.done = True


def _games_won(player: str, number: str) -> Given:
    def win(setup: Setup) -> None:
        setup.once(f"how many games {player} has won", to_number(number))
        setup.game.games_won[setup.player(player)] = to_number(number)

    return win


def _best_of(number: str) -> Given:
    def play(setup: Setup) -> None:
        games = to_number(number)
        if games % 2 == 0:
            raise Malformed("a match is the best of an odd number of games", setup.line, 1, number)
        setup.once("how many games the match has", games)
        setup.game.games_to_win = games // 2 + 1

    return play


def _decides_now(player: str) -> Given:
    def decide(setup: Setup) -> None:
        setup.once("who decides who begins", setup.player(player))
        setup.game.decides_who_begins = setup.player(player)

    return decide


def _staked(thing: str) -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        return found.zone is Zone.ANTE, f"{thing} is {'staked' if found.zone is Zone.ANTE else 'not staked'}"

    return claim


def _in_ante(thing: str, player: str) -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        return found in context.player(player).ante, f"{named(found)} is {where(context.game, found)}"

    return claim


def _in_deck(thing: str, player: str) -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        owner = context.object(thing).owner
        over = context.game.over or context.duel_ended
        return over and owner is context.player(player), f"{owner.name} owns {thing}" + (
            "" if over else ", and plays on"
        )

    return claim


def _team_lost(player: str, negation: str = "") -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        team = context.game.team_of(context.player(player))
        lost = all(member.lost for member in team)
        context.judge_by("losing as a team")
        return lost is not bool(
            negation
        ), f"{', '.join(m.name for m in team if m.lost) or 'nobody'} of the team has lost"

    return claim


def _team_wins(player: str) -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        game, team = context.game, context.game.team_of(context.player(player))
        return all(member in game.winners for member in team), game.outcome or "the game goes on"

    return claim


def _wins_match(player: str) -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        game, who = context.game, context.player(player)
        won = game.games_won.get(who, 0) + (who in game.winners)
        return won >= game.games_to_win, f"{who.name} has won {won} games of the match"

    return claim


def _multiplayer(negation: str = "") -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        number = len(context.game.players)
        return (number > 2) is not bool(negation), f"{number} players began it"

    return claim


def _set_aside(thing: str) -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        there = found.zone is Zone.REMOVED and found.hidden
        return there, f"{thing} is {'set aside' if there else found.zone}"

    return claim


WHOLE_GAME = (
    whole_game(
        "{player} has won {number} game[s] of the match",
        _games_won,
        "Bob has won 1 game of the match",
        "given",
        "Earlier games.",
    ),
    whole_game(
        "the (game|duel) ends", lambda: DuelEnds(), "the duel ends", "time", "Every card goes back to its owner."
    ),
    whole_game("{thing} is staked", _staked, "Serra Angel is staked", "claim", "It lies in somebody's ante."),
    whole_game("{thing} is in {player}'s ante", _in_ante, "Hill Giant is in Bob's ante", "claim", "Whose."),
    whole_game("{thing} is in {player}'s deck", _in_deck, "Evil Presence is in Bob's deck", "claim", "After the game."),
    whole_game(
        "{thing} is set aside",
        _set_aside,
        "Swamp is set aside",
        "claim",
        "Outside the game, and nobody may look at it.",
    ),
    whole_game(
        "the team of {player} has {negation}lost",
        _team_lost,
        "the team of Sue has not lost",
        "claim",
        "A team loses with its last player.",
    ),
    whole_game(
        "the team of {player} wins[ the game]",
        _team_wins,
        "the team of Bob wins",
        "claim",
        "With all its players, those who had lost included.",
    ),
    whole_game("{player} wins the match", _wins_match, "Sue wins the match", "claim", "The best two of three."),
    whole_game(
        "the match is [the ]best of {number}",
        _best_of,
        "the match is the best of five",
        "given",
        "Where nothing is said, the best of three.",
    ),
    whole_game(
        "{player} lost the last game[ of the match]",
        _decides_now,
        "Sue lost the last game",
        "given",
        "Who decides who begins this one.",
    ),
    whole_game(
        "the last game was a draw in which {player} decided who began",
        _decides_now,
        "the last game was a draw in which Sue decided who began",
        "given",
        "So Sue does again.",
    ),
    whole_game(
        "the game is {negation}a multiplayer game",
        _multiplayer,
        "the game is a multiplayer game",
        "claim",
        "More than two players began it.",
    ),
)
