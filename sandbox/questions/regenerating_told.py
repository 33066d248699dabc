"""Regeneration told as sentences of the scenario language: what is regenerated, when, and from what."""

from __future__ import annotations

import re

from sandbox.meaning.card import Card
from sandbox.questions import lands
from sandbox.questions.casting_told import HELPS
from sandbox.questions.mentioned import other
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.said.acts import Regenerates, ToldAct
from sandbox.questions.said.asked import AskSaved, AskWorks
from sandbox.questions.said.outcomes import IsDead
from sandbox.questions.tokens_told import TokenTelling
from sandbox.terms.types import CardType

DESTROYER = "Destroyer"
"""An artifact without a card that destroys a creature."""
_OF_ITS_HOST = re.compile(r"[Rr]egenerate enchanted creature")
FORBIDS = re.compile(r"can't be regenerated")
"""What is regenerated all the same may be told in vain."""


class RegeneratingTelling(TokenTelling):
    """They raise NotClear where it is not known what something is regenerated from."""

    def regenerates(self, act: Regenerates) -> str:
        found = [p for p in self.there.focus if has_word(p, "regenerate") and p.is_permanent]
        piece = found[-1] if act.thing.noun == "it" and found else self.there.find((act.thing,))[-1]
        self.named_cast(other(piece.controller))
        player = self.actor = piece.controller
        self.helped = [piece]
        tried = self.asks_saved or any(isinstance(said, AskSaved) for said in self.all_said)
        tried = tried or self.is_asked_of(act)
        tried = tried or any(FORBIDS.search(each.card.text) for each in self.there.pieces if each is not piece)
        worn = [each for each in self.there.pieces if each.host is piece or self.is_put_on(each, piece)]
        if tried and not any(has_word(each, "regenerate") for each in [piece, *worn]):
            raise NotClear("what regenerates")
        helps = self.what_regenerates(piece)
        cost = lands.activation_cost(helps, "regenerate")
        self.mana_is_of(player, cost)
        if tried and self.choose(HELPS, "it is regenerated", "it cannot be regenerated"):
            return ""
        if act.paid and lands.times_paid(act.paid, cost) != 1:
            raise NotClear(f"{act.paid} for {piece.label}")
        if self.drawn[player] and not {symbol for symbol in cost if symbol != "1"} <= set(self.drawn[player]):
            raise NotClear(f"what {piece.label} is regenerated with")
        self.mana[player] += cost
        sentence = f"{player} regenerates {piece.label}" + (f" with {helps.label}" if helps is not piece else "")
        if not self.pending and self.when[-1:] == ["combat damage is dealt"]:
            return self.say(sentence)
        if not self.pending and self.was_just_hit(piece):
            return self.say(sentence)
        if not self.pending:
            return self.regenerates_in_combat(piece, sentence, act.dying or self.as_it_dies or self.is_said_to_die(act))
        if self.choose("when it is regenerated", "it is regenerated as it dies", "it is regenerated in response") == 0:
            self.when.append("it resolves")
            self.pending = []
            return self.say(sentence)
        self.pending.append(piece)
        return self.say(sentence)

    def what_regenerates(self, piece: Piece) -> Piece:
        """The aura on it that does; else the thing itself."""
        auras = [each for each in self.there.pieces if _OF_ITS_HOST.search(each.card.text)]
        return next((each for each in auras if each.host is piece or self.is_put_on(each, piece)), piece)

    def is_put_on(self, aura: Piece, piece: Piece) -> bool:
        """Whether it is an aura that has been cast on the thing."""
        return aura.is_aura and aura.cast and piece.label in self.aimed.get((aura.card.name, aura.owner), [])

    def was_just_hit(self, piece: Piece) -> bool:
        """Whether the one thing that was aimed at it has resolved, and nothing has been done since: where what is
        destroyed is regenerated as it dies, this is when."""
        last = self.last_cast[-1:] if self.when[-1:] in (["everything resolves"], ["it resolves"]) else []
        if len(self.when) < 2 or not any(
            f" casts {each.label} targeting {piece.label}" in self.when[-2] for each in last
        ):
            return False
        self.when[-1] = "it resolves"
        return True

    def is_asked_of(self, act: Regenerates) -> bool:
        """Whether it is asked of this, and of nothing told after it, if it works."""
        later = self.all_said[[*self.all_said].index(act) + 1 :] if act in self.all_said else ()
        acts = [said for said in later if isinstance(said, ToldAct | AskWorks)]
        return bool(acts) and isinstance(acts[0], AskWorks)

    def is_said_to_die(self, act: Regenerates) -> bool:
        """Whether it was told right before that it dies, which is of the fight that is told."""
        at = [*self.all_said].index(act) if act in self.all_said else 0
        return at > 0 and isinstance(self.all_said[at - 1], IsDead)

    def mana_is_of(self, player: str, cost: list[str]) -> None:
        """Mana of which it is not said whose it is, and that pays for this, is the player's."""
        for said in self.mana_of_nobody[:1]:
            if {*said.symbols, said.color} & set(cost) and player not in self.mana_said:
                self.mana_said[player] = said
                self.mana_of_nobody = self.mana_of_nobody[1:]

    def regenerates_in_combat(self, piece: Piece, sentence: str, dies: bool = False) -> str:
        """At the moment of dying, or as a shield before damage is dealt: one of them is how the edition has it."""
        if (
            not self.blocked
            or self.damage
            or piece not in [*self.there.roles["blocking"], *self.there.roles["attacking"]]
        ):
            raise NotClear("what it is regenerated from")
        ways = ["it is regenerated as it dies of the combat damage", "it is regenerated before damage"]
        if not dies and any(has_word(attacker, "trample") for attacker in self.there.roles["attacking"]):
            ways.append("something else destroys it before damage and it is regenerated then")
        way = self.choose("when it is regenerated", *ways)
        if way == 0:
            self.fight()
        elif way == 2:
            self.destroyed_before(piece)
        return self.say(sentence)

    def destroyed_before(self, piece: Piece) -> None:
        """Something of the other player that is not named destroys it before combat damage."""
        owner = other(piece.owner)
        card = Card(DESTROYER, types=frozenset({CardType.ARTIFACT}), text="{T}: Destroy target creature.")
        (cause,) = self.there.new(card, owner, "play", 1, f"{DESTROYER}\nArtifact\n{card.text}")
        self.when += [f"{owner} activates {cause.label} targeting {piece.label}", "it resolves"]
