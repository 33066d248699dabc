"""Commanders that come back to the command zone, from where they went or would go.

Comprehensive Rules of 2026, 903.9.
"""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.yes_or_no import WhetherToCommandZone
from sandbox.engine.trace import rule
from sandbox.rules.lookup.choosing import may
from sandbox.terms.zones import Zone


def may_go_to_command_zone(game: Game, thing: Object, zone: Zone) -> bool:
    """Instead of its owner's hand or library (903.9b)."""
    going = thing.physical in game.commanders and zone in (Zone.HAND, Zone.LIBRARY)
    return going and thing.zone is not Zone.COMMAND


def is_sent_to_command_zone(game: Game, thing: Object) -> bool:
    """If its owner likes."""
    return may(game, thing.owner, WhetherToCommandZone(thing), f"put {named(thing)} into the command zone instead")


@rule("commanders")
def return_to_command_zone(game: Game) -> bool:
    """Each that was put into a graveyard or exile since the last look, if its owner likes (903.9a)."""
    astray, game.commanders_astray = game.commanders_astray, []
    found = False
    for card in astray:
        there = not card.gone and card.zone in (Zone.GRAVEYARD, Zone.REMOVED)
        if there and may(game, card.owner, WhetherToCommandZone(card), f"put {named(card)} into the command zone"):
            after = game.move(card, Zone.COMMAND)
            game.emit(Told(f"{named(after)} is put into the command zone"))
            found = True
    return found
