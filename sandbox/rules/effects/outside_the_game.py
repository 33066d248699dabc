"""Performers: what texts do beyond the game on the board: stakes, subgames, cards that are flipped onto the table."""

from __future__ import annotations

from functools import partial

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.chance import WhatItTouches, WhoWinsSubgame
from sandbox.engine.trace import rule
from sandbox.meaning.effects import (
    Ante,
    BecomeOwner,
    ExchangeOwnership,
    ExchangeWithTopCard,
    FlipOntoTable,
    PlaySubgame,
    TakeBackAntes,
)
from sandbox.meaning.references import Itself
from sandbox.rules.lookup.context import Context, all_found_again
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.library import top_card
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import objects_at, players_at
from sandbox.rules.players.life import change_life
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.shuffling import shuffle
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone


@rule("ante")
def ante(game: Game, context: Context, effect: Ante) -> None:
    """The card joins what its owner has at stake, and nobody else can ante it (2010, 407.4)."""
    for card in objects_at(game, context, effect.what):
        if card.gone or (effect.what == Itself() and card.owner is not context.controller):
            continue
        zone_changes.put_into(game, card, Zone.ANTE)


@rule("ante")
def take_back_antes(game: Game, context: Context, effect: TakeBackAntes) -> None:
    """They are at stake no more."""
    for card in list(context.controller.ante):
        if card is not context.source.now():
            zone_changes.put_into(game, card, Zone.GRAVEYARD)


@rule("ante")
def become_owner(game: Game, context: Context, effect: BecomeOwner) -> None:
    """Whose card it is changes for good, and with it in whose zone it lies."""
    found = all_found_again(context, objects_at(game, context, effect.what))
    for player in players_at(game, context, effect.who):
        for card in [card for card in found if not card.gone]:
            _now_owned_by(game, card, player)


def _now_owned_by(game: Game, card: Object, player: Player) -> None:
    game.belongs_to(card, player)
    game.emit(Told(f"{player.name} owns {named(card)}"))


@rule("ante")
def exchange_ownership(game: Game, context: Context, effect: ExchangeOwnership) -> None:
    """Each card gets the other's owner, or neither does (2006, glossary, Exchange; 2010, 701.8a); then each goes where
    the text says, which is its owner's (2010, 400.3). A token is no card that could be put there."""
    source, cards = context.source.now(), objects_at(game, context, effect.what)
    if len(cards) != 1 or cards[0].gone or source.gone:
        game.emit(Told("nothing is exchanged"))
    elif cards[0].owner is not source.owner:
        one, other = source.owner, cards[0].owner
        _now_owned_by(game, cards[0], one)
        _now_owned_by(game, source, other)
    for known, zone in ((cards[0] if cards else None, effect.zone), (source, Zone.GRAVEYARD)):
        card = None if known is None else known.now()
        if card is not None and not (card.gone or card.token or card.zone is zone):
            zone_changes.put_into(game, card, zone)


@rule("ante")
def exchange_with_top_card(game: Game, context: Context, effect: ExchangeWithTopCard) -> None:
    """Both cards change their places, or neither does (2006, glossary, Exchange; 2010, 701.8a)."""
    player, cards = context.controller, objects_at(game, context, effect.what)
    top = top_card(game, player)
    if len(cards) != 1 or top is None:
        game.emit(Told("nothing is exchanged"))
        return
    place = cards[0].zone
    zone_changes.put_into(game, cards[0], Zone.LIBRARY)
    zone_changes.put_into(game, top, place)


@rule("subgames")
def play_subgame(game: Game, context: Context, effect: PlaySubgame) -> None:
    """The main game stands still; afterwards every library is shuffled, and all who have not won lose half of their
    life, rounded up.

    Comprehensive Rules of 2006, 506.1 and 506.6; of 2010, 713.
    """
    players = game.in_turn_order()
    options: list[Player | None] = [*players, None]
    choice = Choice(context.controller, WhoWinsSubgame(context.source), "who wins the subgame", options, must_say=True)
    winner = game.ask(choice)
    game.emit(Told(f"{winner.name} wins the subgame" if winner is not None else "the subgame is a draw"))
    for player in players:
        shuffle(game, player)
    for player in players:
        if player is not winner and player.life > 0:
            change_life(game, player, -((player.life + 1) // 2))


@rule("flipping a card onto the table")
def flip_onto_table(game: Game, context: Context, effect: FlipOntoTable) -> None:
    """A board cannot show how it falls: what it touches is said, and nothing is what it touches where it does not turn
    over."""
    source = context.source
    if source.gone:
        return
    possible = permanents_of(game, effect.kind, context.controller)
    touched = _touched(game, context, possible)
    game.emit(Told(f"{named(source)} touches {', '.join(map(named, touched)) or 'nothing'}"))
    context.it = list(touched)
    perform(game, context, effect.effects)


def _touched(game: Game, context: Context, possible: list[Object]) -> list[Object]:
    """Any of them may lie where the card falls; those that it could touch alone are offered."""
    text = f"what {named(context.source)} touches"
    options = [[], *([thing] for thing in possible)]
    why_not = partial(_why_not_touched, possible)
    question = WhatItTouches(context.source)
    return game.ask(Choice(context.controller, question, text, options, must_say=True, why_not=why_not))


def _why_not_touched(possible: list[Object], touched: list[Object]) -> Refusal | None:
    wrong = next((thing for thing in touched if thing not in possible), None)
    return None if wrong is None else Refusal("flipping a card onto the table", f"{named(wrong)} is not touched so")


PERFORMERS: Performers = {
    Ante: ante,
    TakeBackAntes: take_back_antes,
    BecomeOwner: become_owner,
    ExchangeOwnership: exchange_ownership,
    ExchangeWithTopCard: exchange_with_top_card,
    PlaySubgame: play_subgame,
    FlipOntoTable: flip_onto_table,
}
