"""Epic: the last spell that a player casts, copied every upkeep. Paradigm: a spell of which a copy can be cast for
nothing in every precombat main phase.

Comprehensive Rules of 2026, 702.50 and 702.192.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action
from sandbox.engine.changes.spells import casts_no_more, has_paradigm, set_destination
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import BeginningOf
from sandbox.rules.casting.casting_free import may_cast_copy_free
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.copies import choose_new_targets, copy_spell
from sandbox.terms.steps import PRECOMBAT_MAIN
from sandbox.terms.zones import Zone


@dataclass(frozen=True)
class CopyEpic(Effect):
    """Copy the spell but for its epic ability; its targets may be new ones."""


@dataclass(frozen=True)
class CastParadigm(Effect):
    """Make a copy of the card in exile, which may be cast without paying its mana cost."""


@rule("epic")
def is_epic(game: Game, action: Action) -> None:
    """Its controller casts no spells from now on; copies can still be put on the stack (702.50b)."""
    player = action.controller
    casts_no_more(game, player)
    game.emit(Told(f"{player.name} cannot {game.edition.words.to_cast} spells for the rest of the game"))
    _waits_for_upkeep(game, action.source, player, action)


def _waits_for_upkeep(game: Game, source: Object, player: Player, spell: Action) -> None:
    upkeep = BeginningOf("upkeep")
    game.delayed.append(Delayed(source, player, upkeep, (CopyEpic(),), {"spell": spell}, turn=game.turn_number))


@rule("epic")
def copy_epic(game: Game, context: Context, effect: CopyEpic) -> None:
    spell, player = context.event["spell"], context.controller
    choose_new_targets(game, copy_spell(game, spell, player, without="epic"), player)
    _waits_for_upkeep(game, context.source, player, spell)


@rule("paradigm")
def is_exiled_for_good(game: Game, action: Action) -> None:
    """The first one of its name that resolves under a player's control begins it."""
    if action.source.token is False:
        set_destination(game, action.source, Zone.REMOVED)
    known = (action.controller, action.snapshot.name)
    if known in game.paradigms:
        return
    has_paradigm(game, *known)
    game.emit(Told(f"{action.controller.name} may {game.edition.words.to_cast} copies of {named(action.source)}"))
    _waits_for_main_phase(game, action.source, action.controller)


def _waits_for_main_phase(game: Game, source: Object, player: Player) -> None:
    main_phase = BeginningOf(PRECOMBAT_MAIN)
    game.delayed.append(Delayed(source, player, main_phase, (CastParadigm(),), turn=game.turn_number))


@rule("paradigm")
def cast_paradigm(game: Game, context: Context, effect: CastParadigm) -> None:
    may_cast_copy_free(game, context.controller, context.source.card)
    _waits_for_main_phase(game, context.source, context.controller)


PERFORMERS: Performers = {
    CopyEpic: copy_epic,
    CastParadigm: cast_paradigm,
}
