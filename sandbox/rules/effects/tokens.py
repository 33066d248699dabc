"""Performers: tokens."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.meaning.effects import AttachedToken, BlockingToken, Token, TokenCopy
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.effects.combat import joins_the_attack
from sandbox.rules.effects.copying import card_of_token
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context, for_player
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import tokens_made
from sandbox.rules.zones.entering import enter_play
from sandbox.terms.types import AURA


def token(game: Game, context: Context, effect: Token) -> None:
    """How many is found for everybody before anybody has one."""
    card = _sized(game, context, effect)
    maker, players = context.controller, players_at(game, context, effect.who)
    amounts = {player: count(game, for_player(context, player), effect.amount) for player in players}
    numbers = {player: tokens_made(game, player, amount) for player, amount in amounts.items()}
    made = game.entering_together(
        lambda: [
            enter_play(game, zone_changes.make_token(game, card, maker, player), player, tapped=effect.tapped)
            for player, number in numbers.items()
            for _ in range(number)
        ]
    )
    if effect.attacking:
        for thing in made:
            joins_the_attack(game, context, thing)
    context.it = list(made)


def _sized(game: Game, context: Context, effect: Token) -> Card:
    if effect.size is None:
        return effect.card
    size = count(game, context, effect.size)
    return replace(effect.card, power=size, toughness=size)


@rule("attached tokens")
def attached_token(game: Game, context: Context, effect: AttachedToken) -> None:
    """An Aura that may not be on what it would be attached to is not created (2026, 303.4i); an Equipment comes on
    nothing then."""
    player, made = context.controller, list[Object]()
    for host in objects_at(game, context, effect.to):
        for _ in range(tokens_made(game, player, 1)):
            thing = zone_changes.make_token(game, effect.card, player, player)
            fits = host.in_play and may_be_on(game, thing, host, player)
            if fits or AURA not in effect.card.subtypes:
                made.append(enter_play(game, thing, player, host if fits else None))
            else:
                game.emit(Told(f"no {named(thing)} is created: it could not be on {named(host)}"))
    context.it = list(made)


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
    made = game.entering_together(
        lambda: [
            made
            for player in players_at(game, context, effect.who)
            for thing in objects_at(game, context, effect.what)
            for made in _copies_of(game, context, thing, effect, player)
        ]
    )
    if effect.attacking:
        for thing in made:
            joins_the_attack(game, context, thing)
    context.it = list(made)


def _copies_of(game: Game, context: Context, thing: Object, effect: TokenCopy, player: Player) -> list[Object]:
    """Where their number has been changed, what changes how each of them enters comes only now (2026, 616.1g)."""
    number = count(game, context, effect.amount)
    made = tokens_made(game, player, number)
    with game.trace.beneath("several replacement effects", made != number):
        return [_enter_as_copy(game, context, thing, effect, player) for _ in range(made)]


@rule("copying permanents")
def _enter_as_copy(game: Game, context: Context, thing: Object, effect: TokenCopy, player: Player) -> Object:
    """With the same face up."""
    card = card_of_token(thing, context.source, context, effect.exceptions)
    up = card.faces[1] if thing.has_back_up and not thing.face_down else None
    made = zone_changes.make_token(game, card, player, player)
    game.emit(Told(f"{player.name} creates a token that is a copy of {named(thing)}"))
    return enter_play(game, made, player, tapped=effect.tapped, up=up)


PERFORMERS: Performers = {
    Token: token,
    TokenCopy: token_copy,
    AttachedToken: attached_token,
    BlockingToken: blocking_token,
}
