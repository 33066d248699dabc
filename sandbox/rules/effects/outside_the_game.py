"""Performers: what texts do beyond the game on the board: stakes, subgames, cards that are flipped onto the table."""

from __future__ import annotations

from functools import partial

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import WhatItTouches, WhoWinsSubgame
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Ante, DestroyWhatItTouches, PlaySubgame
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.players.draw_and_discard import shuffle
from sandbox.rules.players.life import change_life
from sandbox.rules.zones import zone_changes
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone


@rule("ante")
def ante(game: Game, context: Context, effect: Ante) -> None:
    """The card joins what its owner has at stake (2010, 407.4)."""
    for card in objects_at(game, context, effect.what):
        zone_changes.put_into(game, card, Zone.ANTE)


@rule("subgames")
def play_subgame(game: Game, context: Context, effect: PlaySubgame) -> None:
    """The main game stands still; afterwards every library is shuffled, and all who have not won lose half of their
    life, rounded up.

    Comprehensive Rules of 2006, 506.1 and 506.6; of 2010, 713.
    """
    players = game.in_turn_order()
    options: list[Player | None] = [*players, None]
    choice = Choice(context.controller, WhoWinsSubgame(context.source), "who wins the subgame", options, must_say=True)
    winner = game.ask(choice)
    game.emit(Told(f"{winner.name} wins the subgame" if winner is not None else "the subgame is a draw"))
    for player in players:
        shuffle(game, player)
    for player in players:
        if player is not winner and player.life > 0:
            change_life(game, player, -((player.life + 1) // 2))


@rule("flipping a card onto the table")
def destroy_what_it_touches(game: Game, context: Context, effect: DestroyWhatItTouches) -> None:
    """A board cannot show how it falls: what it touches is said, and nothing is what it touches where it does not turn
    over."""
    source = context.source
    if not source.in_play:
        return
    possible = permanents_of(game, effect.kind, context.controller)
    touched = _touched(game, context, possible)
    game.emit(Told(f"{named(source)} touches {', '.join(map(named, touched)) or 'nothing'}"))
    zone_changes.destroy(game, touched)


def _touched(game: Game, context: Context, possible: list[Object]) -> list[Object]:
    """Any of them may lie where the card falls; those that it could touch alone are offered."""
    text = f"what {named(context.source)} touches"
    options = [[], *([thing] for thing in possible)]
    why_not = partial(_why_not_touched, possible)
    question = WhatItTouches(context.source)
    return game.ask(Choice(context.controller, question, text, options, must_say=True, why_not=why_not))


def _why_not_touched(possible: list[Object], touched: list[Object]) -> Refusal | None:
    wrong = next((thing for thing in touched if thing not in possible), None)
    return None if wrong is None else Refusal("flipping a card onto the table", f"{named(wrong)} is not destroyed so")


PERFORMERS: Performers = {
    Ante: ante,
    PlaySubgame: play_subgame,
    DestroyWhatItTouches: destroy_what_it_touches,
}
