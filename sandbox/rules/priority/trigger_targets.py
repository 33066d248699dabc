"""Beginning a triggered effect: its mode and its targets."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.choices import Choice
from sandbox.engine.events.spells import Announced
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.announcing import WhichMode
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.rules.casting.announced_division import divide_announced, with_no_more_targets
from sandbox.rules.casting.modes_once import is_chosen, still_open
from sandbox.rules.targets.targets import (
    Aiming,
    aiming_of,
    asks_for_x,
    choose_targets,
    mode_for_x,
    notice_targets,
    why_not_targets,
)


def choose_for_trigger(game: Game, action: Action) -> bool:
    """Chooses mode and targets for it; False when it has no legal target. Emits its announcement."""
    aiming = aiming_of(action, action.snapshot)
    ability = action.ability
    if isinstance(ability, Triggered) and len(ability.modes) > 1:
        left = still_open(game, action.source, ability.modes)
        if not left:
            return False
        action.mode = _choose_mode(game, action, ability, aiming, left)
    if action.x or (isinstance(ability, Triggered) and asks_for_x((action.mode,))):
        action.mode = mode_for_x(action.mode, action.x)
    said = action.mode
    action.mode = with_no_more_targets(game, action)
    if why_not_targets(game, action.mode, None, aiming) is not None:
        return False
    is_chosen(game, action.source, said)
    action.targets = choose_targets(game, action.mode, None, aiming)
    divide_announced(game, action, None)
    with game.announcing(action):
        game.emit(Announced(action))
    notice_targets(game, action)
    return True


def _choose_mode(game: Game, action: Action, ability: Triggered, aiming: Aiming, left: list[Mode]) -> Mode:
    legal = [mode for mode in left if why_not_targets(game, mode, None, aiming) is None]
    if len(legal) < 2:
        return legal[0] if legal else left[0]
    text = f"a mode of {named(action.source)}"
    return game.ask(Choice(action.controller, WhichMode(action.source, ability.modes), text, legal, must_say=True))
