"""What is asked of what was done last: whether that spell can be aimed so, whether it saves something, or comes too
late."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.asked_about_told import AskedAboutTelling
from sandbox.questions.mentioned import BOB, IT, SUE
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import AimsTrigger, Casts, Regenerates, UsesLoyalty
from sandbox.questions.said.asked import Ask, AskCan, AskLife, AskWhether, AskWorks
from sandbox.questions.said.outcomes import FizzlesBy, Gone, Lives, LosesGame, StaysInGame, ToldOutcome
from sandbox.questions.said.states import HasCounters
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import PRONOUN, Mention, mentioned_in
from sandbox.terms.types import CardType


class LastTelling(AskedAboutTelling):
    """Takes what is asked as it is meant after what was told last."""

    def as_just_cast(self, ask: Ask) -> Ask:
        """`he Terrors my Knight. Can Terror target it?` is asked of what has just been cast at that."""
        act, last = ask.act if isinstance(ask, AskCan) else None, self.last_act
        if not isinstance(ask, AskCan) or not isinstance(last, Casts) or not self.last_cast:
            return ask
        if isinstance(act, AimsTrigger) and self.is_aimed_so(act):
            return AskWorks(denied=ask.denied)
        if not isinstance(act, Casts) or act.who or act.what != Mention(card=last.what.card):
            return ask
        aims = self.aims_now(self.last_cast[-1])
        same = bool(aims) and [piece.label for piece in self.there.find(act.targets)] == aims
        return AskWorks(denied=ask.denied) if same else ask

    def is_aimed_so(self, act: AimsTrigger) -> bool:
        """`Is it okay to target him?`: whether that is what the spell was aimed at that was told of last, by whoever
        has cast it. A creature may be called as a player is."""
        spell, aims = self.last_cast[-1], self.aims_now(self.last_cast[-1])
        if spell.is_permanent or act.number or len(act.targets) != 1 or len(aims) != 1 or aims[0] in (BOB, SUE):
            return False
        if act.who and self.who(act.who) != spell.owner:
            return False
        (target,) = act.targets
        if target.noun == "player":
            return target.owner in ("he", "she", "they") and "player" not in spell.card.text
        return target.noun in IT or [piece.label for piece in self.there.find((target,))] == aims

    def walker_attacked_as(self, outcome: ToldOutcome | None) -> list[Piece]:
        """`Ajani is at 6. I attack her. Is she gone?`: the one planeswalker, where that is attacked and not its
        player."""
        fate = isinstance(outcome, LosesGame | StaysInGame) and outcome.who in ("he", "she")
        walkers = [piece for piece in self.there.pieces if CardType.PLANESWALKER in piece.card.types]
        return walkers if fate and self.walker_attacked and len(walkers) == 1 else []

    def about_saving(self, ask: Ask) -> AskedAbout | None:
        """Whether what was told to prevent damage, or to regenerate something, does so; None for all else. Raises
        NotClear where what is to counter a spell is not there."""
        works = ask.outcome if isinstance(ask, AskWhether) else None
        if isinstance(works, FizzlesBy) and all(piece.card.name != works.by.card for piece in self.there.pieces):
            raise NotClear(f"where {works.by.card} is")
        if isinstance(ask, AskWhether) and (walker := self.walker_attacked_as(works)):
            lives = isinstance(works, StaysInGame)
            return AskedAbout(replace(ask, outcome=Lives((PRONOUN,)) if lives else Gone((PRONOUN,))), walker)
        if isinstance(ask, AskCan | AskWorks) and self.comes_too_late(ask):
            return self.about_dealt()
        if isinstance(ask, AskWorks) and isinstance(self.last_act, Regenerates) and self.helped:
            return AskedAbout(AskWhether(Lives((PRONOUN,))), self.helped)
        return None

    def walker_called(self, ask: Ask) -> Piece | None:
        """The planeswalker of which it was said that he or she has so much loyalty, or right before how much it has."""
        called = HasCounters(Mention(noun="him"), counter="loyalty", number=0)
        said = any(isinstance(each, HasCounters) and replace(each, number=0) == called for each in self.all_said)
        before = self.all_said[max([*self.all_said].index(ask) - 1, 0)] if ask in self.all_said else None
        said = said or (isinstance(before, HasCounters) and before.counter == "loyalty")
        called_he = isinstance(ask, AskLife) and ask.who in {"he", "she"} - self.acting()
        owners = {thing.owner for thing in mentioned_in(self.all_said)}
        told = any(isinstance(each, HasLife) for each in self.all_said) or not owners.isdisjoint({"he", "she"})
        called_he = called_he and not told
        said = said or (called_he and any(isinstance(each, UsesLoyalty) for each in self.all_said))
        walkers = [piece for piece in self.there.pieces if CardType.PLANESWALKER in piece.card.types]
        return walkers[0] if said and len(walkers) == 1 else None
