"""Performers: countering and copying spells, and choosing new targets for them."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.changes.stack import ability_left_the_stack
from sandbox.engine.events.spells import Countered
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.questions.costs import WhetherToPay
from sandbox.engine.trace import rule
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import ChooseNewTargets, CopySpell, Counter
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.countering import cannot_be_countered
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import pointed_at
from sandbox.rules.triggers.copies import choose_new_targets, copy_spell
from sandbox.rules.zones import zone_changes
from sandbox.terms.mana import ManaCost


@rule("countering")
def counter(game: Game, context: Context, effect: Counter) -> None:
    """The action never resolves; a spell's card goes to its owner's graveyard."""
    for action in pointed_at(game, context, effect.what):
        if not isinstance(action, Action) or action not in game.waiting or cannot_be_countered(game, action):
            continue
        if effect.unless_paid is not None and _pays(game, context, action, count(game, context, effect.unless_paid)):
            continue
        game.waiting.remove(action)
        action.countered = True
        with game.within(game.emit(Countered(action))):
            if action.is_spell:
                zone_changes.put_into(game, action.source, effect.to)
            else:
                ability_left_the_stack(game)
        game.oracle.happened(game, Moment.RESOLVED, action.source)


def _pays(game: Game, context: Context, action: Action, amount: int) -> bool:
    """Whether the spell is paid for: to the text that asks, for the spell."""
    bill = Bill(action.controller, action.source, (PayMana(ManaCost((str(amount),))),))
    unable, text = why_not_pay(game, bill), f"pay {amount} for {named(action)}"
    if not may(game, action.controller, WhetherToPay(context.source, action.source), text, unable):
        return False
    pay(game, bill)
    return True


def copy_spell_(game: Game, context: Context, effect: CopySpell) -> None:
    spells = [thing for thing in pointed_at(game, context, effect.what) if isinstance(thing, Action)]
    context.it = [copy_spell(game, spell, context.controller, effect.colors) for spell in spells]


def choose_new_targets_(game: Game, context: Context, effect: ChooseNewTargets) -> None:
    for thing in pointed_at(game, context, effect.what):
        if isinstance(thing, Action) and thing in game.waiting:
            choose_new_targets(game, thing, context.controller)


PERFORMERS: Performers = {
    Counter: counter,
    CopySpell: copy_spell_,
    ChooseNewTargets: choose_new_targets_,
}
