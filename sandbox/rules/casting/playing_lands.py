"""Playing lands: which, when, and how many in a turn."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import PlayLand
from sandbox.engine.events import Told
from sandbox.engine.events.zones import LandPlayed
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import MoreLandPlays
from sandbox.rules.casting.permissions import is_land_playable
from sandbox.rules.continuous.player_effects import player_effects
from sandbox.rules.zones.entering import enter_play
from sandbox.terms.errors import Illegal, Refusal


def why_not_play_land(game: Game, player: Player, act: PlayLand) -> Refusal | None:
    """One land in one's own turn, in the main phase, while nothing waits. Of a card with several faces only the one
    that is played is looked at.

    Comprehensive Rules of 2026, 712.12.
    """
    with game.seen_as(act.card, act.face):
        land = game.characteristics(act.card)
    if not land.is_land:
        return Refusal("playing lands", f"{named(act.card)} is no land")
    if act.card not in player.hand and not is_land_playable(game, player, act):
        return Refusal("playing lands", f"{named(act.card)} is not in {player.name}'s hand")
    if (refusal := why_not_another_land(game, player)) is not None:
        return refusal
    too_early = game.edition.responses.why_not_slow(game, player)
    return too_early and replace(too_early, rule="playing lands")


def why_not_another_land(game: Game, player: Player) -> Refusal | None:
    """Whether the player has played as many lands as a turn allows."""
    most = land_plays(game, player)
    if most is None or player.lands_played < most:
        return None
    played = "a land" if player.lands_played == 1 else f"{player.lands_played} lands"
    return Refusal("playing lands", f"{player.name} has already played {played} this turn")


def land_plays(game: Game, player: Player) -> int | None:
    """How many lands the player can play this turn; None: any number.

    Comprehensive Rules of 2006, 212.6b; of 2010, 305.2; of 2026, 305.2 and 305.2a.
    """
    more = [each.number for each in player_effects(game, player) if isinstance(each, MoreLandPlays)]
    if None in more:
        return None
    return 1 + sum(filter(None, more)) + game.turn_facts.more_land_plays.get(player, 0)


@rule("playing lands")
def play_land(game: Game, player: Player, act: PlayLand) -> None:
    """Nothing answers it."""
    refusal = why_not_play_land(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    plays_as_told(game, player, act)


def plays_as_told(game: Game, player: Player, act: PlayLand) -> None:
    """The land is played at this moment, whatever moment it is."""
    player.lands_played += 1
    name = named(act.card) if act.face is None else act.face.name
    with game.within(game.emit(Told(f"{player.name} plays {name}"))):
        land = enter_play(game, act.card, player, up=act.face)
    game.notice(LandPlayed(player, act.card, land))
