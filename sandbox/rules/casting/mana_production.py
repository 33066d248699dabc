"""What permanents can make mana, and how much."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import NamedTuple

from sandbox.engine.events.mana import ManaMade
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import AbilitiesCost, Activated, Triggered
from sandbox.meaning.costs import Cost, TapIt
from sandbox.meaning.effects import (
    AddMana,
    AddManaLandsCouldProduce,
    AddSameMana,
    DoubleMana,
    Effect,
    If,
    InsteadIf,
)
from sandbox.meaning.events import TappedForMana
from sandbox.meaning.kinds import Kind, ManaUse
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Paid, You
from sandbox.rules.casting.costs_of_abilities import cost_of_making_mana
from sandbox.rules.casting.counters_for_mana import with_numbers
from sandbox.rules.casting.limits_of_activation import used_up
from sandbox.rules.casting.silent_names import is_silent
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.color_identity import colors_of_commanders
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.linked_choices import chosen_color
from sandbox.rules.lookup.mana_abilities import is_mana_ability
from sandbox.rules.lookup.spell_patterns import waits_for_mana_of
from sandbox.terms.colors import SYMBOLS
from sandbox.terms.mana import MANA_TYPES
from sandbox.terms.types import BASIC_LAND_TYPES, LAND, Supertype

TAP: Cost = (TapIt(),)


class ManaAbility(NamedTuple):
    """One way in which a permanent makes mana: `options` are the bundles of mana types it can give, by choice."""

    source: Object
    options: tuple[tuple[str, ...], ...]
    cost: Cost
    ability: Activated | None = None
    snow: bool = False
    """The mana comes from a snow permanent."""
    only_for: ManaUse | None = None
    """What the mana may be spent on; None: anything."""
    kept_from: bool = False
    """A text keeps the abilities of its source from being activated (2026, 605.1a: one that makes mana is one)."""

    @property
    def only_taps(self) -> bool:
        """Nothing but the tap symbol is paid, and nothing but mana comes of it."""
        if self.ability is None:
            return self.cost == TAP
        return self.cost == TAP and len(self.ability.modes[0].effects) == 1 and self.ability.most_each_turn is None


def effects_now(game: Game, thing: Object, ability: Activated) -> tuple[Effect, ...]:
    """What the ability does as things stand: of what depends on a condition, the part that applies."""
    context = Context(thing, game.controller(thing))
    found: list[Effect] = []
    for effect in ability.modes[0].effects:
        if isinstance(effect, If):
            found += effect.effects if holds(game, context, effect.condition) else effect.otherwise
        elif isinstance(effect, InsteadIf):
            found += effect.instead if holds(game, context, effect.condition) else effect.effects
        else:
            found.append(effect)
    return tuple(found)


def mana_abilities(game: Game, thing: Object) -> list[ManaAbility]:
    """Everything with which the permanent can make mana, whether it may be used now or not."""
    characteristics = game.characteristics(thing)
    if not characteristics.abilities and LAND not in characteristics.types:
        return []
    found: list[ManaAbility] = []
    snow = Supertype.SNOW in characteristics.supertypes
    kept = characteristics.rule_changes != () and characteristics.cannot("activate") != []
    if LAND in characteristics.types:
        types = [color for land_type, color in BASIC_LAND_TYPES.items() if land_type in characteristics.subtypes]
        found = [ManaAbility(thing, ((SYMBOLS[color],),), TAP, None, snow, None, kept) for color in types]
    found += [
        ManaAbility(thing, _options(game, thing, ability), ability.cost, ability, snow, _use_of(ability), kept)
        for printed in characteristics.abilities
        if type(printed) is Activated and is_mana_ability(game, printed)
        for ability in with_numbers(thing, printed)
    ]
    if AbilitiesCost in game.battlefield.traits_in_play:
        return [way._replace(cost=cost_of_making_mana(game, thing, way.cost, way.ability)) for way in found]
    return found


def _use_of(ability: Activated) -> ManaUse | None:
    """What its text says that the mana may be spent on."""
    made = [effect for effect in ability.modes[0].effects if isinstance(effect, AddMana)]
    return next((effect.only_for for effect in made), None)


def given_for(game: Game, making: ManaAbility, mana: tuple[str, ...], paid: tuple[Object, ...]) -> tuple[str, ...]:
    """The mana of one type chosen, as much as the text counts now that its cost has been paid."""
    if making.ability is None:
        return mana
    if any(isinstance(effect, DoubleMana) for effect in making.ability.modes[0].effects):
        pool = game.controller(making.source).pool
        return (*mana, *[kind for kind, amount in pool.items() for _ in range(amount)])
    made = [effect for effect in making.ability.modes[0].effects if isinstance(effect, AddMana)]
    if len(made) != 1 or not _counts_what_was_paid(made[0].times):
        return mana
    context = Context(making.source, game.controller(making.source), bound={Paid(): list(paid)})
    return mana[:1] * count(game, context, made[0].times)


def _counts_what_was_paid(part: object) -> bool:
    if isinstance(part, Paid):
        return True
    return isinstance(part, Meaning) and any(_counts_what_was_paid(inner) for inner in part.parts().values())


def may_be_used(game: Game, player: Player, making: ManaAbility) -> bool:
    """Nothing keeps it from being used, and what its text says of when it may be holds."""
    ability = making.ability
    if making.kept_from:
        return False
    if ability is None:
        return True
    if used_up(game, making.source, ability) or is_silent(
        game, game.characteristics(making.source).name, makes_mana=True
    ):
        return False
    if ability.as_sorcery and game.edition.responses.why_not_slow(game, player) is not None:
        return False
    return holds(game, Context(making.source, player), ability.only_when)


def _options(game: Game, thing: Object, ability: Activated) -> tuple[tuple[str, ...], ...]:
    parts = [_part_of(game, thing, effect) for effect in effects_now(game, thing, ability) if makes_own_mana(effect)]
    game.budget.spend(prod(map(len, parts)))
    return tuple(tuple(mana for part in choice for mana in part) for choice in product(*parts)) if parts else ()


def _part_of(game: Game, thing: Object, effect: Effect) -> tuple[tuple[str, ...], ...]:
    """What one instruction of the ability can give."""
    controller = game.controller(thing)
    if isinstance(effect, AddMana):
        times, options = count(game, Context(thing, controller), effect.times), options_of(game, thing, effect)
        if effect.combined:
            game.budget.spend(comb(len(options) + times, times))
            ways = combinations_with_replacement(options, times)
            return tuple(tuple(mana for option in way for mana in option) for way in ways)
        return tuple(option * times for option in options)
    if isinstance(effect, DoubleMana):
        return ((),)
    assert isinstance(effect, AddManaLandsCouldProduce)
    types = could_produce(game, effect.lands, controller)
    return tuple((mana,) for mana in types if effect.any_type or mana != "C")


def options_of(game: Game, thing: Object, effect: AddMana) -> tuple[tuple[str, ...], ...]:
    """The bundles that can be chosen from; none, where a color should have been chosen for the source and was not, or
    where there is no commander (2026, 903.4f)."""
    if effect.commander_colors:
        colors = {SYMBOLS[color] for color in colors_of_commanders(game, game.controller(thing))}
        return tuple(option for option in effect.options if colors.issuperset(option))
    if not effect.chosen_color:
        return effect.options
    color = chosen_color(game, thing)
    return () if color is None else ((SYMBOLS[color],),)


def makes_own_mana(effect: Effect) -> bool:
    """Whether the instruction gives mana to whoever uses the ability."""
    return isinstance(effect, AddManaLandsCouldProduce | DoubleMana) or (
        isinstance(effect, AddMana) and effect.who == You()
    )


def could_produce(game: Game, lands: Kind, you: Player) -> list[str]:
    """The types of mana that such lands could make. One that looks at others in the same way could make what those
    could; where they look at each other, nothing comes of that alone.

    Comprehensive Rules of 2010, 106.7.
    """
    first = permanents_of(game, lands, you)
    makes = _what_each_makes(game, first)
    types = {mana for land in first for mana in makes[land]}
    return [mana for mana in MANA_TYPES if mana in types]


def _what_each_makes(game: Game, first: list[Object]) -> dict[Object, set[str]]:
    """For those lands, and for all that they look at."""
    makes: dict[Object, set[str]] = {}
    looks: list[tuple[Object, bool, list[Object]]] = []
    left = list(first)
    while left:
        land = left.pop()
        if land in makes:
            continue
        own = mana_abilities_by_themselves(game, land)
        makes[land] = {mana for ability in own for option in ability.options for mana in option}
        for effect in _looking_at_lands(game, land):
            seen = permanents_of(game, effect.lands, game.controller(land))
            looks.append((land, effect.any_type, seen))
            left += seen
    while any(_learns(makes, *look) for look in looks):
        pass
    return makes


def _learns(makes: dict[Object, set[str]], land: Object, any_type: bool, seen: list[Object]) -> bool:
    """Whether the land could make more than was known."""
    more = {mana for other in seen for mana in makes[other] if any_type or mana != "C"} - makes[land]
    makes[land] |= more
    return bool(more)


def _looking_at_lands(game: Game, land: Object) -> list[AddManaLandsCouldProduce]:
    abilities = game.characteristics(land).activated()
    effects = [effect for ability in abilities for effect in effects_now(game, land, ability)]
    return [effect for effect in effects if isinstance(effect, AddManaLandsCouldProduce)]


def mana_abilities_by_themselves(game: Game, land: Object) -> list[ManaAbility]:
    characteristics = game.characteristics(land)
    found = [
        ManaAbility(land, ((SYMBOLS[c],),), TAP) for t, c in BASIC_LAND_TYPES.items() if t in characteristics.subtypes
    ]
    for ability in characteristics.activated():
        effects = effects_now(game, land, ability)
        found += [
            ManaAbility(land, options_of(game, land, e), ability.cost, ability)
            for e in effects
            if isinstance(e, AddMana)
        ]
    return found


def more_of_the_same(game: Game, player: Player, sources: list[Object]) -> dict[Object, int]:
    """How much mana texts add, of the type made, when the player taps each of the permanents for mana."""
    if ManaMade not in game.traits_in_play():
        return {}
    texts = [
        (Context(thing, game.controller(thing)), ability.event, effect.amount)
        for thing in game.battlefield
        for ability in game.characteristics(thing).abilities
        if type(ability) is Triggered and isinstance(ability.event, TappedForMana)
        for effect in ability.modes[0].effects
        if isinstance(effect, AddSameMana)
    ]
    return {
        source: sum(more for context, event, more in texts if waits_for_mana_of(game, context, event, source, player))
        for source in sources
        if texts
    }
