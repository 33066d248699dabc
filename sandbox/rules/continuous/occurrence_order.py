"""Continuous effects in order of occurrence: the 1997 manual, Resolving Existing Effects; Mirage."""

from __future__ import annotations

from collections.abc import Collection

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.meaning import continuous as c
from sandbox.meaning.nodes import Modification
from sandbox.rules.continuous.apply import CHARACTERISTICS, apply, apply_counters, give_sizes
from sandbox.rules.continuous.effects_in_force import (
    AllCharacteristics,
    ContinuousEffect,
    affected,
    asks_for_size,
    in_order,
    lasting_effects,
    static_effects,
    works,
)

SIZE = (c.GetsPT, c.HasBasePT, c.SwitchesPT)
LAND_TYPE = (c.IsLandType, c.IsChosenLandType)
MOST_PASSES = 6
Key = tuple[int, int]
"""A source and one of its abilities: all changes of an ability affect the same things."""
Reached = dict[Key, list[Object]]


class AffectedInTheEnd:
    """What each effect applies to once all is applied: things that come to be of its kind are added, things that
    cease to be are left out, and an effect whose source has lost the ability is silent.

    A thing that an effect itself takes out of its kind, or whose condition it ends itself, stays reached: left out, it
    would be of the kind again. A tapped artifact that other effects make a creature is at work.
    """

    def __init__(self) -> None:
        self.reached: Reached = {}
        self.silent: set[Key] = set()
        self.left_out: set[tuple[Key, Object]] = set()
        self.kept: Reached = {}
        """What an effect would not reach any more because of its own change."""
        self.awake: set[Object] = set()
        """Tapped artifacts that are at work in the end."""
        self.seen: list[ContinuousEffect] = []
        """Held, so that no key of one pass can mean another ability in a later one."""

    def settle(
        self, game: Game, characteristics: AllCharacteristics, effects: list[ContinuousEffect], reached: Reached
    ) -> bool:
        """Compares a pass with its end; True when nothing needs another pass."""
        at_rest = not self._wakes(game, characteristics)
        self.seen += effects
        for key, effect in {_key(effect): effect for effect in effects if effect.of_a_kind}.items():
            if key in self.silent:
                continue
            if effect.from_static and _has_lost(effect, characteristics):
                self.silent.add(key)
                at_rest = False
            elif not isinstance(effect.modification, LAND_TYPE):
                at_rest = self._settle_one(key, affected(game, effect, characteristics), reached[key]) and at_rest
        return at_rest

    def _settle_one(self, key: Key, wanted: list[Object], had: list[Object]) -> bool:
        stay = [thing for thing in had if thing not in wanted and (key, thing) in self.left_out]
        left = [thing for thing in had if thing not in wanted and thing not in stay]
        come = [thing for thing in wanted if thing not in had]
        self.left_out.update((key, thing) for thing in left)
        self.reached[key], self.kept[key] = [*wanted, *stay], stay
        return not left and not come

    def _wakes(self, game: Game, characteristics: AllCharacteristics) -> bool:
        """Whether a tapped artifact that was silent has become one that is at work."""
        silent = [thing for thing in game.battlefield if thing.tapped and not works(game, thing, game.printed(thing))]
        woken = {thing for thing in silent if works(game, thing, characteristics[thing])} - self.awake
        self.awake |= woken
        return bool(woken)

    def affected(self, game: Game, effect: ContinuousEffect, characteristics: AllCharacteristics) -> list[Object]:
        """What a change applies to that is looked at when the others have been made."""
        found = affected(game, effect, characteristics)
        return found + [thing for thing in self.kept.get(_key(effect), ()) if thing not in found]


def in_order_of_occurrence(game: Game, characteristics: AllCharacteristics) -> None:
    """A later effect overrides an earlier one, and the earlier one shows again when the later has gone.

    An effect on everything of a kind holds for all that is of the kind in the end, whatever came first; the order
    settles conflicts only, and those about land types always. Size starts from the last value set; every bonus and
    counter is added, whatever its age. What a permanent may or must do is asked of the finished permanent.
    """
    in_the_end = AffectedInTheEnd()
    for _ in range(MOST_PASSES):
        effects, reached = _one_pass(game, characteristics, in_the_end)
        if in_the_end.settle(game, characteristics, effects, reached):
            break
        for thing in characteristics:
            characteristics[thing] = game.printed(thing)
    else:
        _one_pass(game, characteristics, in_the_end)
    if effects:
        give_sizes(characteristics)
    _change_sizes(game, characteristics, in_the_end)
    for effect in _pieces(game, characteristics):
        waited = asks_for_size(effect) and not isinstance(effect.modification, SIZE)
        if waited or not isinstance(effect.modification, CHARACTERISTICS):
            _apply_to(game, effect, characteristics, in_the_end.affected(game, effect, characteristics))


def _one_pass(
    game: Game, characteristics: AllCharacteristics, in_the_end: AffectedInTheEnd
) -> tuple[list[ContinuousEffect], Reached]:
    for effect in _pieces(game, characteristics, c.WordsChanged):
        _apply_to(game, effect, characteristics, affected(game, effect, characteristics))
    found = _pieces(game, characteristics, *CHARACTERISTICS, awake=in_the_end.awake)
    effects = [effect for effect in found if _comes_before_size(effect)]
    reached: Reached = {}
    for effect in effects:
        key = _key(effect)
        if key in in_the_end.silent:
            continue
        if key not in reached:
            begun = in_the_end.reached.get(key)
            reached[key] = affected(game, effect, characteristics) if begun is None else begun
        _apply_to(game, effect, characteristics, reached[key])
    return effects, reached


def _comes_before_size(effect: ContinuousEffect) -> bool:
    return not isinstance(effect.modification, (c.WordsChanged, *SIZE)) and not asks_for_size(effect)


def _change_sizes(game: Game, characteristics: AllCharacteristics, in_the_end: AffectedInTheEnd) -> None:
    effects = _pieces(game, characteristics, *SIZE)
    for wanted in (c.HasBasePT, c.GetsPT):
        for effect in effects:
            if isinstance(effect.modification, wanted):
                _apply_to(game, effect, characteristics, in_the_end.affected(game, effect, characteristics))
    for thing in game.battlefield:
        apply_counters(thing, characteristics)
    for effect in effects:
        if isinstance(effect.modification, c.SwitchesPT):
            _apply_to(game, effect, characteristics, in_the_end.affected(game, effect, characteristics))


def _pieces(
    game: Game, characteristics: AllCharacteristics, *types: type[Modification], awake: Collection[Object] = ()
) -> list[ContinuousEffect]:
    found = in_order([*lasting_effects(game), *static_effects(game, characteristics, awake)])
    return [effect for effect in found if not types or isinstance(effect.modification, types)]


def _apply_to(game: Game, effect: ContinuousEffect, characteristics: AllCharacteristics, things: list[Object]) -> None:
    for thing in things:
        apply(game, effect, thing, characteristics)


def _has_lost(effect: ContinuousEffect, characteristics: AllCharacteristics) -> bool:
    """Whether its source no longer has the ability that it comes from."""
    source = effect.source
    return source in characteristics and effect.origin not in characteristics[source].abilities


def _key(effect: ContinuousEffect) -> Key:
    return (effect.source.id, id(effect.origin))
