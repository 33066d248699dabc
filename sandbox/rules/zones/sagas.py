"""Sagas: lore counters, and the chapters that they bring.

Comprehensive Rules of 2026, 714.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object
from sandbox.engine.questions.choices import HowMany
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.events import ChapterReached
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.zones.doubling import counters_put

SAGA, LORE = "Saga", "lore"


def final_chapter(characteristics: Characteristics) -> int:
    """The greatest number among its chapters; 0 without any (714.2d)."""
    numbers = [
        number
        for ability in characteristics.abilities
        if isinstance(ability, Triggered) and isinstance(ability.event, ChapterReached)
        for number in ability.event.numbers
    ]
    return max(numbers, default=0)


def enters_with_lore(game: Game, thing: Object) -> None:
    """One counter (714.3a); with read ahead as many as its controller chooses (714.3b). Its chapter triggers when it
    is in play: see `tell_of_lore`."""
    printed = game.printed(thing)
    number = _chapter_read_first(game, thing, printed) if printed.has("read ahead") else 1
    put_counters(game, thing, LORE, counters_put(game, thing, number, LORE))


@rule("read ahead")
def _chapter_read_first(game: Game, thing: Object, printed: Characteristics) -> int:
    chapters = list(range(1, final_chapter(printed) + 1))
    if not chapters:
        return 0
    text = f"the chapter that {named(thing)} begins with"
    number = choose_one(game, game.controller(thing), HowMany(thing), text, chapters)
    game.emit(Told(f"{named(thing)} begins with chapter {number}"))
    return number


def tell_of_lore(game: Game, thing: Object) -> None:
    """What it has entered with."""
    game.emit(CountersPut(thing, LORE, thing.counters[LORE]))


@rule("sagas")
def sagas_go_on(game: Game) -> None:
    """As the first main phase begins, its player's Sagas that have chapters get a counter each (714.3c)."""
    for thing in game.permanents_with(SAGA):
        characteristics = game.characteristics(thing)
        if characteristics.controller in game.active_players and final_chapter(characteristics):
            number = counters_put(game, thing, 1, LORE, by_effect=False)
            put_counters(game, thing, LORE, number)
            game.emit(CountersPut(thing, LORE, number))
