"""How much of the damage that a text has dealt was more than was lethal."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.engine.damage import Packet
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.rules.lookup.context import Context
from sandbox.terms.types import CardType

SHRINKING = ("wither", "infect")
"""Damage of such sources is counters and is not marked."""


def excess_damage(game: Game, context: Context) -> int:
    """Of all permanents that the last damage of the text was dealt to, each by itself.

    Comprehensive Rules of 2026, 120.10.
    """
    by_recipient: dict[Object, list[Packet]] = {}
    for packet in context.dealt:
        if isinstance(packet.recipient, Object) and packet.amount > 0:
            by_recipient.setdefault(packet.recipient, []).append(packet)
    return sum(_beyond(game, context, thing, packets) for thing, packets in by_recipient.items())


def _beyond(game: Game, context: Context, thing: Object, packets: list[Packet]) -> int:
    """What has several of the types counts as the one for which it is most."""
    dealt = sum(packet.amount for packet in packets)
    return max([0, *[dealt - lethal for lethal in _lethal(game, context, thing, packets)]])


def _lethal(game: Game, context: Context, thing: Object, packets: list[Packet]) -> Iterator[int]:
    """How much it could take before, by each of its types."""
    characteristics = game.characteristics(thing)
    if characteristics.is_creature:
        yield _lethal_to_creature(game, context, thing, packets)
    if CardType.PLANESWALKER in characteristics.types:
        yield (context.loyalty_before or {}).get(thing, 0)
    if CardType.BATTLE in characteristics.types:
        yield (context.defense_before or {}).get(thing, 0)


def _lethal_to_creature(game: Game, context: Context, creature: Object, packets: list[Packet]) -> int:
    """Damage marked on it before counts; any damage of a source with deathtouch is lethal."""
    if any(packet.characteristics.has("deathtouch") for packet in packets):
        return 1
    shrunk = sum(packet.amount for packet in packets if any(map(packet.characteristics.has, SHRINKING)))
    toughness = (game.characteristics(creature).toughness or 0) + shrunk
    return max(0, toughness - context.marked_before.get(creature, 0))
