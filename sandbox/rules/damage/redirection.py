"""Damage that goes elsewhere: to a planeswalker instead of its controller."""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.damage import Packet
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.terms.types import CardType

DAMAGEABLE = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


def can_be_dealt_damage(game: Game, recipient: Object | Player) -> bool:
    """A player in the game, or a creature, planeswalker or battle in play: nothing else is dealt damage."""
    if isinstance(recipient, Player):
        return not recipient.lost
    characteristics = game.characteristics(recipient)
    return recipient.in_play and not characteristics.types.isdisjoint(DAMAGEABLE)


def offer_planeswalkers(game: Game, packets: list[Packet]) -> None:
    """Noncombat damage that an opponent's source would deal to a player may be dealt to that player's planeswalker.
    Whether it is comes before the question which effect applies first: it matters only where it is.

    Comprehensive Rules of 2010, 306.7.
    """
    for packet in packets:
        if packet.amount <= 0 or not isinstance(packet.recipient, Player) or packet.redirected:
            continue
        chooser = packet.characteristics.controller
        walkers = [
            t for t in game.permanents(packet.recipient) if CardType.PLANESWALKER in game.characteristics(t).types
        ]
        if chooser is packet.recipient or not walkers:
            continue
        text = f"whether {named(packet.source)} deals its damage to a planeswalker instead"
        question = WhichObject[Object | None](packet.source, Deed.REDIRECT)
        packet.planeswalker = game.ask(Choice(chooser, question, text, [None, *walkers]))


@rule("damage to planeswalkers")
def turn_to_planeswalker(game: Game, packet: Packet) -> None:
    walker, chooser = packet.planeswalker, packet.characteristics.controller
    assert walker is not None
    packet.recipient, packet.redirected, packet.planeswalker = walker, True, None
    game.emit(Told(f"{chooser.name} has {named(packet.source)} deal its damage to {named(walker)} instead"))
