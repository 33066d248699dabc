"""Cards that a player is said to discard, where that is the cost of an ability of what was spoken of, and the cards in
a hand of which nothing is said, from which such a cost is paid."""

from __future__ import annotations

import re

from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import Piece
from sandbox.questions.said.acts import Activates
from sandbox.questions.said.outcomes_cards import Discards
from sandbox.questions.said.states import Holds
from sandbox.questions.said.states_players import HasNone
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import Telling
from sandbox.terms.types import BASIC_LAND_TYPES

_COLORED = re.compile(r"\b(?:non|mono|multi)?-?(?:colou?r\w*|white|blue|black|red|green)\b", re.IGNORECASE)
_COSTS = re.compile(r"^([^:\n\"]+):", re.MULTILINE)
_COST = re.compile(r"^[Dd]iscard a card: ", re.MULTILINE)
_MAKES_DISCARD = re.compile(r"\bdiscards?\b")


def used_for_discards(telling: Telling, said: Discards, words: str) -> Activates | None:
    """`I discard two cards to it`: the one thing of the player's in play whose ability costs just a card each time,
    where nothing else there speaks of discarding."""
    times = 1 if said.number < 0 and " discard a card" in words else said.number
    player = telling.who(said.who)
    speaking = [piece for piece in telling.there.pieces if _MAKES_DISCARD.search(piece.works_as.text.lower())]
    if times < 1 or len(speaking) != 1 or not _is_outlet(speaking[0], player):
        return None
    return Activates(Mention(card=speaking[0].card.name), said.who, times=times, grants="discard a card")


def _is_outlet(piece: Piece, player: str) -> bool:
    return piece.zone == "play" and piece.controller == player and _COST.search(piece.works_as.text) is not None


def cards_for_cost(telling: Telling, source: Piece, player: str, times: int) -> list[Piece]:
    """The cards with which somebody pays for its only ability, one each time, where none that this player holds is
    named: lands of which no text speaks. Where nothing is said of the hand, it has as many."""
    held = any(isinstance(said, Holds) and telling.who(said.who) == player for said in telling.all_said)
    nothing = (
        any(isinstance(said, HasNone) for said in telling.all_said) or 0 <= telling.hands.get(player, times) < times
    )
    text = source.works_as.text
    costs = _COSTS.findall(text)
    if held or nothing or len(costs) != 1 or "iscard a card" not in costs[0]:
        return []
    texts = "\n".join(f"{piece.card.name}\n{piece.text or piece.card.text}" for piece in telling.there.pieces)
    free = sorted(name for name in BASIC_LAND_TYPES if name not in texts)
    cards = telling.there.new(card_named(free[0]), player, "hand", times) if free else []
    for card in cards:
        card.cast = True
    if cards and player not in telling.hands:
        telling.assume(f"{player} has cards to discard")
    return cards


def color_unsaid(telling: Telling, source: Piece) -> str:
    """The color that is chosen where none is said and no other card there speaks of colors: its own."""
    others = "\n".join(piece.card.text for piece in telling.there.pieces if piece is not source)
    matters = "becomes the color of your choice" not in source.works_as.text or _COLORED.search(others)
    return "" if matters else next(iter(sorted(source.card.colors)), "green")
