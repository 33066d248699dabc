"""Performers: piles that one player makes and another chooses from."""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichPile
from sandbox.engine.questions.objects import WhichGoesOnPile
from sandbox.meaning.effects import TakeOnePile
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.library import top_cards
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones import zone_changes
from sandbox.terms.zones import Zone

FIRST, SECOND = "the first pile", "the second pile"


def take_one_pile(game: Game, context: Context, effect: TakeOnePile) -> None:
    """Either pile may be empty; the cards are still in the library while they are separated."""
    player = context.controller
    cards = top_cards(game, player, count(game, context, effect.amount))
    if not cards:
        return
    game.emit(Told(f"{player.name} reveals {', '.join(named(card) for card in reversed(cards))}"))
    divider = opponent_who(game, context, "an opponent who separates")
    first = _first_pile(game, divider, cards, context.source)
    second = [card for card in cards if card not in first]
    with game.trace.beneath("piles"):
        game.emit(Told(f"{divider.name} separates them: {_listed(first)}, and {_listed(second)}"))
    choice = Choice(player, WhichPile(context.source), "which pile to take", (FIRST, SECOND), must_say=True)
    taken = first if game.ask(choice) == FIRST else second
    for card in cards:
        zone_changes.put_into(game, card, *_place(card in taken))


def _place(taken: bool) -> tuple[Zone, str]:
    return (Zone.HAND, "is put into its owner's hand") if taken else (Zone.GRAVEYARD, "")


def _listed(pile: list[Object]) -> str:
    return " and ".join(named(card) for card in pile) or "nothing"


def _first_pile(game: Game, divider: Player, cards: list[Object], about: Object) -> list[Object]:
    """One card after the other, until the player names no more."""
    first: list[Object] = []
    while left := [card for card in cards if card not in first]:
        text = "a card of the first pile"
        card = game.ask(Choice(divider, WhichGoesOnPile(about), text, [None, *left]))
        if card is None:
            break
        first.append(card)
    return first


PERFORMERS: Performers = {
    TakeOnePile: take_one_pile,
}
