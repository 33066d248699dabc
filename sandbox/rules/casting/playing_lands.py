"""Playing lands: which, when, and how many in a turn."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import PlayLand
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.rules.zones.entering import enter_play
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.types import CardType


def why_not_play_land(game: Game, player: Player, act: PlayLand) -> Refusal | None:
    """One land in one's own turn, in the main phase, while nothing waits."""
    characteristics = game.characteristics(act.card)
    if CardType.LAND not in characteristics.types:
        return Refusal("playing lands", f"{named(act.card)} is no land")
    if act.card not in player.hand:
        return Refusal("playing lands", f"{named(act.card)} is not in {player.name}'s hand")
    if player.lands_played:
        return Refusal("playing lands", f"{player.name} has already played a land this turn")
    too_early = game.edition.responses.why_not_slow(game, player)
    return too_early and replace(too_early, rule="playing lands")


@rule("playing lands")
def play_land(game: Game, player: Player, act: PlayLand) -> None:
    """Nothing answers it."""
    refusal = why_not_play_land(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    player.lands_played += 1
    with game.within(game.emit(Told(f"{player.name} plays {named(act.card)}"))):
        enter_play(game, act.card, player)
