"""Performers: clash, and time travel.

Comprehensive Rules of 2026, 701.30 and 701.56.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.players import put_on_the_bottom
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import BLANK, Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Clash, TimeTravel
from sandbox.meaning.keyword_abilities import Suspend
from sandbox.rules.lookup.choosing import choose_up_to, may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.library import top_card
from sandbox.rules.lookup.mana_value import mana_values
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.zones.doubling import counters_put

TIME = "time"


@rule("clash")
def clash(game: Game, context: Context, effect: Clash) -> None:
    """Both reveal at once; then each says, the active player first, whether the card goes to the bottom. What nobody
    knows of is higher than nothing."""
    you = context.controller
    other = opponent_who(game, context, f"with whom {you.name} clashes")
    shown = {player: top_card(game, player) for player in game.in_turn_order() if player in (you, other)}
    if any(card is not None and card.card is BLANK for card in shown.values()):
        game.emit(Told("nobody knows which cards are revealed"))
        return
    revealed = {player: card for player, card in shown.items() if card is not None}
    for player, card in revealed.items():
        game.emit(Told(f"{player.name} reveals {named(card)}"))
    values = {player: max(mana_values(game, card)) for player, card in revealed.items()}
    under = [card for player, card in revealed.items() if _goes_under(game, player, card)]
    for card in under:
        put_on_the_bottom(game, card)
    if you in values and all(values[you] > value for player, value in values.items() if player is not you):
        game.emit(Told(f"{you.name} wins the clash"))
        perform(game, context, effect.effects)
    else:
        perform(game, context, effect.otherwise)


def _goes_under(game: Game, player: Player, card: Object) -> bool:
    return may(game, player, WhetherToUse(card), f"put {named(card)} on the bottom of the library")


def time_travel(game: Game, context: Context, effect: TimeTravel) -> None:
    """The player names what gets another time counter, then what loses one."""
    player = context.controller
    able = [thing for thing in game.permanents(player) if thing.counters.get(TIME, 0)]
    able += [card for card in player.removed if card.counters.get(TIME, 0) and _is_suspended(game, card)]
    more = choose_up_to(game, player, "what gets another time counter", able, len(able), context.source)
    rest = [thing for thing in able if thing not in more]
    fewer = choose_up_to(game, player, "what loses a time counter", rest, len(rest), context.source)
    for thing in more:
        _changes(game, thing, counters_put(game, thing, 1, TIME) if thing.in_play else 1)
    for thing in fewer:
        _changes(game, thing, -1)


def _is_suspended(game: Game, card: Object) -> bool:
    return any(isinstance(ability, Suspend) for ability in game.characteristics(card).abilities)


def _changes(game: Game, thing: Object, number: int) -> None:
    put_counters(game, thing, TIME, number)
    game.emit(CountersPut(thing, TIME, number))


PERFORMERS: Performers = {
    Clash: clash,
    TimeTravel: time_travel,
}
