"""What the untap, upkeep and draw steps do by themselves."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes.lasting import end_lasting
from sandbox.engine.changes.permanents import untap
from sandbox.engine.changes.players import has_upkeep
from sandbox.engine.events.permanents import Untapped
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.yes_or_no import WhetherToLeaveTapped
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import MayNotUntap, UntapsAtMost, UntapsInOtherTurns
from sandbox.meaning.effects import Duration
from sandbox.rules.continuous.player_effects import player_effects, players_are_spoken_of
from sandbox.rules.lookup.choosing import choose_some, may
from sandbox.rules.lookup.filters import matches
from sandbox.rules.players.draw_and_discard import draw
from sandbox.rules.turn.upkeep_costs import upkeep_begins
from sandbox.rules.zones.day_and_night import check_daytime
from sandbox.rules.zones.phasing import phase_in_and_out
from sandbox.rules.zones.sagas import SAGA, sagas_go_on
from sandbox.rules.zones.stun import unstunned


@rule("untapping")
def untap_step(game: Game) -> None:
    """Phasing first, then day or night; then whatever may untap does, all at once."""
    for player in game.active_players:
        phase_in_and_out(game, player)
    if game.designations.words:
        check_daytime(game)
    due = [thing for player in game.active_players for thing in _untapping(game, player)]
    untapping = unstunned(game, [*due, *_untapping_besides(game)])
    if untapping:
        untap(game, *untapping)
        game.emit(Untapped(untapping))
    for player in game.active_players:
        end_lasting(game, partial(_ends_in_untap_step, player=player))


def _untapping(game: Game, player: Player) -> list[Object]:
    tapped = [
        thing for thing in game.permanents(player) if thing.tapped and not game.characteristics(thing).cannot("untap")
    ]
    return _at_most(game, player, [thing for thing in tapped if not _stays_tapped(game, player, thing)])


def _untapping_besides(game: Game) -> list[Object]:
    """What a text untaps of players whose turn it is not: that something does not untap in its controller's own untap
    step keeps it from nothing here."""
    if not players_are_spoken_of(game):
        return []
    found = [
        thing
        for player in game.players
        if player not in game.active_players
        for effect in player_effects(game, player)
        if isinstance(effect, UntapsInOtherTurns)
        for thing in game.permanents(player)
        if thing.tapped and matches(game, effect.kind, thing, player)
    ]
    return list(dict.fromkeys(found))


def _ends_in_untap_step(lasting: Lasting, player: Player) -> bool:
    if lasting.duration is Duration.YOUR_NEXT_UNTAP:
        return lasting.controller is player
    return lasting.duration is Duration.NEXT_UNTAP and _is_over_for(lasting, player)


def _at_most(game: Game, player: Player, untapping: list[Object]) -> list[Object]:
    """What is left when a text lets the player untap only so many of a kind; the player chooses which."""
    for limit in player_effects(game, player):
        if isinstance(limit, UntapsAtMost):
            of_kind = [thing for thing in untapping if matches(game, limit.kind, thing, player)]
            kept = choose_some(game, player, "what to untap", of_kind, limit.count, None, Deed.UNTAP)
            untapping = [thing for thing in untapping if thing not in of_kind or thing in kept]
    return untapping


def _is_over_for(lasting: Lasting, player: Player) -> bool:
    """An effect on a permanent's next untap step is over with the untap step of its controller."""
    return all(not isinstance(held, Object) or held.under is player or held.gone for held in lasting.affected)


def _stays_tapped(game: Game, player: Player, thing: Object) -> bool:
    allowed = any(isinstance(m, MayNotUntap) for m in game.characteristics(thing).rule_changes)
    return allowed and may(game, player, WhetherToLeaveTapped(thing), f"leave {named(thing)} tapped")


def upkeep_step(game: Game) -> None:
    for player in game.active_players:
        upkeep_begins(game, player)
        has_upkeep(game, player)


def draw_step(game: Game) -> None:
    """The first player's first turn has no draw where the edition says so."""
    for player in game.active_players:
        if not game.over and (game.begun or game.turn_number > 1 or game.edition.turn.first_draw(game, player)):
            draw(game, player)
            game.oracle.happened(game, Moment.DREW, player)


def main_phase(game: Game) -> None:
    """The first of the turn. A position that stands in a main phase is in the midst of it."""
    if SAGA in game.traits_in_play() and game.steps_begun > 1:
        sagas_go_on(game)


# who draws in the first turn


def the_starter_draws_nothing(game: Game, player: Player) -> bool:
    """The player who begins the game skips the first draw."""
    return player is not game.starting


def the_starter_draws_nothing_in_a_duel(game: Game, player: Player) -> bool:
    """With more than two players everybody draws, but for the team that begins where teams share their turns."""
    return player not in game.sharing_with(game.starting) or (len(game.players) > 2 and not game.two_headed_giant)


def the_primary_starter_draws_nothing_in_a_duel(game: Game, player: Player) -> bool:
    """With more than two players everybody draws, but for the primary player of the team that begins where teams share
    their turns (2006, 606.6b)."""
    return player is not game.sharing_with(game.starting)[0] or (len(game.players) > 2 and not game.two_headed_giant)
