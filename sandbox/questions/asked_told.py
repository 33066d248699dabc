"""What is asked, with the pieces and players that it speaks of, and what is claimed where it may be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.leave_told import LeaveTelling
from sandbox.questions.mentioned import BOB, IT, how_many, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import (
    AttacksWith,
    Casts,
    GetsPhased,
    Regenerates,
    Uses,
)
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskChooser,
    AskControl,
    AskCount,
    AskCounters,
    AskDamage,
    AskDamageOn,
    AskDivides,
    AskDrawn,
    AskEither,
    AskEnough,
    AskHand,
    AskHappens,
    AskLife,
    AskMana,
    AskManaInto,
    AskMust,
    AskPoison,
    AskSaved,
    AskSize,
    AskTokens,
    AskWhen,
    AskWhere,
    AskWhether,
    AskWhoIsRight,
    AskWhoMay,
    AskWorks,
)
from sandbox.questions.said.outcomes import (
    Burned,
    Discards,
    Fizzles,
    ForFree,
    GoesThrough,
    GoesTo,
    HasManaLeft,
    IsDead,
    IsSo,
    IsTapped,
    Killed,
    Lives,
    LosesGame,
    LosesLife,
    Lost,
    NotSo,
    StaysInGame,
    Survived,
    ToldOutcome,
)
from sandbox.questions.said.states import HasCounters, HasHand, HasNone, Holds
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import ME, SEVERAL_OF_IT, SORTS
from sandbox.terms.types import CardType

HAND = 3
"""Cards in a hand of which nothing is said."""
CALLED_SO = {
    "he": frozenset({"he", "him", "his"}),
    "she": frozenset({"she", "her", "hers"}),
    "they": frozenset({"they"}),
}
"""The words for players that can stand for creatures."""


_IT = Mention(noun="it")
GOALS: dict[str, ToldOutcome] = {
    "kill": IsDead((_IT,)),
    "save": NotSo(IsDead((_IT,))),
    "exile": GoesTo(_IT, "exile"),
    "bounce": GoesTo(_IT, "hand"),
    "tap": IsTapped(_IT),
    "counter": Fizzles((_IT,)),
}
"""What is to have come about."""


class AskTelling(LeaveTelling):
    """Takes in what is asked and what is stated to have come about."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices, attempts)
        self.words = list(words)
        self.asked: list[AskedAbout] = []
        self.stated: list[AskedAbout] = []
        self.claims_at_end: list[str] = []
        self.wants_dead: list[Piece] = []

    def ask(self, ask: Ask) -> None:
        for thing in self.to_cast:
            self.casts(Casts(thing))
        self.to_cast = []
        match ask:
            case AskWhoIsRight():
                self.whether_right()
            case AskWorks():
                act, asked = self.last_act, AskedAbout(ask, claim=self.claim_of_last())
                self.asked.append(self.as_meant(act, asked) if isinstance(act, Uses) and act.goal else asked)
            case AskSaved():
                self.asked.append(self.whether_saved(ask))
            case AskEnough():
                self.asked.append(self.whether_enough())
            case AskManaInto():
                self.asked.append(self.mana_into(ask))
            case AskEither(who=who):
                self.asked.append(self.whether_either(who))
            case AskWhoMay():
                self.asked.append(AskedAbout(ask, claims=self.claims_of_both(ask.act)))
            case AskMust():
                self.asked.append(AskedAbout(ask, claim=self.left_out(ask.act)))
            case AskLife(who="he" | "she") if (walker := self.walker_called_so()) is not None:
                self.asked.append(AskedAbout(AskCounters(_IT), [walker]))
            case AskCan(act=Regenerates(), denied=False) if self.pending:
                self.asks_saved = True  # from what is on its way: whether that helps
                self.asked.append(self.whether_saved(AskSaved((), ask.act)))
            case AskCan(act=Uses() as act) if act.goal:
                self.asked.append(self.whether_it_does(ask, act))
            case AskCan():
                self.asked.append(self.whether_it_can(self.by_creature(ask)))
            case _:
                self.asked.append(self.about(ask))

    def walker_called_so(self) -> Piece | None:
        """The planeswalker of which it was said that he or she has so much loyalty."""
        called = HasCounters(Mention(noun="him"), counter="loyalty", number=0)
        said = any(isinstance(each, HasCounters) and replace(each, number=0) == called for each in self.all_said)
        walkers = [piece for piece in self.there.pieces if CardType.PLANESWALKER in piece.card.types]
        return walkers[0] if said and len(walkers) == 1 else None

    def stated_loss(self, player: str, number: int) -> None:
        self.stated.append(AskedAbout(AskWhether(LosesLife("", number)), player=player))

    def whether_right(self) -> None:
        """What has been asked or was stated to come about is asked. Raises NotClear where nothing was."""
        if not self.asked and self.stated:
            self.asked.append(self.stated.pop())
        if not self.asked:
            raise NotClear("what is asked")

    def whether_saved(self, ask: AskSaved) -> AskedAbout:
        """Whether it lives once what can be done for it is done. Raises NotClear."""
        if isinstance(ask.act, Regenerates):
            self.regenerates(ask.act)
        pieces = self.there.find(ask.things) if ask.things else self.helped
        if not pieces:
            raise NotClear("what helps")
        return AskedAbout(AskWhether(Lives((Mention(noun="it"),))), pieces)

    def whether_it_does(self, ask: AskCan, act: Uses) -> AskedAbout:
        """Whether it may be done and does then to what it is aimed at what it is to do. Raises NotClear where nothing
        threatens what is to be saved."""
        if (block := self.as_block(act)) is not None:
            return self.whether_it_can(replace(ask, act=block))
        if act.goal == "save" and not (self.pending or self.attacked):
            raise NotClear("what it is to be saved from")
        return self.as_meant(act, self.whether_it_can(ask), ask.denied)

    def as_meant(self, act: Uses, asked: AskedAbout, denied: bool = False) -> AskedAbout:
        """What is asked of an act that is to do something. Raises NotClear where it is not aimed at one thing, and for
        what is to `stop` something in play."""
        if not asked.claim or len(act.targets) != 1:
            raise NotClear("what is to be done")
        if act.targets[0].noun == "player" and act.goal == "kill":
            loses = LosesGame("victim")
            player = self.players.name(act.targets[0].owner)
            meant = AskWhether(NotSo(loses) if denied else loses)
            return AskedAbout(meant, player=player, claim=asked.claim, denied=denied)
        aims = self.aimed.get((act.what.card, asked.claim.split(" ")[0]), [])
        pieces = [piece for piece in self.there.pieces if piece.label in aims] or self.there.find(act.targets)
        if act.goal == "stop" and all(piece.cast and not piece.is_permanent for piece in pieces):
            return asked
        if len(pieces) != 1 or act.goal not in GOALS:
            raise NotClear("what that would be")
        outcome = GOALS[act.goal]
        meant = AskWhether(NotSo(outcome) if denied else outcome)
        return AskedAbout(meant, pieces, claim=asked.claim, denied=denied)

    def whether_enough(self) -> AskedAbout:
        """Whether those die that somebody wants dead, or that were aimed at last. Raises NotClear."""
        aims = self.aimed.get((self.last_cast[-1].card.name, self.last_cast[-1].owner), []) if self.last_cast else []
        pieces = self.wants_dead or [piece for piece in self.there.pieces if piece.label in aims]
        if pieces:
            return AskedAbout(AskWhether(IsDead((Mention(noun="them"),))), pieces)
        if not self.victim:
            raise NotClear("what it is enough for")
        return AskedAbout(AskWhether(LosesGame("victim")), player=self.victim)

    def about(self, ask: Ask) -> AskedAbout:
        """What is asked, with the pieces that it speaks of."""
        match ask:
            case AskWhether(outcome=outcome):
                return self.about_outcome(ask, outcome)
            case AskChooser(thing=thing) | AskDivides(thing=thing):
                who = ask.who if isinstance(ask, AskDivides) else ""
                return AskedAbout(ask, self.there.find((thing,)) if thing else [], self.who(who) if who else "")
            case AskMana(who=who):
                return AskedAbout(ask, player=self.who(who))
            case AskDamage(thing=Mention() as thing) if thing.noun not in IT:
                self.there.find((thing,))
                return self.about(replace(ask, thing=None))
            case AskDamage(who="") if not (self.attacked or self.victim or self.no_blocks_yet) and self.last_cast:
                raise NotClear("whose damage it is")
            case AskDamage(who=who) | AskLife(who=who) | AskDrawn(who=who) | AskHand(who=who):
                self.draws_in_turn(ask)
                return AskedAbout(ask, player=self.who(who) if who else "")
            case AskCount():
                return self.about_number(ask)
            case AskWhere(thing=Mention(noun="card", owner="")) if self.last_cast:
                return AskedAbout(ask, self.last_cast[-1:])
            case AskTokens(who=who) | AskPoison(who=who):
                return AskedAbout(ask, player=self.who(who))
            case AskCounters(thing=thing) | AskDamageOn(thing=thing):
                return AskedAbout(ask, self.there.find((thing,)))
            case AskSize(thing=thing) | AskWhere(thing=thing) | AskControl(thing=thing):
                tokens = isinstance(ask, AskSize) and thing in (Mention(noun="token"), Mention(noun="tokens"))
                return AskedAbout(ask, [] if tokens else self.there.find((thing,)))
            case AskWhen():
                return self.when_it_was(ask)
            case AskHappens(things=things):
                return AskedAbout(ask, self.there.find(things) if things else [])
        return AskedAbout(ask)

    def about_number(self, ask: AskCount) -> AskedAbout:
        """Of a sort all are counted that the player has at the end, of what is named those that are spoken of."""
        thing, player = ask.thing, self.who(ask.who) if ask.who else BOB
        if ask.who and not ask.dead and thing.noun in SORTS and thing == Mention(noun=thing.noun):
            return AskedAbout(AskTokens(thing.noun, ask.who), player=player)
        return AskedAbout(ask, self.there.find((replace(thing, number=0),)), player)

    def when_it_was(self, ask: AskWhen) -> AskedAbout:
        """What phases is told to do so. Raises NotClear where nothing was told that has a moment of its own."""
        last = self.last_act
        if not ask.verb and isinstance(last, GetsPhased):
            verb = "phases out" if last.out else "phases in"
            return AskedAbout(replace(ask, verb=verb), self.there.find((last.thing,)))
        if not ask.verb:
            raise NotClear("what it is that is asked")
        pieces = self.there.find((ask.thing,))
        if ask.verb == "phases in" and not (isinstance(last, GetsPhased) and not last.out):
            self.act(GetsPhased(ask.thing, out=False))
        return AskedAbout(ask, pieces)

    def about_outcome(self, ask: AskWhether, outcome: ToldOutcome) -> AskedAbout:
        """Whether something comes about, of those whom it is said of."""
        if isinstance(outcome, Burned) and self.tapped_for_mana:
            self.resolved()
            self.fight()
            self.when += [] if "the turn ends" in self.when else ["the turn ends"]
        if outcome.whose == "victim":
            return AskedAbout(ask, player=self.victim or other(self.active or BOB))
        creatures = self.creatures_called(outcome.whose) if isinstance(outcome, LosesGame | StaysInGame) else []
        if creatures:
            things = (Mention(noun="it"),)
            fate = IsDead(things) if isinstance(outcome, LosesGame) else Lives(things)
            return AskedAbout(AskWhether(fate, ask.either), creatures)
        if isinstance(outcome.outcome if isinstance(outcome, NotSo) else outcome, Discards):
            self.has_cards(self.who(outcome.whose))
        if isinstance(outcome, ForFree) and self.mana[self.who(outcome.who)]:
            raise NotClear("what is paid")
        alike = self.any_of_those(outcome)
        if alike:
            return AskedAbout(ask, alike, any_of=True)
        pieces = self.pieces_of(outcome)
        lost = outcome.outcome if isinstance(outcome, NotSo) else outcome
        if isinstance(lost, Lost) and any(piece.controller != self.who(lost.loser) for piece in pieces):
            raise NotClear("whose it is")
        self.done_by_killer(outcome)
        if isinstance(outcome, Lives) and outcome.things[0].noun in IT and self.is_mana(pieces):
            return AskedAbout(AskWhether(HasManaLeft(ME), ask.either), player=pieces[0].owner)
        if isinstance(outcome, IsSo):
            claims = tuple([f"{piece.label} {outcome.words}" for piece in pieces])
            self.claims_at_end += claims
            return AskedAbout(ask, pieces, claims=claims)
        return AskedAbout(ask, pieces, self.who(outcome.whose) if outcome.whose else "")

    def is_mana(self, pieces: Sequence[Piece]) -> bool:
        """Whether what is pointed at is what was last tapped for mana: it is the mana then that stays or does not."""
        return self.tapped_for_mana > 0 and all(piece.card.name in SYMBOL for piece in pieces)

    def done_by_killer(self, outcome: ToldOutcome) -> None:
        """What is said to kill something does what it can, where it has not: it fights, or is cast or used. Raises
        NotClear where it can do nothing."""
        works = outcome.outcome if isinstance(outcome, NotSo) else outcome
        if not isinstance(works, Killed | Survived):
            return
        for by in works.by:
            if not by.card:
                self.there.find((by,)) if by.noun not in IT else None
                continue
            told = re.compile(rf"(?:casts|activates|regenerates|targets) [^\n]*\b{re.escape(by.card)}")
            fights = any(p.card.name == by.card for each in self.there.roles.values() for p in each)
            if not fights and not any(told.search(sentence) for sentence in self.when):
                once = replace(by, number=0, marks=tuple(mark for mark in by.marks if mark != SEVERAL_OF_IT))
                owner = by.owner or self.enemy_of(works.things, by.card)
                for _ in range(how_many(by, 1).number or 1):
                    self.uses(Uses(once, owner, works.things, goal="kill"))

    def enemy_of(self, things: Things, card: str) -> str:
        """Who uses a spell, of which it is not said whose it is, to kill what is one player's: the other one."""
        owners = {piece.owner for piece in self.there.find(things)}
        return CALLED[other(owners.pop())] if len(owners) == 1 and is_spell(Mention(card=card)) else ""

    def by_creature(self, ask: AskCan) -> AskCan:
        """`can she attack?` of a creature that is called so."""
        act = ask.act
        if not isinstance(act, AttacksWith) or not act.things or act.things[0].noun != "own":
            return ask
        creatures = self.creatures_called(act.who)
        self.there.spoken_of(creatures)
        return replace(ask, act=replace(act, things=(Mention(noun="it"),), who="")) if creatures else ask

    def any_of_those(self, outcome: ToldOutcome) -> list[Piece]:
        """`does an Ogre die`, where there are several Ogres and all are the same player's."""
        if not isinstance(outcome, IsDead) or len(outcome.things) != 1 or outcome.things[0].number != 1:
            return []
        card = outcome.things[0].card
        named = [piece for piece in self.there.pieces if card and piece.card.name == card and piece.zone == "play"]
        return named if len(named) > 1 and len({piece.owner for piece in named}) == 1 else []

    def has_cards(self, player: str) -> None:
        """Whoever may have to discard has cards, where nothing is said of the hand."""
        told = any(isinstance(said, HasHand | Holds | HasNone) for said in self.all_said)
        if not told:
            self.hands[player] = HAND
            self.assumptions.append(f"{player} has {HAND} cards in hand")

    def pieces_of(self, outcome: ToldOutcome) -> list[Piece]:
        """What it is said of: what works or fails is the spell that was cast last, where a pronoun stands for it."""
        works = outcome.outcome if isinstance(outcome, NotSo) else outcome
        if isinstance(works, GoesThrough | Fizzles) and works.things[0].noun in IT:
            if not self.last_cast:
                raise NotClear(works.things[0].noun)
            last = self.last_cast[-1]
            answered = self.aimed.get((last.card.name, last.owner), [])
            return [piece for piece in self.last_cast if piece.label in answered] or [last]
        if isinstance(works, IsDead) and outcome.about and all(map(self.is_new, outcome.about)):
            return self.there.find(outcome.about, other(self.actor) if self.actor else "")
        return self.there.find(outcome.about) if outcome.about else []

    def draws_in_turn(self, ask: Ask) -> None:
        """Where the cards of a whole turn are counted that has not come to its draw step yet, it does."""
        whole = isinstance(ask, AskDrawn) and ask.turn
        if whole and "upkeep" in (self.step, self.starts_at) and self.when:
            self.resolved()
            self.when.append(f"it is {self.active}'s main phase")

    def is_new(self, thing: Mention) -> bool:
        """Whether it is a card that nothing has been said of, nor whose it is: an enemy of whoever acts."""
        return bool(thing.card) and not thing.owner and not self.is_there(thing.card)

    def is_there(self, card: str) -> bool:
        """Whether the card has been spoken of."""
        return any(piece.card.name == card for piece in self.there.pieces)

    def creatures_called(self, who: str) -> list[Piece]:
        """The creatures that are called `he`, `she` or `they`, where nothing else of the question calls a player so.
        Raises NotClear for `they` where it could be either."""
        forms = CALLED_SO.get(who, frozenset())
        creatures = [piece for piece in self.there.focus if piece.is_creature]
        alone = sum(word == who if who == "they" else word in forms for word in self.words) == 1
        if who == "they" and creatures:
            if not alone:
                raise NotClear(who)
            return [piece for piece in self.there.group if piece.is_creature] or creatures[-1:]
        return creatures[-1:] if forms and alone and not self.players.named else []
