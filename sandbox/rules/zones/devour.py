"""Devour: a creature that grows as it enters with each creature that is sacrificed for it.

Comprehensive Rules of 2010, 702.79; of 2026, 702.82.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.spells import was_helped_by
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.zone_changes import sacrifice


@rule("devour")
def enters_devouring(game: Game, thing: Object, controller: Player, devour: NumberKeyword) -> None:
    """Any number of the others that the player controls, chosen one after the other; none that enters at the same
    moment (2026, 614.13a)."""
    there = [each for each in game.permanents(controller) if each is not thing and each not in (game.arriving or ())]
    own = [each for each in there if game.characteristics(each).is_creature]
    eaten: list[Object] = []
    while left := [each for each in own if each not in eaten]:
        question = WhichObject[Object | None](thing, Deed.SACRIFICE)
        chosen = game.ask(Choice(controller, question, f"what {named(thing)} devours", [None, *left]))
        if chosen is None:
            break
        eaten.append(chosen)
    with game.trace.beneath("moved as something enters"):
        sacrifice(game, eaten)
    if eaten:
        game.emit(Told(f"{named(thing)} devours {listed([named(each) for each in eaten])}"))
        was_helped_by(game, thing, "devoured", eaten)
        put_counters(game, thing, "+1/+1", counters_put(game, thing, devour.amount * len(eaten), "+1/+1"))
