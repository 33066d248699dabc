"""Amplify: a creature that enters larger for each card of its kind that is shown.

Comprehensive Rules of 2006, 502.24; of 2010, 702.35; of 2026, 702.38.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.rules.lookup.choosing import choose_up_to
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.creature_types import CREATURE_TYPES


def enters_amplified(game: Game, thing: Object, controller: Player, amplify: NumberKeyword) -> None:
    """Cards of the hand that share a creature type with it, as many as the player likes."""
    types = game.printed(thing).subtypes & CREATURE_TYPES
    able = [card for card in controller.hand if game.characteristics(card).subtypes & types]
    text = f"a card revealed for {named(thing)}"
    shown = choose_up_to(game, controller, text, able, len(able), thing)
    if shown:
        game.emit(Told(f"{controller.name} reveals {', '.join(named(card) for card in shown)}"))
        put_counters(game, thing, "+1/+1", counters_put(game, thing, amplify.amount * len(shown), "+1/+1"))
