"""Commanders: cast from the command zone, for more each time; and their damage. How they come back there stands in
`sandbox.rules.zones.command_zone`.

Comprehensive Rules of 2026, 903.
"""

from __future__ import annotations

from sandbox.engine.changes.commanders import counts_for_commander
from sandbox.engine.changes.players import will_lose
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import CanBeCommander
from sandbox.meaning.card import Card
from sandbox.meaning.costs import PayMana
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone

STARTING_LIFE = 40
DEADLY_DAMAGE = 21
TAX = 2


def is_own_commander(game: Game, player: Player, card: Object) -> bool:
    """Whether the card is in the command zone and a commander of the player's."""
    return card.zone is Zone.COMMAND and card in player.command and card.physical in game.commanders


def tax_on(game: Game, card: Object) -> list[PayMana]:
    """What casting it costs in addition: {2} for each time that it has been cast from there (903.8)."""
    commander = game.commanders.get(card.physical) if card.zone is Zone.COMMAND else None
    if commander is None or not commander.casts:
        return []
    return [PayMana(ManaCost((str(TAX * commander.casts),)))]


@rule("commander damage")
def deals_combat_damage(game: Game, source: Object, player: Player, amount: int) -> None:
    """Twenty-one from one commander over the game, and the player loses when that is looked at (903.10a)."""
    commander = game.commanders.get(source.physical)
    if commander is None:
        return
    total = commander.dealt.get(player, 0) + amount
    counts_for_commander(game, commander, player, total)
    game.emit(Told(f"{player.name} has been dealt {total} combat damage by the commander {named(source)}"))
    if total >= DEADLY_DAMAGE:
        will_lose(game, player, f"{total} combat damage from the commander {named(source)}")


def says_it_can_lead(card: Card) -> bool:
    """Whether the text of the card lets it be a commander, whatever it is (2026, 903.3a)."""
    return any(isinstance(ability, CanBeCommander) for ability in card.abilities)
