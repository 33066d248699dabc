"""Emblems: what a player gets that is nothing but its abilities, and stays for the rest of the game.

Comprehensive Rules of 2026, 114.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.changes.lasting import begin_lasting, end_lasting
from sandbox.engine.changes.permanents import prints
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Static
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Duration
from sandbox.meaning.nodes import Ability
from sandbox.rules.lookup.context import Context
from sandbox.terms.zones import Zone


@rule("emblems")
def get_emblem(game: Game, player: Player, abilities: tuple[Ability, ...], name: str) -> Object:
    """The player owns and controls it. Its abilities function in the command zone: what it says of permanents holds
    for whatever is there at each moment, as old as the emblem."""
    emblem = game.new_object(Card(name, abilities=abilities), player, Zone.COMMAND)
    game.put(emblem)
    game.emblems.append(emblem)
    game.emit(Told(f"{player.name} gets an emblem"))
    for ability in abilities:
        _begins(game, emblem, ability)
    return emblem


def emblem_gets(game: Game, emblem: Object, ability: Ability) -> None:
    """One more ability than it had."""
    prints(game, emblem, replace(emblem.card, abilities=(*emblem.card.abilities, ability)))
    game.awaited_elsewhere.update(game.rules.awaited_by(emblem.card))
    _begins(game, emblem, ability)


def _begins(game: Game, emblem: Object, ability: Ability) -> None:
    if type(ability) is Static:
        lasting = Lasting(emblem, emblem.owner, (), ability.modifications, Duration.FOR_GOOD, emblem.arrived)
        lasting.whom, lasting.context = ability.affected, Context(emblem, emblem.owner)
        lasting.condition = ability.condition
        begin_lasting(game, lasting)


def emblems_leave(game: Game, player: Player) -> None:
    """With the player who owns them."""
    emblems = [thing for thing in player.command if thing.is_emblem]
    end_lasting(game, lambda lasting: lasting.source in emblems)
    for emblem in emblems:
        game.emblems.remove(emblem)
        game.move(emblem, Zone.NOWHERE)
