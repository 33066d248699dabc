"""Spells that cannot be countered, by their own text or by that of a permanent.

Comprehensive Rules of 2010, 701.5; of 2026, 701.6.
"""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import CannotBeCountered, SpellsCannotBeCountered
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import players_at


def cannot_be_countered(game: Game, action: Action) -> bool:
    """They may still be the target of what would counter them, which does nothing to them then."""
    if not action.is_spell:
        return False
    if any(isinstance(ability, CannotBeCountered) for ability in game.characteristics(action.source).abilities):
        return True
    return any(_protects(game, thing, action) for thing in game.permanents_with(SpellsCannotBeCountered))


def _protects(game: Game, thing: Object, action: Action) -> bool:
    characteristics = game.characteristics(thing)
    if not works(game, thing, characteristics):
        return False
    context = Context(thing, characteristics.controller)
    own = [ability for ability in characteristics.abilities if isinstance(ability, SpellsCannotBeCountered)]
    return any(
        action.controller in players_at(game, context, ability.who)
        and matches(game, ability.kind, action.source, context.controller)
        for ability in own
    )
