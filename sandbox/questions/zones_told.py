"""What lies in hands, libraries and graveyards, and the mana that players have, told as the position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.acts_told import ActTelling
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.purposes import FindsSome, FromPool
from sandbox.questions.said.states import InGraveyard
from sandbox.questions.said.states_players import HasMana, KeepsMana
from sandbox.questions.said.things import Mention, Things, mentioned_in
from sandbox.terms.types import CardType

ANY_CARD = "Any Card"
"""A card in a graveyard of which nothing is said."""
_OF_SORTS = re.compile(
    r"(?<!more )(?<!many )\b(?:(?!more|many)\w+ card|card types[^.\n]*) (?:in|from) (?:\w+ ){0,2}graveyards?"
)
"""Texts to which it matters what such a card is; `or more cards in your graveyard` only counts."""


class ZoneTelling(ActTelling):
    """They raise NotClear where the words leave open what is where, or how much there is."""

    def is_set_to(self, number: int) -> bool:
        """`I use its -3, life total becomes 10`: what what was told last says, and no life total of before."""
        last = self.pending[-1:] or self.last_cast[-1:]
        return bool(self.when) and any(f"life total becomes {number}." in piece.works_as.text for piece in last)

    def players_of(self, who: str) -> tuple[str, ...]:
        """The player, or both."""
        return (BOB, SUE) if who == "both" else (self.who(who),)

    def cards_in_graveyard(self, who: str, kinds: Sequence[str]) -> None:
        """Cards of these types are in a graveyard, and no others. Raises NotClear where there are others, or something
        has been done."""
        players = self.players_of(who)
        if who == "both" and kinds and self.reads_one_graveyard():
            raise NotClear("what is in the graveyard")
        done = [sentence for sentence in self.when if not sentence.startswith("Then ")]
        if (done and not self.is_just_cast()) or any(
            piece.zone == "graveyard" and piece.owner in players for piece in self.there.pieces
        ):
            raise NotClear("what is in the graveyard")
        if kinds and set(kinds) == {"card"}:
            self.so_many_in_graveyard(players[0], Mention(noun="cards", number=len(kinds)))
            return
        if "card" in kinds:
            raise NotClear("what is in the graveyard")
        for kind in kinds:
            name = f"Some {kind.title()}"
            size = "\n1/1" if kind == "creature" else ""
            card = Card(
                name, types=frozenset({CardType(kind)}), power=1 if size else None, toughness=1 if size else None
            )
            self.there.new(card, players[0], "graveyard", 1, f"{name}\n{kind.title()}{size}")

    def so_many_in_graveyard(self, player: str, thing: Mention) -> None:
        """So many cards of which no more is said. Raises NotClear where others lie there, and once something was
        done."""
        lying = any(piece.zone == "graveyard" and piece.owner == player for piece in self.there.pieces)
        apart = not lying or "other" in thing.marks
        if thing.noun not in ("card", "cards") or thing.number < 1 or self.when or not apart:
            raise NotClear("what is in the graveyard")
        card = Card(ANY_CARD, types=frozenset({CardType.SORCERY}))
        self.there.new(card, player, "graveyard", thing.number, f"{ANY_CARD}\nSorcery")

    def only_counted(self) -> None:
        """Raises NotClear where it matters what the cards in a graveyard are that are only counted."""
        counted = any(piece.card.name == ANY_CARD for piece in self.there.pieces)
        if counted and any(_OF_SORTS.search(piece.card.text) for piece in self.there.pieces):
            raise NotClear("what is in the graveyard")

    def reads_one_graveyard(self) -> bool:
        """Whether it matters to anything that is named whose graveyard cards lie in."""
        texts = [card_named(thing.card).text for thing in mentioned_in(self.all_said) if thing.card]
        return any("your graveyard" in text or "s graveyard" in text for text in texts)

    def lie_in_graveyards(self, things: Things) -> None:
        """Cards in graveyards, where it does not matter whose those are. Raises NotClear."""
        if self.when or self.reads_one_graveyard():
            raise NotClear("what is in the graveyard")
        if not all(thing.card for thing in things):
            raise NotClear("what is in the graveyard")
        self.there.find(things, BOB, "graveyard")

    def died_earlier(self, said: InGraveyard) -> None:
        """That something died on an earlier turn says where it is, where a card does something with graveyards. Raises
        NotClear where something else may have come of it then."""
        texts = [card_named(each.card).text for each in mentioned_in(self.all_said) if each.card]
        if said.died and not any("graveyard" in text for text in texts):
            raise NotClear("what was so on the last turn")

    def is_just_cast(self) -> bool:
        """Whether nothing has been done but that one permanent was cast, which has not come into play."""
        return len(self.when) == 1 and len(self.pending) == 1 and self.pending[0].is_permanent

    def put_on_top(self, player: str, thing: Mention) -> None:
        """A card on top of the library; one of those that are counted there. Raises NotClear where more was done."""
        if not thing.card or (self.when and self.damage):
            raise NotClear("what is drawn")
        (piece,) = self.there.new(card_named(thing.card), player, "library", 1)
        self.on_top[player].append(piece.label)

    def done_so(self, said: FindsSome | FromPool) -> None:
        """What is paid with mana that was made, or looks for a card. Raises NotClear where nothing there does."""
        if isinstance(said, FromPool):
            self.paid_from_pool(said.who, said.total)
        elif not any("earch your library" in piece.card.text for piece in self.there.pieces):
            raise NotClear("what is found")

    def told_of_mana(self, said: HasMana | KeepsMana) -> None:
        """Mana that somebody has, or keeps for later."""
        if isinstance(said, KeepsMana):
            self.keeps_mana(said)
        elif said.who:
            for player in self.players_of(said.who):
                self.has_mana(player, said)
        elif said.left and said.beside and self.actor and self.when and self.mana[self.actor]:
            self.has_mana(self.actor, said)
        else:
            self.mana_of_nobody.append(said)

    def has_mana(self, player: str, said: HasMana) -> None:
        """Raises NotClear where something else was said of the player's mana before."""
        told = replace(said, who=player, beside=False)
        if self.mana_said.get(player, told) != told:
            raise NotClear("how much mana there is")
        self.mana_said[player] = told
        if said.left:
            self.left_over(player)

    def left_over(self, player: str) -> None:
        """What the player has left is besides what has been paid so far, and may pay for what asks for it then."""
        paid = list(self.mana[player])
        if player in self.taxed and self.pending:
            paid = paid[: -self.taxed[player]]
        if paid:
            self.paid_before[player] = paid
