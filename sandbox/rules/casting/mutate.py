"""Mutate: a creature spell that becomes one permanent with a creature.

Comprehensive Rules of 2026, 702.140 and 730.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action
from sandbox.engine.acts import Cast
from sandbox.engine.changes.permanents import merge, mutates_into
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import Mutated
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import CostKeyword
from sandbox.meaning.kinds import CREATURE, TargetSpec
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.rules.lookup.choosing import choose_one
from sandbox.terms.shapes import Shape

WORD = "mutate"
NOT_HUMAN = replace(CREATURE, not_subtypes=frozenset({"Human"}), owner="you")
MUTATES = Mode((), (TargetSpec(NOT_HUMAN),))


@rule("mutate")
def _is_mutating(game: Game, spell: Object) -> None:
    game.emit(Told(f"{named(spell)} is a mutating creature spell"))


MUTATE = OfferedCost(CostKeyword, WORD, paid=_is_mutating)


def with_mutate(game: Game, act: Cast, modes: tuple[Mode, ...]) -> tuple[Mode, ...]:
    """Its only target is a creature of the same owner that is no Human (702.140a)."""
    meant = not act.offers or WORD in act.offers
    return (MUTATES,) if meant and MUTATE.abilities(game.characteristics(act.card)) else modes


def is_mutating(action: Action) -> bool:
    return action.is_spell and WORD in action.source.offers_paid


@rule("mutate")
def mutates(game: Game, action: Action, creature: Object) -> None:
    """The spell does not enter; the creature goes on being the same object (702.140c and 730.2)."""
    spell, before = action.source, named(creature)
    text = f"which of {named(spell)} and {before} is on top"
    top = choose_one(game, action.controller, WhichObject[Object](spell), text, [spell, creature])
    over = top is spell
    card = _together(spell, creature, over)
    token = spell.token if over else creature.token
    stays_down = creature.face_down and not over
    merge(game, creature, spell)
    if not stays_down:
        mutates_into(game, creature, card, token)
    game.emit(Mutated(creature, before))


def _together(spell: Object, creature: Object, over: bool) -> Card:
    """What is on top, with the abilities of all of them (702.140e). What lies face down has none."""
    own = spell.copiable_card
    below = () if creature.face_down else creature.copiable_card.abilities
    top = own if over else creature.copiable_card
    abilities = (*own.abilities, *below) if over else (*below, *own.abilities)
    return replace(top, abilities=abilities, shape=Shape.PLAIN, faces=())
