"""Whether something is of a kind that a text describes."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import replace

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.continuous import Goaded
from sandbox.meaning.kinds import ANYTHING, WAYS, Kind
from sandbox.rules.lookup.attacked_players import attacked_with
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.faces import is_transformed
from sandbox.rules.lookup.linked_choices import chosen_color, chosen_creature_type, chosen_land_type
from sandbox.rules.lookup.mana_abilities import has_mana_ability
from sandbox.rules.lookup.mana_value import mana_values
from sandbox.rules.lookup.words_asked import has_words
from sandbox.terms.types import AURA, EQUIPMENT, CardType, Supertype

_CREATURES = frozenset({CardType.CREATURE})
IN_CHARACTERISTICS = (
    *("types", "also", "not_types", "colors", "not_colors", "colorless", "monocolored", "multicolored"),
    *("subtypes", "also_subtypes", "or_subtypes", "not_subtypes"),
    *("supertypes", "not_supertypes", "keywords", "not_keywords"),
    *("creatures_with", "name", "power_at_most", "power_at_least", "toughness_at_most", "toughness_at_least"),
    *("historic", "makes_mana", "colored", "exactly_colors", "not_exactly_colors"),
)
"""The fields of a kind that characteristics alone decide."""


def matches(game: Game, kind: Kind, thing: Object, you: Player, source: Object | None = None) -> bool:
    """Whether the object is of the kind now (or was, when it is gone), seen from `you`."""
    if kind is ANYTHING:
        return True
    characteristics = game.characteristics(thing)
    return characteristics_match(kind, characteristics) and _has_state(game, kind, thing, characteristics, you, source)


def characteristics_match(kind: Kind, characteristics: Characteristics) -> bool:
    """The part of a kind that characteristics decide."""
    types, colors = characteristics.types, characteristics.colors
    if kind.types and types.isdisjoint(kind.types) and characteristics.subtypes.isdisjoint(kind.or_subtypes):
        return False
    only_as_creature = bool(kind.creatures_with) and types.isdisjoint(kind.types - _CREATURES)
    if only_as_creature and not all(characteristics.has(word) for word in kind.creatures_with):
        return False
    if (kind.also and not kind.also <= types) or (kind.not_types and not types.isdisjoint(kind.not_types)):
        return False
    if (kind.colors and colors.isdisjoint(kind.colors)) or (kind.not_colors and not colors.isdisjoint(kind.not_colors)):
        return False
    if (kind.colorless and colors) or (kind.monocolored and len(colors) != 1):
        return False
    if (kind.multicolored and len(colors) < 2) or (kind.colored and not colors):
        return False
    if kind.exactly_colors and len(colors) != kind.exactly_colors:
        return False
    if kind.not_exactly_colors and len(colors) == kind.not_exactly_colors:
        return False
    if kind.historic and not _is_historic(characteristics):
        return False
    if kind.makes_mana and not has_mana_ability(characteristics):
        return False
    return has_words(kind, characteristics) and _has_size(kind, characteristics)


def _is_historic(characteristics: Characteristics) -> bool:
    """Comprehensive Rules of 2026, 700.6."""
    legendary = Supertype.LEGENDARY in characteristics.supertypes
    return legendary or CardType.ARTIFACT in characteristics.types or "Saga" in characteristics.subtypes


def _has_counters_asked(kind: Kind, thing: Object) -> bool:
    """The counter that it is asked to have, and not the one that it is asked not to have."""
    there = not kind.counter or thing.counters.get(kind.counter, 0) > 0
    return there and not (kind.without_counter and thing.counters.get(kind.without_counter, 0))


def _is_modified(game: Game, thing: Object) -> bool:
    """Comprehensive Rules of 2026, 700.9."""
    own = [held for held in game.attached_to(thing) if game.controller(held) is game.controller(thing)]
    enchanted = any(AURA in game.characteristics(held).subtypes for held in own)
    return enchanted or _has_a_counter(thing) or _is_equipped(game, thing)


def _has_a_counter(thing: Object) -> bool:
    return any(number > 0 for number in thing.counters.values())


def _has_size(kind: Kind, characteristics: Characteristics) -> bool:
    power, toughness = characteristics.power or 0, characteristics.toughness or 0
    if kind.power_at_most is not None and power > kind.power_at_most:
        return False
    if kind.power_at_least is not None and power < kind.power_at_least:
        return False
    if kind.smaller_at_most is not None and min(power, toughness) > kind.smaller_at_most:
        return False
    if kind.toughness_at_least is not None and toughness < kind.toughness_at_least:
        return False
    if kind.bounds and not _fits_own_bounds(kind, characteristics):
        return False
    return kind.toughness_at_most is None or toughness <= kind.toughness_at_most


def _has_state(
    game: Game, kind: Kind, thing: Object, characteristics: Characteristics, you: Player, source: Object | None
) -> bool:
    asks_the_source = kind.chosen_color or kind.chosen_type or kind.fights_it or kind.blocks_it or kind.blocked_by_it
    if asks_the_source and (source is None or not _is_as_the_source_says(game, kind, thing, source)):
        return False
    if kind.another and source is not None and thing in (source, source.host, source.became):
        return False
    beside_its = kind.power_at_most_its or kind.power_below_its or kind.toughness_below_its_power
    if (beside_its or kind.power_above_its) and not _is_no_match_for(game, kind, characteristics, source):
        return False
    if kind.bounds and not fits_bounds(game, kind, characteristics, mana_values(game, thing), you, source or thing):
        return False
    if not _has_status(game, kind, thing):
        return False
    if kind.controller is not None and not _is_on_the_side(
        game, kind.controller, characteristics.controller, you, source
    ):
        return False
    if (kind.counter or kind.without_counter) and not _has_counters_asked(kind, thing):
        return False
    if (kind.any_counter and not _has_a_counter(thing)) or (kind.modified and not _is_modified(game, thing)):
        return False
    if kind.owner is not None and not _is_on_the_side(game, kind.owner, thing.owner, you, source):
        return False
    if kind.owned_or_controlled and thing.owner is not you and characteristics.controller is not you:
        return False
    if kind.helped_it and not _has_helped(game, kind.helped_it, thing, source):
        return False
    if (kind.put_by_it or kind.expansion) and not _comes_from(kind, thing, source):
        return False
    if (kind.attached_to or kind.enchanted is not None or kind.equipped is not None) and not _is_attached_as_asked(
        game, kind, thing
    ):
        return False
    return (not kind.attacks_you or _attacks(game, thing, you)) and _has_place_in_combat(game, kind, thing)


def _has_status(game: Game, kind: Kind, thing: Object) -> bool:
    """What can be seen of the thing itself, and what it has done or been in this turn."""
    if kind.tapped is not None and thing.tapped is not kind.tapped:
        return False
    asked = kind.mana_value is not None or kind.mana_value_at_most is not None or kind.mana_value_at_least is not None
    asked = asked or kind.mana_value_even is not None
    if asked and not fits_mana_value(kind, mana_values(game, thing)):
        return False
    if kind.face_down is not None and thing.face_down is not kind.face_down:
        return False
    if kind.token is not None and thing.token is not kind.token:
        return False
    if kind.attacked is not None and thing.attacked_this_turn is not kind.attacked:
        return False
    if kind.entered is not None and _has_entered(game, thing) is not kind.entered:
        return False
    if kind.commander and thing.physical not in game.commanders:
        return False
    if kind.transformed and not is_transformed(thing):
        return False
    if kind.designated and kind.designated not in thing.designations:
        return False
    if kind.goaded is not None and _is_goaded(game, thing) is not kind.goaded:
        return False
    if kind.damaged is not None and bool(thing.damaged_by) is not kind.damaged:
        return False
    return kind.arrived is None or (thing.came_under_control == game.turn_number) is kind.arrived


def _has_entered(game: Game, thing: Object) -> bool:
    """Whether it has come into play this turn, under whosever control."""
    return any(one is thing for _, one in game.turn_facts.entered)


def _is_goaded(game: Game, thing: Object) -> bool:
    return any(isinstance(m, Goaded) for m in game.characteristics(thing).rule_changes)


def _is_on_the_side(game: Game, side: str, player: Player, you: Player, source: Object | None) -> bool:
    """Whether its controller or owner is the player meant: you, an opponent, another than you, or whom the source
    attacks."""
    if side == "defending":
        attacked = game.combat.defending.get(source) if game.combat is not None and source is not None else None
        return attacked is not None and player in attacked_with(game, attacked)
    return _is_whose(game, side, player, you)


def _is_whose(game: Game, whose: str, player: Player, you: Player) -> bool:
    """Teammates are not opponents (2006, 200.3a; 2010 and 2026, 102.3)."""
    if whose == "team":
        return player in game.team_of(you)
    if player is you or whose == "you":
        return player is you and whose == "you"
    return whose == "another" or player not in game.team_of(you)


def fits_mana_value(kind: Kind, values: tuple[int, ...]) -> bool:
    """One of its mana values, where it has two, is what is asked for; what has none yet fits where nothing is."""
    exact, most, least = kind.mana_value, kind.mana_value_at_most, kind.mana_value_at_least
    even = kind.mana_value_even
    return (exact, most, least, even) == (None, None, None, None) or any(
        (even is None or (value % 2 == 0) is even)
        and (exact is None or value == exact)
        and (most is None or value <= most)
        and (least is None or value >= least)
        for value in values
    )


_COMPARED: dict[str, Callable[[int, int], bool]] = dict(
    zip(WAYS, (operator.le, operator.ge, operator.lt, operator.gt, operator.eq), strict=True)
)


def fits_bounds(
    game: Game,
    kind: Kind,
    characteristics: Characteristics,
    values: tuple[int, ...],
    you: Player,
    source: Object,
) -> bool:
    """Whether its measures, beside the numbers that they are to be compared with, are as the kind asks. `values`: its
    mana values."""
    for bound in kind.bounds:
        if isinstance(bound.amount, str):
            continue
        limit = game.rules.number(game, Context(source, you), bound.amount)
        own = values if bound.measure == "mana value" else (_measure(characteristics, bound.measure),)
        if not any(_COMPARED[bound.way](value, limit) for value in own):
            return False
    return True


def _fits_own_bounds(kind: Kind, characteristics: Characteristics) -> bool:
    """The same where one of its measures is compared with another."""
    return all(
        _COMPARED[bound.way](_measure(characteristics, bound.measure), _measure(characteristics, bound.amount))
        for bound in kind.bounds
        if isinstance(bound.amount, str)
    )


def _measure(characteristics: Characteristics, measure: str) -> int:
    return (characteristics.power if measure == "power" else characteristics.toughness) or 0


def _is_attached_as_asked(game: Game, kind: Kind, thing: Object) -> bool:
    """What it is on, and whether something is on it."""
    if kind.attached_to is not None and not _is_on(game, thing, kind.attached_to):
        return False
    if kind.equipped is not None and _is_equipped(game, thing) is not kind.equipped:
        return False
    return kind.enchanted is None or _is_enchanted(game, thing) is kind.enchanted


def _has_helped(game: Game, deed: str, thing: Object, source: Object | None) -> bool:
    """Whether it was tapped for the source so: to crew or saddle it this turn, or to cast the spell that it was."""
    if source is None:
        return False
    return (deed, thing) in source.helped_by or (deed, thing, source) in game.turn_facts.helped


def _comes_from(kind: Kind, thing: Object, source: Object | None) -> bool:
    """Whether the source has put it into play, where that is asked; and whether it bears the symbol of the set."""
    if kind.put_by_it and (source is None or thing.put_by is not source):
        return False
    return not kind.expansion or (thing.expansion == kind.expansion and not thing.token)


def _is_as_the_source_says(game: Game, kind: Kind, thing: Object, source: Object) -> bool:
    """Of the color or creature type that was chosen for the source, of none while nothing was; in combat with it."""
    if kind.fights_it and not _fights(game, thing, source):
        return False
    if (kind.blocks_it and not _blocks(game, thing, source)) or (
        kind.blocked_by_it and not _blocks(game, source, thing)
    ):
        return False
    characteristics = game.characteristics(thing)
    if kind.chosen_color and chosen_color(game, source) not in characteristics.colors:
        return False
    if not kind.chosen_type:
        return True
    chosen = chosen_land_type if kind.types == frozenset({CardType.LAND}) else chosen_creature_type
    return chosen(game, source) in characteristics.subtypes


def _is_no_match_for(game: Game, kind: Kind, characteristics: Characteristics, source: Object | None) -> bool:
    """Whether its size beside the power of the source is as the kind asks."""
    if source is None:
        return False
    most = game.characteristics(source).power or 0
    power = characteristics.power or 0
    if (kind.power_at_most_its and power > most) or (kind.power_below_its and power >= most):
        return False
    if kind.power_above_its and power <= most:
        return False
    return not kind.toughness_below_its_power or (characteristics.toughness or 0) < most


def _is_enchanted(game: Game, thing: Object) -> bool:
    """Equipment does not enchant."""
    return any(CardType.ENCHANTMENT in game.characteristics(held).types for held in game.attached_to(thing))


def _is_equipped(game: Game, thing: Object) -> bool:
    return any(EQUIPMENT in game.characteristics(held).subtypes for held in game.attached_to(thing))


def _is_on(game: Game, thing: Object, card_type: CardType) -> bool:
    host = thing.host
    return isinstance(host, Object) and card_type in game.characteristics(host).types


def _attacks(game: Game, thing: Object, player: Player) -> bool:
    """Whether it attacks the player, or the team that shares the player's turns."""
    combat = game.combat
    attacked = combat.attackers[thing] if combat is not None and combat.was_attacking(thing) else None
    return isinstance(attacked, Player) and attacked in attacked_with(game, player)


def _fights(game: Game, thing: Object, other: Object) -> bool:
    """Whether one of the two blocks the other."""
    return _blocks(game, thing, other) or _blocks(game, other, thing)


def _blocks(game: Game, thing: Object, other: Object) -> bool:
    combat = game.combat
    if combat is None or thing in combat.removed or other in combat.removed:
        return False
    return other in combat.blocks.get(thing, ())


def _has_place_in_combat(game: Game, kind: Kind, thing: Object) -> bool:
    if kind.attacking is None and kind.blocking is None and kind.blocked is None and kind.in_combat is None:
        return True
    combat = game.combat
    attacking = combat is not None and combat.was_attacking(thing)
    blocking = combat is not None and combat.was_blocking(thing)
    if kind.in_combat is not None and (attacking or blocking) is not kind.in_combat:
        return False
    if kind.attacking is not None and attacking is not kind.attacking:
        return False
    if kind.blocking is not None and blocking is not kind.blocking:
        return False
    if kind.blocked is None:
        return True
    return attacking and combat is not None and combat.blockers_declared and (thing in combat.blocked) is kind.blocked


def permanents_of(game: Game, kind: Kind, you: Player, source: Object | None = None) -> list[Object]:
    """Everything of the kind in play and within reach of the player, oldest first."""
    game.count_work()
    found = [thing for thing in game.battlefield if matches(game, kind, thing, you, source)]
    if not game.ranges:
        return found
    return [thing for thing in found if game.in_range(you, game.controller(thing))]


def counted_for(game: Game, context: Context, kind: Kind, bearer: Object) -> list[Object]:
    """What counts for something that the text affects: each *other* than that, within reach of the text.

    Comprehensive Rules of 2006, 601.11; of 2010 and 2026, 801.11.
    """
    found = permanents_of(game, replace(kind, another=False), context.controller, context.source)
    others = [thing for thing in found if not (kind.another and thing is bearer)]
    if not game.ranges:
        return others
    whose = game.controller(bearer)
    return [thing for thing in others if game.edition.teams.counts_for(game, whose, game.controller(thing))]
