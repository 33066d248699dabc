"""Sagas that have told their last chapter.

Comprehensive Rules of 2026, 704.5s and 714.4.
"""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.events import ChapterReached
from sandbox.rules.zones.sagas import LORE, SAGA, final_chapter
from sandbox.rules.zones.zone_changes import sacrifice


def finished_sagas(game: Game) -> list[Object]:
    """Those with as many lore counters as chapters. One of whose chapters waits stays until that has left the stack."""
    return [thing for thing in game.permanents_with(SAGA) if _is_finished(game, thing)]


def _is_finished(game: Game, thing: Object) -> bool:
    last = final_chapter(game.characteristics(thing))
    going_on = any(_is_chapter_of(action, thing) for action in (*game.waiting, *game.triggers))
    return 0 < last <= thing.counters.get(LORE, 0) and not going_on


def _is_chapter_of(action: Action, thing: Object) -> bool:
    ability = action.ability
    return action.source is thing and isinstance(ability, Triggered) and isinstance(ability.event, ChapterReached)


@rule("sagas")
def finished_sagas_go(game: Game, things: list[Object]) -> bool:
    return bool(sacrifice(game, things))
