"""What a permanent enters with because of its loyalty, or of a keyword that it has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.keyword_abilities import Keyword, Modular, NumberCostKeyword, NumberKeyword
from sandbox.meaning.nodes import Ability
from sandbox.rules.zones.amplify import enters_amplified
from sandbox.rules.zones.bloodthirst import enters_bloodthirsty
from sandbox.rules.zones.devour import enters_devouring
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.modular import enters_with_counters
from sandbox.rules.zones.riot_and_unleash import enters_rioting, enters_unleashed
from sandbox.rules.zones.tribute import enters_with_tribute

EntersWith = Callable[[Game, Object, Player, int], None]
"""Given the permanent, under whose control it enters, and the X that was paid for it."""

FEWER_FOR_LIFE = 2
"""Loyalty counters that a compleated planeswalker enters without, for each mana symbol that life was paid for (2026,
702.150a)."""
COUNTERS_OF = {"fading": "fade", "graft": "+1/+1", "vanishing": "time"}
"""The counters with which a keyword with a number lets a permanent enter, as many as it says."""
WITH_A_NUMBER = {
    "bloodthirst": enters_bloodthirsty,
    "tribute": enters_with_tribute,
    "devour": enters_devouring,
    "amplify": enters_amplified,
}
WITH_A_CHOICE = {"riot": enters_rioting, "unleash": enters_unleashed}
"""Keywords alone by which a player chooses what a permanent enters with."""


def enters_with_loyalty(game: Game, thing: Object, loyalty: int) -> None:
    if game.printed(thing).has("compleated"):
        loyalty -= FEWER_FOR_LIFE * thing.paid_with.count("life")
    put_counters(game, thing, "loyalty", counters_put(game, thing, max(0, loyalty), "loyalty"))


def what_it_enters_with(ability: Ability, thing: Object) -> EntersWith | None:
    """What the keyword does as the permanent enters; None: nothing."""
    match ability:
        case Modular():
            return partial(_modular, ability)
        case NumberKeyword(word=word) if word in WITH_A_NUMBER:
            return partial(_with_a_number, ability)
        case NumberKeyword(word=word) if word in COUNTERS_OF:
            return partial(_with_counters, COUNTERS_OF[word], ability.amount)
        case NumberCostKeyword(word="impending", number=int() as number) if "impending" in thing.offers_paid:
            return partial(_with_counters, "time", number)
        case Keyword(word=word) if word in WITH_A_CHOICE:
            return partial(_with_a_choice, word)
        case Keyword(word="ravenous"):
            return _ravenous
        case Keyword(word="sunburst"):
            return _sunburst
    return None


def _modular(ability: Modular, game: Game, thing: Object, controller: Player, x: int) -> None:
    enters_with_counters(game, thing, ability)


def _with_a_number(ability: NumberKeyword, game: Game, thing: Object, controller: Player, x: int) -> None:
    WITH_A_NUMBER[ability.word](game, thing, controller, ability)


def _with_a_choice(word: str, game: Game, thing: Object, controller: Player, x: int) -> None:
    WITH_A_CHOICE[word](game, thing, controller)


def _with_counters(name: str, number: int, game: Game, thing: Object, controller: Player, x: int) -> None:
    if number:
        put_counters(game, thing, name, counters_put(game, thing, number, name))


def _ravenous(game: Game, thing: Object, controller: Player, x: int) -> None:
    """It counts the X (2026, 702.156)."""
    _with_counters("+1/+1", x, game, thing, controller, x)


def _sunburst(game: Game, thing: Object, controller: Player, x: int) -> None:
    """It counts the colors of the mana that was spent.

    Comprehensive Rules of 2006, 502.34; of 2010, 702.41; of 2026, 702.44.
    """
    name = "+1/+1" if game.printed(thing).is_creature else "charge"
    _with_counters(name, len(set(thing.paid_with) & set("WUBRG")), game, thing, controller, x)
