"""The end of the turn: the hand is cut down, damage wears off, and what lasts until end of turn is over."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes.damage import may_regenerate_again, take_damage_away
from sandbox.engine.changes.lasting import end_lasting
from sandbox.engine.changes.permanents import loses_designations
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import MaximumHandSize, NoMaximumHandSize
from sandbox.meaning.effects import Duration
from sandbox.rules.casting.granted_permissions import permissions_wear_off
from sandbox.rules.continuous.player_effects import player_effects
from sandbox.rules.damage.prevention import end_of_turn as shields_end
from sandbox.rules.players.draw_and_discard import discard_some
from sandbox.rules.state_based.checks import check_state
from sandbox.rules.triggers.phase_effects import in_series
from sandbox.terms.designations import UNTIL_END_OF_TURN
from sandbox.terms.steps import PhaseTiming

HAND_SIZE = 7


@rule("hand size")
def discard_to_hand_size(game: Game) -> None:
    """The active player discards down to the maximum hand size."""
    for player in game.active_players:
        size = _maximum_hand_size(game, player)
        if size is not None and len(player.hand) > size:
            discard_some(game, player, len(player.hand) - size)


def _maximum_hand_size(game: Game, player: Player) -> int | None:
    """Seven cards, unless a text says otherwise; of several the newest. None: there is none."""
    said = [m for m in player_effects(game, player) if isinstance(m, MaximumHandSize | NoMaximumHandSize)]
    if not said:
        return HAND_SIZE
    return said[-1].amount if isinstance(said[-1], MaximumHandSize) else None


# in which order effects end and effects at the end of turn happen


@rule("end of turn")
def until_effects_end_first(game: Game) -> None:
    """Damage and `until end of turn` effects are over when effects at the end of turn happen. What these do for the
    turn, and damage that does not kill, is over as soon as it is done.

    Fifth Edition rulebook, Cleanup.
    """
    wear_off(game)
    game.edition.responses.settle(game)
    in_series(game, PhaseTiming.BEGINNING, after_each=_end_what_lasts_for_the_turn)


@rule("cleanup")
def at_effects_come_before(game: Game) -> None:
    """Effects at the end of turn have happened in the end step; here the hand is cut down, then damage and `until
    end of
    turn` effects end together. Only what follows from that gives players priority."""
    discard_to_hand_size(game)
    wear_off(game)
    found = check_state(game)
    game.edition.responses.settle(game)
    if (found or game.triggers or game.waiting) and not game.over:
        game.edition.responses.players_may_act(game, game.step)
        at_effects_come_before(game)


def wear_off(game: Game) -> None:
    """All at once: damage, effects of the turn, shields."""
    game.turn_facts.kept_mana.clear()
    _end_what_lasts_for_the_turn(game)
    game.oracle.happened(game, Moment.EFFECTS_WORE_OFF)


def _ends_with_this_turn(game: Game, lasting: Lasting) -> bool:
    if lasting.duration is Duration.UNTIL_END_OF_YOUR_NEXT_TURN:
        return lasting.controller in game.active_players and game.turn_number > lasting.turn
    return lasting.duration is Duration.THIS_TURN


def _end_what_lasts_for_the_turn(game: Game) -> None:
    worn = [named(thing) for thing in game.battlefield if thing.damage]
    take_damage_away(game, *game.battlefield)
    may_regenerate_again(game, *game.battlefield)
    loses_designations(game, UNTIL_END_OF_TURN, *game.battlefield)
    ended = end_lasting(game, partial(_ends_with_this_turn, game))
    permissions_wear_off(game)
    shields_end(game)
    if worn or ended:
        game.emit(Told("damage and effects until end of turn are over"))
