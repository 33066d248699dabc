"""Ingest: combat damage to a player that removes a card of the library.

Comprehensive Rules of 2026, 702.115.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import RemoveFromGame
from sandbox.meaning.events import DealsDamage
from sandbox.meaning.references import EventObject, TopCard

INGEST = Triggered(
    DealsDamage(to="player", combat_only=True), (Mode((RemoveFromGame(TopCard(EventObject("player"))),)),)
)
"""Whenever it deals combat damage to a player, that player exiles the top card of the library."""
