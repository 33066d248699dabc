"""Crew and saddle: creatures whose power together is enough are tapped for a Vehicle or a Mount.

Comprehensive Rules of 2026, 301.7, 702.122 and 702.171.
"""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events.permanents import CreatureCrewed
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.costs import WhatPays
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.continuous import CrewsAsThoughStronger, IsAlso
from sandbox.meaning.costs import Payment
from sandbox.meaning.effects import GetDesignation, Modify
from sandbox.meaning.keyword_abilities import Crew, Saddle
from sandbox.meaning.references import Itself
from sandbox.rules.casting.bill import Bill
from sandbox.terms.designations import CREWED, SADDLED
from sandbox.terms.errors import Refusal
from sandbox.terms.types import VEHICLE, CardType


class TapPower(Payment):
    """Tap any number of other untapped creatures you control with total power of at least so much."""

    power: int
    saddles: bool = False


def crew_ability(crew: Crew) -> Activated:
    """It becomes an artifact creature until end of turn, and is crewed."""
    becomes = Modify(Itself(), (IsAlso(frozenset({CardType.ARTIFACT, CardType.CREATURE})),))
    return Activated((TapPower(crew.power),), (Mode((becomes, GetDesignation(Itself(), CREWED))),))


def saddle_ability(saddle: Saddle) -> Activated:
    """It becomes saddled until end of turn; only when a sorcery could be cast."""
    return Activated(
        (TapPower(saddle.power, saddles=True),), (Mode((GetDesignation(Itself(), SADDLED),)),), as_sorcery=True
    )


def able_to_crew(game: Game, player: Player, source: Object) -> list[Object]:
    """A creature that has just come may crew: it is no {T} of its own."""
    return [
        thing
        for thing in game.permanents(player)
        if thing is not source and not thing.tapped and game.characteristics(thing).is_creature
    ]


def why_not_tap_power(
    game: Game, player: Player, source: Object, payment: TapPower, these: tuple[Object, ...] | None
) -> Refusal | None:
    able = able_to_crew(game, player, source)
    most = sum(max(0, _power(game, thing, source)) for thing in able)
    if most < payment.power:
        why = f"{player.name} has creatures with a power of {most} together to tap, and {payment.power} is asked for"
        return Refusal("paying costs", why)
    named_for_it = [thing for thing in these or () if thing in able]
    if named_for_it and (total := _total(game, named_for_it, source)) < payment.power:
        return Refusal("paying costs", f"those have a power of {total} together, and {payment.power} is asked for")
    return None


def choose_crew(
    game: Game, player: Player, source: Object, payment: TapPower, these: tuple[Object, ...] | None
) -> list[Object]:
    """Those that were named; else one after the other until it is enough."""
    able = able_to_crew(game, player, source)
    chosen = [thing for thing in these or () if thing in able]
    while _total(game, chosen, source) < payment.power:
        left = [thing for thing in able if thing not in chosen]
        if game.goes_without_saying(left):
            return [*chosen, *left]
        choice = Choice(player, WhatPays(source), f"what is tapped for {named(source)}", left, must_say=True)
        chosen.append(game.ask(choice))
    return chosen


def tell_of_crew(game: Game, bill: Bill, payment: object, creatures: list[Object]) -> None:
    """Whoever was tapped for it has crewed the Vehicle, or saddled the Mount (2026, 702.122b and 702.171c)."""
    if isinstance(payment, TapPower):
        for creature in creatures:
            game.turn_facts.helped.add((SADDLED if payment.saddles else CREWED, creature, bill.source))
            game.notice(CreatureCrewed(creature, bill.source, saddles=payment.saddles))


def _total(game: Game, things: list[Object], source: Object) -> int:
    return sum(_power(game, thing, source) for thing in things)


def _power(game: Game, thing: Object, source: Object) -> int:
    """As large as it is for this: some crew, or saddle, as though they were stronger."""
    characteristics = game.characteristics(thing)
    is_mount = VEHICLE not in game.characteristics(source).subtypes
    more = [m for m in characteristics.rule_changes if isinstance(m, CrewsAsThoughStronger)]
    return (characteristics.power or 0) + sum(each.number for each in more if each.saddles or not is_mount)
