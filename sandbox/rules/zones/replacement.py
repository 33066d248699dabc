"""Replacement: an event that never happens, because something else happens instead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import RemovedIfItDies
from sandbox.meaning.effects import Return, ShuffleIntoLibrary
from sandbox.meaning.events import Dies, EventPattern, PutIntoGraveyard
from sandbox.meaning.references import Itself
from sandbox.meaning.replacement_effects import Instead, RemovedIfDies, RemovedInstead
from sandbox.rules.continuous.player_effects import speaks_of
from sandbox.rules.lookup.changes_to_events import apply_each
from sandbox.rules.lookup.filters import matches
from sandbox.rules.zones.command_zone import is_sent_to_command_zone, may_go_to_command_zone
from sandbox.terms.zones import Zone

FINALITY = "finality"
FINALITY_COUNTER = "the finality counter"
"""Counters that keep a permanent from going to a graveyard (2026, 122.1h)."""
COMMAND_ZONE = "the command zone"
Replacing = Instead | RemovedInstead | None
"""What sends a card elsewhere; None: an effect that removes what dies, or a finality counter."""
From = Object | str
"""What such an effect comes from."""

SHUFFLED_INSTEAD = "is shuffled into its owner's library instead"


@dataclass
class CardMove:
    """Where a card is about to go, and how the trace says it (empty: as usual)."""

    thing: Object
    to: Zone
    word: str = ""


def replaced_move(game: Game, thing: Object, zone: Zone) -> tuple[Zone, str]:
    """Where the card really goes, and how the trace says it (empty: as usual). Of several effects its controller says
    which applies first; to where it goes then, others may apply.

    Comprehensive Rules of 2006, 419.9; of 2010 and 2026, 616.1.
    """
    if thing.sent_elsewhere is not None:
        return thing.sent_elsewhere
    if thing.buried_elsewhere is not None and zone is Zone.GRAVEYARD:
        return thing.buried_elsewhere
    if not game.commanders and (zone is not Zone.GRAVEYARD or not _effects_on(game, thing)):
        return zone, ""
    move = CardMove(thing, zone)
    text = f"which effect applies to {named(thing)}"
    apply_each(game, partial(_chooser, game, thing), thing, text, partial(_changes, game, move))
    return move.to, move.word


def _chooser(game: Game, thing: Object) -> Player:
    return game.controller(thing) if thing.in_play else thing.owner


def _changes(game: Game, move: CardMove) -> list[EventChange]:
    """What would send it elsewhere than where it is about to go."""
    if move.to is Zone.GRAVEYARD:
        found = _effects_on(game, move.thing).items()
        return [EventChange(source, partial(_send, game, move, effect), source, source) for source, effect in found]
    if game.commanders and may_go_to_command_zone(game, move.thing, move.to):
        return [EventChange(COMMAND_ZONE, partial(_send_to_command_zone, game, move), COMMAND_ZONE, COMMAND_ZONE)]
    return []


def _send_to_command_zone(game: Game, move: CardMove) -> None:
    if is_sent_to_command_zone(game, move.thing):
        move.to, move.word = Zone.COMMAND, "is put into the command zone instead"


def _send(game: Game, move: CardMove, effect: Replacing) -> None:
    removed = game.edition.words.removed
    if effect is None:
        move.to, move.word = Zone.REMOVED, f"{removed} instead of dying"
    elif isinstance(effect, RemovedInstead):
        move.to, move.word = Zone.REMOVED, f"{removed} instead of going to the graveyard"
    else:
        move.to, move.word = _go_elsewhere(game, move.thing, effect)


def _effects_on(game: Game, thing: Object) -> dict[From, Replacing]:
    """What would send it elsewhere, by what the effect comes from; None for one that removes what dies."""
    found: dict[From, Replacing] = {}
    if thing.in_play:
        if FINALITY in thing.counters and thing.counters[FINALITY] > 0:
            found[FINALITY_COUNTER] = None
        for lasting in game.lasting:
            removes = any(isinstance(m, RemovedIfItDies) for m in lasting.modifications)
            if removes and thing in lasting.affected:
                found[lasting.source] = None
    for ability in game.characteristics(thing).abilities:
        if isinstance(ability, Instead) and _speaks_of(ability.event, thing):
            found.setdefault(thing, ability)
    in_play = game.traits_in_play()
    if thing.in_play and RemovedIfDies in in_play:
        found |= _others_remove_the_dead(game, thing)
    return found | (_others_remove_it(game, thing) if RemovedInstead in in_play else {})


def _others_remove_the_dead(game: Game, thing: Object) -> dict[From, Replacing]:
    """The permanents whose texts remove what would die, as that is then."""
    return {
        permanent: None
        for permanent in game.permanents_with(RemovedIfDies)
        for ability in game.characteristics(permanent).abilities
        if isinstance(ability, RemovedIfDies)
        and matches(game, ability.kind, thing, game.controller(permanent), permanent)
    }


def _others_remove_it(game: Game, thing: Object) -> dict[From, Replacing]:
    """The permanents whose texts keep cards out of the owner's graveyard; a token is no card."""
    return {
        permanent: ability
        for permanent in game.permanents_with(RemovedInstead)
        for ability in game.characteristics(permanent).abilities
        if isinstance(ability, RemovedInstead)
        and (ability.tokens or not thing.token)
        and speaks_of(game, permanent, ability.whose, thing.owner)
    }


def _speaks_of(event: EventPattern, thing: Object) -> bool:
    """`If ~ would be put into a graveyard` from anywhere, or only from play."""
    if isinstance(event, PutIntoGraveyard):
        return isinstance(event.subject, Itself)
    return isinstance(event, Dies) and isinstance(event.subject, Itself) and thing.in_play


@rule("replacement effects")
def _go_elsewhere(game: Game, thing: Object, ability: Instead) -> tuple[Zone, str]:
    for effect in ability.effects:
        if isinstance(effect, Return):
            game.emit(Told(f"{named(thing)} would be put into a graveyard; its effect replaces that"))
            place = "its owner's hand" if effect.zone is Zone.HAND else "the top of its owner's library"
            return effect.zone, f"goes to {place} instead"
    destination = Zone.LIBRARY if any(isinstance(e, ShuffleIntoLibrary) for e in ability.effects) else Zone.REMOVED
    word = SHUFFLED_INSTEAD if destination is Zone.LIBRARY else f"{game.edition.words.removed} instead"
    game.emit(Told(f"{named(thing)} would be put into a graveyard; its effect replaces that"))
    game.emit(Told(f"{named(thing)} is revealed"))
    return destination, word
