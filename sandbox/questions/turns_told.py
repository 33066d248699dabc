"""Turns: what was done on earlier ones, whose turn comes next, and the parts of a turn that are told of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.asked_told import AskTelling
from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import NotClear
from sandbox.questions.position_told import first_actor
from sandbox.questions.said.acts import DoesNothing
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskCan, AskCount, AskDrawn, AskHand
from sandbox.questions.said.moments import Ago, NextStep, NextTurn, TurnOf
from sandbox.questions.said.things import PartSaid

UNTAP = "untap step"
STEP_COMES = re.compile(r"it is (\w+)'s (?:next )?(upkeep|draw step|end step)$")
"""A step in which things happen by themselves."""


class TurnTelling(AskTelling):
    """Turns follow each other. They raise NotClear where there is no way back."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices, attempts)
        self.over = False
        self.was_last_turn = False

    def ago(self, now: Ago | None, said: PartSaid) -> None:
        """What was done some turns ago was done on a turn that is over when the next thing is told; what was done
        earlier on this turn has resolved by then. Raises NotClear for what comes after something else."""
        if now is not None:
            if self.when and now != self.was_ago:
                raise NotClear("when that was")
            self.was_ago = now
        elif self.was_ago is not None:
            self.resolved()
            if not self.was_ago.this_turn:
                self.active = self.active or first_actor(self)
                self.to_turn_of(self.turn_now(said))
            self.was_ago = None

    def turn_now(self, said: PartSaid) -> str:
        """Whose turn it is as this is told or asked: the attacker's, or else the turn of whoever acts."""
        act = said.act if isinstance(said, AskCan) else said
        who = self.who(getattr(act, "who", "")) if getattr(act, "who", "") not in ("", "both") else ""
        if isinstance(act, BlocksWith):
            return other(who or self.there.find(act.blockers)[0].owner)
        if isinstance(act, AttacksWith) and not who:
            told = [other(self.players.name(each.owner)) for each in act.target or () if each.noun == "player"]
            return told[0] if told else self.there.find(act.things)[0].owner
        return who or BOB

    def untap_step(self, who: str) -> None:
        """The player's untap step comes, and is over."""
        if self.when or self.active:
            self.resolved()
            self.fight()
            self.active = self.active or first_actor(self)
            self.when.append(f"it is {who}'s next upkeep")
            self.turn_begins(who)
        else:
            self.starts_at = self.step = "upkeep"
        self.active = self.active or who

    def last_turn(self, now: bool) -> None:
        """What was done on the last turn was done on the opponent's; what is told after it is done on the asker's.
        Raises NotClear for what comes after something else."""
        if now and (self.when or self.active not in ("", SUE)) and not self.was_last_turn:
            raise NotClear("which turn was the last")
        if now:
            self.active = SUE
        elif self.was_last_turn:
            self.to_turn_of(BOB)
        self.was_last_turn = now

    def step_comes(self) -> None:
        """Where nothing is done and a step is told of, what happens in it by itself does."""
        if self.when or self.starts_at not in ("upkeep", "draw step", "end step") or not self.active:
            return
        player, step = self.active, self.starts_at
        if step == "end step":
            self.starts_at = ""
            self.when += [f"it is {player}'s end step", "everything resolves"]
            return
        self.starts_at = "main phase"
        self.began = other(player)
        self.when.append(f"it is {player}'s next {step}")
        self.step_is_over(player, step)

    def last_step(self) -> None:
        """What happens by itself in the step that is told of last does."""
        if self.when and (found := STEP_COMES.match(self.when[-1])) is not None:
            self.step_is_over(found[1], found[2])

    def step_is_over(self, player: str, step: str) -> None:
        """What happens in it by itself has happened; of an upkeep also what is seen as it ends, unless cards are
        counted."""
        self.when.append("everything resolves")
        counted = any(isinstance(said, AskHand | AskDrawn | AskCount) for said in self.all_said)
        in_turn = any(isinstance(said, AskDrawn) and said.turn for said in self.all_said)
        if step == "draw step" and counted:
            self.when.append(f"it is {player}'s main phase")  # the draw is over
        if step == "upkeep" and (in_turn or not counted):
            self.when.append(f"it is {player}'s draw step")

    def ends_turn(self) -> None:
        """The turn that is told of ends. Raises NotClear where it is not said whose it is."""
        owners = {piece.owner for piece in self.there.pieces if piece.zone == "play"}
        idle = any(isinstance(said, DoesNothing) and said.things for said in self.all_said)
        if not self.active and not self.when and idle and len(owners) == 1:
            self.active = owners.pop()  # whoever did not attack has had the turn
        if not self.active and not self.when:
            raise NotClear("whose turn ends")
        self.resolved()
        self.fight()
        if "the turn ends" not in self.when:
            self.when.append("the turn ends")
        self.give_back()

    def next_turn(self, moment: NextTurn) -> None:
        """The turn after the one that is told of: whoever has it may attack. Raises NotClear where no turn was told."""
        if not self.when and not self.active:
            raise NotClear("which turn it is")
        self.active = self.active or first_actor(self)
        self.to_turn_of(self.players.name(moment.who) if moment.who else other(self.active))

    def next_step(self, moment: NextStep) -> None:
        """A part of the player's next turn comes; nothing told before it, it is a part of the turn that is told of."""
        who = self.players.name(moment.who)
        if not self.when and not self.active:
            self.turn(TurnOf(moment.who, moment.step))
            return
        self.resolved()
        self.fight()
        self.active = self.active or first_actor(self)
        self.when.append(f"it is {who}'s next {moment.step}")
        self.turn_begins(who)
        self.step = moment.step

    def turn_begins(self, who: str) -> None:
        """Nobody has attacked on the new turn. The turn that the position begins on stays what it was."""
        self.give_back()
        self.began = self.began or self.active
        self.active = self.players.active = who
        self.attacked = self.blocked = self.damage = self.over = False
        self.there.roles = {"attacking": [], "blocking": []}

    def turn(self, moment: TurnOf) -> None:
        who = self.players.name(moment.who)
        if self.when[-1:] == [f"it is {who}'s main phase"] and moment.step == "main phase":
            return
        if moment.step == UNTAP:
            self.untap_step(who)
            return
        self.step = moment.step
        if self.when and self.active and who != self.active and moment.step == "main phase":
            self.to_turn_of(who)
        elif self.when:
            self.when.append(f"it is {who}'s {moment.step}")
        elif moment.step != "main phase":
            self.starts_at = moment.step
        self.active = self.active or who
