"""What is asked about costs: the spell is cast, or the upkeep comes, with as much mana as it takes."""

from __future__ import annotations

import re

from sandbox.questions import lands
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.casting_told import HOW_OFTEN
from sandbox.questions.having_told import text_of
from sandbox.questions.mentioned import BOB, IT
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Casts, ToldAct
from sandbox.questions.said.asked import Ask, AskDamage
from sandbox.questions.said.asked_costs import AskCost, AskKicks, AskMana
from sandbox.questions.said.things import Mention, mentioned_in
from sandbox.questions.stated_told import StatedTelling
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.telling import listed

MORE_THAN_IT_COSTS = 12
"""Mana that somebody has besides what stands on a card of which it is asked what it costs."""
MOST_KICKS = 10
_DRAWS = re.compile(r"^\{T\}: Add ", re.MULTILINE)
"""What makes mana for nothing."""

_HURTS = re.compile(r"damage|\blife\b")


class CostTelling(StatedTelling):
    """They raise NotClear where it is not known what is paid for."""

    def about_cost(self, ask: AskCost | AskKicks) -> AskedAbout:
        """What is asked about is cast, or its upkeep comes, where neither was told."""
        if isinstance(ask, AskKicks):
            return self.most_kicks(ask)
        piece = self.costing(ask)
        if piece is not None and (piece.cast or piece.zone == "play"):
            if not piece.cast:
                self.upkeep_of(piece)
            return AskedAbout(ask, [piece])
        spell = self.cast_for_cost(ask.thing if piece is None else Mention(card=piece.card.name))
        return AskedAbout(ask, [spell])

    def costing(self, ask: AskCost) -> Piece | None:
        """What asks for mana: what is named, else the one thing that does in an upkeep, else what was cast last or is
        in somebody's hand."""
        named = [piece for piece in self.there.pieces if ask.thing.card and piece.card.name == ask.thing.card]
        if ask.thing.card:
            return named[-1] if named else None
        asking = [piece for player in (self.active or BOB,) for piece in self.demanding(player)]
        if len(asking) == 1:
            return asking[0]
        payer = self.who(ask.who) if ask.who else ""
        held = [piece for piece in self.there.pieces if piece.zone == "hand" and payer in ("", piece.owner)]
        if ask.upkeep or len(held) != 1 or asking or ask.thing.noun not in IT:
            raise NotClear("what it is that is paid for")
        return held[0]

    def upkeep_of(self, piece: Piece) -> None:
        """The upkeep in which it asks for mana comes, where it has not. Raises NotClear where it asks for none."""
        if piece not in self.demanding(piece.owner):
            raise NotClear(f"what is paid for {piece.card.name}")
        if not self.when and not self.active:
            self.active, self.starts_at = piece.owner, "upkeep"

    def cast_for_cost(self, thing: Mention) -> Piece:
        """Cast by its owner, with enough mana; at the opponent where it needs an aim and may have that one."""
        who = thing.owner or "i"
        player = self.who(who)
        if player in self.mana_said or player in self.pays_no_more or self.pending:
            raise NotClear("what it is paid with")
        aims = self.aim_for_cost(thing)
        self.casts(Casts(thing, who, aims))
        self.has_lands.discard(player)
        self.mana[player] += ["1"] * MORE_THAN_IT_COSTS
        return self.last_cast[-1]

    def aim_for_cost(self, thing: Mention) -> tuple[Mention, ...]:
        """The opponent, for what may be aimed so. Raises NotClear for what needs another aim."""
        text = text_of(thing)
        if "arget" not in text.replace("becomes the target", ""):
            return ()
        if any(words in text for words in ("any target", "arget player", "arget opponent")):
            return (Mention(noun="player", owner="opp" if self.who(thing.owner or "i") == BOB else "i"),)
        raise NotClear(f"what {thing.card} is aimed at")

    def most_kicks(self, ask: AskKicks) -> AskedAbout:
        """Cast with as many kickers as can be paid, told in every way from the most on."""
        self.casts(
            Casts(ask.thing, "i" if not ask.thing.owner else ask.thing.owner, kicked=self.kicks_tried(ask.thing))
        )
        return AskedAbout(ask, self.last_cast[-1:])

    def kicks_tried(self, thing: Mention) -> int:
        """How often the kicker is paid. Raises NotClear where it is not known what mana there is."""
        player = self.who(thing.owner or "i")
        mana = self.mana_there(player)
        cost = len(lands.casting_cost(self.spell(thing, player)))
        most = min(max(mana - cost, 0), MOST_KICKS)
        if mana < cost:
            raise NotClear("what it is paid with")
        return most - self.choose(HOW_OFTEN, *(f"it is kicked {number} times" for number in range(most, -1, -1)))

    def ask(self, ask: Ask) -> None:
        """What is asked about costs is told here."""
        ask = self.as_cost(ask)
        if isinstance(ask, AskCost | AskKicks):
            self.before_asking(ask)
            self.left_unused += [piece.label for piece in self.there.pieces if piece.zone == "play"]
            self.asked.append(self.about_cost(ask))
            return
        if isinstance(ask, AskMana):
            self.makes_mana(ask)
        super().ask(ask)

    def as_cost(self, ask: Ask) -> Ask:
        """`I play a Goblin. What does that cost me?`: mana, of what was cast last and hurts nobody."""
        mana = "cost" in self.words and "life" not in self.words and not self.attacked
        cast = self.last_cast[-1] if self.last_cast and mana else None
        if not isinstance(ask, AskDamage) or cast is None or not cast.is_permanent or _HURTS.search(cast.card.text):
            return ask
        return AskCost(Mention(card=cast.card.name), who=ask.who)

    def mana_made_by(self, thing: Mention) -> None:
        """Mana is drawn from the one thing that is named, where it has not been. Raises NotClear where other mana was
        drawn, or where a spell makes it."""
        found = self.there.find((thing,))
        told = [line for line in self.when if " for mana" in line]
        if len(found) > 1 and len(told) == 1 and told[0].endswith(f" taps {listed(found)} for mana"):
            return
        if len(found) != 1 or any(f"taps {found[0].label} for mana" not in line for line in told):
            raise NotClear("what mana is meant")
        if found[0].is_permanent and not told:
            self.resolved()
            self.actor = found[0].controller
            self.active = self.active or self.actor
            self.say(f"{found[0].controller} taps {found[0].label} for mana")

    def makes_mana(self, ask: AskMana) -> None:
        """Where no more is told than what is there, mana is drawn from the one thing that is named with what is asked,
        else from everything that makes some."""
        if ask.thing is not None:
            self.mana_made_by(ask.thing)
            return
        if self.when or self.pending or any(isinstance(said, ToldAct) for said in self.all_said):
            return
        player = self.who(ask.who) if ask.who else BOB
        own = self.untapped(player)
        making = [piece for piece in own if piece.card.name in SYMBOL or _DRAWS.search(piece.card.text)]
        at = next((at for at, said in enumerate(self.all_said) if said == ask), 0)
        named = [thing.card for thing in mentioned_in(self.all_said[at + 1 :])]
        if any(": Add" in piece.card.text and piece not in making for piece in own):
            raise NotClear("what mana there is")
        for piece in [each for each in making if each.card.name in named] or making:
            self.say(f"{player} taps {piece.label} for mana")
