"""Life paid for mana symbols that allow it: each is paid with its color or with 2 life.

Comprehensive Rules of 2026, 107.4f.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.changes.players import add_life
from sandbox.engine.choices import Choice
from sandbox.engine.events.damage import LifeChanged
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import HowMany
from sandbox.engine.trace import rule
from sandbox.terms.mana import LIFE_FOR_ONE, ManaCost


def ways_with_life(player: Player, cost: ManaCost, can_pay: Callable[[ManaCost], bool]) -> list[int]:
    """The amounts of life for which the rest of the cost can be paid with mana."""
    times = range(len(cost.or_life) + 1)
    return [LIFE_FOR_ONE * one for one in times if player.life >= LIFE_FOR_ONE * one and can_pay(cost.with_life(one))]


@rule("life for mana")
def pay_life_for_mana(
    game: Game, player: Player, source: Object, cost: ManaCost, can_pay: Callable[[ManaCost], bool]
) -> ManaCost:
    """What is left to be paid with mana, once the player has paid life, no more than must be where nothing is said."""
    amounts = ways_with_life(player, cost, can_pay)
    life = amounts[0]
    if not game.goes_without_saying(amounts):
        text = f"how much life pays for mana of {named(source)}"
        life = game.ask(Choice(player, HowMany(source), text, amounts, life))
    if life:
        add_life(game, player, -life)
        game.turn_facts.lost_life[player] += life
        game.emit(LifeChanged(player, -life))
    return cost.with_life(life // LIFE_FOR_ONE)
