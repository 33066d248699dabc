"""Effects that go on for the turn when what they come from leaves play."""

from __future__ import annotations

from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.effects import Duration
from sandbox.rules.lookup.context import Context


def effects_linger(game: Game, thing: Object) -> None:
    """What its texts say that lasts beyond it holds until end of turn, at its old place among the other effects."""
    left = thing.last_known
    if left is None:
        return
    for ability in left.abilities:
        if isinstance(ability, Static) and ability.lingers:
            changes, turn = ability.modifications, game.turn_number
            lasting = Lasting(thing, left.controller, (), changes, Duration.THIS_TURN, thing.arrived, turn)
            lasting.whom, lasting.context = ability.affected, Context(thing, left.controller)
            begin_lasting(game, lasting)
