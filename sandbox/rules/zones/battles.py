"""Battles: how they enter, who protects them, and what damage takes from them.

Comprehensive Rules of 2026, 310.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.permanents import is_protected_by
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import CountersPut
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.zones.doubling import counters_put
from sandbox.terms.types import SIEGE

DEFENSE = "defense"


@rule("battles")
def enters_with_defense(game: Game, thing: Object, controller: Player, defense: int) -> None:
    """As many counters as the number printed on it, and a protector (310.4b and 310.9a)."""
    put_counters(game, thing, DEFENSE, counters_put(game, thing, defense, DEFENSE))
    if able := able_to_protect(game, thing, controller):
        gets_protector(game, thing, controller, able)


def able_to_protect(game: Game, thing: Object, controller: Player) -> list[Player]:
    """Of a Siege an opponent of its controller, of any other the controller (310.9a and 310.12a)."""
    if SIEGE in game.characteristics(thing).subtypes:
        return list(game.opponents(controller))
    return [controller]


def gets_protector(game: Game, thing: Object, controller: Player, able: list[Player]) -> None:
    """What is attacked while its protector changes is removed from combat (506.4)."""
    chosen = choose_one(game, controller, WhichObject[Player](thing), f"who protects {named(thing)}", able)
    is_protected_by(game, thing, chosen)
    if game.combat is not None:
        game.combat.leaves(thing)
    game.emit(Told(f"{chosen.name} protects {named(thing)}"))


@rule("battles")
def loses_defense(game: Game, thing: Object, amount: int) -> None:
    """As many counters as the damage that is dealt to it, as far as there are any (310.6)."""
    lost = min(amount, thing.counters.get(DEFENSE, 0))
    if lost:
        put_counters(game, thing, DEFENSE, -lost)
        game.emit(CountersPut(thing, DEFENSE, -lost))
