"""Turns: what was done on earlier ones, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.casting_told import FLASH
from sandbox.questions.mentioned import BOB, IT, SUE, other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear
from sandbox.questions.position_told import first_actor
from sandbox.questions.said.acts import Activates, Casts, DoesNothing, TapsForMana, ToldAct, Uses, UsesLoyalty
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.acts_keywords import LastCounterOff
from sandbox.questions.said.asked import Ask, AskCan, AskDamage, AskLife, AskWhether, act_of, outcome_of
from sandbox.questions.said.moments import Ago, LastTurn, NextStep, NextTurn, TurnOf
from sandbox.questions.said.outcomes import IsTapped
from sandbox.questions.said.things import PartSaid
from sandbox.questions.steps_awaited import steps_of
from sandbox.questions.steps_told import StepTelling
from sandbox.questions.thing_words import ME
from sandbox.questions.timed import FIGHTS, Timed
from sandbox.terms.types import CardType

UNTAP = "untap step"


class TurnTelling(StepTelling):
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
        elif self.was_ago is not None and isinstance(said, LastCounterOff):
            self.resolved()
            self.was_ago = None  # that counts the turns itself
        elif self.was_ago is not None:
            self.resolved()
            if not self.was_ago.this_turn:
                self.counts_no_upkeeps(self.was_ago.turns)
                self.active = self.active or first_actor(self)
                self.to_turn_of(self.turn_now(said))
            self.was_ago = None

    def counts_no_upkeeps(self, turns: int) -> None:
        """Raises NotClear where it was several turns ago, and it matters whose turns those were."""
        if turns > 1 and any(
            step == "upkeep" for piece in self.there.pieces for _, step in steps_of(piece, entered=True)
        ):
            raise NotClear("how many turns that is")

    def turn_now(self, said: PartSaid) -> str:
        """Whose turn it is as this is told or asked: the attacker's, or else the turn of whoever acts."""
        act = act_of(said)
        who = self.who(getattr(act, "who", "")) if getattr(act, "who", "") not in ("", "both") else ""
        if isinstance(act, BlocksWith) and who and act.attackers and act.attackers[0].owner:
            return self.players.name(act.attackers[0].owner)  # `they block his Giant`: they are creatures
        if isinstance(act, BlocksWith):
            return other(who or self.there.find(act.blockers)[0].owner)
        if isinstance(act, AttacksWith) and not who:
            told = [other(self.players.name(each.owner)) for each in act.target or () if each.noun == "player"]
            return told[0] if told else self.there.find(act.things)[0].owner
        return who or BOB

    def untap_step(self, who: str) -> None:
        """The player's untap step comes, and is over."""
        if self.when[-2:] == [f"it is {who}'s next upkeep", f"it is {who}'s main phase"]:
            return
        if self.when or self.active:
            self.resolved()
            self.fight()
            self.active = self.active or first_actor(self)
            self.when.append(f"it is {who}'s next upkeep")
            self.turn_begins(who)
        else:
            self.starts_at = self.step = "upkeep"
        self.active = self.active or who

    def is_own_last_turn(self, timed: Timed) -> bool:
        """Whether it is something that the asker, named as the one who does it, did on the last turn: on the asker's
        own, unless another one's turn has been told of."""
        last = any(isinstance(moment, LastTurn) for moment in timed.moments)
        act = timed.said if isinstance(timed.said, ToldAct) and not isinstance(timed.said, FIGHTS) else None
        own = act is not None and getattr(act, "who", "") == ME
        return last and own and not self.was_last_turn and self.active in ("", BOB)

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

    def of_whose_turn(self, timed: Timed) -> Timed:
        """`at upkeep`, of which it is not said whose it is: of the one who has something that speaks of an upkeep."""
        moments = [
            replace(each, who=self.whose_step(each.step, each.what))
            if isinstance(each, TurnOf) and not each.who
            else each
            for each in timed.moments
        ]
        return replace(timed, moments=tuple(moments))

    def ends_phase(self) -> None:
        """The phase that is told of ends: nothing more is done on the turn, which goes to its end. Raises NotClear
        where nothing was told in it, and where something happens by itself as the turn ends."""
        ends = [piece for piece in self.there.pieces if any(step == "end step" for _, step in steps_of(piece))]
        if not self.when or self.step in ("upkeep", "draw step") or ends:
            raise NotClear("which phase ends")
        self.resolved()
        self.fight()
        self.active = self.active or first_actor(self)
        self.when += [] if "the turn ends" in self.when else ["the turn ends"]

    def next_turn(self, moment: NextTurn, said: PartSaid | None = None) -> None:
        """The turn after the one that is told of: whoever has it may attack. Raises NotClear where no turn was told."""
        if not self.when and not self.active:
            player = self.begins_before(moment, said)
            if not player:
                self.next_upkeep_of(said)
                return
            self.active = other(player)
        self.active = self.active or first_actor(self)
        named = self.actor if moment.who == "same" else self.players.name(moment.who) if moment.who else ""
        self.to_turn_of(named or self.turn_of_doer(said) or other(self.active))

    def begins_before(self, moment: NextTurn, said: PartSaid | None) -> str:
        """Whose next turn it is, where something is done or may be done on it and nothing was told before: what is told
        begins on the other one's turn. Empty where that is not so."""
        if not isinstance(act_of(said) if said is not None else None, AttacksWith | Casts | Activates | Uses):
            return ""
        named = moment.who not in ("", "same")
        return self.players.name(moment.who) if named else self.turn_now(said) if said is not None else ""

    def next_upkeep_of(self, said: PartSaid | None) -> None:
        """`Am I dead next turn?`, where no more is told than what is there: the upkeep of the player of whom it is
        asked, in which something of it happens by itself. Raises NotClear where nothing does."""
        outcome = outcome_of(said) if isinstance(said, Ask) else None
        who = said.who if isinstance(said, AskDamage | AskLife) else getattr(outcome, "who", "")
        player = self.players.name(who) if who not in ("", "victim", "both") else ""
        if not any((player, "upkeep") in steps_of(piece) for piece in self.there.pieces):
            raise NotClear("which turn it is")
        self.active, self.starts_at = player, "upkeep"

    def turn_of_doer(self, said: PartSaid | None) -> str:
        """`Next turn can I tap it?`: the next turn of the one who asks whether he may, where it is his turn and the
        other one does nothing."""
        outcome = said.outcome if isinstance(said, AskWhether) else None
        if isinstance(outcome, IsTapped) and (outcome.turned or not outcome.tapped):
            return self.there.find((outcome.thing,))[-1].controller  # it untaps on its controller's turn
        if isinstance(said, AttacksWith) and said.who == "same" and self.actor == self.active:
            return self.active  # `he summons it and attacks next turn`
        if isinstance(said, AttacksWith) and (said.who or said.things[0].noun != "own"):
            return self.turn_now(said) if self.turn_now(said) == self.active else ""
        act = said.act if isinstance(said, AskCan) else said if self.is_done_on_own_turn(said) else None
        if not isinstance(act, AttacksWith | TapsForMana | Activates | Uses | Casts | UsesLoyalty):
            return ""
        if act.who in ("", "both"):
            return ""
        if isinstance(act, Casts) and not self.is_slow(act):
            return ""
        who = self.who(act.who)
        return who if who == self.active else ""

    def is_done_on_own_turn(self, said: PartSaid | None) -> bool:
        """Whether it is something that a player does on a turn of their own alone."""
        return isinstance(said, UsesLoyalty) or (isinstance(said, Casts) and self.is_slow(said))

    def is_slow(self, act: Casts) -> bool:
        """Whether it is a spell that its player casts on a turn of their own."""
        pronoun = [piece for piece in self.last_cast if piece.owner == self.who(act.who)] if act.what.noun in IT else []
        card = card_named(act.what.card) if act.what.card else pronoun[-1].card if pronoun else None
        return card is not None and CardType.INSTANT not in card.types and not FLASH.search(card.text)

    def next_step(self, moment: NextStep) -> None:
        """A part of the player's next turn comes; nothing told before it, it is a part of the turn that is told of."""
        who = self.players.name(moment.who) if moment.who else self.actor or self.active or BOB
        if not self.when and not self.active:
            self.turn(TurnOf(moment.who, moment.step))
            return
        self.resolved()
        self.fight()
        self.active = self.active or first_actor(self)
        upkeep = self.upkeep_comes(who) if moment.step != "upkeep" else []
        over = upkeep and moment.step == UNTAP  # what untaps has done so as the upkeep begins
        self.when += [*upkeep, *([] if over else [f"it is {who}'s {'' if upkeep else 'next '}{moment.step}"])]
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
        if moment.step == "upkeep" and self.when[-2:] == [f"it is {who}'s next upkeep", f"it is {who}'s main phase"]:
            self.when.pop()  # of the turn that has begun
            return
        if self.when and not self.active and moment.step == "main phase":
            self.active = who if self.actor in ("", who) else self.actor  # what the other one has done was done before
            if self.active == who:
                return
        if self.when and self.active and who != self.active and moment.step == "main phase":
            self.to_turn_of(who)
        elif self.when:
            self.when.append(f"it is {who}'s {moment.step}")
        elif moment.step != "main phase":
            self.starts_at = moment.step
        self.active = self.active or who
