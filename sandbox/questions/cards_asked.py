"""Whose cards are asked about, and what is known of a hand that is not told."""

from __future__ import annotations

import re

from sandbox.questions.mentioned import BOB
from sandbox.questions.pieces import NotClear
from sandbox.questions.prevented_asked import PreventedTelling
from sandbox.questions.said.asked import Ask, AskDrawn
from sandbox.questions.said.states import HasInPlay, Holds
from sandbox.questions.said.states_players import HasHand, HasNone

HAND = 3
"""Cards in a hand of which nothing is said."""


class CardsAsked(PreventedTelling):
    """They raise NotClear where it is not told that cards are drawn."""

    def are_cards_lost(self) -> bool:
        """`how many does he lose`, after a spell that makes somebody discard and does nothing else to a player."""
        text = self.last_cast[-1].card.text if self.last_cast else ""
        only = "discard" in text and not re.search(r"\bdamage\b|\blife\b", text)
        return only and "how many" in " ".join(self.words)

    def has_cards(self, player: str) -> None:
        """Whoever may have to discard has cards, where nothing is said of the hand."""
        if not self.is_hand_told():
            self.hands[player] = HAND
            self.assumptions.append(f"{player} has {HAND} cards in hand")

    def is_hand_told(self) -> bool:
        """Whether it is said what somebody has in hand."""
        counted = (t.noun for said in self.all_said if isinstance(said, HasInPlay) for t in said.things if t.number > 0)
        return any(isinstance(said, HasHand | Holds | HasNone) for said in self.all_said) or "cards" in counted

    def is_hand_of(self, who: str) -> bool:
        """Whether not only of the other player's hand it is said how many cards it has."""
        player = self.who(who) if who else BOB
        return player in self.hands or not self.hands

    def who_draws(self) -> str:
        """Whoever is in the draw step. Raises NotClear where it is not told that cards are drawn."""
        if "draw step" not in (self.step, self.starts_at) or not self.active:
            raise NotClear("whose cards they are")
        return self.active

    def draws_in_turn(self, ask: Ask) -> None:
        """Where the cards of a whole turn are counted that has not come to its draw step yet, it does."""
        whole = isinstance(ask, AskDrawn) and ask.turn
        if whole and "upkeep" in (self.step, self.starts_at) and self.when:
            self.resolved()
            self.when.append(f"it is {self.active}'s main phase")
