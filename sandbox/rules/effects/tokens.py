"""Performers: tokens."""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.meaning.effects import BlockingToken, CopyExceptions, Token, TokenCopy
from sandbox.rules.effects.copying import copied_card
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, opponent_who, players_at
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import tokens_made
from sandbox.rules.zones.entering import enter_play


def token(game: Game, context: Context, effect: Token) -> None:
    context.it = [
        enter_play(
            game, zone_changes.make_token(game, effect.card, context.controller, player), player, tapped=effect.tapped
        )
        for player in players_at(game, context, effect.who)
        for _ in range(tokens_made(game, player, count(game, context, effect.amount)))
    ]
    if effect.attacking:
        _join_the_attack(game, context)


def _join_the_attack(game: Game, context: Context) -> None:
    """What enters attacking attacks whom the source attacks, unblocked and undeclared; else whom its controller says.

    Comprehensive Rules of 2026, 508.4.
    """
    combat = game.combat
    for thing in context.it if combat is not None else ():
        if combat is None or not isinstance(thing, Object) or game.controller(thing) not in game.active_players:
            continue
        if combat.is_attacking(context.source):
            combat.attacks(thing, combat.attackers[context.source], combat.defending[context.source])
            continue
        opponents = list(game.opponents(game.controller(thing)))
        if opponents:
            attacked = opponent_who(game, context, f"whom {named(thing)} attacks")
            combat.attacks(thing, attacked, attacked)


def blocking_token(game: Game, context: Context, effect: BlockingToken) -> None:
    """It blocks the attacker from the moment it is there, and has not been declared as a blocker.

    Comprehensive Rules of 2010, 509.7.
    """
    player, combat = context.controller, game.combat
    thing = enter_play(game, zone_changes.make_token(game, effect.card, player, player), player)
    for attacker in objects_at(game, context, effect.what):
        if combat is not None and thing.in_play and combat.is_attacking(attacker):
            combat.is_blocked_by(thing, attacker)
            game.emit(Told(f"{named(thing)} blocks {named(attacker)}"))
            game.edition.combat.newcomer(game, attacker, thing)
    context.it = [thing]


def token_copy(game: Game, context: Context, effect: TokenCopy) -> None:
    """With what the thing is copied from; what its text says of entering counts for the token."""
    player, changed = context.controller, effect.exceptions != CopyExceptions()
    context.it = [
        enter_play(game, zone_changes.make_token(game, card, player, player), player)
        for thing in objects_at(game, context, effect.what)
        for card in [copied_card(thing, thing, context, effect.exceptions) if changed else thing.starting_card]
        for _ in range(tokens_made(game, player, count(game, context, effect.amount)))
    ]


PERFORMERS: Performers = {
    Token: token,
    TokenCopy: token_copy,
    BlockingToken: blocking_token,
}
