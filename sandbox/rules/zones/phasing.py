"""Phasing: in and out of existence."""

from __future__ import annotations

from sandbox.engine.changes.control import is_new_no_longer
from sandbox.engine.changes.damage import put_regeneration_shields, take_damage_away
from sandbox.engine.changes.lasting import lasts_on
from sandbox.engine.changes.permanents import phases_in_with
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import Phased
from sandbox.engine.events.zones import LeftPlay
from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Duration
from sandbox.rules.zones.preparing import make_copy
from sandbox.terms.designations import PREPARED
from sandbox.terms.zones import Zone


@rule("phasing")
def phase_in_and_out(game: Game, player: Player) -> None:
    """At the start of the player's untap step, at one moment: what was phased out comes back, and what has phasing and
    was not coming back goes."""
    returning = [thing for thing in player.phased_out if thing.phased_in_with is None]
    leaving = [thing for thing in game.permanents(player) if game.characteristics(thing).has("phasing")]
    for thing in leaving:
        phase_out(game, thing)
    for thing in returning:
        _phase_in(game, player, thing)


@rule("phasing")
def phase_out(game: Game, thing: Object) -> None:
    """It keeps its state but loses its damage and whatever was in effect on it for a time; what is attached to it goes
    along. What becomes of a token the edition says."""
    if not thing.in_play:
        return
    game.edition.phasing.leaving(game, thing)
    controller = game.characteristics(thing).controller
    for attached in game.attached_to(thing):
        if attached.in_play:
            phase_out(game, attached)
            phases_in_with(game, attached, thing)
    game.notice(Phased(thing, out=True))
    _take_away(game, thing, controller)
    game.emit(Told(f"{named(thing)} phases out"))


def _take_away(game: Game, thing: Object, controller: Player) -> None:
    if game.combat is not None:
        game.combat.leaves(thing)
    game.phase_out(thing, controller, game.edition.phasing.token_goes_to if thing.token else Zone.PHASED_OUT)
    take_damage_away(game, thing)
    put_regeneration_shields(game, thing, -thing.shields)
    phases_in_with(game, thing, None)
    _end_effects_on(game, thing)


def _end_effects_on(game: Game, thing: Object) -> None:
    """Effects with a duration end for it; permanent changes stay."""
    for lasting in list(game.lasting):
        if thing in lasting.affected and lasting.duration is not Duration.FOR_GOOD:
            lasts_on(game, lasting, [held for held in lasting.affected if held is not thing])
            game.emit(Told(f"the effect of {named(lasting.source)} on {named(thing)} ends"))
    game.delayed = [delayed for delayed in game.delayed if thing not in _spoken_of(delayed)]


def _spoken_of(delayed: Delayed) -> list[object]:
    found: list[object] = []
    for value in (*delayed.bound.values(), *delayed.known.values()):
        found += value if isinstance(value, list) else [value]
    return found


def _phase_in(game: Game, player: Player, thing: Object) -> None:
    """Tapped if it left tapped; it does not come into play, and it is not new to its controller."""
    game.phase_in(thing)
    is_new_no_longer(game, thing)
    game.emit(Told(f"{named(thing)} phases in"))
    if PREPARED in thing.designations:
        make_copy(game, thing)
    game.notice(Phased(thing, out=False))
    for attached in [t for p in game.players for t in p.phased_out if t.phased_in_with is thing]:
        phases_in_with(game, attached, None)
        _phase_in(game, attached.under if attached in attached.under.phased_out else player, attached)


# whether phasing out is leaving play


def leaves_play(game: Game, thing: Object) -> None:
    """What waits for the permanent to leave play sees it go."""
    game.notice(LeftPlay(thing, None, died=False))


def is_no_leaving(game: Game, thing: Object) -> None:
    """Phasing triggers nothing in either direction."""
