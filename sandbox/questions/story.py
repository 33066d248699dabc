"""A question told again in the scenario language, act by act.

Where the words leave open whether one thing came in response to another, or when something was regenerated, each way is
a telling of its own: `choices` says which way is told, and `open_ways` counts how many there are at each such place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sandbox.cards import POOL
from sandbox.questions.asked_told import AskedAbout, AskTelling
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear, NotThisWay, Piece, size_of
from sandbox.questions.position_told import assumed_in, first_actor, position_of
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
    Answered,
    Ask,
    AskChooser,
    AskDivides,
    AskEnough,
    AskLargestX,
    AskSize,
    AskWhether,
)
from sandbox.questions.said.moments import (
    AfterCombat,
    AsAttacks,
    AsBlocks,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    DuringCombat,
    ForTheRest,
    InResponse,
    OnceResolved,
    SameBatch,
    TurnOf,
    When,
)
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.states import (
    AttackedBefore,
    BothHaveLife,
    BothSizes,
    HasCounters,
    HasGrown,
    HasHand,
    HasInPlay,
    HasLibrary,
    HasLife,
    HasMana,
    HasNone,
    Holds,
    Is,
    IsDescribed,
    IsLandNow,
    LetsThrough,
    Mentions,
    OfKind,
    OnTop,
    PaysAll,
    SaysText,
    WantsDead,
    Wears,
)
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.telling import OpenWays, is_spell, joined
from sandbox.questions.timed import Timed, timed_parts
from sandbox.questions.values import Assumption
from sandbox.terms.types import BASIC_LAND_TYPES, Supertype

PICKY = re.compile(r"white|blue|black|red|green|artifact|color|ntimidate|ear\b|ower|oughness|walk", re.IGNORECASE)
"""Texts to which it matters what a creature is that the question says nothing of."""


@dataclass
class ToldQuestion:
    """A question as a scenario, and what else there is to know about it."""

    text: str
    asked: list[AskedAbout]
    stated: list[AskedAbout]
    assumed: list[Assumption]
    pieces: list[Piece]
    when: list[str]
    active: str
    open_ways: list[OpenWays]
    named: bool
    wants_dead: list[str]
    victim: str
    helped: list[str]


def tell(
    parts: Sequence[Part],
    words: Sequence[str],
    choices: Sequence[int] = (),
    attempts: bool = True,
    otherwise: frozenset[str] = frozenset(),
) -> ToldQuestion:
    """The parts as a scenario. `attempts`: what is asked whether it may be done is done as well; `otherwise`: the keys
    of what is told in the other way than it would be assumed. Raises NotClear."""
    story = _Story(timed_parts(parts), words, choices, attempts)
    story.otherwise = otherwise
    try:
        return story.told()
    except NotThisWay as unclear:
        unclear.ways = tuple(len(each.says) for each in story.open_ways)
        raise


class _Story(AskTelling):
    def __init__(self, timed: Sequence[Timed], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__([each.said for each in timed], words, choices, attempts)
        self.timed = timed
        called = {s.told.card for s in self.all_said if isinstance(s, IsDescribed) and s.told.card and not s.thing.card}
        self.there.called = called.pop() if len(called) == 1 else ""
        self.over = False
        self.there.legend = self.legend_named()
        self.there.bands = any(isinstance(s, AskChooser | AskDivides) for s in self.all_said)

    def told(self) -> ToldQuestion:
        self.in_one_batch()
        for timed in self.timed:
            self.as_told(timed)
            if not isinstance(timed.said, Ask):
                self.moments(timed)
            else:
                self.turn_asked_about(timed)
            self.take(timed.said, timed.moments)
            self.is_over = self.is_over or (timed.past and isinstance(timed.said, ToldAct))
            self.in_time(timed)
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
            [piece.label for piece in self.helped],
        )

    # Moments

    def moments(self, timed: Timed) -> None:
        """Time moves as far as the moments say, before what is said with them."""
        kinds = {type(moment) for moment in timed.moments}
        for moment in timed.moments:
            if isinstance(moment, TurnOf):
                self.turn(moment)
        if BeforeAttack in kinds and self.attacked and isinstance(timed.said, ToldAct):
            raise NotClear("when that was")
        if AfterCombat in kinds:
            self.resolved()
            self.after_combat()
        elif isinstance(timed.said, ToldAct):
            self.settle(timed, kinds)

    def legend_named(self) -> str:
        """The one legendary card that is cast, so that another one may be meant by `a legend`."""
        cast = {said.what.card for said in self.all_said if isinstance(said, Casts) and said.what.card}
        legends = [name for name in cast if Supertype.LEGENDARY in POOL[name].supertypes]
        return legends[0] if len(legends) == 1 else ""

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
        for moment in timed.moments:
            if isinstance(moment, ForTheRest) and moment.number != self.tapped_for_mana - len(self.mana[BOB]):
                raise NotClear("how much mana is left")
            if isinstance(moment, AsBlocks) and not self.blocked:
                raise NotClear("who blocks")
            if isinstance(moment, AsAttacks) and not self.attacked and not isinstance(timed.said, BlocksWith):
                self.resolved()
                self.next_turn_of_taken(moment)
                own = (Mention(noun="it" if moment.who == "it" else "own"),)
                self.attacks(AttacksWith(own, "" if moment.who == "it" else moment.who))

    def next_turn_of_taken(self, moment: AsAttacks) -> None:
        """A creature that was taken attacks on the next turn."""
        player = self.players.name(moment.who) if moment.who != "it" else ""
        if player and self.when and not self.there.able(player):
            self.when += [f"it is {player}'s next upkeep", f"it is {player}'s main phase"]

    def turn_asked_about(self, timed: Timed) -> None:
        """`it is his turn; what happens?`: the turn comes before what is asked."""
        for moment in timed.moments:
            if isinstance(moment, TurnOf):
                player = self.players.name(moment.who)
                if not self.when or moment.step != "main phase" or self.active not in ("", player):
                    self.resolved()
                    self.fight()
                    self.active = self.active or (first_actor(self) if self.when else "")
                    self.turn(moment)

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
        if not isinstance(timed.said, ToldAct) or isinstance(timed.said, BlocksWith | BlocksNothing | AttacksWith):
            return
        late = (BeforeBlocks in kinds and self.blocked) or (BeforeDamage in kinds and self.damage)
        if late or ({BeforeBlocks, BeforeDamage, DuringCombat} & kinds and not self.attacked):
            raise NotClear("when that was")

    def settle(self, timed: Timed, kinds: set[type[When]]) -> None:
        """What waits resolves before the act, unless the act answers it."""
        act = timed.said
        for moment in timed.moments:
            if isinstance(moment, InResponse) and moment.to is not None and moment.on:
                self.casts(Casts(replace(moment.to, owner=""), moment.to.owner or "opp", moment.on))
        answered = [moment.to for moment in timed.moments if isinstance(moment, InResponse) and moment.to is not None]
        missing = [each for each in answered if each.card and each.card not in self.pending_names()]
        if missing and not (len(missing) == 1 and self.answered_at(missing[0], act)):
            raise NotClear("what is answered")
        if not self.pending or isinstance(act, Sacrifices | Assigns | Orders | Regenerates):
            return
        if InResponse in kinds or (isinstance(act, Casts) and act.answers):
            return
        if self.is_prevention(act):
            return
        same = self.who(getattr(act, "who", "")) == self.actor
        if (
            OnceResolved in kinds
            or same
            or isinstance(act, AttacksWith | BlocksWith | BlocksNothing)
            or self.choose("what comes in response", "what came before has resolved", "it comes in response") == 0
        ):
            self.resolved()

    def pending_names(self) -> set[str]:
        """The cards that wait to resolve."""
        return {piece.card.name for piece in self.pending}

    def answered_at(self, to: Mention, act: PartSaid) -> bool:
        """What is answered and was not told before is cast here, at the one thing that the answer is aimed at."""
        if not isinstance(act, Casts | Uses):
            return False
        aims = act.targets
        if not is_spell(to) or len(aims) != 1 or aims[0].noun == "player" or aims[0].card == to.card:
            return False
        if "target" not in POOL[to.card].text.lower():
            return False
        who = to.owner or ("i" if self.who(act.who) == SUE else "opp")
        self.casts(Casts(replace(to, owner=""), who, aims))
        self.assumptions.append(f"{to.card} is aimed at {joined(self.aimed[to.card, self.actor])}")
        return True

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
            case IsLandNow(thing=thing, card=card):
                self.land_now(thing, card)
            case PaysAll() | AttackedBefore() | BothSizes() | OnTop() | HasGrown():
                self.take_besides(said)
            case OfKind() | Mentions() | HasMana() | HasNone() | IsDescribed() | SaysText():
                self.said_of(said)
            case (
                HasInPlay()
                | Holds()
                | HasLife()
                | HasHand()
                | BothHaveLife()
                | HasLibrary()
                | Wears()
                | Is()
                | HasCounters()
            ):
                self.fact(said)
            case LetsThrough():
                if any(piece not in self.there.roles["attacking"] for piece in self.there.find(said.things)):
                    raise NotClear("what is taken")
            case WantsDead():
                self.wants_dead = self.there.find(said.things)
                self.wanted_with(said)
            case ToldAct():
                self.act(said)
            case Answered():
                self.resolved()
                self.after_combat()
            case ToldOutcome():
                self.stated.append(self.about(AskWhether(said)))
            case Ask():
                self.ask(said)

    def take_besides(self, said: PartSaid) -> None:
        """Sizes in a row, what lies on top of a library, and what was before. Raises NotClear."""
        match said:
            case AttackedBefore(thing=thing, who=who):
                self.attacked_before += self.there.find((thing,), self.who(who) if who else "")
            case BothSizes(one=one, other=other):
                sizes = sorted(size_of(piece) for piece in self.there.pieces if piece.is_creature)
                if sizes != sorted((one, other)):
                    raise NotClear("which creatures those are")
            case OnTop(who=who, thing=thing):
                self.put_on_top(self.who(who), thing)
            case HasGrown(thing=thing, times=times):
                self.fight()
                self.when.append("everything resolves")
                (piece,) = self.there.find((thing,))
                self.when.append(f"Then {piece.label} has {times} +1/+1 counter{'' if times == 1 else 's'}")

    def land_now(self, thing: Mention, card: str) -> None:
        """Claimed where it is told. Raises NotClear for what is no basic land type."""
        lands = [piece for piece in self.there.focus if piece.is_land] or [p for p in self.there.pieces if p.is_land]
        if card not in BASIC_LAND_TYPES or not lands:
            raise NotClear(f"what is a {card}")
        self.when.append(f"Then {lands[-1].label} is a {card}")

    def wanted_with(self, said: WantsDead) -> None:
        """Where it is asked whether a spell is enough for them, or how large its X can be, the one that is held is
        cast."""
        held = [p for p in self.there.pieces if p.zone == "hand" and not p.cast and "arget" in p.card.text]
        if len(held) == 1 and any(isinstance(each, AskLargestX | AskEnough) for each in self.all_said):
            self.casts(Casts(Mention(card=held[0].card.name), "i" if held[0].owner == BOB else "opp", said.things))

    # The scenario

    def finish(self) -> None:
        self.fight_on()
        self.resolved()
        self.when += [f"Then {claim}" for claim in self.claims_at_end]
        if any(len(self.there.able(player)) > number for player, number in self.only_these.items()):
            raise NotClear("which creatures there are")
        if not self.when and not all(isinstance(each.ask, AskSize) for each in self.asked):
            raise NotClear("what is done")
        if self.no_blocks_yet and not self.attacked:
            raise NotClear("who attacks")
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
