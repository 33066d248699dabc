"""Lands of which only the number is told, where something of the question speaks of lands: as basic lands of one type,
where it does not matter which."""

from __future__ import annotations

import re

from sandbox.questions import lands
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.asked import act_of
from sandbox.questions.said.things import PartSaid, mentioned_in
from sandbox.questions.telling import Telling
from sandbox.terms.types import BASIC_LAND_TYPES, CardType

_OF_TYPES = re.compile(rf"(?i)\b(?:non)?basic|\b(?:{'|'.join(BASIC_LAND_TYPES)})")
"""What a text says of lands by their type."""


def land_meant(telling: Telling, player: str) -> str:
    """The basic land that makes what the player needs. Raises NotClear where several are needed, where some text
    speaks of lands by their types, and where a land is named besides."""
    cards = {thing.card for thing in mentioned_in(telling.all_said) if thing.card}
    named = any(CardType.LAND in card_named(card).types for card in cards)  # one of them, or another one?
    if named or any(_OF_TYPES.search(card_named(card).text) for card in cards):
        raise NotClear("which lands they are")
    needed = {symbol for said in telling.all_said if not _is_others(telling, said, player) for symbol in _needs(said)}
    if len(needed) > 1:
        raise NotClear("which lands they are")
    return lands.LAND_FOR[needed.pop()] if needed else next(iter(BASIC_LAND_TYPES))


def _is_others(telling: Telling, said: PartSaid, player: str) -> bool:
    """Whether it is the other player who does it."""
    who = getattr(act_of(said), "who", "")
    return who not in ("", "same", "someone") and telling.players.name(who) != player


def _needs(said: PartSaid) -> set[str]:
    """The colors of mana in the costs of what is mentioned."""
    cards = [card_named(thing.card) for thing in mentioned_in(said) if thing.card]
    costs = [line.split(":")[0] for card in cards for line in card.text.splitlines() if ":" in line]
    return {symbol for text in [*costs, *(str(card.cost) for card in cards)] for symbol in lands.symbols(text)} - {"1"}
