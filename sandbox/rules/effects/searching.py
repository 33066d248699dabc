"""Performers: searching a library, or a graveyard, hand and library for cards of a name."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from functools import partial

from sandbox.engine.actions import Action
from sandbox.engine.changes.players import draw_unknown_card, place_on_top
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.effects import ExileNamesakes, ExileSameName, SearchLibrary
from sandbox.meaning.kinds import ANYTHING
from sandbox.meaning.references import Reference
from sandbox.meaning.replacement_effects import SearchesTopCards
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.continuous.player_effects import is_forbidden
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context, Thing, with_kind_known
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at, pointed_at
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.entering import put_there
from sandbox.rules.zones.shuffling import shuffle
from sandbox.terms.zones import Zone


def search_library(game: Game, context: Context, effect: SearchLibrary) -> None:
    """Among the cards that somebody has named; then the library is shuffled. Who looks for a quality need not find it,
    who looks for cards as such finds that many, unnamed ones too.

    Comprehensive Rules of 2006, glossary, Search; of 2010, 701.14b and 701.14c.
    """
    effect = with_kind_known(game, context, effect)
    if effect.graveyard:
        _search_graveyard_too(game, context, effect)
        return
    if effect.on_top:
        _search_for_the_top(game, context, effect)
        return
    for player in players_at(game, context, effect.who):
        game.entering_together(partial(_find_each, game, context, effect, player))
        shuffle(game, player)


def _must_find(game: Game, effect: SearchLibrary, player: Player) -> bool:
    """Whether any card will do, so that there is one, for a player who can search at all."""
    anything = effect.kind == ANYTHING and not effect.up_to
    return anything and not is_forbidden(game, player, "search libraries")


def _find_each(game: Game, context: Context, effect: SearchLibrary, player: Player) -> None:
    """One after the other is found; what comes into play does so at one moment. *They* are all that were found."""
    must_find = _must_find(game, effect, player)
    all_found: list[Thing] = []
    names: set[str] = set()
    for number in range(effect.amount):
        possible = [c for c in _looked_through(game, player) if matches(game, effect.kind, c, player)]
        if effect.different_names:
            possible = [card for card in possible if card.starting_card.name not in names]
        found = _found_by(game, context, player, possible, must_find)
        if found is None:
            break
        names.add(found.starting_card.name)
        first_comes = effect.first_into_play and not number
        how = replace(effect, zone=Zone.BATTLEFIELD, tapped=True) if first_comes else effect
        _put_found(game, context, how, player, found)
        all_found += context.it
    context.it = all_found


def _looked_through(game: Game, player: Player) -> list[Object]:
    """Which cards of the library the player may find: all, as many on top as a text in play says, or none where the
    player can't search libraries."""
    if is_forbidden(game, player, "search libraries"):
        return []
    if SearchesTopCards in game.traits_in_play():
        limits = [number for thing in game.permanents_with(SearchesTopCards) for number in _limits(game, player, thing)]
        if limits:
            return _limited(game, player, min(limits))
    return [*player.library, *player.somewhere]


def _limits(game: Game, player: Player, thing: Object) -> list[int]:
    characteristics = game.characteristics(thing)
    if player not in game.opponents(characteristics.controller) or not works(game, thing, characteristics):
        return []
    return [ability.number for ability in characteristics.abilities if isinstance(ability, SearchesTopCards)]


@rule("searching")
def _limited(game: Game, player: Player, number: int) -> list[Object]:
    """It is a search all the same: the whole library is shuffled afterwards (2026, 701.23f)."""
    game.emit(Told(f"{player.name} searches the top {number} cards of the library instead"))
    return top_cards(game, player, number)


def _search_graveyard_too(game: Game, context: Context, effect: SearchLibrary) -> None:
    """Who finds the card in the graveyard has not searched the library, and does not shuffle it."""
    for player in players_at(game, context, effect.who):
        places = (*player.graveyard, *_looked_through(game, player))
        possible = [card for card in places if matches(game, effect.kind, card, player)]
        found = _found_by(game, context, player, possible, must_find=False)
        in_graveyard = found is not None and found.zone is Zone.GRAVEYARD
        if found is not None:
            _put_found(game, context, effect, player, found)
        if not in_graveyard:
            shuffle(game, player)


def _search_for_the_top(game: Game, context: Context, effect: SearchLibrary) -> None:
    """The card is set aside while the library is shuffled."""
    for player in players_at(game, context, effect.who):
        possible = [c for c in _looked_through(game, player) if matches(game, effect.kind, c, player)]
        found = _found_by(game, context, player, possible, _must_find(game, effect, player))
        if found is not None and effect.revealed:
            game.emit(Told(f"{player.name} reveals {named(found)}"))
        shuffle(game, player)
        if found is not None:
            place_on_top(game, found)
            game.emit(Told(f"{named(found)} is put on top of {player.name}'s library"))


def _found_by(game: Game, context: Context, player: Player, possible: list[Object], must_find: bool) -> Object | None:
    unnamed = must_find and player.unknown > 0
    question = WhichObject[Object | None](context.source, Deed.FIND)
    text, options = "a card of the library", list[Object | None](possible)
    if must_find and not unnamed:
        return choose_one(game, player, question, text, options) if possible else None
    found = game.ask(Choice(player, question, text, [None, *options])) if possible else None
    return draw_unknown_card(game, player) if found is None and unnamed else found


def _put_found(game: Game, context: Context, effect: SearchLibrary, player: Player, found: Object) -> None:
    if effect.revealed:
        game.emit(Told(f"{player.name} reveals {named(found)}"))
    if effect.zone is Zone.BATTLEFIELD:
        entered = put_there(game, found, player, context.controller, effect.tapped)
        context.it = [entered] if entered is not None else []
    else:
        context.it = [zone_changes.put_into(game, found, effect.zone, f"is put into {player.name}'s {effect.zone}")]


@rule("searching")
def exile_same_name(game: Game, context: Context, effect: ExileSameName) -> None:
    """Cards of the name of something, or of the name that was chosen; of the latter any number may be left."""
    for player in players_at(game, context, effect.whose):
        if effect.what is None:
            _exile_namesakes(game, context, player, {context.source.chosen_name}, every=False)
        else:
            _exile_namesakes(game, context, player, _names_at(game, context, effect.what))


@rule("searching")
def exile_namesakes(game: Game, context: Context, effect: ExileNamesakes) -> None:
    """Where no card could be chosen the zones are searched all the same, and nothing is found.

    Comprehensive Rules of 2026, 701.23c.
    """
    effect = with_kind_known(game, context, effect)
    for player in players_at(game, context, effect.who):
        game.emit(Told(f"{player.name} reveals {', '.join(named(card) for card in player.hand) or 'an empty hand'}"))
        possible = [card for card in player.hand if matches(game, effect.kind, card, player)]
        names = set[str]()
        if possible:
            question = WhichObject[Object](context.source)
            chosen = choose_one(game, context.controller, question, "a card of the hand", possible)
            names = {game.characteristics(chosen).name}
        _exile_namesakes(game, context, player, names)


def _exile_namesakes(game: Game, context: Context, player: Player, names: Set[str | None], every: bool = True) -> None:
    """In the graveyard, which everybody sees, all are found; in hand and library as many as the searcher finds.

    Comprehensive Rules of 2010, 701.14b.
    """
    game.emit(Told(f"{context.controller.name} searches the graveyard, hand and library of {player.name}"))
    seen = [card for card in player.graveyard if game.characteristics(card).name in names]
    hidden = [c for c in (*player.hand, *player.library, *player.somewhere) if c.card.name in names]
    found, left = (seen, hidden) if every else ([], [*seen, *hidden])
    while left:
        question = WhichObject[Object | None](context.source, Deed.FIND)
        card = game.ask(Choice(context.controller, question, "a card of that name", [None, *left]))
        if card is None:
            break
        left.remove(card)
        found.append(card)
    zone_changes.remove_from_game(game, found)
    shuffle(game, player)


def _names_at(game: Game, context: Context, what: Reference) -> set[str]:
    """Of permanents and cards, and of spells, even one that has just been countered."""
    things = pointed_at(game, context, what)
    sources = [thing.source if isinstance(thing, Action) else thing for thing in things]
    return {game.characteristics(thing).name for thing in sources if isinstance(thing, Object)}


PERFORMERS: Performers = {
    SearchLibrary: search_library,
    ExileNamesakes: exile_namesakes,
    ExileSameName: exile_same_name,
}
