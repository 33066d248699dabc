"""Morph and disguise: creatures played face down, and turning them and manifested ones face up.

Comprehensive Rules of 2006, 502.26; of 2010, 702.34; of 2026, 701.40b, 701.58b, 702.37 and 702.168.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.acts import TurnFaceUp
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.permanents import loses_designations, put_face_up
from sandbox.engine.events.permanents import CountersPut, TurnedFaceUp
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.keyword_abilities import CostKeyword, Morph
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.designations import MANIFESTED
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType

FACE_DOWN_COST: Cost = (PayMana(ManaCost(("3",))),)


def cost_face_down(characteristics: Characteristics) -> Cost | None:
    """What casting the card face down costs; None for one without morph or disguise."""
    return FACE_DOWN_COST if any(_is_hiding(ability) for ability in characteristics.abilities) else None


def _is_hiding(ability: Ability) -> bool:
    return isinstance(ability, Morph) or _is_disguise(ability)


def _is_disguise(ability: Ability) -> bool:
    return isinstance(ability, CostKeyword) and ability.word == "disguise"


def is_disguised(characteristics: Characteristics) -> bool:
    """Whether the card has ward {2} when it is cast face down."""
    return any(_is_disguise(ability) for ability in characteristics.abilities)


def why_not_turn_face_up(game: Game, player: Player, act: TurnFaceUp) -> Refusal | None:
    """A special action: any time its controller may act, for its morph cost."""
    thing = act.object
    if not thing.in_play or not thing.face_down:
        return Refusal("morph", f"{named(thing)} is not face down {game.edition.words.play}")
    if game.controller(thing) is not player:
        return Refusal("morph", f"{player.name} does not control {named(thing)}")
    ways = _ways_up(game, thing)
    if not ways:
        return Refusal("morph", f"{named(thing)} would have no morph cost face up")
    refusal = game.edition.responses.why_not_act(game, player)
    refusals = [why_not_pay(game, Bill(player, thing, way.cost)) for way in ways]
    return refusal or (None if None in refusals else refusals[0])


@dataclass(frozen=True)
class WayUp:
    """What turning it face up costs; `mega`: then a +1/+1 counter is put on it (2026, 702.37b)."""

    cost: Cost
    mega: bool = False


def _ways_up(game: Game, thing: Object) -> list[WayUp]:
    """The morph and disguise costs that it would have face up, with every continuous effect upon it; of a manifested
    creature card its mana cost too.

    Comprehensive Rules of 2006, 502.26d; of 2010, 702.34d; of 2026, 701.40b and 701.40c.
    """
    found: list[WayUp] = []
    for ability in game.characteristics_face_up(thing).abilities:
        if isinstance(ability, Morph):
            found.append(WayUp(ability.cost, ability.mega))
        elif isinstance(ability, CostKeyword) and ability.word == "disguise":
            found.append(WayUp(ability.cost))
    card = thing.card
    if MANIFESTED in thing.designations and CardType.CREATURE in card.types and card.cost is not None:
        found.append(WayUp((PayMana(card.cost),)))
    return found


@rule("morph")
def turn_face_up(game: Game, player: Player, act: TurnFaceUp) -> None:
    """Nothing waits and nothing answers: it is face up at once. Raises Illegal."""
    refusal = why_not_turn_face_up(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    thing = act.object
    ways = [(way, Bill(player, thing, way.cost)) for way in _ways_up(game, thing)]
    way, bill = next((way, bill) for way, bill in ways if why_not_pay(game, bill) is None)
    pay(game, bill)
    loses_designations(game, frozenset({MANIFESTED}), thing)
    put_face_up(game, thing)
    if way.mega and (number := counters_put(game, thing, 1, "+1/+1")):
        put_counters(game, thing, "+1/+1", number)
        game.emit(CountersPut(thing, "+1/+1", number))
    game.emit(TurnedFaceUp(thing, player))
