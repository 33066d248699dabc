"""Performers: votes, and villainous choices.

Comprehensive Rules of 2026, 701.38 and 701.55.
"""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.questions.announcing import WhichMode
from sandbox.engine.questions.choices import WhichVote
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, VotesAgain
from sandbox.meaning.effects import FaceVillainousChoice, Vote
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context, votes_for
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import players_at


@rule("voting")
def vote(game: Game, context: Context, effect: Vote) -> None:
    """In the order of turns, beginning with who controls the text; who has several votes gives them one after the
    other when it is that player's turn to vote."""
    you = context.controller
    seats = game.players[you.seat :] + game.players[: you.seat]
    for option in effect.options:
        context.has_done(votes_for(option), ())
    for player in [each for each in seats if not each.lost]:
        for _ in range(_votes_of(game, player)):
            _votes(game, context, player, effect.options)


def _votes(game: Game, context: Context, player: Player, options: tuple[str, ...]) -> None:
    text = f"what {player.name} votes for"
    option = game.ask(Choice(player, WhichVote(context.source), text, list(options), must_say=True))
    context.has_done(votes_for(option), [player])


def _votes_of(game: Game, player: Player) -> int:
    """One, and those that permanents give: some oblige to vote again, others only allow it."""
    number = 1
    for thing in game.permanents(player):
        for ability in game.characteristics(thing).abilities:
            if isinstance(ability, VotesAgain):
                text = f"vote an additional time because of {named(thing)}"
                number += not ability.optional or may(game, player, WhetherToUse(thing), text)
    return number


@rule("villainous choices")
def face_villainous_choice(game: Game, context: Context, effect: FaceVillainousChoice) -> None:
    """One player after the other chooses and has it done; what is chosen need not be possible."""
    ways = (Mode(effect.first), Mode(effect.second))
    for player in players_at(game, context, effect.who):
        question = WhichMode(context.source, ways)
        text = f"the choice of {player.name} for {named(context.source)}"
        chosen = game.ask(Choice(player, question, text, list(ways), must_say=True))
        game.emit(Told(f"{player.name} has chosen the {'first' if chosen is ways[0] else 'second'}"))
        before = context.bound
        context.bound = {**before, effect.who: [player]}
        perform(game, context, chosen.effects)
        context.bound = before


PERFORMERS: Performers = {
    FaceVillainousChoice: face_villainous_choice,
    Vote: vote,
}
