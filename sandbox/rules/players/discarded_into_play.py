"""A card that comes into play where an opponent's spell or ability makes its player discard it."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.events import IsDiscarded
from sandbox.meaning.replacement_effects import Instead
from sandbox.rules.players.draw_and_discard import who_causes_it
from sandbox.rules.zones.entering import enter_play


def put_into_play_instead(game: Game, player: Player, card: Object) -> bool:
    """Whether it has come into play. It has been discarded all the same."""
    if who_causes_it(game) not in game.opponents(player):
        return False
    abilities = game.characteristics(card).abilities
    if not any(isinstance(ability, Instead) and isinstance(ability.event, IsDiscarded) for ability in abilities):
        return False
    _enters(game, player, card)
    return True


@rule("replacement effects")
def _enters(game: Game, player: Player, card: Object) -> None:
    enter_play(game, card, player)
