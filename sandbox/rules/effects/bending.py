"""Performers: airbending and earthbending.

Comprehensive Rules of 2026, 701.65 and 701.66.
"""

from __future__ import annotations

from sandbox.engine.changes.permissions import permit
from sandbox.engine.events.zones import KeywordActionTaken
from sandbox.engine.game import Game
from sandbox.engine.objects import Permission
from sandbox.meaning.continuous import Has, HasBasePT, IsAlso
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import Airbend, AtNext, Duration, Earthbend, Modify, PutCounters, PutIntoPlay
from sandbox.meaning.events import DiesOrIsExiled
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.zone_changes import remove_from_game
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType

TWO = (PayMana(ManaCost(("2",))),)
CREATURE_BESIDES = (HasBasePT(0, 0), IsAlso(frozenset({CardType.CREATURE})), Has(Keyword("haste")))


def airbend(game: Game, context: Context, effect: Airbend) -> None:
    """A token that is exiled is no card, and nobody can cast it."""
    removed = remove_from_game(game, objects_at(game, context, effect.what))
    for card in removed:
        if not card.token:
            permit(game, card, Permission(card.owner, game.turn_number, price=TWO))
    context.it = list(removed)
    if removed:
        game.notice(KeywordActionTaken(context.controller, "airbend"))


def earthbend(game: Game, context: Context, effect: Earthbend) -> None:
    """It goes on being a creature; the one that waits for its end knows that very land."""
    land = effect.what
    if not objects_at(game, context, land):
        return
    becomes = Modify(land, CREATURE_BESIDES, Duration.FOR_GOOD)
    perform(game, context, (becomes, PutCounters(land, "+1/+1", effect.amount)))
    perform(game, context, (AtNext(DiesOrIsExiled(land), (PutIntoPlay(land, tapped=True),)),))
    game.notice(KeywordActionTaken(context.controller, "earthbend"))


PERFORMERS: Performers = {
    Airbend: airbend,
    Earthbend: earthbend,
}
