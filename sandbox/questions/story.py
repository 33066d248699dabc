"""A question told again in the scenario language, act by act.

Where the words leave open whether one thing came in response to another, or when something was regenerated, each way is
a telling of its own: `choices` says which way is told, and `open_ways` counts how many there are at each such place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from sandbox.cards import POOL
from sandbox.questions.acts_told import ActTelling
from sandbox.questions.mentioned import BOB, NotClear, Piece, check_kind
from sandbox.questions.position_told import assumed_in, position_of
from sandbox.questions.reading import Part
from sandbox.questions.said.acts import (
    Assigns,
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    Casts,
    Orders,
    Regenerates,
    Sacrifices,
    ToldAct,
    Uses,
)
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskDamage,
    AskHappens,
    AskLife,
    AskSize,
    AskWhere,
    AskWhether,
    AskWorks,
)
from sandbox.questions.said.moments import AfterCombat, Afterwards, InResponse, OnceResolved, TurnOf, When
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.states import (
    HasCounters,
    HasInPlay,
    HasLibrary,
    HasLife,
    HasMana,
    Holds,
    Is,
    LetsThrough,
    Mentions,
    OfKind,
    WantsDead,
    Wears,
)
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.telling import is_spell
from sandbox.terms.types import AURA, EQUIPMENT

PICKY = re.compile(r"white|blue|black|red|green|artifact|color|ntimidate|ear\b|ower|oughness|walk", re.IGNORECASE)
"""Texts to which it matters what a creature is that the question says nothing of."""
INFINITIVES = {"casts": "cast", "plays": "play", "activates": "activate", "attacks": "attack", "blocks": "block"}
INFINITIVES |= {"regenerates": "regenerate", "equips": "equip", "taps": "tap"}


@dataclass
class AskedAbout:
    """Something asked, with the pieces and players that it speaks of. `claim`: the sentence that answers it."""

    ask: Ask
    pieces: list[Piece] = field(default_factory=list)
    player: str = ""
    claim: str = ""


@dataclass
class ToldQuestion:
    """A question as a scenario, and what else there is to know about it."""

    text: str
    asked: list[AskedAbout]
    stated: list[AskedAbout]
    assumed: list[str]
    pieces: list[Piece]
    when: list[str]
    active: str
    open_ways: list[int]
    named: bool
    wants_dead: list[str]
    victim: str


def tell(
    parts: Sequence[Part], words: Sequence[str], choices: Sequence[int] = (), attempts: bool = True
) -> ToldQuestion:
    """The parts as a scenario. `attempts`: what is asked whether it may be done is done as well. Raises NotClear."""
    return _Story(_timed(parts), words, choices, attempts).told()


@dataclass(frozen=True)
class _Timed:
    """Something said with the moments that belong to it."""

    said: PartSaid
    moments: tuple[When, ...]


def _timed(parts: Sequence[Part]) -> list[_Timed]:
    """Each moment belongs to what it follows; one that begins anew, to what it stands before."""
    found: list[tuple[PartSaid, list[When], int]] = []
    waiting: list[When] = []
    for at, part in enumerate(parts):
        if isinstance(part.said, When):
            leads = at + 1 < len(parts) and parts[at + 1].sentence == part.sentence and not _ends(parts, at)
            if (
                found
                and (not part.begins or not leads)
                and not isinstance(part.said, TurnOf | Afterwards | OnceResolved)
            ):
                found[-1][1].append(part.said)
            else:
                waiting.append(part.said)
            continue
        found.append((part.said, waiting, part.sentence))
        waiting = []
    if waiting and found:
        found[-1][1].extend(waiting)
    return [_Timed(said, tuple(moments)) for said, moments, _ in found]


def _ends(parts: Sequence[Part], at: int) -> bool:
    """Whether nothing follows in the sentence but what is asked."""
    return isinstance(parts[at + 1].said, Ask) and not parts[at].begins


class _Story(ActTelling):
    def __init__(self, timed: Sequence[_Timed], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__([each.said for each in timed], words, choices)
        self.timed, self.attempts = timed, attempts
        self.asked: list[AskedAbout] = []
        self.stated: list[AskedAbout] = []
        self.wants_dead: list[Piece] = []
        self.to_cast: list[Mention] = []

    def told(self) -> ToldQuestion:
        for timed in self.timed:
            if not isinstance(timed.said, Ask):
                self.moments(timed)
            self.take(timed.said, timed.moments)
        self.finish()
        text = "\n".join([*_indented(position_of(self), "Given"), *_indented(self.when, "When")])
        pieces = self.there.pieces
        assumed = assumed_in(self)
        scenario = f"Example: a question\n{text}\n"
        return ToldQuestion(
            scenario,
            self.asked,
            self.stated,
            assumed,
            pieces,
            self.when,
            self.active,
            self.open_ways,
            self.players.named,
            [piece.label for piece in self.wants_dead],
            self.victim,
        )

    # Moments

    def moments(self, timed: _Timed) -> None:
        """Time moves as far as the moments say, before what is said with them."""
        kinds = {type(moment) for moment in timed.moments}
        for moment in timed.moments:
            if isinstance(moment, TurnOf):
                self.turn(moment)
        if AfterCombat in kinds:
            self.resolved()
            self.fight()
            self.when.append(f"it is {self.active}'s second main phase")
        elif isinstance(timed.said, ToldAct):
            self.settle(timed, kinds)

    def settle(self, timed: _Timed, kinds: set[type[When]]) -> None:
        """What waits resolves before the act, unless the act answers it."""
        act = timed.said
        answered = [moment.to for moment in timed.moments if isinstance(moment, InResponse) and moment.to is not None]
        if {each.card for each in answered if each.card} - {piece.card.name for piece in self.pending}:
            raise NotClear("what is answered")
        if not self.pending or isinstance(act, Sacrifices | Assigns | Orders | Regenerates):
            return
        if InResponse in kinds or (isinstance(act, Casts) and act.answers):
            return
        same = self.who(getattr(act, "who", "")) == self.actor
        if (
            OnceResolved in kinds
            or same
            or isinstance(act, AttacksWith | BlocksWith | BlocksNothing)
            or self.choose(2) == 0
        ):
            self.resolved()

    def turn(self, moment: TurnOf) -> None:
        who = self.players.name(moment.who)
        if self.when:
            self.when.append(f"it is {who}'s {moment.step}")
        elif moment.step != "main phase":
            self.starts_at = moment.step
        self.active = self.active or who

    # What is said

    def take(self, said: PartSaid, moments: tuple[When, ...]) -> None:
        match said:
            case OfKind() | Mentions() | HasMana():
                self.said_of(said)
            case HasInPlay() | Holds() | HasLife() | HasLibrary() | Wears() | Is() | HasCounters():
                self.fact(said)
            case LetsThrough():
                if any(piece not in self.there.roles["attacking"] for piece in self.there.find(said.things)):
                    raise NotClear("what is taken")
            case WantsDead():
                self.wants_dead = self.there.find(said.things)
            case ToldAct():
                self.act(said)
            case ToldOutcome():
                self.stated.append(self.about(AskWhether(said)))
            case Ask():
                self.ask(said)

    def said_of(self, said: PartSaid) -> None:
        """What a card must be, what is only named, and what mana there is."""
        match said:
            case OfKind(things=things):
                for piece in self.there.find(things):
                    check_kind(piece, said)
            case HasMana(who=who, number=number):
                player = self.who(who) if who else self.players.last or BOB
                if number is not None:
                    self.limits[player] = number
            case Mentions(things=things):
                for thing in things:
                    self.mentions(thing)

    def mentions(self, thing: Mention) -> None:
        """A permanent is in play; a spell that aims at nothing is cast once everything has been told."""
        if is_spell(thing):
            self.to_cast.append(thing)
            return
        owner = self.players.name(thing.owner) if thing.owner else BOB
        self.has(owner, (thing,))
        self.there.spoken_of(self.there.find((thing,), owner))

    def fact(self, said: PartSaid) -> None:
        match said:
            case HasInPlay(who=who, things=things):
                self.has(self.who(who) if who else self.players.last or BOB, things)
            case Holds(who=who, things=things):
                self.holds(self.who(who), things)
            case HasLife(who=who, number=number):
                self.given.append(f"{self.who(who) if who else self.players.last} has {number} life")
            case HasLibrary(who=who, number=number):
                self.given.append(f"{self.who(who)}'s library has {number} card{'' if number == 1 else 's'}")
            case Wears(thing=thing, what=what, size=size):
                self.wears(thing, what, size)
            case Is(thing=thing, mark=mark):
                for piece in self.there.find((thing,)):
                    piece.state.append(mark)
            case HasCounters(thing=thing, number=number, counter=counter):
                for piece in self.there.find((thing,)):
                    self.given.append(f"{piece.label} has {number} {counter} counter{'' if number == 1 else 's'}")
        if self.when:
            self.late(said)

    def late(self, said: PartSaid) -> None:
        """What is told after something was done holds since the beginning; of a life total that may be doubted."""
        if isinstance(said, HasLife | HasLibrary) or (isinstance(said, HasCounters) and self.damage):
            raise NotClear("when that was so")

    def has(self, player: str, things: Things) -> None:
        for thing in things:
            permanent = thing.card == "" or not is_spell(thing)
            found = self.there.find((thing,), player, "play" if permanent else "hand")
            if any(piece.owner != player for piece in found):
                raise NotClear("whose it is")
            if any(piece.is_land for piece in found):
                self.has_lands.add(player)
            for piece in found:
                if piece.is_aura and piece.host is None:
                    piece.zone = "hand"

    def holds(self, player: str, things: Things) -> None:
        self.there.find(things, player, "hand")

    def wears(self, thing: Mention, what: Mention, size: str = "") -> None:
        """An aura is on something; of another spell, `X on Y` says that it is cast."""
        if what.card and not {AURA, EQUIPMENT} & set(POOL[what.card].subtypes):
            self.act(Uses(what, "", (thing,)))
            return
        hosts = self.there.find((thing,))
        self.there.attach(what, hosts, hosts[0].owner)
        self.there.spoken_of(hosts)
        if size:
            self.when.append(f"Then {hosts[0].label} is {'an' if size[0] == '8' else 'a'} {size}")

    # What is asked

    def ask(self, ask: Ask) -> None:
        for thing in self.to_cast:
            self.casts(Casts(thing))
        self.to_cast = []
        if isinstance(ask, AskWorks):
            self.asked.append(AskedAbout(ask, claim=self.claim_of_last()))
            return
        if not isinstance(ask, AskCan):
            self.asked.append(self.about(ask))
            return
        before = len(self.when)
        if isinstance(ask.act, AttacksWith | BlocksWith):
            self.resolved()
        sentence = self.act(ask.act)
        told = self.when[before:]
        if sentence not in told:
            raise NotClear("what may be done")
        claim = self.claimed(before + told.index(sentence))
        self.asked.append(AskedAbout(ask, player=sentence.split(" ")[0], claim=claim))

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
                pieces = self.there.find(outcome.about) if outcome.about else []
                return AskedAbout(ask, pieces, self.who(outcome.whose) if outcome.whose else "")
            case AskDamage(who=who) | AskLife(who=who):
                return AskedAbout(ask, player=self.who(who) if who else "")
            case AskSize(thing=thing) | AskWhere(thing=thing):
                return AskedAbout(ask, self.there.find((thing,)))
            case AskHappens(things=things):
                return AskedAbout(ask, self.there.find(things) if things else [])
        return AskedAbout(ask)

    # The scenario

    def finish(self) -> None:
        self.fight_on()
        self.resolved()
        if not self.when:
            raise NotClear("what is done")
        if not self.asked:
            raise NotClear("what is asked")
        if self.there.unsized and any(PICKY.search(p.card.text) for p in self.there.pieces):
            raise NotClear("what creature it is")

    def fight_on(self) -> None:
        if self.attacked and not self.damage:
            self.resolved()
            self.fight()


def _indented(sentences: Sequence[str], keyword: str) -> list[str]:
    """Sentences as steps; one that begins with `Then` is a claim, and the next one an act again."""
    lines, before = [], ""
    for sentence in sentences:
        claim = sentence.startswith("Then ")
        wanted = "Then" if claim else keyword
        lines.append(f"  {'And' if wanted == before else wanted} {sentence.removeprefix('Then ')}")
        before = wanted
    return lines
