"""What the conditions of a text ask of how a spell was cast: what was paid, what mana was spent, at what it aims."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning.conditions import AimsAt, ManaWasSpent, MoreManaWasSpent, WasCast, XWasAtLeast
from sandbox.rules.lookup.amounts import mana_spent_on
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references_to_spells import objects_and_spells_at
from sandbox.terms.steps import MAIN_PHASES


def mana_was_spent(game: Game, context: Context, condition: ManaWasSpent) -> bool:
    """Mana is no object: a copy of the spell knows of none."""
    spent = mana_spent_on(context)
    wanted = condition.mana.symbols
    return all(spent.count(symbol) >= wanted.count(symbol) for symbol in wanted)


def more_mana_was_spent(game: Game, context: Context, condition: MoreManaWasSpent) -> bool:
    own, spell = game.characteristics(context.source), context.event.get("subject")
    spent = len(spell.mana_spent) if isinstance(spell, Action) else 0
    return own.is_creature and spent > min(own.power or 0, own.toughness or 0)


def aims_at(game: Game, context: Context, condition: AimsAt) -> bool:
    """Asked while the spell is being cast, and of its targets as they are then."""
    aims = [aim for aim in context.event.get("aims", ()) if isinstance(aim, Object) and aim.in_play]
    return any(matches(game, condition.kind, aim, context.controller, context.source) for aim in aims)


def x_was_at_least(game: Game, context: Context, condition: XWasAtLeast) -> bool:
    return context.source.x_paid >= condition.number


def was_cast(game: Game, context: Context, condition: WasCast) -> bool:
    """A copy of a spell that was made on the stack was not cast, nor was what it becomes."""
    return any(
        _was_cast_so(game, context, condition, thing) for thing in objects_and_spells_at(game, context, condition.what)
    )


def _was_cast_so(game: Game, context: Context, condition: WasCast, thing: Object) -> bool:
    how = thing.was_cast
    if how is None or (condition.by_you and how.player is not context.controller):
        return False
    in_own_turn = how.active in game.sharing_with(how.player)
    if condition.in_main_phase and not (in_own_turn and how.step in MAIN_PHASES):
        return False
    return condition.from_zone in (None, how.zone) and how.zone is not condition.not_from
