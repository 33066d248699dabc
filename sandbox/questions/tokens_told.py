"""Tokens that are made, and what they are then."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.abilities_meant import ACTIVATED
from sandbox.questions.abilities_told import LOYALTY_COST
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.floating_told import FloatingTelling
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.position_counters import NUMBERS
from sandbox.questions.said.acts import Activates, Casts, Makes, UsesLoyalty
from sandbox.questions.telling import is_spell
from sandbox.questions.tokens_there import GIVES_TO_OTHER, TOKEN_TEXT, is_sort_of, token_card
from sandbox.terms.types import CardType


class TokenTelling(FloatingTelling):
    """They raise NotClear where it is not known what makes them."""

    def makes(self, act: Makes) -> str:
        """The spell, or the ability of what is there, that makes them has resolved."""
        player = self.does(act.who or act.what.owner)
        card = card_named(act.what.card)
        lines = [(line, found) for line in card.text.splitlines() if (found := _found(line, act)) is not None]
        if len(lines) != 1:
            raise NotClear(f"what {card.name} makes")
        ((line, found),) = lines
        sentence = self.made_by(act, card, line, player)
        self.when.append("it resolves")
        self.pending.pop()
        made = self.tokens(found, player)
        if GIVES_TO_OTHER.search(line):
            raise NotClear("whose they are")
        self.there.spoken_of(made)
        return sentence

    def made_by(self, act: Makes, card: Card, line: str, player: str) -> str:
        """A spell is cast, an ability used. Raises NotClear for what makes them by itself."""
        what, who = replace(act.what, owner=""), CALLED[player]
        if is_spell(act.what):
            return self.casts(Casts(what, who))
        if CardType.PLANESWALKER in card.types and (cost := LOYALTY_COST.match(line)):
            return self.loyalty(UsesLoyalty(cost[1], what, who))
        if ACTIVATED.match(line):
            return self.activates(Activates(what, who, grants=line.split(": ", 1)[1].lower()))
        raise NotClear(f"what {card.name} makes")

    def tokens(self, found: re.Match[str], player: str) -> list[Piece]:
        """The tokens as pieces that are there from here on."""
        token = token_card(found)
        number = NUMBERS.get(found["number"], 0) * self.there.times_made(player)
        if not number:
            raise NotClear(f"how many {token.name} tokens there are")
        return self.there.made_now(token, player, number)


def _found(line: str, act: Makes) -> re.Match[str] | None:
    """The tokens of this sort, and in this number, of which the line speaks."""
    found = TOKEN_TEXT.search(line)
    if found is None or (act.number and NUMBERS.get(found["number"]) != act.number):
        return None
    return found if is_sort_of(found, act.sort.lower()) else None
