"""Sentences about the game as a whole: its beginning and its end, stakes, teams, decks, the match."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from sandbox.cards import find as find_card
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.rules.turn.deck_legality import Deck, why_not_legal
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import counted
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import Found, TimeGoal
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone

Given = Callable[[Setup], None]
_AND = re.compile(r", and |, | and ")


# setting up


def _not_begun() -> Given:
    return lambda setup: setattr(setup.game, "to_begin", True)


def _first_turn(player: str | None = None) -> Given:
    def begin(setup: Setup) -> None:
        game = setup.game
        game.starting = setup.player(player) if player else game.players[0]
        game.begin_turn_of(game.starting)
        game.begun = False
        game.go_to(game.edition.turn.steps[0])

    return begin


def _for_ante() -> Given:
    def play(setup: Setup) -> None:
        setup.game.for_ante = setup.game.to_begin = True

    return play


def _stakes(player: str, things: str) -> Given:
    def stake(setup: Setup) -> None:
        setup.add_all(things, setup.player(player), Zone.ANTE)

    return stake


def _teams(one: str, other: str) -> Given:
    def join(setup: Setup) -> None:
        teams = [[setup.player(name) for name in _AND.split(part)] for part in (one, other)]
        setup.game.teams = teams

    return join


def _range(number: str) -> Given:
    return lambda setup: setattr(setup.game, "range_of_influence", to_number(number))


def _games_won(player: str, number: str) -> Given:
    def win(setup: Setup) -> None:
        setup.game.games_won[setup.player(player)] = to_number(number)

    return win


# time


class Comes(TimeGoal):
    """A point before the first turn."""

    def __init__(self, moment: Moment) -> None:
        super().__init__()
        self.moment = moment

    def fresh(self) -> TimeGoal:
        return Comes(self.moment)

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        self.done = self.done or moment is self.moment

    def reached(self, context: StepContext) -> bool:
        return self.done or not context.game.to_begin


class DuelEnds(TimeGoal):
    """In whatever way: every card goes back to its owner."""

    def begin(self, context: StepContext) -> None:
        context.duel_ended = True
        self.done = True


class DeckIs(TimeGoal):
    """A deck or a sideboard, looked at by itself."""

    def __init__(self, player: str, things: str, part: str) -> None:
        super().__init__()
        self.player, self.things, self.part = player, things, part

    def fresh(self) -> TimeGoal:
        return DeckIs(self.player, self.things, self.part)

    def begin(self, context: StepContext) -> None:
        deck = context.decks.setdefault(self.player, Deck())
        setattr(deck, self.part, _cards(self.things, context.line))
        self.done = True


def _cards(things: str, line: int) -> Counter[Card]:
    found: Counter[Card] = Counter()
    for part in _AND.split(things):
        size = re.match(r"(\d{1,3}) (.+)", part)
        number, name = (int(size[1]), size[2]) if size else counted(part)
        found[_card(name, line)] += number
    return found


def _card(name: str, line: int) -> Card:
    for candidate in (name, name.removesuffix("s")):
        try:
            return find_card(candidate)
        except LookupError:
            continue
    raise Malformed(f"there is no card called {name!r}", line, 1, name)


def _deck_given(player: str, things: str) -> Given:
    return lambda setup: setup.decks.update({player: Deck(_cards(things, setup.line))})


# claims


def _legal_deck(player: str, format: str, negation: str = "") -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        refusal = why_not_legal(context.decks.get(player, Deck()), format)
        if refusal is not None:
            context.refusals.append(refusal)
        return (refusal is None) is not bool(negation), str(refusal or f"the deck is legal in {format}")

    return claim


def _staked(thing: str) -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        found = context.object(thing)
        return found.zone is Zone.ANTE, f"{thing} is {'staked' if found.zone is Zone.ANTE else 'not staked'}"

    return claim


def _in_ante(thing: str, player: str) -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        found = context.object(thing)
        return found in context.player(player).ante, f"{thing} is {found.zone}, owned by {found.owner.name}"

    return claim


def _in_deck(thing: str, player: str) -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        owner = context.object(thing).owner
        over = context.game.over or context.duel_ended
        return over and owner is context.player(player), f"{owner.name} owns {thing}" + (
            "" if over else ", and plays on"
        )

    return claim


def _team_lost(player: str, negation: str = "") -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        team = context.game.team_of(context.player(player))
        lost = all(member.lost for member in team)
        return lost is not bool(
            negation
        ), f"{', '.join(m.name for m in team if m.lost) or 'nobody'} of the team has lost"

    return claim


def _wins_match(player: str) -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        game, who = context.game, context.player(player)
        won = game.games_won.get(who, 0) + (game.outcome == f"{who.name} wins")
        return won >= 2, f"{who.name} has won {won} games of the match"

    return claim


def _multiplayer(negation: str = "") -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        number = len(context.game.players)
        return (number > 2) is not bool(negation), f"{number} players began it"

    return claim


def _set_aside(thing: str) -> Callable[[StepContext], Found]:
    def claim(context: StepContext) -> Found:
        found = context.object(thing)
        there = found.zone is Zone.REMOVED and found.hidden
        return there, f"{thing} is {'set aside' if there else found.zone}"

    return claim


def _s(pattern: str, read: Callable[..., Any], example: str, kind: str, about: str = "") -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "The whole game", kind)


GAME = (
    _s(
        "the (game|duel) (has not begun|is about to begin)",
        _not_begun,
        "the game has not begun",
        "given",
        "Libraries are as said; stakes, who begins, opening hands and mulligans are still to come.",
    ),
    _s(
        "it is {player}'s first turn of the game",
        _first_turn,
        "it is Bob's first turn of the game",
        "given",
        "Untap step, nothing drawn yet.",
    ),
    _s(
        "it is the first turn of the game",
        _first_turn,
        "it is the first turn of the game",
        "given",
        "The first player's.",
    ),
    _s("the game is played for ante", _for_ante, "the game is played for ante", "given", "Each player stakes a card."),
    _s("{player} stakes {things}", _stakes, "Bob stakes Serra Angel", "given", "Which card."),
    _s(
        "the teams are {one} against {other}",
        _teams,
        "the teams are Bob and Ann against Sue and Tom",
        "given",
        "Who plays together.",
    ),
    _s("the range of influence is {number}", _range, "the range of influence is 1", "given", "In seats."),
    _s(
        "{player} has won {number} game[s] of the match",
        _games_won,
        "Bob has won 1 game of the match",
        "given",
        "Earlier games.",
    ),
    _s(
        "the (antes|stakes) are set aside",
        lambda: Comes(Moment.ANTES_SET_ASIDE),
        "the antes are set aside",
        "time",
        "Before hands are drawn.",
    ),
    _s(
        "the opening hands are drawn",
        lambda: Comes(Moment.HANDS_DRAWN),
        "the opening hands are drawn",
        "time",
        "Before mulligans.",
    ),
    _s(
        "the (game|duel) begins",
        lambda: Comes(Moment.GAME_BEGAN),
        "the game begins",
        "time",
        "The first turn is next.",
    ),
    _s("the (game|duel) ends", lambda: DuelEnds(), "the duel ends", "time", "Every card goes back to its owner."),
    _s(
        "{player}'s deck is {things}",
        lambda player, things: _deck_given(player, things),
        "Bob's deck is 24 Forests, 4 Runeclaw Bears and 32 Mountains",
        "given",
    ),
    _s(
        "{player}'s deck is {things}",
        lambda player, things: DeckIs(player, things, "main"),
        "Bob's deck is 24 Forests, 4 Runeclaw Bears and 32 Mountains",
        "time",
    ),
    _s(
        "{player}'s sideboard is {things}",
        lambda player, things: DeckIs(player, things, "sideboard"),
        "Bob's sideboard is 15 Plains",
        "time",
    ),
    _s(
        "{player}'s deck is {negation}legal in {format}",
        _legal_deck,
        "Bob's deck is legal in Constructed",
        "claim",
        "Or in Limited.",
    ),
    _s("{thing} is staked", _staked, "Serra Angel is staked", "claim", "It lies in somebody's ante."),
    _s("{thing} is in {player}'s ante", _in_ante, "Hill Giant is in Bob's ante", "claim", "Whose."),
    _s("{thing} is in {player}'s deck", _in_deck, "Evil Presence is in Bob's deck", "claim", "After the game."),
    _s(
        "{thing} is set aside",
        _set_aside,
        "Swamp is set aside",
        "claim",
        "Outside the game, and nobody may look at it.",
    ),
    _s(
        "the team of {player} has {negation}lost",
        _team_lost,
        "the team of Sue has not lost",
        "claim",
        "A team loses with its last player.",
    ),
    _s("{player} wins the match", _wins_match, "Sue wins the match", "claim", "The best two of three."),
    _s(
        "the game is {negation}a multiplayer game",
        _multiplayer,
        "the game is a multiplayer game",
        "claim",
        "More than two players began it.",
    ),
)
