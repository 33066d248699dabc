"""When something is told to happen: what has resolved by then, and which part of the turn it is."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.mentioned import BOB
from sandbox.questions.owed_told import check_owed, is_paid_with
from sandbox.questions.pieces import NotClear, NotThisWay, has_word
from sandbox.questions.position_told import first_actor
from sandbox.questions.said.acts import (
    Casts,
    Prevents,
    Regenerates,
    ToldAct,
    Uses,
)
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing, BlocksWith
from sandbox.questions.said.asked import Ask, AskCan, AskWhether, act_of
from sandbox.questions.said.moments import (
    AfterCombat,
    AfterFirstStrike,
    Afterwards,
    Ago,
    AsAttacks,
    AsBlocks,
    AsItDies,
    AsPhaseEnds,
    AsTurnEnds,
    AtCleanup,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    BeforeThat,
    DamageWaits,
    DuringCombat,
    ForDamage,
    ForTheRest,
    InResponse,
    LastTurn,
    NextStep,
    NextTurn,
    OnceResolved,
    OwedTo,
    SameBatch,
    TurnOf,
    UntilTurnEnds,
    When,
    WithPower,
)
from sandbox.questions.said.outcomes import HasManaLeft, HasSize, IsSo, Killed, ToldOutcome
from sandbox.questions.said.purposes import speaks_of
from sandbox.questions.said.states import HasCounters, HasInPlay, Is, Mentions, Wears
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in
from sandbox.questions.steps_told import asks_of_turn_over
from sandbox.questions.telling import DAMAGE_WAITS, is_spell
from sandbox.questions.thing_words import ME
from sandbox.questions.timed import Timed
from sandbox.questions.waiting_told import WaitTelling

FIRST_STRIKE = "first-strike damage is dealt"


def _wears_something(said: PartSaid) -> bool:
    """Whether it is said of something what is on it: `my Djinn, enchanted with Pacifism last turn`."""
    return not isinstance(said, Ask) and any(thing.wears for thing in mentioned_in(said))


def _attack_meant(moment: AsAttacks, said: PartSaid) -> AttacksWith:
    """`he Shocks my Bears as they attack`: of what something is then aimed at."""
    aims = said.targets if isinstance(said, Casts | Uses) else ()
    if moment.who in ("it", "they") and len(aims) == 1 and aims[0].card:
        return AttacksWith(aims)
    if moment.who == "it":
        return AttacksWith((Mention(noun="it"),))
    return AttacksWith((Mention(noun="own"),), moment.who)


def _is_of_block(said: PartSaid) -> bool:
    """Whether a block is told or asked about, which tells the attack itself."""
    return isinstance(act_of(said), BlocksWith)


def _asks_of_mana(said: PartSaid) -> bool:
    """Whether it is asked if mana is still there."""
    return isinstance(said, AskWhether) and isinstance(said.outcome.plain, HasManaLeft)


class MomentTelling(WaitTelling):
    """Time moves as far as the moments say. They raise NotClear where there is no way back in time."""

    def moments(self, timed: Timed) -> None:
        """Time moves as far as the moments say, before what is said with them."""
        timed = self.of_whose_turn(timed)
        kinds = {type(moment) for moment in timed.moments}
        self.told_then = Afterwards in kinds
        self.told_later = not kinds.isdisjoint({Afterwards, OnceResolved})
        self.as_it_dies = AsItDies in kinds
        if isinstance(timed.said, ToldAct):
            own = self.is_own_last_turn(timed)
            self.last_turn(LastTurn in kinds and not own)
            ago = Ago() if own else None
            self.ago(next((moment for moment in timed.moments if isinstance(moment, Ago)), ago), timed.said)
        for moment in timed.moments:
            if isinstance(moment, TurnOf):
                self.turn(moment)
            if isinstance(moment, NextTurn):
                self.next_turn(moment, timed.said)
            if isinstance(moment, NextStep):
                self.next_step(moment)
            if isinstance(moment, BeforeThat) and self.when:
                raise NotClear("when that was")
        for moment in timed.moments:
            if isinstance(moment, ForDamage):
                self.for_damage(act_of(timed.said), moment.number)
        if BeforeAttack in kinds and self.attacked and isinstance(timed.said, ToldAct):
            raise NotClear("when that was")
        self.may_be_as_it_dies(timed)
        if InResponse in kinds:
            named = any(isinstance(moment, InResponse) and moment.to is not None for moment in timed.moments)
            self.in_response_to_named(timed.said, named)
        self.in_combat_by_then(timed, kinds)

    def may_be_as_it_dies(self, timed: Timed) -> None:
        """Only what saves it is done when combat damage is about to kill it. Raises NotClear."""
        late = any(isinstance(moment, AsItDies) and moment.of_damage for moment in timed.moments)
        if late and isinstance(timed.said, ToldAct) and not isinstance(timed.said, Regenerates | Prevents):
            raise NotClear("when that is")

    def in_combat_by_then(self, timed: Timed, kinds: set[type[When]]) -> None:
        """How far combat has come."""
        if AfterCombat in kinds:
            self.combat_is_over(timed.said)
        elif AsTurnEnds in kinds and isinstance(timed.said, ToldAct) and self.attacked and not _is_of_block(timed.said):
            self.resolved()
            self.after_combat()  # whatever is done as the turn ends, the fight is over
        elif DamageWaits in kinds:
            self.damage_waits()
        elif AfterFirstStrike in kinds:
            self.first_strike()
        elif isinstance(timed.said, ToldAct):
            self.attacked_by_then(timed, kinds)
            self.settle(timed, kinds)

    def in_response_to_named(self, said: PartSaid, named: bool) -> None:
        """What was only named is cast where something is done in response. Raises NotClear where nothing is done."""
        if isinstance(said, Mentions | HasInPlay) or (named and not isinstance(said, ToldAct | ToldOutcome)):
            raise NotClear("what is done in response")
        if isinstance(said, ToldAct):
            self.named_cast()
            if not (named or self.when or self.pending or self.active):
                raise NotClear("what is answered")

    def attacked_by_then(self, timed: Timed, kinds: set[type[When]]) -> None:
        """What is done before blocks is done after the attack of what is blocked, or asked about as blocked, later."""
        fights = isinstance(timed.said, AttacksWith | BlocksWith | BlocksNothing)
        if BeforeBlocks not in kinds or self.attacked or fights:
            return
        acts = [act_of(said) for said in self.all_said]
        met = [act.attackers for act in acts if isinstance(act, BlocksWith) and act.attackers]
        if len(met) == 1 and all(thing.card for thing in met[0]):
            self.resolved()
            self.attack_before(self.there.find(met[0]))

    def combat_is_over(self, said: PartSaid) -> None:
        """What comes after combat; what dies of its damage is regenerated then. Raises NotClear where the attack is
        told only later."""
        acts = [act_of(each) for each in self.all_said]
        if not self.attacked and any(isinstance(act, AttacksWith | BlocksWith) for act in acts):
            raise NotClear("when that was")
        self.resolved()
        if isinstance(said, Regenerates) and self.blocked and not self.damage:
            self.fight()
        else:
            self.after_combat()

    def damage_waits(self) -> None:
        """Combat damage is assigned and waits. Raises NotClear where there is no combat, or it is over."""
        if not self.attacked or self.damage:
            raise NotClear("what damage that is")
        if DAMAGE_WAITS not in self.when:
            self.resolved()
            self.says_nothing_of_blocks()
            self.when.append(DAMAGE_WAITS)

    def first_strike(self) -> None:
        """The first of two waves of combat damage. Raises NotClear where there is no combat, or it is over."""
        first = any(has_word(each, word) for each in self.there.pieces for word in ("first strike", "double strike"))
        if not self.attacked or self.damage or not first:
            raise NotClear("what damage that is")
        if FIRST_STRIKE not in self.when:
            self.resolved()
            self.says_nothing_of_blocks()
            self.when.append(FIRST_STRIKE)

    def for_damage(self, act: PartSaid | None, number: int) -> None:
        """What is made to deal more combat damage attacks; `number`: by so much, as the card says. Raises NotClear
        where it is not one creature of the one who acts."""
        aims = act.targets if isinstance(act, Casts | Uses) else ()
        if number and not (isinstance(act, ToldAct) and speaks_of(act, number)):
            raise NotClear("how much more damage it is")
        if number and (self.attacked or (aims and aims[0].noun == "player")):
            return
        pieces = self.there.find(aims) if aims and aims[0].noun != "player" else []
        if len(pieces) != 1 or not pieces[0].is_creature or pieces[0].owner != self.who(getattr(act, "who", "")):
            raise NotClear("what deals the damage")
        if not self.attacked:
            self.attack_before(pieces)
            self.assumptions.append(f"{pieces[0].label} attacks")

    def in_one_batch(self) -> None:
        """Two spells of one batch: the second one is a response, and either may be it. Raises NotClear."""
        if not any(isinstance(moment, SameBatch) for timed in self.timed for moment in timed.moments):
            return
        acts = [at for at, timed in enumerate(self.timed) if isinstance(timed.said, Casts | Uses)]
        named = [thing for said in self.all_said if isinstance(said, Mentions) for thing in said.things]
        if len(acts) != 2 or any(is_spell(thing) for thing in named):
            raise NotClear("what is in the batch")
        timed = list(self.timed)
        first, second = acts
        names = [act.what.card for at in acts if isinstance(act := timed[at].said, Casts | Uses)]
        if self.choose("which was announced first", *(f"{name} was announced first" for name in names)):
            timed[first], timed[second] = timed[second], timed[first]
        timed[second] = replace(timed[second], moments=(*timed[second].moments, InResponse()))
        self.timed = timed

    def as_told(self, timed: Timed) -> None:
        """`when I attack`: the attack is told here where it was not told before. Raises NotClear for such a block."""
        lasting = isinstance(timed.said, ToldAct | Wears | HasCounters) or _wears_something(timed.said)
        lasting = lasting or (isinstance(timed.said, Is) and timed.said.mark == "phased out")
        if any(isinstance(moment, LastTurn) for moment in timed.moments) and not lasting:
            raise NotClear("what was so on the last turn")
        self.has_been_announced([m.what for m in timed.moments if isinstance(m, OnceResolved) and m.what is not None])
        told = isinstance(timed.said, ToldAct)
        for moment in timed.moments:
            left = self.tapped_for_mana - len(self.mana[BOB])
            if isinstance(moment, ForTheRest) and moment.number not in (0, left):
                raise NotClear("how much mana is left")
            if isinstance(moment, OwedTo) and not is_paid_with(moment.what, timed.said):
                check_owed(self, moment.what, timed.said, fought=self.attacked)
            if isinstance(moment, WithPower) and not any(p.card.power == moment.power for p in self.there.pieces):
                raise NotClear("whose power that is")
            if isinstance(moment, AtCleanup) and "the turn ends" not in self.when:
                raise NotClear("which turn ends")
            if isinstance(moment, AsBlocks) and not self.blocked:
                raise NotClear("who blocks")
            if isinstance(moment, BeforeDamage) and moment.blocked and not self.blocked and told:
                raise NotClear("who blocks")
            if isinstance(moment, AsAttacks) and not self.attacked and not _is_of_block(timed.said):
                self.resolved()
                self.next_turn_of_taken(moment)
                self.attacks(_attack_meant(moment, timed.said))

    def next_turn_of_taken(self, moment: AsAttacks) -> None:
        """A creature that was taken attacks on the next turn."""
        player = self.players.name(moment.who) if moment.who != "it" else ""
        if player and self.when and not self.there.able(player):
            self.when += [f"it is {player}'s next upkeep", f"it is {player}'s main phase"]

    def turn_asked_about(self, timed: Timed) -> None:
        """`it is his turn; what happens?`: the turn comes before what is asked."""
        timed = self.of_whose_turn(timed)
        if isinstance(timed.said, AskCan) and InResponse() in timed.moments and not self.when and not self.attacked:
            raise NotClear("what is answered")
        self.last_turn(False)
        self.ago(None, timed.said)
        self.slow_asked_about(timed)
        self.combat_asked_about(timed)
        lasts = isinstance(timed.said, AskWhether) and isinstance(timed.said.outcome, HasSize | IsSo)
        for moment in timed.moments:
            if isinstance(moment, NextTurn):
                self.next_turn(moment, timed.said)
            if isinstance(moment, NextStep):
                self.next_step(moment)
            if isinstance(moment, AsPhaseEnds) and not isinstance(timed.said, AskCan):
                self.ends_phase()
            if isinstance(moment, AsTurnEnds) and not (isinstance(moment, UntilTurnEnds) and lasts):
                self.ends_turn()
            if isinstance(moment, TurnOf):
                player = self.players.name(moment.who)
                if self.when and moment.step == "end step" and asks_of_turn_over(timed.said):
                    self.ends_turn()
                    continue
                before = not self.active and self.actor not in ("", player)  # done on the other one's own turn
                if not self.when or moment.step != "main phase" or self.active not in ("", player) or before:
                    self.resolved()
                    self.fight()
                    self.active = self.active or (first_actor(self) if self.when else "")
                    self.turn(moment)

    def slow_asked_about(self, timed: Timed) -> None:
        """`he Mana Shorts me in my upkeep. Can I still cast a creature?`: then, or later on the turn? Raises
        NotClear."""
        act = timed.said.act if isinstance(timed.said, AskCan) else None
        early = self.starts_at in ("upkeep", "draw step") and bool(self.when) and not timed.moments
        early = early and not any("can't cast" in piece.card.text for piece in self.last_cast)  # not on this turn
        if early and isinstance(act, Casts) and self.who(act.who) == self.active and self.is_slow(act):
            raise NotClear("when that is")

    def combat_asked_about(self, timed: Timed) -> None:
        """`can I cast it during combat?`: where no attack is told, attackers are declared. Raises NotClear where
        that was before what has been told, and where it matters who attacks."""
        kinds = {type(moment) for moment in timed.moments}
        if AfterCombat in kinds and self.attacked:
            self.resolved()
            self.after_combat()
        elif AfterCombat in kinds and self.when and _asks_of_mana(timed.said):
            self.resolved()
            self.when.append(f"it is {self.active or first_actor(self)}'s second main phase")
        if isinstance(timed.said, AskCan) and DamageWaits in kinds:
            self.damage_waits()
        if isinstance(timed.said, AskCan) and AfterFirstStrike in kinds and self.blocked and not self.damage:
            self.first_strike()
        early = (BeforeAttack in kinds and self.attacked) or (BeforeBlocks in kinds and self.blocked)
        killed = BeforeDamage in kinds and not self.damage and self.killed_attacking(timed.said)
        if early or (BeforeDamage in kinds and not killed and (self.damage or not isinstance(timed.said, AskCan))):
            raise NotClear("when that is")
        if killed or not kinds & {DuringCombat, BeforeBlocks, BeforeDamage} or self.attacked:
            return
        leave = isinstance(timed.said, AskCan) and not isinstance(timed.said.act, AttacksWith | BlocksWith)
        if self.when or self.starts_at or not leave:
            raise NotClear("who attacks")
        whose = next((moment.who for moment in timed.moments if isinstance(moment, DuringCombat) and moment.who), ME)
        self.active = self.active or self.players.name(whose)
        self.starts_at = "declare attackers"

    def killed_attacking(self, said: PartSaid) -> bool:
        """Whether it is asked of an attacker whether something kills it that does not fight."""
        outcome = said.outcome if isinstance(said, AskWhether) else None
        if not isinstance(outcome, Killed):
            return False
        attacks = self.attacked or all("attacking" in thing.marks for thing in outcome.things)
        fighting = {piece.card.name for pieces in self.there.roles.values() for piece in pieces}
        return attacks and all(by.card and by.card not in fighting for by in outcome.by)

    def after_combat(self) -> None:
        """The second main phase, if there has been combat."""
        if self.attacked and not self.over:
            self.fight()
            self.when.append(f"it is {self.active}'s second main phase")
            self.over = True

    def in_time(self, timed: Timed) -> None:
        """What is done before blocks or before damage is told of an attack, and there is no way back in time. Raises
        NotClear."""
        kinds = {type(moment) for moment in timed.moments}
        fights = isinstance(timed.said, BlocksWith | BlocksNothing | AttacksWith)
        if fights and AsTurnEnds in kinds:
            raise NotClear("what happens as the turn ends")
        if fights or not isinstance(timed.said, ToldAct):
            return
        late = (BeforeBlocks in kinds and self.blocked) or (BeforeDamage in kinds and self.damage)
        if BeforeDamage in kinds and self.damage and isinstance(timed.said, Regenerates):
            raise NotThisWay("when that was")
        if late or ({BeforeBlocks, BeforeDamage, DuringCombat} & kinds and not self.attacked):
            raise NotClear("when that was")
