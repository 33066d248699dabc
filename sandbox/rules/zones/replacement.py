"""Replacement: an event that never happens, because something else happens instead."""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.choices import WhichAppliesFirst
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import RemovedIfItDies
from sandbox.meaning.effects import Return, ShuffleIntoLibrary
from sandbox.meaning.events import Dies, EventPattern, PutIntoGraveyard
from sandbox.meaning.references import Itself
from sandbox.meaning.replacement_effects import Instead, RemovedIfDies, RemovedInstead
from sandbox.rules.continuous.player_effects import speaks_of
from sandbox.rules.lookup.choosing import choose_one, tell_which_applies
from sandbox.rules.lookup.filters import matches
from sandbox.rules.zones.command_zone import is_sent_to_command_zone
from sandbox.terms.zones import Zone

FINALITY = "finality"
FINALITY_COUNTER = "the finality counter"
"""Counters that keep a permanent from going to a graveyard (2026, 122.1h)."""
Replacing = Instead | RemovedInstead | None
"""What sends a card elsewhere; None: an effect that removes what dies, or a finality counter."""
From = Object | str
"""What such an effect comes from."""

SHUFFLED_INSTEAD = "is shuffled into its owner's library instead"


def replaced_move(game: Game, thing: Object, zone: Zone) -> tuple[Zone, str]:
    """Where the card really goes, and how the trace says it (empty: as usual). Of several effects its controller says
    which applies; nothing is left for the others then.

    Comprehensive Rules of 2006, 419.9; of 2010, 616.1.
    """
    if thing.sent_elsewhere is not None:
        return thing.sent_elsewhere
    if zone is not Zone.GRAVEYARD:
        if game.commanders and is_sent_to_command_zone(game, thing, zone):
            return Zone.COMMAND, "is put into the command zone instead"
        return zone, ""
    effects = _effects_on(game, thing)
    if not effects:
        return zone, ""
    chooser = game.controller(thing) if thing.in_play else thing.owner
    text = f"which effect applies to {named(thing)}"
    applied = effects[choose_one(game, chooser, WhichAppliesFirst[From](thing), text, list(effects))]
    if len(effects) > 1:
        tell_which_applies(game, chooser, text)
    if applied is None:
        return Zone.REMOVED, f"{game.edition.words.removed} instead of dying"
    if isinstance(applied, RemovedInstead):
        return Zone.REMOVED, f"{game.edition.words.removed} instead of going to the graveyard"
    return _go_elsewhere(game, thing, applied)


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
    return found | ({} if thing.token or RemovedInstead not in in_play else _others_remove_it(game, thing))


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
    """The permanents whose texts keep cards out of the owner's graveyard."""
    return {
        permanent: ability
        for permanent in game.permanents_with(RemovedInstead)
        for ability in game.characteristics(permanent).abilities
        if isinstance(ability, RemovedInstead) and speaks_of(game, permanent, ability.whose, thing.owner)
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
