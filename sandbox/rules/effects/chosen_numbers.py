"""Performers: a number that is chosen, and what is done with all cards of that mana value."""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions import HowMany
from sandbox.meaning.effects import ChooseNumber, RevealAndDiscardAll
from sandbox.rules.lookup.context import Context, with_x
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at
from sandbox.rules.players.draw_and_discard import discard

MOST_NUMBER = 99


def reveal_and_discard_all(game: Game, context: Context, effect: RevealAndDiscardAll) -> None:
    kind = with_x(context, effect.kind)
    for player in players_at(game, context, effect.who):
        game.emit(Told(f"{player.name} reveals {', '.join(named(card) for card in player.hand) or 'an empty hand'}"))
        discard(game, player, [card for card in player.hand if matches(game, kind, card, player)])


def choose_number(game: Game, context: Context, effect: ChooseNumber) -> None:
    """Any number from 0 on."""
    text = f"a number for {named(context.source)}"
    choice = Choice(context.controller, HowMany(context.source), text, range(MOST_NUMBER + 1), must_say=True)
    context.number = game.ask(choice)
    game.emit(Told(f"{context.controller.name} chooses {context.number}"))


PERFORMERS: Performers = {
    ChooseNumber: choose_number,
    RevealAndDiscardAll: reveal_and_discard_all,
}
