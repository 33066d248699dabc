"""Whether something stops damage, of which it is not told that it is used: it is, against what deals the damage."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.abilities_meant import has_activated
from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.meant_asked import MeaningAsked
from sandbox.questions.mentioned import other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.preventing_told import OF_A_SOURCE
from sandbox.questions.said.acts import Activates, Prevents, ToldAct, Uses
from sandbox.questions.said.asked import AskCan, AskWhether, AskWorks
from sandbox.questions.said.outcomes import NotSo, Prevented, TakesDamage, TakesNothing
from sandbox.questions.said.things import PRONOUN, Mention, Things


class PreventedTelling(MeaningAsked):
    """They raise NotClear where it is not known what deals the damage."""

    def whether_prevented(self, ask: AskWhether, works: Prevented) -> AskedAbout | None:
        """Whether the player loses nothing once it is used; None where it was used before."""
        victim = self.victim or (other(self.active) if self.attacked else "")
        if not victim:
            raise NotClear("what damage is prevented")
        pieces = self.there.find(works.by, victim)
        if all(map(self.was_used, pieces)):
            return None
        if len(pieces) != 1:
            raise NotClear("whether it is used")
        waiting = list(self.pending)
        asked = self.whether_it_can(AskCan(self.against_damage(pieces[0])))
        if not self.attempts:
            self.pending = waiting  # it is dealt all the same
        return self.takes_nothing(asked, victim, isinstance(ask.outcome, NotSo))

    def comes_too_late(self, ask: AskCan | AskWorks) -> bool:
        """Whether what is to be prevented has been dealt."""
        act = ask.act if isinstance(ask, AskCan) else self.last_act
        return isinstance(act, Prevents) and self.is_dealt_already()

    def about_dealt(self) -> AskedAbout:
        """Whether what the spell was aimed at has been dealt nothing."""
        aims = self.aimed.get((self.last_cast[-1].card.name, self.last_cast[-1].owner), [])
        hurt = [piece for piece in self.there.pieces if piece.label in aims]
        if hurt:
            return AskedAbout(AskWhether(NotSo(TakesDamage((PRONOUN,)))), hurt)
        if len(aims) != 1:
            raise NotClear("what damage is prevented")
        return AskedAbout(AskWhether(TakesNothing("victim")), player=aims[0])

    def against_damage(self, piece: Piece) -> ToldAct:
        """Its use against the one attacker; of what prevents the damage of any source, against what deals it. Raises
        NotClear for what nobody can use."""
        what, who = Mention(card=piece.card.name), CALLED[piece.owner]
        if OF_A_SOURCE.search(piece.works_as.text) and piece.is_permanent:
            return Activates(what, who)
        if piece.is_permanent and not has_activated(piece):
            raise NotClear("whether it is used")
        return Uses(what, who, self.attacker_alone() if "arget" in piece.works_as.text else ())

    def attacker_alone(self) -> Things:
        """The one creature that attacks. Raises NotClear where it is not one, or its damage has been dealt."""
        attacking = self.there.roles["attacking"]
        if len(attacking) != 1 or self.damage:
            raise NotClear("whether it is used")
        self.there.spoken_of(attacking)
        return (PRONOUN,)

    def stops_attack(self, asked: AskedAbout, pieces: list[Piece], denied: bool) -> AskedAbout | None:
        """Whether an attacker deals the player nothing once something was used to stop it; None for what does not
        attack. Raises NotClear where others attack as well."""
        attacking = self.there.roles["attacking"]
        if not pieces or self.damage or any(piece not in attacking for piece in pieces):
            return None
        if len(pieces) < len(attacking):
            raise NotClear("what that would be")
        return self.takes_nothing(asked, other(self.active), denied)

    @staticmethod
    def takes_nothing(asked: AskedAbout, victim: str, denied: bool) -> AskedAbout:
        """Whether what may be done keeps the player from losing life."""
        nothing = TakesNothing("victim")
        outcome = NotSo(nothing) if denied else nothing
        return replace(asked, ask=AskWhether(outcome), player=victim, denied=denied)
