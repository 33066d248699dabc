"""What texts ask of the turn so far: who has died, been dealt damage, gained or lost life, attacked, cast."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.conditions import (
    CastLastTurn,
    Condition,
    HasAttacked,
    HasBeenDealtDamage,
    HasCast,
    HasDealtDamage,
    HasDied,
    HasEntered,
    HasLeft,
    LifeHasChanged,
    NoneCastLastTurn,
)
from sandbox.meaning.conditions_of_turns import (
    CardWasBuried,
    HasCommittedACrime,
    HasLeftGraveyard,
    HasSacrificed,
    ResolvedTimes,
    WasPaidThisTurn,
)
from sandbox.meaning.kinds import Kind
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import players_at, pointed_at


def those_that_died(game: Game, context: Context, kind: Kind) -> list[Object]:
    """What of the kind has gone from play to a graveyard this turn, as it last was."""
    you, source = context.controller, context.source
    return [thing for thing in game.turn_facts.died if matches(game, kind, thing, you, source)]


def has_died(game: Game, context: Context, condition: HasDied) -> bool:
    return len(those_that_died(game, context, condition.kind)) >= condition.minimum


def has_entered(game: Game, context: Context, condition: HasEntered) -> bool:
    """What has left since counts as it last was."""
    you, source = context.controller, context.source
    yours = [thing for player, thing in game.turn_facts.entered if player is you]
    return sum(matches(game, condition.kind, thing, you, source) for thing in yours) >= condition.minimum


def has_left(game: Game, context: Context, condition: HasLeft) -> bool:
    you, source = context.controller, context.source
    return any(matches(game, condition.kind, thing, you, source) for thing in game.turn_facts.left)


def has_attacked(game: Game, context: Context, condition: HasAttacked) -> bool:
    attacked = [player for player, _ in game.turn_facts.attacked]
    return any(player in attacked for player in players_at(game, context, condition.who))


def life_has_changed(game: Game, context: Context, condition: LifeHasChanged) -> bool:
    known = game.turn_facts.lost_life if condition.lost else game.turn_facts.gained_life
    return any(known.get(player, 0) >= condition.minimum for player in players_at(game, context, condition.who))


def has_been_dealt_damage(game: Game, context: Context, condition: HasBeenDealtDamage) -> bool:
    damaged = game.turn_facts.damage_to
    found = pointed_at(game, context, condition.what)
    least = condition.minimum
    return any(damaged.get(each, 0) >= least if isinstance(each, Player) else _damaged(each) for each in found)


def _damaged(thing: object) -> bool:
    return isinstance(thing, Object) and bool(thing.damaged_by)


def has_dealt_damage(game: Game, context: Context, condition: HasDealtDamage) -> bool:
    """What has left and come back is another object."""
    sources, players = pointed_at(game, context, condition.what), players_at(game, context, condition.who)
    known = game.turn_facts.hit or {}
    return any((source, player) in known for source in sources for player in players)


def cast_last_turn(game: Game, context: Context, condition: CastLastTurn) -> bool:
    """By any one player."""
    before = game.turn_facts.cast_before
    return any(before.count(player) >= condition.minimum for player in game.players)


def none_cast_last_turn(game: Game, context: Context, condition: NoneCastLastTurn) -> bool:
    return not game.turn_facts.cast_before


def has_cast(game: Game, context: Context, condition: HasCast) -> bool:
    players = players_at(game, context, condition.who)
    spells = [spell for player, spell in game.turn_facts.cast if player in players]
    return any(matches(game, condition.kind, spell, context.controller, context.source) for spell in spells)


def _has_left_graveyard(game: Game, context: Context, condition: HasLeftGraveyard) -> bool:
    """A graveyard is its owner's."""
    you, source = context.controller, context.source
    own = [card for card in game.turn_facts.left_graveyard if card.owner is you]
    return sum(matches(game, condition.kind, card, you, source) for card in own) >= condition.minimum


def _card_was_buried(game: Game, context: Context, condition: CardWasBuried) -> bool:
    """Comprehensive Rules of 2026, 700.11."""
    you, source = context.controller, context.source
    fitting = [card for card in game.turn_facts.buried if (condition.anybodys or card.owner is you) and not card.token]
    return sum(matches(game, condition.kind, card, you, source) for card in fitting) >= condition.minimum


def _has_sacrificed(game: Game, context: Context, condition: HasSacrificed) -> bool:
    """As they last were. Of several players, one has sacrificed so many."""
    you, source = context.controller, context.source
    given = [p for p, thing in game.turn_facts.sacrificed if matches(game, condition.kind, thing, you, source)]
    return any(given.count(player) >= condition.minimum for player in players_at(game, context, condition.who))


def _was_paid_this_turn(game: Game, context: Context, condition: WasPaidThisTurn) -> bool:
    return any(condition.word in spell.offers_paid for _, spell in game.turn_facts.cast)


def _resolved_times(game: Game, context: Context, condition: ResolvedTimes) -> bool:
    """Counted for the object alone that the ability is of, and for each of equal ones by itself."""
    action = context.action
    if action is None:
        return False
    return game.turn_facts.resolved.count((action.source.id, action.ability, action.place)) in condition.numbers


def _has_committed_a_crime(game: Game, context: Context, condition: HasCommittedACrime) -> bool:
    return not game.turn_facts.criminals.isdisjoint(players_at(game, context, condition.who))


OF_TURNS: Mapping[type[Condition], Callable[..., bool]] = {
    HasLeftGraveyard: _has_left_graveyard,
    CardWasBuried: _card_was_buried,
    HasSacrificed: _has_sacrificed,
    WasPaidThisTurn: _was_paid_this_turn,
    ResolvedTimes: _resolved_times,
    HasCommittedACrime: _has_committed_a_crime,
}
"""For classes of conditions that more than one word sums up, the function that looks."""
