"""Winning, losing, drawing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.actions import Action
from sandbox.engine.changes.lasting import end_lasting
from sandbox.engine.changes.players import has_lost, will_lose, will_win
from sandbox.engine.changes.spells import send_elsewhere
from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import GameEnded, Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichAppliesFirst
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import ControlledBy, OpponentsCannotWin
from sandbox.meaning.effects import RemoveFromGame
from sandbox.meaning.references import Itself
from sandbox.meaning.replacement_effects import InsteadOfLosing
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.continuous.player_effects import is_forbidden, player_effects
from sandbox.rules.lookup.changes_to_events import next_of
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import perform
from sandbox.rules.lookup.poison import counters_of, has_too_much_poison
from sandbox.rules.players.designations import pass_on_designations
from sandbox.rules.players.emblems import emblems_leave
from sandbox.rules.zones.zone_changes import leave_the_game, remove_from_game
from sandbox.terms.zones import Zone


def nothing_dies(game: Game, thing: Object) -> bool:
    return False


def look_for_losers(game: Game, moment: str, dies: Callable[[Game, Object], bool] = nothing_dies) -> bool:
    """Everybody who has lost at this moment leaves the game together. `moment` is `check`, `phase end` or `attack`; at
    the two latter, life is looked at or nothing is. `dies`: whether the same look finds that a permanent dies."""
    for player in game.players:
        if player.life <= 0 or player.designations.counters or player.loses or player.won:
            return False if game.over else _they_leave(game, moment, dies)
    return False


@rule("losing the game")
def _they_leave(game: Game, moment: str, dies: Callable[[Game, Object], bool]) -> bool:
    by_life = game.edition.losing.life_is_looked_at(game, moment)
    if not by_life and moment != "check":
        return False
    for winner in game.players:
        if winner.won and not _has_lost(game, winner, by_life):
            _others_lose(game, winner)
    losers = _losers(game, by_life)
    spared = [player for player in losers if _something_else_happens(game, player, dies)]
    losers = [player for player in losers if player not in spared]
    if not losers:
        return bool(spared)
    for player in losers:
        has_lost(game, player)
        game.emit(Told(f"{player.name} loses: {player.loses or _why(game, player)}"))
    _end(game)
    for player in losers:
        _leaves(game, player)
    return True


def _losers(game: Game, by_life: bool) -> list[Player]:
    """Where teams share their turns, they lose as a team: when one of its players loses, and not while one of them
    cannot lose. A team with an emperor loses with its emperor.

    Comprehensive Rules of 2006, 606.8b and 607.5; of 2010, 810.8a and 809.5b.
    """
    left = [player for player in game.players if not player.lost]
    losers = [p for p in left if _has_lost(game, p, by_life and not _lives_on(game, p)) and not _cannot_lose(game, p)]
    fallen = [each for emperor in game.emperors if emperor in losers for each in game.team_of(emperor)]
    return [p for p in left if p in fallen or any(other in losers for other in game.sharing_with(p))]


def _something_else_happens(game: Game, player: Player, dies: Callable[[Game, Object], bool]) -> bool:
    """Whether a text of the player's replaces losing by something else, once for all reasons to lose; then it has been
    done.

    Comprehensive Rules of 2010, 704.6; of 2026, 704.7.
    """
    effects = [
        EventChange(thing, partial(_instead_of_losing, game, player, thing, ability, dies), thing, thing)
        for thing in game.permanents_with(InsteadOfLosing)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, InsteadOfLosing) and _is_under(game, thing, player)
    ]
    if effects:
        will_lose(game, player, "")
        change = next_of(game, lambda: player, None, f"which effect keeps {player.name} from losing", effects)
        with game.trace.beneath("state-based actions"):
            change.apply()
    return bool(effects)


def _is_under(game: Game, thing: Object, player: Player) -> bool:
    characteristics = game.characteristics(thing)
    return characteristics.controller is player and works(game, thing, characteristics)


@rule("replacement effects")
def _instead_of_losing(
    game: Game, player: Player, thing: Object, ability: InsteadOfLosing, dies: Callable[[Game, Object], bool]
) -> None:
    if RemoveFromGame(Itself()) in ability.effects and dies(game, thing):
        _says_where_it_goes(game, thing)
    with game.within(game.emit(Told(f"{named(thing)} keeps {player.name} from losing the game"))):
        perform(game, Context(thing, player), ability.effects)


@rule("contradictory moves")
def _says_where_it_goes(game: Game, thing: Object) -> None:
    """It cannot both be removed and go to the graveyard: its controller says which.

    Comprehensive Rules of 2010 and 2026, 400.6.
    """
    player, text = game.controller(thing), f"where {named(thing)} goes"
    options: list[Object | str] = [thing, ITS_DYING]
    if choose_one(game, player, WhichAppliesFirst[Object | str](thing), text, options) == ITS_DYING:
        send_elsewhere(game, thing, Zone.GRAVEYARD, "is put into the graveyard")
    game.emit(Told(f"{player.name} says {text}"))


def _lives_on(game: Game, player: Player) -> bool:
    """A text says that the player does not lose for want of life."""
    return is_forbidden(game, player, "lose the game for life")


ITS_DYING = "its dying"
"""What a state-based action would do with a permanent."""
WITH_THE_PLAYER = (Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED, Zone.PHASED_OUT, Zone.COMMAND)
"""From where the cards of a player leave the game; what was staked stays (2010, 800.4h; 2026, 800.4n)."""


@rule("leaving the game")
def _leaves(game: Game, player: Player) -> None:
    """Where others play on, everything that the player owns goes along, and what that player has announced is gone.
    Control that an effect gave the player ends; what is under that player's control even so is removed.

    Comprehensive Rules of 2006, 600.4a; of 2010 and 2026, 800.4a.
    """
    if game.over:
        return
    game.emit(Told(f"{player.name} leaves the game, with everything that is {player.name}'s own"))
    pass_on_designations(game, player)
    emblems_leave(game, player)
    waiting = [action for action in game.waiting if _is_of(action, player)]
    leave_the_game(game, [thing for thing in game.battlefield if thing.owner is player])
    for zone in WITH_THE_PLAYER:
        for card in list(player.owned_zones[zone]):
            game.move(card, Zone.NOWHERE)
    for action in waiting:
        _is_gone(game, action, player)
    game.triggers = [action for action in game.triggers if action.controller is not player]
    game.delayed = [delayed for delayed in game.delayed if delayed.controller is not player]
    end_lasting(game, lambda lasting: _gives_control(lasting, player))
    remove_from_game(game, game.permanents(player))


def _is_gone(game: Game, action: Action, player: Player) -> None:
    """A spell of the player's own leaves the game; the card of another is removed."""
    game.waiting.remove(action)
    action.gone = True
    spell = action.source
    if action.is_spell and not spell.gone:
        game.move(spell, Zone.NOWHERE if spell.owner is player or spell.token else Zone.REMOVED)


def _is_of(action: Action, player: Player) -> bool:
    """A spell is its owner's as well; an effect is its controller's, whosever its source."""
    return action.controller is player or (action.is_spell and action.source.owner is player)


def _gives_control(lasting: Lasting, player: Player) -> bool:
    """Effects that give the player control of something end; whatever else a resolved spell of the player does goes
    on (Comprehensive Rules of 2006, 600.4a)."""
    return lasting.controller is player and any(isinstance(m, ControlledBy) for m in lasting.modifications)


def _has_lost(game: Game, player: Player, by_life: bool) -> bool:
    return bool(player.loses) or (by_life and player.life <= 0) or has_too_much_poison(game, player)


def _cannot_lose(game: Game, player: Player) -> bool:
    """A text says so: what made the player lose is past, but for what is still so at the next look."""
    cannot = is_forbidden(game, player, "lose the game")
    if cannot:
        will_lose(game, player, "")
    return cannot


def _why(game: Game, player: Player) -> str:
    if has_too_much_poison(game, player):
        return f"{counters_of(game, [player], 'poison')} poison counters"
    return f"{player.life} life" if player.life <= 0 else "the team has lost"


def _end(game: Game) -> None:
    """The last team wins with all its players, those who had lost included (2006, 102.2c; 2010, 104.2c)."""
    left = [player for player in game.players if not player.lost]
    if left and any(player not in game.team_of(left[0]) for player in left):
        return
    if not left:
        game.end("draw")
        game.emit(GameEnded("the game is a draw"))
        return
    game.winners = game.team_of(left[0])
    verb = "wins" if len(game.winners) == 1 else "win"
    game.end(f"{listed([player.name for player in game.winners])} {verb}")
    game.emit(GameEnded(f"{game.outcome} the game"))
    win_stakes(game, left[0])


def win_stakes(game: Game, winner: Player) -> list[Object]:
    """The winner owns every staked card."""
    won = [card for player in game.players for card in player.ante]
    for card in won:
        game.belongs_to(card, winner)
    return won


@rule("conceding")
def concede(game: Game, player: Player) -> None:
    """At any time, and at once."""
    game.emit(Told(f"{player.name} concedes"))
    losers = game.team_of(player) if player in game.emperors else game.sharing_with(player)
    losers = [loser for loser in losers if not loser.lost]
    for loser in losers:
        has_lost(game, loser)
    _end(game)
    for loser in losers:
        _leaves(game, loser)


def wins(game: Game, player: Player) -> None:
    """A text says so: the others lose, unless the player loses at the same time, for then that player loses."""
    will_win(game, player, True)


def _others_lose(game: Game, winner: Player) -> None:
    will_win(game, winner, False)
    others = [player for player in game.players if player not in game.team_of(winner)]
    if any(isinstance(m, OpponentsCannotWin) for player in others for m in player_effects(game, player)):
        return
    for other in game.edition.losing.beaten(game, winner):
        will_lose(game, other, f"{winner.name} wins")


# who loses when a text says that somebody wins


def everybody_else(game: Game, winner: Player) -> list[Player]:
    """All who are not of the winner's team."""
    return [player for player in game.in_turn_order() if player not in game.team_of(winner)]


def opponents_within_range(game: Game, winner: Player) -> list[Player]:
    """Those beyond the winner's range of influence play on."""
    return game.opponents(winner)


# when players without life are looked at


def at_the_end_of_phases_and_attacks(game: Game, moment: str) -> bool:
    """At the end of each phase, and at the beginning and the end of an attack."""
    return moment in ("phase end", "attack")


def whenever_it_is_checked(game: Game, moment: str) -> bool:
    """Whenever a player would receive priority: never between steps (2006, 102.3b; 2010, 104.3b)."""
    return moment == "check"


def loses_after_the_resolution(game: Game, player: Player) -> None:
    """The player loses once what is being carried out has been carried out; both may."""
    will_lose(game, player, "a card could not be drawn from an empty library")
    game.emit(Told(f"{player.name} has no card left to draw"))
