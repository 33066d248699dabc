"""Myriad: an attacker whose copies attack the other opponents.

Comprehensive Rules of 2026, 702.116.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect, RemoveFromGame
from sandbox.meaning.events import Attacks, BeginningOf
from sandbox.meaning.references import EachPlayer, It, Reference
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context, Thing
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.doubling import tokens_made
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import make_token


@dataclass(frozen=True)
class AttackEverybodyElse(Effect):
    """For each opponent other than the defending player a copy may enter tapped and attacking; exiled at end of
    combat."""


MYRIAD = Triggered(Attacks(), (Mode((AttackEverybodyElse(),)),))
END_OF_COMBAT = BeginningOf("end of combat", EachPlayer())


def attack_everybody_else(game: Game, context: Context, effect: AttackEverybodyElse) -> None:
    source, player, combat = context.source, context.controller, game.combat
    defending = context.event.get("player")
    attacked = combat.defending.get(source, defending) if combat is not None else defending
    made: list[Thing] = []
    for opponent in game.opponents(player):
        text = f"let a copy of {named(source)} attack {opponent.name}"
        if opponent is not attacked and may(game, player, WhetherToUse(source), text):
            made += _copies(game, source, player, opponent)
    if made:
        bound: dict[Reference, list[Thing]] = {It(): made}
        effects = (RemoveFromGame(It()),)
        game.delayed.append(Delayed(source, player, END_OF_COMBAT, effects, bound=bound, turn=game.turn_number))


def _copies(game: Game, source: Object, player: Player, opponent: Player) -> list[Object]:
    found = [
        enter_play(game, make_token(game, source.starting_card, player, player), player, tapped=True)
        for _ in range(tokens_made(game, player, 1))
    ]
    for token in found:
        if game.combat is not None:
            game.combat.attacks(token, opponent, opponent)
    return found


PERFORMERS: Performers = {
    AttackEverybodyElse: attack_everybody_else,
}
