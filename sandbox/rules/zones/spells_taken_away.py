"""Spells that leave the stack without resolving and without being countered: returned to a hand, or exiled."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object
from sandbox.rules.zones import zone_changes
from sandbox.terms.zones import Zone


def take_spell_away(game: Game, spell: Action, zone: Zone) -> Object | None:
    """Its card there; None where it is no spell that waits."""
    if spell not in game.waiting or not spell.is_spell:
        return None
    game.waiting.remove(spell)
    spell.countered = True
    card = zone_changes.put_into(game, spell.source, zone)
    game.oracle.happened(game, Moment.RESOLVED, spell.source)
    return card
