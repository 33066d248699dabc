"""Performers: words for actions by which a creature grows: connive, explore, bolster, amass, endure and incubate.

Comprehensive Rules of 2026, 701.39, 701.44, 701.47, 701.50, 701.53 and 701.63.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut, CreatureDid, CreatureExplored
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.abilities import Activated, Mode
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import IsAlso
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import (
    Amass,
    Bolster,
    Connive,
    Duration,
    Endure,
    Explore,
    Incubate,
    Recruit,
    Token,
    Transform,
)
from sandbox.meaning.kinds import CREATURE, Kind
from sandbox.meaning.references import Itself
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_one, choose_some, may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.library import top_card
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.players.draw_and_discard import discard, draw
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import counters_put, tokens_made
from sandbox.rules.zones.entering import enter_play
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.shapes import Shape
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

LAND_CARD = Kind(types=frozenset({CardType.LAND}))
ARMY = "Army"


RECRUIT = Card(
    "Human Soldier",
    types=frozenset({CardType.CREATURE}),
    subtypes=("Human", "Soldier"),
    power=1,
    toughness=1,
    color_words=frozenset({Color.WHITE}),
)


def connive(game: Game, context: Context, effect: Connive) -> None:
    """One after the other; what is not there any more is spoken of as it last was, and gets nothing. What would connive
    0 does not connive (2026, 701.50e)."""
    number = count(game, context, effect.amount)
    for thing in objects_at(game, context, effect.what) if number > 0 else ():
        player = game.controller(thing)
        draw(game, player, number)
        cards = choose_some(game, player, "a card to discard", list(player.hand), number, None, Deed.DISCARD)
        grows = sum(not matches(game, LAND_CARD, card, player) for card in cards)
        discard(game, player, cards)
        _grow(game, thing, grows)
        game.notice(CreatureDid(thing, "connives"))


def recruit(game: Game, context: Context, effect: Recruit) -> None:
    """Comprehensive Rules of 2026, 701.70a."""
    player = context.controller
    draw(game, player, 1)
    cards = choose_some(game, player, "a card to discard", list(player.hand), 1, None, Deed.DISCARD)
    found = sum(not matches(game, LAND_CARD, card, player) for card in cards)
    discard(game, player, cards)
    if found:
        perform(game, context, (Token(RECRUIT),))


def explore(game: Game, context: Context, effect: Explore) -> None:
    """Without a card to reveal it grows all the same."""
    for thing in objects_at(game, context, effect.what):
        player = game.controller(thing)
        card = top_card(game, player)
        if card is not None:
            game.emit(Told(f"{player.name} reveals {named(card)}"))
        if card is not None and matches(game, LAND_CARD, card, player):
            zone_changes.put_into(game, card, Zone.HAND, f"is put into {player.name}'s hand")
            game.notice(CreatureExplored(thing))
            continue
        _grow(game, thing, 1)
        text = f"put {named(card)} into the graveyard" if card is not None else ""
        if card is not None and may(game, player, WhetherToUse(context.source), text):
            zone_changes.put_into(game, card, Zone.GRAVEYARD)
        game.notice(CreatureExplored(thing))


def bolster(game: Game, context: Context, effect: Bolster) -> None:
    """Of several with the least toughness the player chooses one."""
    player = context.controller
    own = [thing for thing in permanents_of(game, CREATURE, player) if game.controller(thing) is player]
    least = min([game.characteristics(thing).toughness or 0 for thing in own], default=0)
    possible = [thing for thing in own if (game.characteristics(thing).toughness or 0) == least]
    if possible:
        question = WhichObject[Object](context.source)
        chosen = choose_one(game, player, question, "a creature with the least toughness", possible)
        _grow(game, chosen, count(game, context, effect.amount))
        context.it = [chosen]


def amass(game: Game, context: Context, effect: Amass) -> None:
    """One Army of several that the player controls is chosen."""
    if not _armies(game, context):
        for _ in range(tokens_made(game, context.controller, 1)):
            token = zone_changes.make_token(game, _army(effect.subtype), context.controller, context.controller)
            enter_play(game, token, context.controller)
    armies = _armies(game, context)
    if not armies:
        return
    chosen = choose_one(game, context.controller, WhichObject[Object](context.source), "an Army to grow", armies)
    _grow(game, chosen, count(game, context, effect.amount))
    if effect.subtype not in game.characteristics(chosen).subtypes:
        also = IsAlso(subtypes=frozenset({effect.subtype}))
        begin_effect(game, context, (chosen,), (also,), Duration.FOR_GOOD)
    context.it = [chosen]


def endure(game: Game, context: Context, effect: Endure) -> None:
    """Without counters its controller creates a white Spirit of that size; for 0 nothing happens (2026, 701.63)."""
    number = count(game, context, effect.amount)
    for thing in objects_at(game, context, effect.what) if number > 0 else ():
        player = game.controller(thing)
        if may(game, player, WhetherToUse(thing), f"put {number} +1/+1 counters on {named(thing)}"):
            _grow(game, thing, number)
            continue
        white, types = frozenset({Color.WHITE}), frozenset({CardType.CREATURE})
        spirit = Card("Spirit", None, types, ("Spirit",), power=number, toughness=number, color_words=white)
        for _ in range(tokens_made(game, player, 1)):
            enter_play(game, zone_changes.make_token(game, spirit, player, player), player)


def incubate(game: Game, context: Context, effect: Incubate) -> None:
    """It enters with the counters, and is transformed for {2} (2026, 701.53 and 111.10i)."""
    player = context.controller
    number = count(game, context, effect.amount)
    for _ in range(tokens_made(game, player, 1)):
        token = enter_play(game, zone_changes.make_token(game, INCUBATOR, player, player), player)
        _grow(game, token, number)


def _armies(game: Game, context: Context) -> list[Object]:
    kind = Kind(types=frozenset({CardType.CREATURE}), subtypes=frozenset({ARMY}))
    found = permanents_of(game, kind, context.controller)
    return [thing for thing in found if game.controller(thing) is context.controller]


def _army(subtype: str) -> Card:
    types, black = frozenset({CardType.CREATURE}), frozenset({Color.BLACK})
    return Card(f"{subtype} {ARMY}", None, types, (subtype, ARMY), power=0, toughness=0, color_words=black)


def _grow(game: Game, thing: Object, number: int) -> None:
    more = counters_put(game, thing, number, "+1/+1") if thing.in_play and number else 0
    if more:
        put_counters(game, thing, "+1/+1", more)
        game.emit(CountersPut(thing, "+1/+1", more))


PHYREXIAN = Card(
    "Phyrexian Token",
    types=frozenset({CardType.ARTIFACT, CardType.CREATURE}),
    subtypes=("Phyrexian",),
    power=0,
    toughness=0,
    color_words=frozenset(),
)
INCUBATOR_FRONT = Card(
    "Incubator",
    types=frozenset({CardType.ARTIFACT}),
    subtypes=("Incubator",),
    abilities=(Activated((PayMana(ManaCost(("2",))),), (Mode((Transform(Itself()),)),)),),
    color_words=frozenset(),
)
INCUBATOR = replace(INCUBATOR_FRONT, shape=Shape.TRANSFORM, faces=(INCUBATOR_FRONT, PHYREXIAN))

PERFORMERS: Performers = {
    Endure: endure,
    Incubate: incubate,
    Connive: connive,
    Recruit: recruit,
    Explore: explore,
    Bolster: bolster,
    Amass: amass,
}
