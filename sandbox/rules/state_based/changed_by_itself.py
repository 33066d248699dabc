"""What has changed by itself, with nothing that happens: effects that are over, control, who fights."""

from __future__ import annotations

from sandbox.engine.changes.control import is_new_to_its_controller, is_seen_under
from sandbox.engine.changes.lasting import end_lasting
from sandbox.engine.changes.permanents import loses_designations
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import ControlChanged
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Duration
from sandbox.terms.designations import LOST_WITH_CONTROL
from sandbox.terms.steps import Step
from sandbox.terms.types import CardType


def effects_over(game: Game) -> list[Lasting]:
    """Effects that hold only as long as something is so."""
    return [lasting for lasting in game.lasting if is_over(game, lasting)]


def they_end(game: Game, over: list[Lasting]) -> bool:
    return end_lasting(game, lambda lasting: lasting in over)


def is_over(game: Game, lasting: Lasting) -> bool:
    """Whether what it lasts for is no longer so."""
    source = lasting.source
    match lasting.duration:
        case Duration.WHILE_TAPPED:
            return not source.in_play or not source.tapped
        case Duration.WHILE_TAPPED_AND_STRONGER:
            return not source.in_play or not source.tapped or _is_outgrown(game, lasting)
        case Duration.WHILE_IN_PLAY:
            return not source.in_play
        case Duration.WHILE_EXILED:
            return source.gone
        case Duration.WHILE_CONTROLLED:
            return not source.in_play or game.controller(source) is not lasting.controller
        case Duration.WHILE_CONTROLLED_AND_TAPPED:
            controlled = source.in_play and game.controller(source) is lasting.controller
            return not controlled or not source.tapped
        case Duration.WHILE_IT_IS_YOURS:
            held = [thing for thing in lasting.affected if isinstance(thing, Object) and not thing.gone]
            return all(game.controller(thing) is not lasting.controller for thing in held)
        case Duration.UNTIL_YOUR_NEXT_TURN:
            return _is_in_later_turn(game, lasting)
        case Duration.UNTIL_YOUR_NEXT_UPKEEP:
            return _is_in_later_turn(game, lasting) and game.step is not Step.UNTAP
    return False


def _is_in_later_turn(game: Game, lasting: Lasting) -> bool:
    """Whether its controller's turn has come again."""
    return lasting.controller in game.active_players and game.turn_number > lasting.turn


def _is_outgrown(game: Game, lasting: Lasting) -> bool:
    """Whether something that the effect holds has more power than its source."""
    held = [thing for thing in lasting.affected if isinstance(thing, Object)]
    return any(
        (game.characteristics(thing).power or 0) > (game.characteristics(lasting.source).power or 0) for thing in held
    )


def under_new_control(game: Game) -> list[Object]:
    return [thing for thing in game.battlefield if game.characteristics(thing).controller is not thing.under]


@rule("control")
def changes_control(game: Game, things: list[Object]) -> bool:
    """A permanent with a new controller is new to that player, and leaves combat."""
    for thing in things:
        before, controller = thing.under, game.controller(thing)
        is_seen_under(game, thing, controller)
        is_new_to_its_controller(game, thing)
        loses_designations(game, LOST_WITH_CONTROL, thing)
        if game.combat is not None:
            game.combat.leaves(thing)
        game.emit(Told(f"{controller.name} now controls {named(thing)}"))
        game.notice(ControlChanged(thing, before))
    return True


def fighting_no_more(game: Game) -> list[Object]:
    """Whoever has stopped being a creature attacks and blocks no longer, and a planeswalker or battle that has stopped
    being one is no longer attacked."""
    combat = game.combat
    if combat is None or not combat.attackers:
        return []
    fighting = (*combat.attacking(), *combat.blocking())
    no_more = [thing for thing in fighting if not game.characteristics(thing).is_creature]
    for attacked in dict.fromkeys(combat.attackers.values()):
        if isinstance(attacked, Object) and attacked.in_play and attacked not in combat.removed:
            no_more += [] if _can_be_attacked(game, attacked) else [attacked]
    return no_more


def _can_be_attacked(game: Game, thing: Object) -> bool:
    types = game.characteristics(thing).types
    return CardType.PLANESWALKER in types or CardType.BATTLE in types


@rule("removal from combat")
def leaves_combat(game: Game, things: list[Object]) -> bool:
    """It does not come back into this combat by becoming again what it was."""
    assert game.combat is not None
    for thing in things:
        game.combat.leaves(thing)
        game.emit(Told(f"{named(thing)} is removed from combat"))
    return True
