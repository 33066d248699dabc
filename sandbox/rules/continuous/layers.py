"""Continuous effects in layers: Comprehensive Rules of 2006, 418.5; of 2010 and 2026, 613."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning import continuous as c
from sandbox.meaning.abilities import Static
from sandbox.meaning.nodes import Modification
from sandbox.meaning.references import Each
from sandbox.rules.continuous.apply import CHARACTERISTICS, apply, apply_counters, give_sizes
from sandbox.rules.continuous.effects_in_force import (
    AllCharacteristics,
    ContinuousEffect,
    affected,
    asks_for_size,
    defines,
    in_order,
    lasting_effects,
    static_effects,
    static_effects_of,
)

Begun = dict[tuple[int, int], list[Object]]
"""What an effect, known by its source and its ability, applies to: settled in the first layer in which it applies."""
Layer = Callable[[ContinuousEffect], bool]
Layers = Mapping[str, tuple[Layer | None, ...]]
"""Layers in their order, by what their effects change, each with what is gone through for it."""
SIZE = (c.GetsPT, c.HasBasePT, c.SwitchesPT)
TYPE = (c.IsAlso, c.HasEveryCreatureType, c.NoLongerIs, c.IsLandType, c.IsChosenLandType, c.HasSupertype)
COLOR = (c.IsColor, c.IsChosenColor)


def changes(*types: type[Modification]) -> Layer:
    return lambda effect: isinstance(effect.modification, types)


def _everything_else(effect: ContinuousEffect) -> bool:
    modification = effect.modification
    return isinstance(modification, CHARACTERISTICS) and not isinstance(
        modification, (c.ControlledBy, c.WordsChanged, *TYPE, *SIZE)
    )


def _abilities(effect: ContinuousEffect) -> bool:
    return _everything_else(effect) and not isinstance(effect.modification, COLOR)


def _sets_or_was_resolved(effect: ContinuousEffect) -> bool:
    modification = effect.modification
    return isinstance(modification, c.HasBasePT) or (isinstance(modification, c.GetsPT) and not effect.from_static)


def _static_bonus(effect: ContinuousEffect) -> bool:
    return isinstance(effect.modification, c.GetsPT) and effect.from_static


COUNTERS = None
"""The place of counters among the layers."""

CONTROL, TEXT, TYPES, SWITCH = changes(c.ControlledBy), changes(c.WordsChanged), changes(*TYPE), changes(c.SwitchesPT)
DEFINED: tuple[Layer, ...] = ()
"""What defines a size has nothing of its own to go through: it comes first in what sets sizes, which follows."""
LAYERS_OF_2006: Layers = {
    "who controls it": (CONTROL,),
    "the words in its text": (TEXT,),
    "its types": (TYPES,),
    "its colors, abilities and all else": (_everything_else,),
    "size: defined by its own text": DEFINED,
    "size: set, or changed by what resolved": (_sets_or_was_resolved,),
    "size: counters": (COUNTERS,),
    "size: changed by static abilities": (_static_bonus,),
    "size: switched": (SWITCH,),
}
BEFORE_CHANGED_SIZES: Layers = {
    "who controls it": (CONTROL,),
    "the words in its text": (TEXT,),
    "its types": (TYPES,),
    "its colors": (changes(*COLOR),),
    "its abilities": (_abilities,),
    "size: defined by its own text": DEFINED,
    "size: set": (changes(c.HasBasePT),),
}
LAYERS_OF_2010: Layers = {
    **BEFORE_CHANGED_SIZES,
    "size: changed": (changes(c.GetsPT),),
    "size: counters": (COUNTERS,),
    "size: switched": (SWITCH,),
}
LAYERS_OF_2026: Layers = {
    **BEFORE_CHANGED_SIZES,
    "size: changed, by counters too": (changes(c.GetsPT), COUNTERS),
    "size: switched": (SWITCH,),
}
THROUGH_2006, THROUGH_2010, THROUGH_2026 = (
    tuple(chain.from_iterable(layers.values())) for layers in (LAYERS_OF_2006, LAYERS_OF_2010, LAYERS_OF_2026)
)


def in_layers_of_2006(game: Game, characteristics: AllCharacteristics) -> None:
    """Control, text, type, everything else, then size: set or changed by resolved effects, counters, static
    bonuses, switches.
    """
    _in_layers(game, characteristics, THROUGH_2006)


def in_layers_of_2010(game: Game, characteristics: AllCharacteristics) -> None:
    """Control, text, type, color, abilities, then size: set, changed, counters, switches."""
    _in_layers(game, characteristics, THROUGH_2010)


def in_layers_of_2026(game: Game, characteristics: AllCharacteristics) -> None:
    """As in 2010; counters are among what changes a size (2026, 613.4c)."""
    _in_layers(game, characteristics, THROUGH_2026)


def _in_layers(game: Game, characteristics: AllCharacteristics, layers: tuple[Layer | None, ...]) -> None:
    """An ability that something has been given, and has in the end, works in the layers before the one in which it is
    given as well: the layers are gone through once more with it.

    Comprehensive Rules of 2006, 407.2.
    """
    _go_through(game, characteristics, layers, [])
    standing = static_effects(game, characteristics)
    given = _given_for_earlier_layers(game, standing)
    if given:
        for thing in characteristics:
            characteristics[thing] = game.printed(thing)
        _go_through(game, characteristics, layers, given)
        standing = static_effects(game, characteristics)
    _say_what_they_may_do(game, characteristics, standing)


def _given_for_earlier_layers(game: Game, standing: list[ContinuousEffect]) -> list[ContinuousEffect]:
    """What abilities that are not a thing's own do before the layer of abilities."""
    return [
        effect
        for effect in standing
        if isinstance(effect.modification, (c.ControlledBy, c.WordsChanged, *TYPE, *COLOR))
        and effect.origin not in game.printed(effect.source).abilities
    ]


def _go_through(
    game: Game, characteristics: AllCharacteristics, layers: tuple[Layer | None, ...], given: list[ContinuousEffect]
) -> None:
    """`given`: what works from the beginning, though its ability is given later."""
    begun: Begun = {}
    going_on = list(given)
    working = {_key(effect) for effect in given}
    for layer in layers:
        if layer is None:
            for thing in game.battlefield:
                apply_counters(thing, characteristics)
            continue
        effects = [
            effect
            for effect in (*lasting_effects(game), *static_effects(game, characteristics), *going_on)
            if layer(effect)
        ]
        effects = sorted(_each_once(effects), key=_place)
        effects += _apply_layer(game, characteristics, effects, begun, working, layer)
        going_on += _rest_of(effects)
        if layer is TYPES and effects:
            give_sizes(characteristics)


def _place(effect: ContinuousEffect) -> tuple[bool, int]:
    """What defines the object itself comes before everything else of its layer; then the older comes first.

    Comprehensive Rules of 2006, 418.5a; of 2010, 613.2 and 613.3a.
    """
    return not defines(effect), effect.moment


def _say_what_they_may_do(game: Game, characteristics: AllCharacteristics, standing: list[ContinuousEffect]) -> None:
    """Prohibitions, duties and permissions change no characteristic: they look at the finished objects."""
    effects = in_order([*lasting_effects(game), *standing])
    for effect in effects:
        if not isinstance(effect.modification, CHARACTERISTICS):
            for thing in affected(game, effect, characteristics):
                apply(game, effect, thing, characteristics)


def _rest_of(effects: list[ContinuousEffect]) -> list[ContinuousEffect]:
    """An effect that has begun to apply goes on in later layers, even when its ability is gone by then."""
    return [
        ContinuousEffect(effect.moment, effect.source, effect.controller, effect.origin, modification)
        for effect in effects
        for modification in effect.origin.modifications
        if effect.from_static
    ]


def _each_once(effects: list[ContinuousEffect]) -> list[ContinuousEffect]:
    found: dict[tuple[int, int, int], ContinuousEffect] = {}
    for effect in effects:
        found.setdefault((effect.source.id, id(effect.origin), id(effect.modification)), effect)
    return list(found.values())


def _apply_layer(
    game: Game,
    characteristics: AllCharacteristics,
    effects: list[ContinuousEffect],
    begun: Begun,
    working: set[tuple[int, int]],
    layer: Layer,
) -> list[ContinuousEffect]:
    """Returns what came to be in the layer, by abilities that were given in it."""
    left, given = effects, list[ContinuousEffect]()
    while left:
        effect = _independent(game, characteristics, left) if len(left) > 1 else left[0]
        left = [other for other in left if other is not effect]
        if _key(effect) not in working and not _still_there(effect, characteristics, begun):
            continue
        effect.controller = _controller(effect, characteristics)
        for thing in _reached(game, effect, characteristics, begun):
            apply(game, effect, thing, characteristics)
            if new := _given_to(game, effect, thing, characteristics, layer):
                given += new
                left = sorted([*left, *new], key=_place)
    return given


def _given_to(
    game: Game, effect: ContinuousEffect, thing: Object, characteristics: AllCharacteristics, layer: Layer
) -> list[ContinuousEffect]:
    """What the static ability that the thing has just been given does in the same layer."""
    if not isinstance(effect.modification, c.Has) or not isinstance(effect.modification.ability, Static):
        return []
    own = characteristics[thing]
    standing = static_effects_of(game, thing, own) if thing.in_play else []
    return [one for one in standing if one.origin is own.abilities[-1] and layer(one)]


def _key(effect: ContinuousEffect) -> tuple[int, int]:
    return effect.source.id, id(effect.origin)


def _still_there(effect: ContinuousEffect, characteristics: AllCharacteristics, begun: Begun) -> bool:
    """An effect begins only while its source has the ability; once begun it goes on."""
    if not effect.from_static or _key(effect) in begun:
        return True
    return effect.source in characteristics and effect.origin in characteristics[effect.source].abilities


def _reached(game: Game, effect: ContinuousEffect, characteristics: AllCharacteristics, begun: Begun) -> list[Object]:
    key = _key(effect)
    if key not in begun:
        begun[key] = affected(game, effect, characteristics)
    return begun[key]


def _independent(game: Game, characteristics: AllCharacteristics, effects: list[ContinuousEffect]) -> ContinuousEffect:
    """The oldest piece that depends on no other of its layer; the oldest of all when they depend on each other."""
    for effect in effects:
        if not any(_depends(game, characteristics, effect, other) for other in effects if other is not effect):
            return effect
    return effects[0]


def _could_depend(effect: ContinuousEffect, other: ContinuousEffect) -> bool:
    """A quick look: only what reaches everything of a kind can reach other things; a change of size matters only to a
    kind that asks for size; an ability can only be lost to what takes abilities away; and who *you* is changes with
    the control of its source."""
    if not isinstance(effect.origin, Static):
        return False
    if isinstance(other.modification, c.ControlledBy):
        return True
    if isinstance(other.modification, c.LosesAllAbilities | c.Loses | c.IsLandType | c.IsChosenLandType):
        return True
    if not isinstance(effect.origin.affected, Each):
        return False
    return asks_for_size(effect) if isinstance(other.modification, SIZE) else True


def _controller(effect: ContinuousEffect, characteristics: AllCharacteristics) -> Player:
    """Who *you* is in its text."""
    return (
        characteristics[effect.source].controller
        if effect.from_static and effect.source in characteristics
        else effect.controller
    )


def _depends(
    game: Game, characteristics: AllCharacteristics, effect: ContinuousEffect, other: ContinuousEffect
) -> bool:
    """Whether applying the other would change what the piece applies to or for whom, or take away the ability that
    makes it."""
    if not _could_depend(effect, other):
        return False
    before, whose = affected(game, effect, characteristics), _controller(effect, characteristics)
    saved: dict[Object, Characteristics] = {}
    for thing in affected(game, other, characteristics):
        saved[thing] = characteristics[thing]
        apply(game, other, thing, characteristics)
    exists = effect.origin in characteristics[effect.source].abilities if effect.source in characteristics else True
    after = affected(game, effect, characteristics)
    changed = not exists or before != after or whose is not _controller(effect, characteristics)
    characteristics.update(saved)
    return changed
