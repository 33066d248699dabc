"""Mana comes into a pool, and what waits for that sees it."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.changes.permanents import tap
from sandbox.engine.events.mana import ManaMade
from sandbox.engine.events.permanents import Tapped
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.effects import AddMana, AddSameMana
from sandbox.meaning.events import TappedForMana
from sandbox.meaning.kinds import ManaUse
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import perform
from sandbox.terms.mana import MANA_TYPES


def add_mana(
    game: Game, player: Player, mana: tuple[str, ...], snow: bool = False, only_for: ManaUse | None = None
) -> None:
    """Into the player's pool."""
    if only_for is not None:
        reserved = player.reserved.setdefault(only_for, {})
        for kind in mana:
            reserved[kind] = reserved.get(kind, 0) + 1
    for kind in mana:
        player.pool[kind] = player.pool.get(kind, 0) + 1
        if snow:
            player.snow_pool[kind] = player.snow_pool.get(kind, 0) + 1


def braces(mana: tuple[str, ...] | list[str]) -> str:
    return "".join(f"{{{kind}}}" for kind in mana)


def pool_words(player: Player) -> str:
    """The pool as mana symbols in the usual order; empty for none."""
    return braces([kind for kind in MANA_TYPES for _ in range(player.pool.get(kind, 0))])


@rule("tapping for mana")
def made_by(
    game: Game,
    source: Object,
    player: Player,
    mana: tuple[str, ...],
    taps: bool,
    only_for: ManaUse | None = None,
) -> None:
    """The mana of one use of an ability is in the pool; what waits for tapping for mana sees it."""
    from_snow = "snow" in game.characteristics(source).supertypes
    add_mana(game, player, mana, from_snow, only_for)
    event = ManaMade(source, player, braces(mana), game.edition.words.draws_mana)
    game.turn_facts.last_mana = mana
    if taps:
        game.turn_facts.tapped_for_mana = source
    game.emit(event)
    game.turn_facts.tapped_for_mana = None
    _mana_triggers(game)


def _adds_mana(action: Action) -> bool:
    """Whether it is a triggered effect of tapping for mana that makes mana."""
    waits = isinstance(action.ability, Triggered) and isinstance(action.ability.event, TappedForMana)
    return waits and any(isinstance(effect, AddSameMana | AddMana) for effect in action.mode.effects)


def _mana_triggers(game: Game) -> None:
    """What triggers on tapping for mana and makes mana itself happens at once."""
    waiting, game.triggers = game.triggers, []
    for action in waiting:
        if _adds_mana(action):
            perform(game, Context(action.source, action.controller, action, action.event), action.mode.effects)
        else:
            game.triggers.append(action)


def tap_for_cost(game: Game, thing: Object) -> None:
    tap(game, thing)
    game.emit(Tapped(thing))


# whether a card that makes mana waits for answers


def a_mana_source_waits_for_nothing(game: Game, action: Action) -> bool:
    """What makes mana cannot be interrupted or answered, cards included (Mirage, Mana Sources)."""
    return False


def a_spell_always_waits(game: Game, action: Action) -> bool:
    """A spell that makes mana can be answered and countered as any other."""
    return action.is_spell
