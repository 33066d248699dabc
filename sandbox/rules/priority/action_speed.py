"""What an action is as far as its moment goes: slow, fast, an interrupt, prevention, regeneration, a mana source."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics
from sandbox.meaning.abilities import Activated, CastAsThoughFlash
from sandbox.meaning.effects import (
    AddMana,
    Prevent,
    PreventNextFromSource,
    RedirectDamage,
    RedirectFromSource,
    Regenerate,
    WhenSourceDamages,
)
from sandbox.rules.casting.spells_to_be import is_such_a_draft
from sandbox.rules.casting.texts_that_permit import is_let_have_flash
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.terms.types import CardType


class ActionSpeed(StrEnum):
    SLOW = "slow"
    FAST = "fast"
    INTERRUPT = "interrupt"
    PREVENTION = "prevention"
    REGENERATION = "regeneration"
    MANA = "mana source"


def action_speed(game: Game, action: Action) -> ActionSpeed:
    """As the edition in force sees it."""
    if action.kind.name == "ACTIVATED":
        return _nature_of_ability(action)
    types = {game.edition.card_type(word) for word in action.snapshot.types}
    if CardType.MANA_SOURCE in types:
        return ActionSpeed.MANA
    if types.isdisjoint((CardType.INSTANT, CardType.INTERRUPT)) and not _has_flash(game, action):
        return ActionSpeed.SLOW
    return _special_nature(action) or ActionSpeed.FAST


def _has_flash(game: Game, spell: Action) -> bool:
    """The keyword, or a text that lets it be cast as though it had it."""
    found, context = spell.snapshot, Context(spell.source, spell.controller)
    own = [ability for ability in found.abilities if isinstance(ability, CastAsThoughFlash)]
    by_itself = found.has("flash") or any(holds(game, context, ability.condition) for ability in own)
    return by_itself or is_let_have_flash(game, spell.controller, partial(is_such_a_draft, game, spell))


def _nature_of_ability(action: Action) -> ActionSpeed:
    ability = action.ability
    if isinstance(ability, Activated) and ability.as_sorcery:
        return ActionSpeed.SLOW
    return _special_nature(action) or ActionSpeed.FAST


def _special_nature(action: Action) -> ActionSpeed | None:
    """What its text makes of it: aimed at an action on its way it is an interrupt, and so on."""
    if aims_at_action(action):
        return ActionSpeed.INTERRUPT
    for effect in action.mode.effects:
        if isinstance(effect, Regenerate):
            return ActionSpeed.REGENERATION
        if isinstance(effect, PreventNextFromSource | WhenSourceDamages | RedirectDamage | RedirectFromSource):
            return ActionSpeed.PREVENTION
        if isinstance(effect, Prevent) and effect.to is not None:
            return ActionSpeed.PREVENTION
    return None


def aims_at_action(action: Action) -> bool:
    """Whether it is aimed at a spell or effect on its way: by the targets named, or because it can aim at nothing
    else.
    """
    aims = action.aims()
    if aims:
        return Action in map(type, aims)
    specs = action.mode.targets
    return bool(specs) and all(
        (spec.spells or spec.abilities) and not spec.permanents and not spec.players for spec in specs
    )


def makes_mana(action: Action) -> bool:
    """Whether what it does is make mana."""
    return bool(action.mode.effects) and all(isinstance(effect, AddMana) for effect in action.mode.effects)


# what a creature spell is


def a_summon_spell(characteristics: Characteristics) -> bool:
    """An artifact creature is cast as an artifact, not summoned."""
    return characteristics.is_creature and CardType.ARTIFACT not in characteristics.types


def any_spell_that_is_a_creature(characteristics: Characteristics) -> bool:
    """Artifact creatures included."""
    return characteristics.is_creature


# what old card types are


def interrupts_are_instants(card_type: CardType) -> CardType:
    """Interrupts and mana sources are ordinary instants."""
    return CardType.INSTANT if card_type in (CardType.INTERRUPT, CardType.MANA_SOURCE) else card_type


def interrupts_and_mana_sources(card_type: CardType) -> CardType:
    """Both are card types of their own."""
    return card_type


def interrupts_only(card_type: CardType) -> CardType:
    """A card that makes mana is an interrupt; mana sources do not exist yet."""
    return CardType.INTERRUPT if card_type is CardType.MANA_SOURCE else card_type
