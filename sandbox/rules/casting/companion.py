"""Companion: a card outside the game that is taken into the hand once in the game.

Comprehensive Rules of 2026, 103.2b, 116.2g and 702.139.
"""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.engine.acts import TakeCompanion
from sandbox.engine.changes.players import has_companion
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.keyword_abilities import Companion
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.lookup.filters import matches
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone

THREE: Cost = (PayMana(ManaCost(("3",))),)


def why_not_take_companion(game: Game, player: Player, act: TakeCompanion) -> Refusal | None:
    """In a main phase of the player's own turn while nothing waits, and once in the game."""
    if player.companion is None or player.companion is not act.card:
        return Refusal("companions", f"{named(act.card)} is no companion of {player.name} outside the game")
    return game.edition.responses.why_not_slow(game, player) or why_not_pay(game, Bill(player, act.card, THREE))


@rule("companions")
def take_companion(game: Game, player: Player, act: TakeCompanion) -> None:
    """Nothing answers it. Raises Illegal."""
    refusal = why_not_take_companion(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    with game.within(game.emit(Told(f"{player.name} brings in the companion {named(act.card)}"))):
        pay(game, Bill(player, act.card, THREE))
        put_into(game, act.card, Zone.HAND, f"is put into {player.name}'s hand")
    has_companion(game, player, None)


def why_not_companion(game: Game, player: Player, card: Card, deck: Mapping[Card, int]) -> str:
    """What in the starting deck does not fulfil the condition, in words; empty where all of it does."""
    conditions = [ability for ability in card.abilities if isinstance(ability, Companion)]
    if not conditions:
        return f"{card.name} has no companion ability"
    there = [game.new_object(each, player, Zone.NOWHERE) for each in deck]
    for condition in conditions:
        asked = [each for each in there if matches(game, condition.whose, each, player)]
        for each in asked:
            if condition.different_names and deck[each.card] > 1:
                return f"there are two or more of {each.card.name}"
            if condition.fits and not _fits(game, player, condition, each):
                return f"{each.card.name} does not fit it"
    return ""


def _fits(game: Game, player: Player, condition: Companion, card: Object) -> bool:
    return any(matches(game, kind, card, player) for kind in condition.fits)
