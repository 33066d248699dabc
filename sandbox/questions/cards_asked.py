"""Whose cards are asked about, and what is known of a hand that is not told."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.mentioned import BOB
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.prevented_asked import PreventedTelling
from sandbox.questions.said.asked import Ask, AskDrawn
from sandbox.questions.said.outcomes import KilledByPlayer, ToldOutcome
from sandbox.questions.states_mana import SYMBOL


class CardsAsked(PreventedTelling):
    """They raise NotClear where it is not told that cards are drawn."""

    def are_cards_lost(self) -> bool:
        """`how many does he lose`, after a spell that makes somebody discard and does nothing else to a player."""
        text = self.last_cast[-1].card.text if self.last_cast else ""
        only = "discard" in text and not re.search(r"\bdamage\b|\blife\b", text)
        return only and "how many" in " ".join(self.words)

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

    def called_him(self, outcome: ToldOutcome) -> None:
        """`he is at 4; do I kill him?`: the player, or the creature that was named last. Raises NotClear."""
        called = isinstance(outcome, KilledByPlayer) and outcome.things[0].noun in ("him", "her")
        if called and any(line.endswith(" life") for line in self.given):
            raise NotClear("who that is")

    def is_mana(self, pieces: Sequence[Piece]) -> bool:
        """Whether what is pointed at is what was last tapped for mana: it is the mana then that stays or does not."""
        return self.tapped_for_mana > 0 and all(piece.card.name in SYMBOL for piece in pieces)
