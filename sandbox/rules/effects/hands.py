"""Performers: cards that are chosen in a hand, and what becomes of them."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.questions.objects import WhichObject
from sandbox.meaning.effects import ChooseFromHand, DiscardThat, LookAtHand, ShuffleHandAndDraw
from sandbox.rules.effects.library_cards import look_at_hand
from sandbox.rules.lookup.choosing import choose_one, choose_up_to
from sandbox.rules.lookup.context import Context, with_kind_known
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.players.draw_and_discard import discard, draw
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.shuffling import shuffle
from sandbox.terms.zones import Zone


def choose_from_hand(game: Game, context: Context, effect: ChooseFromHand) -> None:
    """The controller of the text chooses, where there is a card of the kind."""
    effect = with_kind_known(game, context, effect)
    look_at_hand(game, context, LookAtHand(effect.who, effect.revealed))
    chosen: list[Object] = []
    for player in players_at(game, context, effect.who):
        possible = [card for card in player.hand if matches(game, effect.kind, card, player)]
        chosen += _chosen(game, context, possible, effect.up_to)
    context.it = list(chosen)


def _chosen(game: Game, context: Context, possible: list[Object], up_to: bool) -> list[Object]:
    text = "a card of the hand"
    if up_to:
        return choose_up_to(game, context.controller, text, possible, 1, context.source)
    question = WhichObject[Object](context.source)
    return [choose_one(game, context.controller, question, text, possible)] if possible else []


def discard_that(game: Game, context: Context, effect: DiscardThat) -> None:
    """What is no longer in the player's hand is not discarded."""
    cards = objects_at(game, context, effect.what)
    for player in players_at(game, context, effect.who):
        held = [card for card in cards if card in player.hand]
        discard(game, player, held)
        context.has_done("discarded", held)


def shuffle_hand_and_draw(game: Game, context: Context, effect: ShuffleHandAndDraw) -> None:
    """Everybody has shuffled before anybody draws."""
    numbers = {player: len(player.hand) for player in players_at(game, context, effect.who)}
    for player in numbers:
        for card in list(player.hand):
            zone_changes.put_into(game, card, Zone.LIBRARY)
        shuffle(game, player)
    for player, number in numbers.items():
        draw(game, player, number)


PERFORMERS: Performers = {
    ChooseFromHand: choose_from_hand,
    DiscardThat: discard_that,
    ShuffleHandAndDraw: shuffle_hand_and_draw,
}
