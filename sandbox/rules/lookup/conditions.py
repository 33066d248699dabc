"""Whether what a text asks for is so."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.conditions import (
    AllOf,
    CameUnderControlThisTurn,
    CardsInHandAre,
    Condition,
    DidNotAttack,
    During,
    Exists,
    FoughtThisCombat,
    HasCounter,
    InYourGraveyard,
    IsInPlay,
    IsKind,
    IsUntapped,
    LifeAtLeast,
    LifeAtMost,
    Not,
    OpponentControlsMore,
    WasKicked,
)
from sandbox.meaning.kinds import Kind
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.terms.steps import COMBAT_STEPS, Step


def holds(game: Game, context: Context, condition: Condition | None) -> bool:
    """Looked at now, from the controller of the text. No condition always holds."""
    match condition:
        case None:
            return True
        case Exists(kind, minimum, maximum):
            there = len(permanents_of(game, kind, context.controller, context.source))
            return there <= maximum if maximum is not None else there >= minimum
        case IsKind(what, kind):
            found = objects_at(game, context, what)
            return bool(found) and all(
                matches(game, kind, thing, context.controller, context.source) for thing in found
            )
        case HasCounter(what, name):
            return any(thing.counters.get(name, 0) for thing in objects_at(game, context, what))
        case FoughtThisCombat(what):
            return any(_fought(game, thing) for thing in objects_at(game, context, what))
        case DidNotAttack(what):
            return not any(thing.attacked_this_turn for thing in objects_at(game, context, what))
        case CameUnderControlThisTurn(what):
            return any(thing.came_under_control == game.turn_number for thing in objects_at(game, context, what))
        case InYourGraveyard(what) | IsInPlay(what):
            return any(_is_there(game, context, condition, thing) for thing in objects_at(game, context, what))
        case WasKicked() | IsUntapped():
            return context.source.kicked if isinstance(condition, WasKicked) else not context.source.tapped
        case During():
            return _is_during(game, context, condition)
        case CardsInHandAre() | LifeAtLeast() | LifeAtMost():
            return any(_is_so_of(game, player, condition) for player in players_at(game, context, condition.who))
        case OpponentControlsMore(kind):
            return _opponent_controls_more(game, context, kind)
        case Not() | AllOf():
            return _joined(game, context, condition)
    raise AssertionError(condition)


def _is_so_of(game: Game, player: Player, condition: CardsInHandAre | LifeAtLeast | LifeAtMost) -> bool:
    if isinstance(condition, CardsInHandAre):
        held, most = len(player.hand), condition.maximum
        return condition.minimum <= held and (most is None or held <= most)
    life = life_of(game, player)
    return life >= condition.amount if isinstance(condition, LifeAtLeast) else life <= condition.amount


def _joined(game: Game, context: Context, condition: Not | AllOf) -> bool:
    if isinstance(condition, Not):
        return not holds(game, context, condition.condition)
    return all(holds(game, context, part) for part in condition.conditions)


def _is_there(game: Game, context: Context, condition: InYourGraveyard | IsInPlay, thing: Object) -> bool:
    return thing.in_play if isinstance(condition, IsInPlay) else _is_in_graveyard(game, context, condition, thing)


def _is_in_graveyard(game: Game, context: Context, condition: InYourGraveyard, thing: Object) -> bool:
    """The last card of a graveyard is on top."""
    cards = context.controller.graveyard
    if thing not in cards or condition.above is None:
        return thing in cards
    above = cards[cards.index(thing) + 1 :]
    if condition.directly:
        above = above[:1]
    return sum(matches(game, condition.above, card, context.controller) for card in above) >= condition.minimum


def _fought(game: Game, thing: Object) -> bool:
    """In this combat, though it may have been removed from it since."""
    combat = game.combat
    return combat is not None and (thing in combat.attackers or thing in combat.blocks or thing in combat.removed)


def _opponent_controls_more(game: Game, context: Context, kind: Kind) -> bool:
    owners = [game.controller(thing) for thing in permanents_of(game, kind, context.controller)]
    mine = owners.count(context.controller)
    return any(owners.count(player) > mine for player in game.opponents(context.controller))


def _is_during(game: Game, context: Context, condition: During) -> bool:
    if condition.whose == "your" and context.controller not in game.active_players:
        return False
    if condition.whose == "opponent" and context.controller in game.active_players:
        return False
    steps = game.edition.turn.steps
    if condition.before is not None and steps.index(game.step) >= steps.index(Step(condition.before)):
        return False
    if condition.step is None:
        return True
    if condition.step == "combat":
        return game.step in COMBAT_STEPS
    return is_step(game, condition.step)


def is_step(game: Game, word: str) -> bool:
    """Whether the word names the present step; both main phases are *main phase*, and *end step* is wherever the
    edition has its effects at the end of turn."""
    if word == Step.MAIN:
        return game.step in (Step.MAIN, Step.SECOND_MAIN)
    if word == Step.END:
        return game.step is game.edition.turn.end_of_turn_effects
    return game.step == word
