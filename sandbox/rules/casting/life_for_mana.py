"""Life paid for mana symbols that allow it: each is paid with its color or with 2 life.

Comprehensive Rules of 2026, 107.4f.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import HowMany
from sandbox.engine.trace import rule
from sandbox.rules.players.life import can_pay_life, pay_life
from sandbox.terms.mana import LIFE_FOR_ONE, ManaCost


def ways_with_life(game: Game, player: Player, cost: ManaCost, can_pay: Callable[[ManaCost], bool]) -> list[int]:
    """The amounts of life for which the rest of the cost can be paid with mana."""
    amounts = [LIFE_FOR_ONE * times for times in range(len(cost.or_life) + 1)]
    return [
        life for life in amounts if can_pay_life(game, player, life) and can_pay(cost.with_life(life // LIFE_FOR_ONE))
    ]


@rule("life for mana")
def pay_life_for_mana(
    game: Game, player: Player, source: Object, cost: ManaCost, can_pay: Callable[[ManaCost], bool]
) -> ManaCost:
    """What is left to be paid with mana, once the player has paid life, no more than must be where nothing is said."""
    amounts = ways_with_life(game, player, cost, can_pay)
    life = amounts[0]
    if not game.goes_without_saying(amounts):
        text = f"how much life pays for mana of {named(source)}"
        life = game.ask(Choice(player, HowMany(source), text, amounts, life))
    if life:
        pay_life(game, player, life)
    return cost.with_life(life // LIFE_FOR_ONE)
