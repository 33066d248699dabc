"""Performers: tapping, counters, choices that a permanent remembers."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes import (
    choose_color_for,
    choose_creature_type_for,
    choose_land_type_for,
    choose_name_for,
    choose_player_for,
    put_counters,
    tap,
    untap,
)
from sandbox.engine.choices import Choice
from sandbox.engine.events import CountersPut, Tapped, Told, Untapped
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import (
    HowMany,
    WhetherToTap,
    WhichCardName,
    WhichColor,
    WhichCreatureType,
    WhichLandType,
    WhichTarget,
)
from sandbox.meaning.effects import (
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseLandType,
    ChooseOpponent,
    EnterTapped,
    MoveCounter,
    PutCounters,
    PutUpToCounters,
    RemoveCounters,
    Tap,
    TapOrUntap,
    Untap,
)
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES, nearest_creature_types
from sandbox.terms.errors import Refusal
from sandbox.terms.types import BASIC_LAND_TYPES, LAND_TYPES, CardType


def tap_those_untapped(game: Game, things: list[Object]) -> None:
    for thing in things:
        if thing.in_play and not thing.tapped:
            tap(game, thing)
            game.emit(Tapped(thing))


def untap_those_tapped(game: Game, things: list[Object]) -> None:
    """All at once."""
    tapped = [thing for thing in things if thing.in_play and thing.tapped]
    if tapped:
        untap(game, *tapped)
        game.emit(Untapped(tapped))


def tap_(game: Game, context: Context, effect: Tap) -> None:
    context.it = list(objects_at(game, context, effect.what))
    tap_those_untapped(game, objects_at(game, context, effect.what))


def untap_(game: Game, context: Context, effect: Untap) -> None:
    context.it = list(objects_at(game, context, effect.what))
    untap_those_tapped(game, objects_at(game, context, effect.what))


def tap_or_untap(game: Game, context: Context, effect: TapOrUntap) -> None:
    """The controller of the text chooses; where only one makes a difference, it is that one unless said otherwise."""
    for thing in objects_at(game, context, effect.what):
        text = f"tap or untap {named(thing)}"
        default = "untap" if thing.tapped else "tap"
        choice = Choice(context.controller, WhetherToTap(thing), text, ("tap", "untap"), default)
        (tap_those_untapped if game.ask(choice) == "tap" else untap_those_tapped)(game, [thing])


def put_counters_(game: Game, context: Context, effect: PutCounters) -> None:
    amount = count(game, context, effect.amount)
    for thing in objects_at(game, context, effect.what):
        _put(game, thing, effect.name, counters_put(game, thing, amount) if thing.in_play and amount else 0)


def _put(game: Game, thing: Object, name: str, number: int) -> None:
    if number:
        put_counters(game, thing, name, number)
        game.emit(CountersPut(thing, name, number))


def put_up_to_counters(game: Game, context: Context, effect: PutUpToCounters) -> None:
    """As many as the controller wants; of whom nothing is said wants all that may be there."""
    for thing in objects_at(game, context, effect.what):
        room = max(0, effect.most - thing.counters.get(effect.name, 0))
        most = min(count(game, context, effect.amount), room) if thing.in_play else 0
        text = f"how many counters are put on {named(thing)}"
        choice = Choice(context.controller, HowMany(thing), text, range(most + 1), most)
        wanted = game.ask(choice) if most else 0
        _put(game, thing, effect.name, min(room, counters_put(game, thing, wanted)) if wanted else 0)


def remove_counters(game: Game, context: Context, effect: RemoveCounters) -> None:
    for thing in objects_at(game, context, effect.what):
        there = thing.counters.get(effect.name, 0)
        amount = there if effect.amount is None else min(there, count(game, context, effect.amount))
        if amount:
            put_counters(game, thing, effect.name, -amount)
            game.emit(CountersPut(thing, effect.name, -amount))
        context.amount = amount


def move_counter(game: Game, context: Context, effect: MoveCounter) -> None:
    """Nothing happens when one end is missing."""
    givers = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
    takers = [thing for thing in objects_at(game, context, effect.to) if thing.in_play]
    if givers and takers and givers[0].counters.get(effect.name, 0):
        put_counters(game, givers[0], effect.name, -1)
        put_counters(game, takers[0], effect.name, 1)
        game.emit(Told(f"a {effect.name} counter moves from {named(givers[0])} to {named(takers[0])}"))


def choose_opponent(game: Game, context: Context, effect: ChooseOpponent) -> None:
    opponents = game.opponents(context.controller)
    text = f"an opponent for {named(context.source)}"
    question = WhichTarget[Player]()
    choose_player_for(game, context.source, choose_one(game, context.controller, question, text, opponents))


def enter_tapped(game: Game, context: Context, effect: EnterTapped) -> None:
    for thing in objects_at(game, context, effect.what):
        tap(game, thing)


def choose_color(game: Game, context: Context, effect: ChooseColor) -> None:
    choose_color_for(game, context.source, ask_color(game, context, f"a color for {named(context.source)}"))
    game.emit(Told(f"{context.controller.name} chooses {context.source.chosen_color} for {named(context.source)}"))


def ask_color(game: Game, context: Context, text: str) -> Color:
    options = list(Color)
    return game.ask(Choice(context.controller, WhichColor(context.source), text, options, must_say=True))


def choose_card_name(game: Game, context: Context, effect: ChooseCardName) -> None:
    """Any card's, though those of this game are what is offered."""
    elsewhere = [card for p in game.players for zone in (p.hand, p.graveyard, p.library) for card in zone]
    cards = [thing.card for thing in (*game.battlefield, *elsewhere) if thing.card.types]
    names = sorted({card.name for card in cards if CardType.LAND not in card.types})
    text = f"a nonland card name for {named(context.source)}"
    choice = Choice(context.controller, WhichCardName(context.source), text, names, must_say=True)
    choose_name_for(game, context.source, game.ask(choice))
    game.emit(Told(f"{context.controller.name} names {context.source.chosen_name}"))


def choose_creature_type(game: Game, context: Context, effect: ChooseCreatureType) -> None:
    """Any one creature type may be named; those of the creatures in play are offered."""
    text = f"a creature type for {named(context.source)}"
    chosen = ask_creature_type(game, context, text)
    choose_creature_type_for(game, context.source, chosen)
    game.emit(Told(f"{context.controller.name} chooses {chosen} for {named(context.source)}"))


def ask_creature_type(game: Game, context: Context, text: str, other_than: frozenset[str] = frozenset()) -> str:
    """Comprehensive Rules of 2006, 212.1e; of 2010, 204.3d."""
    other_than = other_than | game.edition.no_creature_types
    there = {
        s
        for thing in game.battlefield
        if game.characteristics(thing).is_creature
        for s in game.characteristics(thing).subtypes
    }
    question = WhichCreatureType(context.source, other_than)
    options = sorted(there - other_than)
    why_not = partial(_why_no_creature_type, there - other_than)
    return game.ask(Choice(context.controller, question, text, options, must_say=True, why_not=why_not))


def _why_no_creature_type(there: set[str], word: str) -> Refusal | None:
    if word in CREATURE_TYPES or word in there:
        return None
    near = " or ".join(nearest_creature_types(word))
    return Refusal("continuous effects", f"{word} is no creature type" + (f": perhaps {near}" if near else ""))


def choose_land_type(game: Game, context: Context, effect: ChooseLandType) -> None:
    options: list[str] = list(BASIC_LAND_TYPES if effect.basic else LAND_TYPES)
    text = f"a {'basic ' if effect.basic else ''}land type for {named(context.source)}"
    choice = Choice(context.controller, WhichLandType(context.source), text, options, must_say=True)
    choose_land_type_for(game, context.source, game.ask(choice))
    game.emit(Told(f"{context.controller.name} chooses {context.source.chosen_land_type} for {named(context.source)}"))


PERFORMERS: Performers = {
    Tap: tap_,
    Untap: untap_,
    TapOrUntap: tap_or_untap,
    PutCounters: put_counters_,
    PutUpToCounters: put_up_to_counters,
    RemoveCounters: remove_counters,
    MoveCounter: move_counter,
    ChooseOpponent: choose_opponent,
    EnterTapped: enter_tapped,
    ChooseColor: choose_color,
    ChooseCreatureType: choose_creature_type,
    ChooseCardName: choose_card_name,
    ChooseLandType: choose_land_type,
}
