"""Performers: looking at the top cards of a library, and what becomes of them: scry and surveil.

Comprehensive Rules of 2026, 701.22 and 701.25.
"""

from __future__ import annotations

from sandbox.engine.changes.players import put_on_the_bottom, put_on_top
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.events.zones import KeywordActionTaken
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichGoesOnPile, WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.effects import (
    Fateseal,
    LookAtHand,
    LookAtTop,
    RevealUntil,
    Scry,
    Surveil,
    TakeFromAmong,
    TakeFromTop,
)
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_some, choose_up_to
from sandbox.rules.lookup.context import Context, Thing, with_kind_known
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.library import in_library_order, top_cards
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.entering import put_there
from sandbox.rules.zones.shuffling import shuffle
from sandbox.terms.zones import Zone


def scry(game: Game, context: Context, effect: Scry) -> None:
    """Of no cards there is nothing to do. The last card named lies lowest."""
    for player in players_at(game, context, effect.who):
        number = count(game, context, effect.amount)
        under, kept = _parted(game, context, player, number, "goes to the bottom")
        for card in under:
            put_on_the_bottom(game, card)
        _put_back(game, player, kept)
        if under or kept:
            game.emit(Told(f"{player.name} scries: {len(under)} to the bottom, {len(kept)} on top"))
        if number:
            game.notice(KeywordActionTaken(player, "scry"))


@rule("fateseal")
def fateseal(game: Game, context: Context, effect: Fateseal) -> None:
    """The controller of the text looks and says what becomes of the cards of an opponent."""
    you, number = context.controller, count(game, context, effect.amount)
    if not number:
        return
    whose = opponent_who(game, context, f"whose library {you.name} looks at")
    under, kept = _parted(game, context, you, number, "goes to the bottom", whose)
    for card in under:
        put_on_the_bottom(game, card)
    if len(kept) > 1:
        put_on_top(game, whose, in_library_order(game, you, kept))
    game.emit(Told(f"{you.name} fateseals {whose.name}: {len(under)} to the bottom, {len(kept)} on top"))


def surveil(game: Game, context: Context, effect: Surveil) -> None:
    """What goes to the graveyard goes one after the other, in the order named."""
    for player in players_at(game, context, effect.who):
        number = count(game, context, effect.amount)
        gone, kept = _parted(game, context, player, number, "goes to the graveyard")
        if gone or kept:
            game.emit(Told(f"{player.name} surveils: {len(gone)} to the graveyard, {len(kept)} on top"))
        context.it = [zone_changes.put_into(game, card, Zone.GRAVEYARD) for card in gone]
        _put_back(game, player, kept)
        if number:
            game.notice(KeywordActionTaken(player, "surveil"))


def look_at_hand(game: Game, context: Context, effect: LookAtHand) -> None:
    """The controller of the text sees it, or all do."""
    for player in players_at(game, context, effect.who):
        cards = listed([named(card) for card in player.hand]) if player.hand else "no cards"
        if effect.revealed:
            game.emit(Told(f"{player.name} reveals {cards}"))
        else:
            game.emit(Told(f"{context.controller.name} looks at {player.name}'s hand: {cards}"))


def look_at_top(game: Game, context: Context, effect: LookAtTop) -> None:
    """They stay where they are; what the text does with them next, it does there."""
    seen: list[Object] = []
    for player in players_at(game, context, effect.who):
        cards = list(reversed(top_cards(game, player, count(game, context, effect.amount))))
        seen += cards
        if not cards:
            continue
        if effect.revealed:
            game.emit(Told(f"{player.name} reveals {listed([named(card) for card in cards])}"))
            context.has_done("revealed", cards)
        else:
            number = "card" if len(cards) == 1 else f"{len(cards)} cards"
            game.emit(Told(f"{context.controller.name} looks at the top {number} of {player.name}'s library"))
    context.it = list(seen)


_DEEDS = {Zone.HAND: "put into your hand", Zone.BATTLEFIELD: "put onto the battlefield"}
"""What the text can say that it has done with the cards that were taken."""


def take_from_top(game: Game, context: Context, effect: TakeFromTop) -> None:
    """The controller of the text looks, or all do. What is taken because it is of a kind is shown and need not be."""
    effect = with_kind_known(game, context, effect)
    player = context.controller
    seen = list(top_cards(game, player, count(game, context, effect.amount)))
    if effect.all_seen and seen:
        game.emit(Told(f"{player.name} reveals {', '.join(named(card) for card in reversed(seen))}"))
    taken = _taken(game, context, effect, seen)
    rest = [card for card in seen if card not in taken]
    context.it = game.entering_together(lambda: [_put_taken(game, context, effect, card) for card in taken])
    context.has_done(_DEEDS.get(effect.onto, "taken"), context.it)
    if effect.rest is Zone.GRAVEYARD:
        for card in reversed(rest):
            zone_changes.put_into(game, card, Zone.GRAVEYARD)
        return
    ordered = rest if effect.at_random else in_library_order(game, player, rest)
    for card in reversed(ordered):
        put_on_the_bottom(game, card)


def _taken(game: Game, context: Context, effect: TakeFromTop, seen: list[Object]) -> list[Object]:
    player, taken = context.controller, list[Object]()
    possible = [card for card in reversed(seen) if matches(game, effect.kind, card, player)]
    if effect.all_of_kind:
        return possible
    if not effect.revealed:
        return choose_some(game, player, "a card to take", possible, effect.taken, context.source)
    while len(taken) < effect.taken and (left := [card for card in possible if card not in taken]):
        question = WhichObject[Object | None](context.source)
        card = game.ask(Choice(player, question, "a card to take", [None, *left]))
        if card is None:
            break
        game.emit(Told(f"{player.name} reveals {named(card)}"))
        taken.append(card)
    return taken


def _put_taken(game: Game, context: Context, effect: TakeFromTop, card: Object) -> Object:
    player = context.controller
    if effect.onto is Zone.BATTLEFIELD:
        return put_there(game, card, player, player, effect.tapped) or card
    return zone_changes.put_into(game, card, effect.onto, f"is put into {player.name}'s {effect.onto}")


def take_from_among(game: Game, context: Context, effect: TakeFromAmong) -> None:
    """As many as the controller of the text wants, of those that are still where they were put."""
    effect = with_kind_known(game, context, effect)
    player = context.controller
    things = [thing for thing in objects_at(game, context, effect.what) if not thing.gone]
    possible = [thing for thing in things if matches(game, effect.kind, thing, player)]
    taken = choose_up_to(game, player, "a card to take", possible, effect.count, context.source)
    if effect.onto is Zone.BATTLEFIELD:
        entered = game.entering_together(
            lambda: [put_there(game, card, player, player, effect.tapped) for card in taken]
        )
        context.it = [thing for thing in entered if thing is not None]
        context.has_done("put onto the battlefield", context.it)
        return
    words = f"is put into its owner's {effect.onto}"
    context.it = [zone_changes.put_into(game, card, effect.onto, words) for card in taken]
    context.has_done(_DEEDS.get(effect.onto, "taken"), context.it)


def reveal_until(game: Game, context: Context, effect: RevealUntil) -> None:
    """The whole library, where no card of the kind is in it."""
    effect = with_kind_known(game, context, effect)
    found: list[Thing] = []
    for player in players_at(game, context, effect.who):
        seen = _seen_until(game, player, effect)
        wanted = seen[-1] if seen and matches(game, effect.kind, seen[-1], player) else None
        rest = [card for card in seen if card is not wanted]
        if wanted is not None and effect.onto is Zone.BATTLEFIELD:
            entered = put_there(game, wanted, player, context.controller)
            found += [] if entered is None else [entered]
        elif wanted is not None:
            word = f"is put into {player.name}'s {effect.onto}"
            found.append(zone_changes.put_into(game, wanted, effect.onto, word))
        _put_rest(game, player, effect, rest)
    context.it = found


def _seen_until(game: Game, player: Player, effect: RevealUntil) -> list[Object]:
    seen: list[Object] = []
    while len(top := top_cards(game, player, len(seen) + 1)) > len(seen):
        seen.append(top[0])
        if matches(game, effect.kind, top[0], player):
            break
    if seen:
        game.emit(Told(f"{player.name} reveals {listed([named(card) for card in seen])}"))
    return seen


def _put_rest(game: Game, player: Player, effect: RevealUntil, rest: list[Object]) -> None:
    if effect.rest is Zone.GRAVEYARD:
        for card in rest:
            zone_changes.put_into(game, card, Zone.GRAVEYARD)
        return
    if effect.shuffled:
        shuffle(game, player)
        return
    for card in rest if effect.at_random else reversed(in_library_order(game, player, rest)):
        put_on_the_bottom(game, card)


def _parted(
    game: Game, context: Context, player: Player, number: int, words: str, whose: Player | None = None
) -> tuple[list[Object], list[Object]]:
    """The cards on top that the player names, in that order, and the rest in library order."""
    seen = list(top_cards(game, whose or player, number))
    named: list[Object] = []
    while left := [card for card in seen if card not in named]:
        text = f"which of the cards on top {words}"
        card = game.ask(Choice(player, WhichGoesOnPile(context.source), text, [None, *reversed(left)]))
        if card is None:
            break
        named.append(card)
    return named, [card for card in seen if card not in named]


def _put_back(game: Game, player: Player, kept: list[Object]) -> None:
    if len(kept) > 1:
        put_on_top(game, player, in_library_order(game, player, kept))


PERFORMERS: Performers = {
    Fateseal: fateseal,
    Scry: scry,
    Surveil: surveil,
    LookAtHand: look_at_hand,
    LookAtTop: look_at_top,
    TakeFromTop: take_from_top,
    TakeFromAmong: take_from_among,
    RevealUntil: reveal_until,
}
