"""Encore: a card in the graveyard of which a copy attacks each opponent for a turn.

Comprehensive Rules of 2026, 702.141.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.continuous import AttacksPlayer, Has
from sandbox.meaning.costs import Cost, ExileIt
from sandbox.meaning.effects import Duration, Effect, Sacrifice
from sandbox.meaning.events import AtEndOfTurn
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.references import It, Opponents, Reference
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.context import Context, Thing
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.doubling import tokens_made
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import make_token
from sandbox.terms.zones import Zone

HASTE = Has(Keyword("haste"))


@dataclass(frozen=True)
class CopiesAttackEverybody(Effect):
    """For each opponent a token that is a copy of the card, that has haste and attacks that opponent this turn if able;
    sacrificed at the beginning of the next end step."""


def encore(cost: Cost) -> Activated:
    """When a sorcery could be cast."""
    mode = Mode((CopiesAttackEverybody(),))
    return Activated((*cost, ExileIt(Zone.GRAVEYARD)), (mode,), as_sorcery=True)


def copies_attack_everybody(game: Game, context: Context, effect: CopiesAttackEverybody) -> None:
    made: list[Thing] = []
    for opponent in game.opponents(context.controller):
        tokens = _copies(game, context)
        begin_effect(game, context, tokens, (HASTE, AttacksPlayer(Opponents(), opponent.seat)), Duration.THIS_TURN)
        made += tokens
    if made:
        bound: dict[Reference, list[Thing]] = {It(): made}
        gone = Delayed(context.source, context.controller, AtEndOfTurn(), (Sacrifice(It()),), bound=bound)
        gone.turn = game.turn_number
        game.delayed.append(gone)


def _copies(game: Game, context: Context) -> tuple[Object, ...]:
    card, player = context.source.card, context.controller
    number = tokens_made(game, player, 1)
    return game.entering_together(
        lambda: tuple([enter_play(game, make_token(game, card, player, player), player) for _ in range(number)])
    )


PERFORMERS: Performers = {
    CopiesAttackEverybody: copies_attack_everybody,
}
