"""What is asked, with the pieces and players that it speaks of, and what is claimed where it may be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sandbox.cards import POOL
from sandbox.questions.any_of_told import AnyOfTelling
from sandbox.questions.casting_told import AT_SPELLS
from sandbox.questions.mentioned import BOB, IT, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, Assigns, AttacksWith, BlocksWith, Casts, Regenerates, ToldAct, Uses
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskChooser,
    AskControl,
    AskCount,
    AskDamage,
    AskDivides,
    AskDrawn,
    AskEnough,
    AskHand,
    AskHappens,
    AskLife,
    AskMana,
    AskMust,
    AskSaved,
    AskSize,
    AskWhere,
    AskWhether,
    AskWhoIsRight,
    AskWhoMay,
    AskWorks,
)
from sandbox.questions.said.outcomes import (
    Discards,
    Fizzles,
    GoesThrough,
    IsDead,
    IsSo,
    Killed,
    Lives,
    LosesGame,
    LosesLife,
    NotSo,
    StaysInGame,
    ToldOutcome,
)
from sandbox.questions.said.states import HasHand, HasNone, Holds
from sandbox.questions.said.things import Mention, PartSaid

INFINITIVES = {"casts": "cast", "plays": "play", "activates": "activate", "attacks": "attack", "blocks": "block"}
INFINITIVES |= {"assigns": "assign", "targets": "target", "turns": "turn", "uses": "use", "cycles": "cycle"}
INFINITIVES |= {"chooses": "choose", "regenerates": "regenerate", "equips": "equip", "taps": "tap"}


HAND = 3
"""Cards in a hand of which nothing is said."""
CALLED_SO = {
    "he": frozenset({"he", "him", "his"}),
    "she": frozenset({"she", "her", "hers"}),
    "they": frozenset({"they"}),
}
"""The words for players that can stand for creatures."""


@dataclass
class AskedAbout:
    """Something asked, with the pieces and players that it speaks of. `claim`: the sentence that answers it."""

    ask: Ask
    pieces: list[Piece] = field(default_factory=list)
    player: str = ""
    claim: str = ""
    claims: tuple[str, ...] = ()
    """Several sentences of which each may hold."""
    any_of: bool = False
    """Whether it is asked of any of the pieces, whichever."""


class AskTelling(AnyOfTelling):
    """Takes in what is asked and what is stated to have come about."""

    def __init__(self, said: Sequence[PartSaid], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(said, words, choices)
        self.attempts = attempts
        self.words = list(words)
        self.in_response = False  # whether what is asked is said to be a response
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
                self.asked.append(AskedAbout(ask, claim=self.claim_of_last()))
            case AskSaved():
                self.asked.append(self.whether_saved(ask))
            case AskEnough():
                self.asked.append(self.whether_enough())
            case AskWhoMay():
                self.asked.append(AskedAbout(ask, claims=self.claims_of_both(ask.act)))
            case AskMust():
                self.asked.append(AskedAbout(ask, claim=self.left_out(ask.act)))
            case AskCan(act=Regenerates(), denied=False) if self.pending:
                self.asks_saved = True  # from what is on its way: whether that helps
                self.asked.append(self.whether_saved(AskSaved((), ask.act)))
            case AskCan():
                self.asked.append(self.whether_it_can(ask))
            case _:
                self.asked.append(self.about(ask))

    def whether_it_can(self, ask: AskCan) -> AskedAbout:
        """The act is tried. Raises NotClear where it is not one that is said."""
        before = len(self.when)
        if ask.worn is not None:
            self.wears(self.creature_of(ask.act), ask.worn)
        if isinstance(ask.act, AttacksWith | BlocksWith | Assigns) or self.waits_for_own(ask.act):
            self.resolved()
        self.asks_leave = True
        acts = self.each_way(ask.act)
        if len(acts) > 1:
            claims = self.claims_of_each(acts)
            self.asks_leave = False
            return AskedAbout(ask, player=claims[0].split(" ")[0], claims=claims)
        self.own_turn_comes(acts[0])
        sentence = self.act(acts[0])
        self.asks_leave = False
        told = self.when[before:]
        if sentence not in told:
            raise NotClear("what may be done")
        claim = self.claimed(before + told.index(sentence))
        return AskedAbout(ask, player=sentence.split(" ")[0], claim=claim)

    def own_turn_comes(self, act: ToldAct) -> None:
        """Whether something can attack after the other player's turn has been told of, is asked of its own turn."""
        if not isinstance(act, AttacksWith) or not act.things or not self.active or self.starts_at:
            return
        if act.things[0].noun == "own" and not act.who:
            return
        player = self.who(act.who) if act.who else self.owner_of(self.there.find(act.things, other(self.active)))
        if player != self.active and self.when:
            self.to_turn_of(player)

    def to_turn_of(self, player: str) -> None:
        """The player's next turn comes."""
        self.resolved()
        self.fight()
        self.when += [f"it is {player}'s next upkeep", f"it is {player}'s main phase"]
        self.assumptions.append(f"it is asked of {player}'s next turn")
        self.turn_begins(player)

    def waits_for_own(self, act: ToldAct) -> bool:
        """Whether what waits is that player's own and not said to be answered: it has resolved by then."""
        if not self.pending or self.in_response or self.is_prevention(act):
            return False
        aimed = act.what.card if isinstance(act, Casts | Uses) else ""
        who = getattr(act, "who", "")
        asked = self.who(who) if who else self.actor
        return self.pending[-1].owner == asked == self.actor and not (aimed and AT_SPELLS.search(POOL[aimed].text))

    @staticmethod
    def creature_of(act: ToldAct) -> Mention:
        """The creature that attacks or blocks. Raises NotClear where it is not one."""
        things = act.things if isinstance(act, AttacksWith) else act.blockers if isinstance(act, BlocksWith) else ()
        if len(things) != 1:
            raise NotClear("what is on what")
        return things[0]

    def stated_loss(self, player: str, number: int) -> None:
        self.stated.append(AskedAbout(AskWhether(LosesLife("", number)), player=player))

    def whether_right(self) -> None:
        """What has been asked or was stated to come about is asked. Raises NotClear where nothing was."""
        if not self.asked and self.stated:
            self.asked.append(self.stated.pop())
        if not self.asked:
            raise NotClear("what is asked")

    def left_out(self, act: ToldAct) -> str:
        """The claim that an attack, or a block, cannot be left out. Raises NotClear for other acts, and where somebody
        else could take part."""
        if isinstance(act, AttacksWith):
            pieces, verb = self.there.find(act.things, self.who(act.who)), "attack"
        elif isinstance(act, BlocksWith) and self.attacked:
            pieces, verb = self.there.find(act.blockers, other(self.active)), "block"
        else:
            raise NotClear("what must be done")
        player = self.owner_of(pieces)
        if [piece for piece in self.there.able(player) if piece not in pieces] or len(pieces) != 1:
            raise NotClear("what must be done")
        if verb == "attack":
            self.active = self.active or player
            if player != self.active and self.when:
                self.to_turn_of(player)
            self.resolved()
            self.main_phase(player)
        claim = f"{player} cannot {verb} with nothing"
        self.when.append(f"Then {claim}")
        return claim

    def claimed(self, at: int) -> str:
        """The act of a sentence is claimed to be allowed, and done where it is tried."""
        sentence = self.when[at]
        player, verb, rest = sentence.split(" ", 2)
        if verb not in INFINITIVES:
            raise NotClear("what may be done")
        claim = f"{player} may {INFINITIVES[verb]} {rest}"
        self.when[at : at + 1] = [f"Then {claim}", *([sentence] if self.attempts else [])]
        if not self.attempts and self.pending:
            self.pending.pop()
        return claim

    def whether_saved(self, ask: AskSaved) -> AskedAbout:
        """Whether it lives once what can be done for it is done. Raises NotClear."""
        if isinstance(ask.act, Regenerates):
            self.regenerates(ask.act)
        pieces = self.there.find(ask.things) if ask.things else self.helped
        if not pieces:
            raise NotClear("what helps")
        return AskedAbout(AskWhether(Lives((Mention(noun="it"),))), pieces)

    def whether_enough(self) -> AskedAbout:
        """Whether those die that somebody wants dead, or that were aimed at last. Raises NotClear."""
        aims = self.aimed.get((self.last_cast[-1].card.name, self.last_cast[-1].owner), []) if self.last_cast else []
        pieces = self.wants_dead or [piece for piece in self.there.pieces if piece.label in aims]
        if pieces:
            return AskedAbout(AskWhether(IsDead((Mention(noun="them"),))), pieces)
        if not self.victim:
            raise NotClear("what it is enough for")
        return AskedAbout(AskWhether(LosesGame("victim")), player=self.victim)

    def claims_of_both(self, act: ToldAct) -> tuple[str, ...]:
        """The act of each player is claimed to be allowed, and done by none."""
        if not isinstance(act, Activates | Casts | Uses):
            raise NotClear("what may be done")
        self.resolved()
        attempts, self.attempts = self.attempts, False
        claims = []
        for who in ("i", "opp"):
            before = len(self.when)
            sentence = self.act(replace(act, who=who))
            claims.append(self.claimed(before + self.when[before:].index(sentence)))
        self.attempts = attempts
        return tuple(claims)

    def claim_of_last(self) -> str:
        """Of the act named last it is asked whether it may be done."""
        acts = [at for at, sentence in enumerate(self.when) if sentence.split(" ")[1] in INFINITIVES]
        if not acts or self.when[acts[-1]].startswith("Then "):
            raise NotClear("what may be done")
        return self.claimed(acts[-1])

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
                return AskedAbout(ask, player=self.who(who) if who else "")
            case AskCount(thing=thing, who=who):
                return AskedAbout(ask, self.there.find((replace(thing, number=0),)), self.who(who) if who else BOB)
            case AskSize(thing=thing) | AskWhere(thing=thing) | AskControl(thing=thing):
                return AskedAbout(ask, self.there.find((thing,)))
            case AskHappens(things=things):
                return AskedAbout(ask, self.there.find(things) if things else [])
        return AskedAbout(ask)

    def about_outcome(self, ask: AskWhether, outcome: ToldOutcome) -> AskedAbout:
        """Whether something comes about, of those whom it is said of."""
        if outcome.whose == "victim":
            return AskedAbout(ask, player=self.victim or other(self.active or BOB))
        creatures = self.creatures_called(outcome.whose) if isinstance(outcome, LosesGame | StaysInGame) else []
        if creatures:
            things = (Mention(noun="it"),)
            fate = IsDead(things) if isinstance(outcome, LosesGame) else Lives(things)
            return AskedAbout(AskWhether(fate, ask.either), creatures)
        if isinstance(outcome.outcome if isinstance(outcome, NotSo) else outcome, Discards):
            self.has_cards(self.who(outcome.whose))
        alike = self.any_of_those(outcome)
        if alike:
            return AskedAbout(ask, alike, any_of=True)
        self.done_by_killer(outcome)
        pieces = self.pieces_of(outcome)
        if isinstance(outcome, IsSo):
            self.claims_at_end += [f"{piece.label} {outcome.words}" for piece in pieces]
        return AskedAbout(ask, pieces, self.who(outcome.whose) if outcome.whose else "")

    def done_by_killer(self, outcome: ToldOutcome) -> None:
        """What is said to kill something does what it can, where it has not: it fights, or is cast or used. Raises
        NotClear where it can do nothing."""
        works = outcome.outcome if isinstance(outcome, NotSo) else outcome
        if not isinstance(works, Killed):
            return
        for by in works.by:
            if not by.card:
                self.there.find((by,)) if by.noun not in IT else None
                continue
            told = re.compile(rf"(?:casts|activates|regenerates|targets) [^\n]*\b{re.escape(by.card)}")
            fights = any(p.card.name == by.card for each in self.there.roles.values() for p in each)
            if not fights and not any(told.search(sentence) for sentence in self.when):
                self.uses(Uses(by, by.owner, works.things))

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
        return self.there.find(outcome.about) if outcome.about else []

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
