"""Performers: what is chosen for a source: players, colors, numbers, types and names."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes.choices import (
    choose_color_for,
    choose_creature_type_for,
    choose_land_type_for,
    choose_name_for,
    choose_player_for,
)
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.announcing import WhichOpponent
from sandbox.engine.questions.choices import HowMany, WhichCardName, WhichColor, WhichCreatureType, WhichLandType
from sandbox.engine.trace import rule
from sandbox.meaning.effects import (
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseLandType,
    ChooseNumber,
    ChooseOpponent,
    PointOut,
    RevealAndDiscardAll,
)
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context, with_x
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at, pointed_at
from sandbox.rules.players.draw_and_discard import discard
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES, nearest_creature_types
from sandbox.terms.errors import Refusal
from sandbox.terms.types import BASIC_LAND_TYPES, LAND_TYPES, CardType


def choose_opponent(game: Game, context: Context, effect: ChooseOpponent) -> None:
    opponents = game.opponents(context.controller)
    text = f"an opponent for {named(context.source)}"
    question = WhichOpponent(context.source)
    choose_player_for(game, context.source, choose_one(game, context.controller, question, text, opponents))


def choose_color(game: Game, context: Context, effect: ChooseColor) -> None:
    choose_color_for(game, context.source, ask_color(game, context, f"a color for {named(context.source)}"))


def point_out(game: Game, context: Context, effect: PointOut) -> None:
    """It becomes what the text speaks of."""
    context.it = list(pointed_at(game, context, effect.what))


def ask_color(game: Game, context: Context, text: str) -> Color:
    options = list(Color)
    return game.ask(Choice(context.controller, WhichColor(context.source), text, options, must_say=True))


@rule("choosing a card name")
def choose_card_name(game: Game, context: Context, effect: ChooseCardName) -> None:
    """Any card's that is of the kind as it is printed, though those of this game are what is offered.

    Comprehensive Rules of 2026, 201.4a.
    """
    elsewhere = [card for p in game.players for zone in (p.hand, p.graveyard, p.library) for card in zone]
    cards = [thing.card for thing in (*game.battlefield, *elsewhere) if thing.card.types]
    fitting = [card for card in cards if effect.lands or CardType.LAND not in card.types]
    names = sorted({card.name for card in fitting if effect.of is None or effect.of in card.types})
    sort = f"{effect.of} " if effect.of else "" if effect.lands else "nonland "
    text, question = (
        f"a {sort}card name for {named(context.source)}",
        WhichCardName(context.source, effect.lands, effect.of),
    )
    choice = Choice(context.controller, question, text, names, must_say=True)
    choose_name_for(game, context.source, game.ask(choice))


def choose_creature_type(game: Game, context: Context, effect: ChooseCreatureType) -> None:
    """Any one creature type may be named; those of the creatures in play are offered."""
    text = f"a creature type for {named(context.source)}"
    chosen = ask_creature_type(game, context, text)
    choose_creature_type_for(game, context.source, chosen)


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
    options: list[str] = list(effect.of or (BASIC_LAND_TYPES if effect.basic else LAND_TYPES))
    text = f"a {'basic ' if effect.basic else ''}land type for {named(context.source)}"
    choice = Choice(context.controller, WhichLandType(context.source), text, options, must_say=True)
    choose_land_type_for(game, context.source, game.ask(choice))


MOST_NUMBER = 99


def reveal_and_discard_all(game: Game, context: Context, effect: RevealAndDiscardAll) -> None:
    kind = with_x(game, context, effect.kind)
    for player in players_at(game, context, effect.who):
        game.emit(Told(f"{player.name} reveals {', '.join(named(card) for card in player.hand) or 'an empty hand'}"))
        discard(game, player, [card for card in player.hand if matches(game, kind, card, player)])


def choose_number(game: Game, context: Context, effect: ChooseNumber) -> None:
    """Any number from 0 on."""
    text = f"a number for {named(context.source)}"
    choice = Choice(context.controller, HowMany(context.source), text, range(MOST_NUMBER + 1), must_say=True)
    context.number = game.ask(choice)
    game.emit(Told(f"{context.controller.name} chooses {context.number}"))


PERFORMERS: Performers = {
    ChooseOpponent: choose_opponent,
    PointOut: point_out,
    ChooseColor: choose_color,
    ChooseCreatureType: choose_creature_type,
    ChooseCardName: choose_card_name,
    ChooseLandType: choose_land_type,
    ChooseNumber: choose_number,
    RevealAndDiscardAll: reveal_and_discard_all,
}
