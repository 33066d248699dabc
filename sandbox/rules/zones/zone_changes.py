"""From zone to zone: entering and leaving play, destroying, burying, sacrificing, returning, removing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from sandbox.engine.changes.commanders import is_astray
from sandbox.engine.choices import Choice, orders_of
from sandbox.engine.events.zones import LeftPlay, Moved, Sacrificed
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.orders import GraveyardOrder
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.rules.lookup.graveyard_order import graveyard_order_counts
from sandbox.rules.zones.graveyards import has_left_graveyard
from sandbox.rules.zones.instead_of_destroying import can_be_destroyed
from sandbox.rules.zones.lingering import effects_linger
from sandbox.rules.zones.replacement import SHUFFLED_INSTEAD, replaced_move
from sandbox.rules.zones.shuffling import shuffle
from sandbox.terms.zones import Zone

WORDS = {
    Zone.GRAVEYARD: "is put into the graveyard",
    Zone.HAND: "returns to its owner's hand",
    Zone.LIBRARY: "is put into its owner's library",
    Zone.PHASED_OUT: "phases out",
    Zone.NOWHERE: "ceases to exist",
    Zone.ANTE: "is staked",
    Zone.WAITING: "is announced",
    Zone.COMMAND: "is put into the command zone",
}


def put_into(game: Game, thing: Object, zone: Zone, word: str = "") -> Object:
    """Moves the card; a replacement effect may send it elsewhere. Leaving play is an event that triggers see."""
    place = replaced_move(game, thing, zone)
    after = _moved(game, thing, *place, word)
    if place[1] == SHUFFLED_INSTEAD:
        shuffle(game, after.owner)
    return after


def _moved(game: Game, thing: Object, zone: Zone, what_happened: str, word: str) -> Object:
    """To where it really goes; `what_happened` tells of that where it is not as usual."""
    was_in_play = thing.in_play
    if was_in_play:
        _leave_combat(game, thing)
    after = game.move(thing, zone)
    text = what_happened or word or _words_for(game, zone)
    if zone is Zone.GRAVEYARD:
        game.turn_facts.buried += (after, *thing.apart)
    if was_in_play:
        game.turn_facts.left.append(thing)
        effects_linger(game, thing)
        if zone is Zone.GRAVEYARD:
            game.turn_facts.died.append(thing)
        game.emit(LeftPlay(thing, after, died=zone is Zone.GRAVEYARD, word=text))
        if thing.apart:
            _tell_of_the_others(game, thing, text)
    else:
        game.emit(Moved(thing, after, text))
        if thing.zone is Zone.GRAVEYARD:
            has_left_graveyard(game, thing)
    if game.commanders and after.physical in game.commanders and zone in (Zone.GRAVEYARD, Zone.REMOVED):
        is_astray(game, after)
    return after


@rule("melded permanents")
def _tell_of_the_others(game: Game, thing: Object, text: str) -> None:
    """One permanent has left, and each of its cards has gone to the zone (2026, 712.21 and 730.3)."""
    for card, apart in zip(thing.merged_with, thing.apart, strict=True):
        game.emit(Moved(card, apart, text))


def _words_for(game: Game, zone: Zone) -> str:
    words = game.edition.words
    return {Zone.REMOVED: words.removed, Zone.BATTLEFIELD: words.enters}.get(zone) or WORDS[zone]


def _leave_combat(game: Game, thing: Object) -> None:
    if game.combat is not None:
        game.combat.leaves_play(thing)


def put_into_graveyard(game: Game, things: Iterable[Object], word: str = "") -> list[Object]:
    """Together, to their owners' graveyards."""
    there = [thing for thing in things if thing.in_play]
    if not there:
        return []
    ordered = [thing for player in game.players for thing in _as_owner_orders(game, player, there)]
    return _together(game, ordered, Zone.GRAVEYARD, word)


def _together(game: Game, things: list[Object], zone: Zone, word: str = "") -> list[Object]:
    """What leaves at the same moment sees all the others leave, and each is remembered as it was while all were there:
    effects that wait for leaving play look back (2006, 410.10d; 2010, 603.6d)."""

    def all_move() -> list[Object]:
        places = [replaced_move(game, thing, zone) for thing in things]
        moved = [(_moved(game, thing, *place, word), thing) for thing, place in zip(things, places, strict=True)]
        _shuffle_in(game, [(after, place[1]) for (after, _), place in zip(moved, places, strict=True)])
        return [one for after, thing in moved for one in (after, *thing.apart)]

    with game.departing(things):
        return game.at_one_moment(all_move)


def _shuffle_in(game: Game, moved: list[tuple[Object, str]]) -> None:
    """A library into which something has been shuffled in place of another zone; what was put on top of it at the same
    moment stays there (2026, 701.24g)."""
    owners = dict.fromkeys(after.owner for after, word in moved if word == SHUFFLED_INSTEAD)
    for player in owners:
        on_top = [card for card, word in moved if word != SHUFFLED_INSTEAD and card in player.library]
        shuffle(game, player, on_top)


def _as_owner_orders(game: Game, player: Player, things: list[Object]) -> list[Object]:
    """Of several cards that go to one graveyard together, the owner says which goes first; the last is on top. Where
    nothing can tell one order from another, nobody is asked."""
    own = [thing for thing in things if thing.owner is player]
    if len(own) < 2 or not graveyard_order_counts(game):
        return own
    text = "in which order the cards go to the graveyard"
    return game.ask(Choice(player, GraveyardOrder(things=own), text, partial(orders_of, own), own))


@rule("destroying")
def destroy(game: Game, things: list[Object], regeneration: bool = True) -> list[Object]:
    """What a text destroys. Returns those that left."""
    return destroyed(game, things, regeneration, True)


def destroyed(game: Game, things: list[Object], regeneration: bool = True, by_effect: bool = False) -> list[Object]:
    """Destroys the permanents, all at once; those stay that are indestructible, or for which something replaces it.
    Returns those that left.
    """
    there = [thing for thing in things if thing.in_play and can_be_destroyed(game.characteristics(thing))]
    doomed = game.edition.dying.destroyed(game, there, regeneration, by_effect) if there else []
    word = "is destroyed" if regeneration else game.edition.words.destroyed_for_good
    put_into_graveyard(game, doomed, word)
    return doomed


@rule("sacrificing")
def sacrifice(game: Game, things: list[Object]) -> list[Object]:
    """Neither destroyed nor to be regenerated. Returns what they became. What waits for a sacrifice looks back (2026,
    603.10a): what is sacrificed together with the permanent sees it."""
    given_up = [(game.controller(thing), thing) for thing in things if thing.in_play]
    with game.departing(thing for _, thing in given_up):
        become = put_into_graveyard(game, things, "is sacrificed")
        for player, thing in given_up:
            game.turn_facts.sacrificed.append((player, thing))
            game.notice(Sacrificed(player, thing))
    return become


@rule("burying")
def bury(game: Game, things: list[Object], word: str = "") -> None:
    """To the graveyard, and nothing saves them."""
    put_into_graveyard(game, things, word or game.edition.words.buried)


@rule("returning to hand")
def return_to_hand(game: Game, things: list[Object]) -> list[Object]:
    return _together(game, [thing for thing in things if not thing.gone], Zone.HAND)


@rule("removing from the game")
def remove_from_game(game: Game, things: list[Object]) -> list[Object]:
    return _together(game, [thing for thing in things if not thing.gone], Zone.REMOVED)


def leave_the_game(game: Game, things: list[Object]) -> list[Object]:
    """Permanents whose owner leaves it: they leave the battlefield, and come into no zone.

    Comprehensive Rules of 2006, 410.10c and 600.4a; of 2010 and 2026, 603.6c and 800.4a.
    """
    return _together(game, things, Zone.NOWHERE, "leaves the game")


@rule("tokens")
def make_token(game: Game, card: Card, maker: Player, controller: Player) -> Object:
    """A token that is not in play yet. `maker` controls the effect, `controller` will control the token."""
    return game.new_object(card, game.edition.tokens.owner(maker, controller), Zone.NOWHERE, token=True)


# what a token is called for which no name is said


def its_types_alone(types: str) -> str:
    """Comprehensive Rules of 2006, 216.1; of 2010, 110.5c."""
    return types


def its_types_and_the_word_token(types: str) -> str:
    """Comprehensive Rules of 2026, 111.4."""
    return f"{types} Token"


# whose a token is


def its_maker(maker: Player, controller: Player) -> Player:
    """The controller of the spell or effect that created it."""
    return maker


def whose_control_it_enters_under(maker: Player, controller: Player) -> Player:
    """Whoever creates it, its first controller owns it."""
    return controller
