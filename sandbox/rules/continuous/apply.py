"""Single changes of characteristics."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.amounts import Amount
from sandbox.meaning.continuous import (
    CannotAttackYou,
    ControlledBy,
    GetsPT,
    Goaded,
    Has,
    HasActivatedAbilitiesOf,
    HasAtItsManaCost,
    HasBasePT,
    HasEveryCreatureType,
    HasProtectionFromChosenColor,
    HasSupertype,
    IsAlso,
    IsChosenColor,
    IsChosenLandType,
    IsColor,
    IsCopyOf,
    IsLandType,
    Loses,
    LosesAbility,
    LosesAllAbilities,
    MustAttack,
    NoLongerIs,
    SwitchesPT,
    WordsChanged,
)
from sandbox.meaning.keyword_abilities import HexproofFrom, Keyword, Protection
from sandbox.meaning.kinds import Kind, Quality
from sandbox.meaning.nodes import Ability
from sandbox.meaning.words import with_words_changed
from sandbox.rules.continuous.cost_equal_to_mana_cost import at_its_mana_cost
from sandbox.rules.continuous.effects_in_force import AllCharacteristics, ContinuousEffect
from sandbox.rules.continuous.granting import given_by
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.linked_choices import chosen_color, chosen_land_type
from sandbox.rules.lookup.references import players_at
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.types import BASIC_LAND_TYPES, CardType, Supertype

CHARACTERISTICS = (
    GetsPT, HasBasePT, SwitchesPT, Has, Loses, LosesAbility, LosesAllAbilities, IsColor, IsChosenColor, ControlledBy,
    IsAlso, NoLongerIs, IsLandType, IsChosenLandType, HasSupertype, WordsChanged, HasProtectionFromChosenColor,
    IsCopyOf, HasActivatedAbilitiesOf, HasAtItsManaCost,
    HasEveryCreatureType,
)  # fmt: skip
"""What changes what a thing is. Every other modification says what it may or must do, once it is known what it is."""


def apply(game: Game, effect: ContinuousEffect, thing: Object, characteristics: AllCharacteristics) -> None:
    """Puts what the effect makes of the thing in place of what it was."""
    characteristics[thing] = _applied(game, effect, thing, characteristics[thing])


def _applied(game: Game, effect: ContinuousEffect, thing: Object, before: Characteristics) -> Characteristics:
    """What is no characteristic is kept among the changes of rules that hold for the thing."""
    match effect.modification:
        case GetsPT(power, toughness):
            return _larger(game, effect, thing, before, power, toughness)
        case HasBasePT(power, toughness):
            context = effect.context()
            context.it = [thing]
            return sized(game, context, before, power, toughness)
        case SwitchesPT():
            return replace(before, power=before.toughness, toughness=before.power)
        case Has(ability):
            given = given_by(game, effect.source, ability)
            since = (*before.given_since, (given, effect.moment))
            return replace(before, abilities=(*before.abilities, given), given_since=since)
        case HasAtItsManaCost(word):
            return replace(before, abilities=(*before.abilities, *at_its_mana_cost(thing, word)))
        case HasProtectionFromChosenColor():
            return _protected_from_chosen_color(game, effect, before)
        case Loses(word):
            return replace(before, abilities=tuple([a for a in before.abilities if not _is_keyword(a, word)]))
        case LosesAbility(ability):
            return replace(before, abilities=tuple(a for a in before.abilities if a != ability))
        case LosesAllAbilities():
            return replace(before, abilities=())
        case IsColor(colors, besides):
            return replace(before, colors=before.colors | colors if besides else colors)
        case IsChosenColor():
            chosen = chosen_color(game, effect.source)
            return before if chosen is None else replace(before, colors=frozenset({chosen}))
        case ControlledBy(who):
            return replace(before, controller=players_at(game, effect.context(), who)[0])
    return _type_applied(game, effect, before)


def sized(
    game: Game, context: Context, before: Characteristics, power: Amount | None, toughness: Amount | None
) -> Characteristics:
    """With the numbers that a text sets; the other stays as it was."""
    if power is not None:
        before = replace(before, power=count(game, context, power))
    return before if toughness is None else replace(before, toughness=count(game, context, toughness))


def _is_keyword(ability: Ability, word: str) -> bool:
    """Hexproof from something is a hexproof ability (2026, 702.11e)."""
    if isinstance(ability, HexproofFrom):
        return word == "hexproof"
    return isinstance(ability, Keyword) and ability.word == word


def _protected_from_chosen_color(game: Game, effect: ContinuousEffect, before: Characteristics) -> Characteristics:
    color = chosen_color(game, effect.source)
    if color is None:
        return before
    protection = Protection(Quality(Kind(colors=frozenset({color}))))
    return replace(before, abilities=(*before.abilities, protection))


def _larger(
    game: Game, effect: ContinuousEffect, thing: Object, before: Characteristics, power: Amount, toughness: Amount
) -> Characteristics:
    if before.power is None or before.toughness is None:
        return before
    context, origin = effect.context(), effect.origin
    context.counted_for = thing
    context.one_of = origin.affected if type(origin) is Static else None
    more, tougher = count(game, context, power), count(game, context, toughness)
    return replace(before, power=before.power + more, toughness=before.toughness + tougher)


def _type_applied(game: Game, effect: ContinuousEffect, before: Characteristics) -> Characteristics:
    match effect.modification:
        case IsAlso(types, subtypes, instead):
            changed = types if instead and types else before.types | types
            return replace(before, types=changed, subtypes=_kept(before, effect.modification) | subtypes)
        case HasEveryCreatureType():
            return replace(before, subtypes=before.subtypes | CREATURE_TYPES)
        case NoLongerIs(types):
            return without_types(before, types)
        case IsLandType(types):
            return game.edition.land_becomes(before, types)
        case IsChosenLandType():
            chosen = chosen_land_type(game, effect.source)
            return game.edition.land_becomes(before, frozenset({chosen})) if chosen else before
        case HasSupertype(supertype):
            return replace(before, supertypes=before.supertypes | {supertype})
        case IsCopyOf():
            return before  # it starts as the copy already: see `Object.starting_card`
        case WordsChanged(old, new):
            return _with_words(before, old, new)
        case CannotAttackYou(planeswalkers):
            told_so = CannotAttackYou(planeswalkers, effect.context().controller.seat)
            return replace(before, rule_changes=(*before.rule_changes, told_so))
        case Goaded():
            told = (MustAttack(), Goaded(effect.context().controller.seat))
            return replace(before, rule_changes=(*before.rule_changes, *told))
    return replace(before, rule_changes=(*before.rule_changes, effect.modification))


def _kept(before: Characteristics, change: IsAlso) -> frozenset[str]:
    """The subtypes that stay. Creature types alone take the place of creature types alone (2026, 205.1a)."""
    if not change.instead:
        return before.subtypes
    return before.subtypes - CREATURE_TYPES if not change.types and change.subtypes <= CREATURE_TYPES else frozenset()


def without_types(before: Characteristics, types: frozenset[CardType]) -> Characteristics:
    """Comprehensive Rules of 2026, 205.1b."""
    left = before.types - types
    lost = CREATURE_TYPES if CardType.CREATURE in types and CardType.CREATURE not in left else frozenset[str]()
    return replace(before, types=left, subtypes=before.subtypes - lost)


def _with_words(before: Characteristics, old: str, new: str) -> Characteristics:
    abilities = with_words_changed(before.abilities, old, new)
    if old not in BASIC_LAND_TYPES or old not in before.subtypes:
        return replace(before, abilities=abilities)
    return replace(before, abilities=abilities, subtypes=before.subtypes - {old} | {new})


def give_sizes(characteristics: AllCharacteristics) -> None:
    """A creature that nothing has given a size is 0/0: a number that cannot be found is 0 (2006, 104.2; 2010,
    107.2)."""
    for thing, found in characteristics.items():
        if found.power is None and CardType.CREATURE in found.types:
            characteristics[thing] = replace(found, power=0, toughness=0)


def apply_counters(thing: Object, characteristics: AllCharacteristics) -> None:
    """A counter written as +X/+Y changes power and toughness by as much."""
    before = characteristics[thing]
    power, toughness = before.power, before.toughness
    if not thing.counters or power is None or toughness is None or CardType.CREATURE not in before.types:
        return
    for name, number in thing.counters.items():
        if "/" in name:
            more, tougher = name.split("/")
            power += int(more) * number
            toughness += int(tougher) * number
    characteristics[thing] = replace(before, power=power, toughness=toughness)


def land_takes_type_and_name(before: Characteristics, types: frozenset[str]) -> Characteristics:
    """The land's name, type and text are replaced by those of the new type; its color and its being snow-covered stay.

    Mirage rulebook, section III, Changing Land Types.
    """
    kept = frozenset(word for word in before.supertypes if word is Supertype.SNOW)
    named = replace(before, name=" ".join(sorted(types)), supertypes=kept | {Supertype.BASIC})
    return land_takes_type(named, types)


def land_takes_type(before: Characteristics, types: frozenset[str]) -> Characteristics:
    """The land has the new land type instead of its own and loses the abilities of its text; name and supertypes
    stay.
    """
    return replace(before, subtypes=types, abilities=())
