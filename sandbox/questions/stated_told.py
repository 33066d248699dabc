"""What a question states to have come about, and what an act was meant for."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.discards_told import used_for_discards
from sandbox.questions.mentioned import BOB, IT
from sandbox.questions.moments_told import MomentTelling
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.position_counters import NUMBERS
from sandbox.questions.regenerating_told import DESTROYER
from sandbox.questions.said.acts import Casts, Prevents, Regenerates, ToldAct, Uses
from sandbox.questions.said.asked import AskCan, AskDrawn, AskTokens, AskWhether, act_of
from sandbox.questions.said.moments import AfterCombat, ForLife
from sandbox.questions.said.outcomes import (
    DamagesSomething,
    Fizzles,
    GoesThrough,
    HasLifeNow,
    IsDead,
    IsTapped,
    Lives,
    NotSo,
    Survived,
    TakesDamage,
    ToldOutcome,
)
from sandbox.questions.said.outcomes_cards import Discards, DrawsCards
from sandbox.questions.said.states import TookInCombat
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.timed import Timed

_DRAWS = re.compile(r"^[^\n\"]*: Draw (a|two|three) cards?\.$", re.MULTILINE)
"""An ability that does nothing but draw."""
_DONE = re.compile(
    r" (?:casts|plays|activates|cycles|attacks|blocks|suspends|turns|equips|discards|returns) |upkeep|phase"
)
"""Lines of what somebody has done, and of time that has gone on."""
_FIGHTING = frozenset({"combat", "fight", "attack", "block", "blocker", "attacker", "attacking", "blocking"})
"""Words of a story in which a creature may have died fighting."""


class StatedTelling(MomentTelling):
    """They raise NotClear where it is not known what is meant."""

    def states(self, said: ToldOutcome) -> None:
        """What is told to have come about."""
        match said:
            case GoesThrough(things=(Mention(card=card) as thing,)) if card and not self.is_there(card):
                self.resolves_unannounced(thing)
            case GoesThrough(things=(Mention(noun="trigger", text=word),)) if self.triggered_as_cast(word):
                self.when.append("it resolves")
            case Fizzles() | GoesThrough() if self.waits_no_more(said):
                pass
            case HasLifeNow(who=who, number=number) if self.pending:
                self.resolved()
                self.when.append(f"Then {self.who(who)} has {number} life")
            case IsTapped(thing=thing, tapped=False, turned=True) if not self.when:
                self.has_untapped(thing)
            case IsTapped(thing=thing, tapped=False, turned=True) if self.are_idle(thing):
                pass
            case DrawsCards() | Discards() if self.comes_of_using(said):
                pass
            case TakesDamage(things=(thing,), number=number) if number > 0 and self.has_fought(thing):
                self.take_besides(TookInCombat(thing, number, True))
            case Survived(by=(Mention(card=card),)) if card and not self.is_there(card):
                raise NotClear(f"when {card} is cast")
            case IsDead(things=things) if "trade" in self.words and not self.attacked and len(things) == 2:
                self.trades(things)
                self.stated.append(self.about(AskWhether(said)))
            case IsDead() if self.is_regenerated_then(said):
                self.dies_of_something(said)
            case Lives(things=things) if type(said) is Lives and self.fought_before(said):
                self.resolved()
                self.fight()
                self.when += [f"Then {piece.label} is in play" for piece in self.there.find(things)]
            case _:
                if type(said) is IsDead:
                    self.dies_of_something(said)
                self.stated.append(self.about(AskWhether(said)))

    def comes_of_using(self, said: DrawsCards | Discards) -> bool:
        """Whether it tells of cards that are drawn by, or pay for, an ability of what is there, which is used then."""
        if isinstance(said, Discards):
            use = used_for_discards(self, said, " ".join(self.words))
            return use is not None and bool(self.act(use))
        source = self.draws_with(said.who, said.number)
        if source is not None:
            self.uses(Uses(Mention(card=source[0].card.name), CALLED[source[0].owner], times=source[1]))
            self.resolved()
        return source is not None

    def has_fought(self, thing: Mention) -> bool:
        """Whether blocks have been told and no damage yet, and it is one of those that fight."""
        if not self.blocked or self.damage or self.pending:
            return False
        pieces = self.there.find((thing,))
        return len(pieces) == 1 and pieces[0] in self.there.fighting

    def take_besides(self, said: PartSaid) -> None:
        """What was before, and what has come about in combat."""
        raise NotClear("what has come about")

    def triggered_as_cast(self, word: str) -> bool:
        """Whether the word is on the spell that waits: what triggers as a spell is cast resolves before it."""
        spell = self.pending[-1] if self.pending else None
        own = spell is not None and bool(word) and word.capitalize() in spell.card.text
        return own and spell is not None and not spell.is_permanent and self.when[-1].startswith(f"{spell.owner} casts")

    def waits_no_more(self, said: Fizzles | GoesThrough) -> bool:
        """Whether it is told of a spell that has resolved before what comes next, or of what a shield was put up
        against, and takes that in."""
        shielded = self.shielded_from() if isinstance(said, Fizzles) and said.things[0].noun in IT else []
        if shielded:
            self.stated.append(AskedAbout(AskWhether(NotSo(DamagesSomething((PRONOUN,)))), shielded))
        if shielded or not isinstance(said, GoesThrough) or not self.goes_on_once_resolved(said):
            return bool(shielded)
        self.stated.append(self.about(AskWhether(said)))
        self.resolved()
        return True

    def shielded_from(self) -> list[Piece]:
        """What the damage has just been prevented of."""
        last = self.when[-1] if self.when else ""
        prevents = self.last_act is not None and self.is_prevention(self.last_act)
        return [p for p in self.there.pieces if prevents and last.endswith(f" chooses {p.label}")]

    def is_regenerated_then(self, said: IsDead) -> bool:
        """`when it dies, he regenerates it`: what is told next keeps it from being dead."""
        after = [*self.all_said, said][[*self.all_said].index(said) + 1]
        if not isinstance(after, Regenerates) or len(said.things) != 1:
            return False
        return not after.thing.card or said.things[0].card in ("", after.thing.card)

    def goes_on_once_resolved(self, said: GoesThrough) -> bool:
        """`He bolts it. It resolves. I tap a Healer.`: what is done next comes after that."""
        spells = [piece for piece in self.pending if not piece.is_permanent]
        after = [*self.all_said][[*self.all_said].index(said) + 1 :]
        acts = [each for each in after if isinstance(each, ToldAct | AskCan)]
        return len(spells) == len(self.pending) == 1 and bool(acts) and isinstance(acts[0], Casts | Uses | Prevents)

    def fought_before(self, said: Lives) -> bool:
        """`my Giant survives. After combat he Shocks it`: it has come about by the fight, before more is done."""
        told = [each.said for each in self.timed]
        later = self.timed[told.index(said) + 1 :] if said in told else []
        over = any(
            isinstance(m, AfterCombat) and isinstance(each.said, ToldAct) for each in later for m in each.moments
        )
        return self.attacked and self.blocked and not self.damage and over

    def dies_of_something(self, said: IsDead) -> None:
        """`Blood Artist dies`, where nothing has been done that it could die of: something else has destroyed it."""
        harmed = any(DESTROYER not in line and _DONE.search(line) for line in self.when)
        fought = self.attacked or not _FIGHTING.isdisjoint(self.words)
        if fought or harmed or (self.pending and not self.when) or len(said.things) != 1:
            return
        pieces = self.there.find(said.things)
        if len(pieces) != 1 or pieces[0].zone != "play" or not pieces[0].is_creature or said.things[0].number > 1:
            return
        self.resolved()
        self.active = self.active or (BOB if self.starts_at else "")
        self.destroyed_before(pieces[0])
        self.there.spoken_of(pieces)

    def trades(self, things: Things) -> None:
        """`my Ogre and his Bear trade`: one attacks and the other blocks it. Raises NotClear for what cannot fight."""
        fighters = self.there.find(things)
        if len({piece.controller for piece in fighters}) != 2 or not all(piece.is_creature for piece in fighters):
            raise NotClear("what is traded")
        ways = [f"{piece.label} attacks" for piece in fighters]
        attacker, blocker = fighters[::-1] if self.choose("who attacks", *ways) else fighters
        self.resolved()
        self.attack_before([attacker])
        self.blocked, self.there.roles["blocking"] = True, [blocker]
        self.when.append(f"{blocker.controller} blocks {attacker.label} with {blocker.label}")
        self.fight()

    def draws_with(self, who: str, number: int) -> tuple[Piece, int] | None:
        """`I have Greed and draw three cards`: the one thing of the player's with an ability that draws, and how often
        it is used; None where anything else could be what draws."""
        player = self.who(who)
        texts = [(piece, _DRAWS.findall(piece.card.text)) for piece in self.there.pieces if piece.owner == player]
        able = [(piece, found[0]) for piece, found in texts if len(found) == 1 and piece.zone == "play"]
        draws = [piece for piece in self.there.pieces if re.search(r"(?i)\bdraws?\b", piece.card.text)]
        if len(able) != 1 or len(draws) != 1 or self.when or number < 1:
            return None
        ((piece, word),) = able
        each = NUMBERS.get(word, 1)
        return (piece, number // each) if number % each == 0 else None

    def are_idle(self, thing: Mention) -> bool:
        """`an Ogre and a Wall, both untapped`: those that are there, and of which nothing has been told."""
        pieces = self.there.find((thing,)) if thing.noun in ("both", "they", "them", "all of them") else []
        told = any(piece.label in sentence for piece in pieces for sentence in self.when)
        return bool(pieces) and not told and not any("tapped" in piece.state for piece in pieces)

    def has_untapped(self, thing: Mention) -> None:
        """`two Mines untapped`, before anything is done: they are there."""
        self.there.spoken_of(self.there.find((thing,)))

    def resolves_unannounced(self, thing: Mention) -> None:
        """A spell of which it is told first that it resolves has been cast: if it is not said by whom, by whoever is
        asked about as getting what it makes, or else by the opponent."""
        asked = {each.who for each in self.all_said if isinstance(each, AskTokens | AskDrawn)} - {""}
        self.casts(Casts(replace(thing, owner=""), thing.owner or (asked.pop() if len(asked) == 1 else "opp")))
        if not thing.owner:
            self.assumptions.append(f"{self.actor} casts {thing.card}")

    def mode_of_damage(self, act: Casts) -> bool:
        """`I cast a Charm on it for 1 damage`: the one mode that deals so much is chosen."""
        text = self.last_cast[-1].card.text if self.last_cast and self.pending else ""
        modes = [line for line in text.splitlines() if line.startswith("\u2022")]
        fitting = [at for at, line in enumerate(modes, 1) if re.search(rf"\bdeals {act.x} damage\b", line)]
        if act.x is None or len(fitting) != 1 or self.pending[-1] is not self.last_cast[-1]:
            return False
        self.when.append(f"{self.last_cast[-1].owner} chooses mode {fitting[0]}")
        return True

    def mode_meant(self, timed: Timed) -> None:
        """`I cast it to gain life`: of several modes the one that says so. Raises NotClear where none does."""
        act = act_of(timed.said)
        if isinstance(act, Casts) and self.mode_of_damage(act):
            return
        so_much = isinstance(act, Casts) and act.x is not None and "gain" in self.words and bool(self.last_cast)
        if so_much and "{X}" in str(self.last_cast[-1].card.cost):
            return
        if not so_much and not any(isinstance(moment, ForLife) for moment in timed.moments):
            return
        if not isinstance(act, Casts | Uses) or not self.last_cast or "gain" not in self.last_cast[-1].card.text:
            raise NotClear("what life is gained by")
        modes = [line for line in self.last_cast[-1].card.text.splitlines() if line.startswith("•")]
        fitting = [number for number, line in enumerate(modes, 1) if "gain" in line]
        if len(fitting) == 1 and self.pending:
            self.when.append(f"{self.actor} chooses mode {fitting[0]}")
