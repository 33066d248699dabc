"""What is done instead of drawing a card, also where there is none to draw.

Comprehensive Rules of 2006, 419.1; of 2010 and 2026, 614.11.
"""

from __future__ import annotations

from functools import partial

from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.replacement_effects import InsteadOfDrawing
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.changes_to_events import next_of
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import perform
from sandbox.rules.players.dredge import dredges, may_dredge
from sandbox.terms.steps import DRAW

DREDGE = "dredge"


def something_else_is_done(game: Game, player: Player) -> bool:
    """Whether a text in play has something else done instead; a card that would come back by dredge may come first. A
    text has no second chance at cards that it has drawn itself (2026, 614.5)."""
    changes = _changes(game, player)
    if not changes:
        return False
    if may_dredge(game, player):
        changes.append(EventChange(DREDGE, lambda: None, DREDGE, DREDGE))
    change = next_of(game, lambda: player, None, "which effect replaces the card drawn", changes)
    if change.made_by == DREDGE and dredges(game, player):
        return True
    if change.made_by == DREDGE:
        change = next_of(game, lambda: player, None, "which effect replaces the card drawn", changes[:-1])
    game.draws_replaced_by.append(change.chance)
    try:
        change.apply()
    finally:
        game.draws_replaced_by.pop()
    return True


def _changes(game: Game, player: Player) -> list[EventChange]:
    return [
        EventChange(thing, partial(_does_so, game, player, thing, ability), (thing, ability), ability)
        for thing in game.permanents_with(InsteadOfDrawing)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, InsteadOfDrawing) and _applies(game, player, thing, ability)
    ]


def _applies(game: Game, player: Player, thing: Object, ability: InsteadOfDrawing) -> bool:
    characteristics = game.characteristics(thing)
    if characteristics.controller is not player or not works(game, thing, characteristics):
        return False
    if (thing, ability) in game.draws_replaced_by or not holds(game, Context(thing, player), ability.condition):
        return False
    in_draw_step = game.step is DRAW and player in game.active_players
    return not (ability.spares_first and in_draw_step and player not in game.turn_facts.drawn_in_draw_step)


@rule("replacement effects")
def _does_so(game: Game, player: Player, thing: Object, ability: InsteadOfDrawing) -> None:
    with game.within(game.emit(Told(f"{named(thing)} replaces the card that {player.name} would draw"))):
        perform(game, Context(thing, player), ability.effects)
