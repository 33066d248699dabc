"""Performers: two cards of a pair become one permanent.

Comprehensive Rules of 2026, 701.42 and 712.4.
"""

from __future__ import annotations

from sandbox.engine.changes.permanents import merge
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Meld
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import remove_from_game
from sandbox.terms.shapes import Shape
from sandbox.terms.zones import Zone


def meld(game: Game, context: Context, effect: Meld) -> None:
    """What the condition before it speaks of is exiled; of several partners the player chooses one."""
    there = [thing for thing in context.it if isinstance(thing, Object) and thing.in_play]
    partners = [thing for thing in there if thing is not context.source]
    if context.source not in there or not partners:
        return
    partner = choose_one(game, context.controller, WhichObject[Object](context.source), "with which it melds", partners)
    _melded(game, context.controller, remove_from_game(game, [context.source, partner]), effect.into)


@rule("meld")
def _melded(game: Game, player: Player, cards: list[Object], into: str) -> None:
    """What is no pair of cards that make this one stays in exile (701.42b and 701.42c)."""
    if not _is_pair(cards, into):
        game.emit(Told(f"{listed([named(card) for card in cards])} cannot be melded"))
        return
    first, second = cards
    face = first.card.faces[1]
    thing = enter_play(game, first, player, up=face)
    merge(game, thing, second)
    game.emit(Told(f"{named(first)} and {named(second)} are melded into {face.name}"))


def _is_pair(cards: list[Object], into: str) -> bool:
    """Two different cards, neither of them a token, with halves of the same face on their backs."""
    if len(cards) != 2 or cards[0].card.name == cards[1].card.name:
        return False
    return all(
        card.zone is Zone.REMOVED
        and not card.token
        and card.card.shape is Shape.MELD
        and card.card.faces[1].name == into
        for card in cards
    )


PERFORMERS: Performers = {
    Meld: meld,
}
