"""What becomes of mana that is left over: the answers of the editions."""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.rules.players.life import change_life


def _empty(game: Game, player: Player) -> int:
    stays = dict(player.kept)
    for kind, number in game.turn_facts.kept_mana.get(player, {}).items():
        stays[kind] = stays.get(kind, 0) + number
    kept = {kind: min(number, player.pool.get(kind, 0)) for kind, number in stays.items()}
    amount = player.mana - sum(kept.values())
    clear_pool(player)
    player.pool |= {kind: number for kind, number in kept.items() if number}
    return amount


def clear_pool(player: Player) -> None:
    """No mana is left in it."""
    player.pool.clear()
    player.snow_pool.clear()
    player.reserved.clear()


@rule("mana burn")
def mana_burns(game: Game, player: Player) -> None:
    """It is lost, and its owner loses 1 life for each, but for a player whose turn another one controls (2006, 507.4).
    No damage: nothing prevents it."""
    amount = _empty(game, player)
    if amount and game.who_decides(player) is player:
        change_life(game, player, -amount)


@rule("unspent mana")
def mana_is_lost(game: Game, player: Player) -> None:
    """It is lost without any harm."""
    amount = _empty(game, player)
    if amount:
        game.emit(Told(f"{player.name} loses {amount} unspent mana"))
