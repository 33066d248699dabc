"""Creatures that die: lethal damage and missing toughness."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object
from sandbox.engine.trace import rule
from sandbox.rules.state_based.deathtouch import forget_touch, is_touched
from sandbox.rules.zones.instead_of_destroying import can_be_destroyed
from sandbox.rules.zones.zone_changes import destroyed, put_into_graveyard


def dying_creatures(game: Game) -> list[Object]:
    """Lethal damage and missing toughness are found in the same look."""
    weak, hurt = list[Object](), list[Object]()
    for thing in game.battlefield:
        if _has_no_toughness(game.characteristics(thing)):
            weak.append(thing)
        if thing.damage:
            hurt.append(thing)
    if not hurt:
        return weak
    struck = [thing for thing in hurt if _has_lethal_damage(game, thing)]
    for thing in hurt:
        forget_touch(game, thing)
    return [*struck, *weak]


def creatures_die(game: Game, dying: list[Object]) -> bool:
    """Those that the same look has found go together."""
    weak = [thing for thing in dying if _has_no_toughness(game.characteristics(thing))]
    struck = [thing for thing in dying if thing not in weak]
    if not weak:
        return _lethal_damage(game, struck)
    with game.departing(weak):
        gone = _lethal_damage(game, struck)
        return _zero_toughness(game, [thing for thing in weak if thing.in_play]) or gone


def is_dying(game: Game, thing: Object) -> bool:
    """Whether the next look will find that the creature dies."""
    return thing.in_play and (_has_no_toughness(game.characteristics(thing)) or _has_lethal_damage(game, thing))


@rule("lethal damage")
def _lethal_damage(game: Game, dying: list[Object]) -> bool:
    """A creature with damage as high as its toughness is destroyed."""
    if dying:
        destroyed(game, dying)
    return bool(dying)


def _has_lethal_damage(game: Game, thing: Object) -> bool:
    characteristics = game.characteristics(thing)
    if not characteristics.is_creature or characteristics.toughness is None or characteristics.toughness <= 0:
        return False
    return (thing.damage >= characteristics.toughness or is_touched(thing)) and can_be_destroyed(characteristics)


@rule("zero toughness")
def _zero_toughness(game: Game, dying: list[Object]) -> bool:
    if not dying:
        return False
    lost = game.edition.dying.zero_toughness(game, dying)
    put_into_graveyard(game, lost, "is put into the graveyard: its toughness is 0 or less")
    return True


def _has_no_toughness(characteristics: Characteristics) -> bool:
    toughness = characteristics.toughness
    return toughness is not None and toughness <= 0 and characteristics.is_creature
