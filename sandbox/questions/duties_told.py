"""What somebody must do, and how often an ability may be used: what is asked of the acts that are told."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions import lands
from sandbox.questions.abilities_meant import ACTIVATED, ability_meant
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.casting_told import HOW_OFTEN
from sandbox.questions.costs_told import CostTelling
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, ToldAct, Tries
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import Ask, AskDuty, AskMust, AskMustSo, AskSize, AskTimes, AskWhether
from sandbox.questions.said.asked_costs import AskLargestSize
from sandbox.questions.said.things import Mention

MOST_USES = 12
_GROWS_ITSELF = re.compile(r"^(?:\{[^}]+\})+: [^.\n]* gets \+\d+/", re.MULTILINE)
_GROWS = re.compile(r"\+\d+/[+-]\d+|\+[X*]/")
_CHOICE = re.compile(r"\b(?:may|unless|choose one|up to)\b", re.IGNORECASE)
"""Texts of what gives somebody a choice."""


class DutyTelling(CostTelling):
    """They raise NotClear where somebody may have a choice, and where it is not known what is done."""

    def ask(self, ask: Ask) -> None:
        match ask:
            case AskMustSo(who=who):
                super().ask(AskMust(self.fight_told_last(who)))
            case AskDuty(outcome=outcome):
                if any(_CHOICE.search(piece.works_as.text) for piece in self.there.pieces):
                    raise NotClear("whether somebody may choose")
                super().ask(AskWhether(outcome, must=True))
            case AskTimes():
                self.before_asking(ask)
                self.asked.append(self.most_uses(ask))
            case AskLargestSize():
                self.made_largest(ask)
            case _:
                super().ask(ask)

    def fight_told_last(self, who: str) -> ToldAct:
        """The attack or block of the player that was told last. Raises NotClear where it was something else."""
        last = self.last_act
        if not isinstance(last, AttacksWith | BlocksWith):
            raise NotClear("what must be done")
        pieces = self.there.roles["attacking" if isinstance(last, AttacksWith) else "blocking"]
        if not pieces or self.owner_of(pieces) != self.who(who):
            raise NotClear("what must be done")
        return last

    def most_uses(self, ask: AskTimes) -> AskedAbout:
        """Used as often as it can be, told in every way from the most on."""
        if not isinstance(ask.act, Activates):
            return self.used_once(ask)
        player = self.who(ask.who) if ask.who else self.owner_of(self.there.find((ask.act.what,)))
        source = self.there.find((ask.act.what,), player)[-1]
        most = self.uses_tried(ask.act, source, player)
        times = most - self.choose(HOW_OFTEN, *(f"it is used {number} times" for number in range(most, 0, -1)))
        self.asks_leave = True  # an aim that is not said does not matter
        self.act(replace(ask.act, who=ask.who or CALLED[player], times=times))
        self.asks_leave = False
        return AskedAbout(ask, [source])

    def made_largest(self, ask: AskLargestSize) -> None:
        """Its one ability that makes it larger is used as often as it can be. Raises NotClear where something else
        could make it larger as well."""
        self.before_asking(ask)
        piece = self.there.find((ask.thing,), self.who(ask.who) if ask.who else "")[-1]
        others = [p for p in self.there.pieces if p is not piece and p.owner == piece.owner and not p.cast]
        if any(_GROWS.search(each.card.text) for each in others) or not _GROWS_ITSELF.search(piece.works_as.text):
            raise NotClear(f"what makes {piece.label} larger")
        self.most_uses(AskTimes(Activates(Mention(card=piece.card.name), CALLED[piece.owner]), CALLED[piece.owner]))
        super().ask(AskSize(Mention(card=piece.card.name)))

    def used_once(self, ask: AskTimes) -> AskedAbout:
        """`how often can I ping him?`: of what is tapped for that, once. Raises NotClear for anything else."""
        sentence = self.act(replace(ask.act, who=ask.who) if isinstance(ask.act, Tries) else ask.act)
        used = [piece for piece in self.there.pieces if f" activates {piece.label} " in f"{sentence} "]
        if len(used) != 1 or len(re.findall(r"^\{T\}: ", used[0].works_as.text, re.MULTILINE)) != 1:
            raise NotClear("what is used")
        return AskedAbout(ask, used)

    def uses_tried(self, act: Activates, source: Piece, player: str) -> int:
        """As often as the mana there is pays for it; once, where it is tapped for that. Raises NotClear where it is
        paid for with something else, and where it is not known what mana there is."""
        able = [line for line in source.works_as.text.splitlines() if ACTIVATED.match(line)]
        cost = ability_meant(act, source)[1]
        text = able[0].split(":")[0] if len(able) == 1 else ""
        if not text or re.search(r"[Ss]acrifice|[Dd]iscard|[Rr]emove|life|[Rr]eturn|[Ee]xile", text):
            raise NotClear("how often it can be paid for")
        if "{T}" in text:
            return 1
        said = self.mana_said.get(player) or next(iter(self.mana_of_nobody), None)
        own = [p for p in self.untapped(player) if p.is_land]
        mana = len(own) or (said.number or len(said.symbols) if said is not None else 0)
        if mana < len(cost) or not cost or mana > MOST_USES * len(lands.symbols(text)):
            raise NotClear("what it is paid with")
        return mana // len(cost)
