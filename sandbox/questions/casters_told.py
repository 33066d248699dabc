"""Who casts a spell, where no word says it: by whose the thing is, or who the player, that it is aimed at."""

from __future__ import annotations

import re

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.aims_told import DOES_GOOD, OF_GRAVEYARD, does_harm, hits_all_alike
from sandbox.questions.aims_unsaid import player_told
from sandbox.questions.mentioned import IT, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.paid_in_all_told import PaidInAllTelling
from sandbox.questions.pieces import NotClear
from sandbox.questions.plain_spells import plain_counterspell
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.things import Mention

OF_OTHERS = re.compile(r"target [\w -]*(?:an opponent controls|you don't control)")


class CasterTelling(PaidInAllTelling):
    """Each says which player casts it, as words call them; empty where nothing says who it is."""

    def are_lands(self, them: Mention) -> bool:
        """`I have three Forests and pump my Bees with all of them`: what was spoken of last are several lands, or they
        are the only ones there of which there are several."""
        named = [piece for piece in self.there.pieces if piece.zone == "play"]
        lands = [piece for piece in named if piece.is_land]
        return them.noun == "them" and len(lands) > 1 and len(named) - len(lands) <= 1

    def caster_on(self, act: Casts) -> str:
        """Who casts what is only told of what it is cast on: the other player, where it does harm; of a card in a
        graveyard nothing is said by that."""
        if act.what.card and OF_GRAVEYARD.search(card_named(act.what.card).text):
            return ""
        if not act.targets and (against := self.caster_at_player(act.what.card)):
            return against
        owners = self.owners_aimed_at(act)
        if not owners and not (act.targets or self.there.focus) and hits_all_alike(act.what.card):
            return ""
        if not owners and all(aim.noun in IT for aim in act.targets):
            owners = {piece.owner for piece in self.there.it_of("")[-1:]}
        if len(owners) != 1 or not act.what.card:
            return ""
        owner, card = owners.pop(), card_named(act.what.card)
        if OF_OTHERS.search(card.text):
            return CALLED[other(owner)]
        return CALLED[other(owner) if does_harm(card) else owner]

    def owners_aimed_at(self, act: Casts) -> set[str]:
        """Whose the things are that it is aimed at, as far as that is said or known."""
        owners = {self.players.name(aim.owner) for aim in act.targets if aim.owner}
        unsaid = {aim.card for aim in act.targets if not aim.owner}
        return owners | {piece.owner for piece in self.there.pieces if piece.card.name in unsaid}

    def caster_at_player(self, name: str) -> str:
        """`Bolt with me at 3`: what is aimed at the one player of whom is told what matters to that; whoever it does
        good casts it, else the other player."""
        against = "" if self.actor else player_told(name, self.all_said)
        if not against:
            return ""
        player = self.who(against)
        return CALLED[player if DOES_GOOD.search(card_named(name).text) else other(player)]

    def counters_with(self, player: str) -> str:
        """The one spell in hand that counters, or one that does no more. Raises NotClear for several."""
        held = [p.card.name for p in self.there.pieces if p.owner == player and p.zone == "hand" and not p.cast]
        held = [name for name in held if "ounter target" in card_named(name).text]
        if len(set(held)) > 1 or not self.pending:
            raise NotClear("what it is done with")
        if held:
            return held[0]
        self.assumptions.append(f"{player} has a spell that counters it and does nothing else")
        return plain_counterspell()
