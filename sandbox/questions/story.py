"""A question told again in the scenario language, act by act.

Where the words leave open whether one thing came in response to another, or when something was regenerated, each way is
a telling of its own: `choices` says which way is told, and `open_ways` counts how many there are at each such place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.questions.aiming_told import AT_SPELLS
from sandbox.questions.asked_about import AskedAbout, is_of_present
from sandbox.questions.effects_told import words_of_upkeep
from sandbox.questions.evasion import evaded_by, is_picky
from sandbox.questions.lands import KICKER
from sandbox.questions.lands_apart import asked_apart
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear, NotThisWay, Piece, size_of
from sandbox.questions.position_told import assumed_in, position_of
from sandbox.questions.said.acts import Casts, ThinksOf, ToldAct
from sandbox.questions.said.acts_combat import BlocksWith
from sandbox.questions.said.acts_keywords import TurnsUp
from sandbox.questions.said.asked import Answered, Ask, AskCan, AskChooser, AskDivides, AskEither, AskEnough, outcome_of
from sandbox.questions.said.asked_costs import AskLargestX
from sandbox.questions.said.moments import (
    InResponse,
    NextStep,
    OnceResolved,
    TurnOf,
    When,
)
from sandbox.questions.said.outcomes import GoesThrough, Killed, ToldOutcome
from sandbox.questions.said.states import (
    About,
    AttackedBefore,
    BothSizes,
    CastBefore,
    ChosenFor,
    CountersCame,
    HasCounters,
    HasGrown,
    HasInPlay,
    Holds,
    InGraveyard,
    Is,
    IsDescribed,
    IsLandNow,
    LetsThrough,
    OnBothSides,
    OnTop,
    PaysAll,
    SaysTaken,
    ThereFirst,
    TookInCombat,
    WantsDead,
    Wears,
)
from sandbox.questions.said.states_players import BothHaveLife, HasHand, HasLibrary, HasLife
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in
from sandbox.questions.saving_told import SavingTelling
from sandbox.questions.scenario_lines import indented
from sandbox.questions.sides_said import owners_unblocked
from sandbox.questions.spoken_cards import (
    colors_that_matter,
    legend_named,
    owners_attacked,
    owners_by_mana,
    owners_fighting,
    owners_said,
    turned_up_of_them,
)
from sandbox.questions.storm_told import cast_before
from sandbox.questions.telling import OpenWays, is_spell
from sandbox.questions.timed import (
    Timed,
    check_places,
    facts_first,
    held_first,
    life_first,
    mana_owned,
    there_meanwhile,
    timed_parts,
)
from sandbox.questions.values import Assumption

HURTS = re.compile(r"damage|[Dd]estroy|-\d+/-\d+|[Ee]xile")
"""Texts of spells that kill."""
BESIDES = PaysAll | AttackedBefore | BothSizes | ChosenFor | OnTop | HasGrown | TookInCombat | CastBefore | SaysTaken
"""What lies on top of a library, what was before, and sizes in a row."""
FACTS = HasLife | HasHand | BothHaveLife | HasLibrary | InGraveyard | HasInPlay | Holds | Wears | Is | HasCounters
"""How things and players stand."""
GETS_COUNTERS = re.compile(r"deals combat damage[^.]*, put \w+ (\w+) counters? on")
"""Texts of what gets counters by combat damage, and their kind."""
OF_A_PLAYER = {"mine": BOB, "his": SUE, "hers": SUE}
"""Words for a creature that say whose it is."""
UNUSED = re.compile(
    r"\b(?:burn\w*|unused|unspent|wast\w*|left ?over|nothing|rest)\b|\b(?:not|never|without) (?:use|spend|using)\b"
)
"""Words that say that mana is left which nobody uses."""


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
    left_unused: list[str]
    could_help: list[Piece]
    settled: list[str]
    mana_unused: bool = False
    """Whether it is said that mana is left that nobody uses, or something else is asked that says so."""


def tell(
    parts: Sequence[Part],
    words: Sequence[str],
    choices: Sequence[int] = (),
    attempts: bool = True,
    otherwise: frozenset[str] = frozenset(),
) -> ToldQuestion:
    """The parts as a scenario. `attempts`: what is asked whether it may be done is done as well; `otherwise`: the keys
    of what is told in the other way than it would be assumed. Raises NotClear."""
    check_places(parts)
    parts = there_meanwhile(parts)
    story = Story(mana_owned(life_first(facts_first(held_first(timed_parts(parts))))), words, choices, attempts)
    story.otherwise = otherwise
    try:
        return story.told()
    except NotThisWay as unclear:
        unclear.ways = tuple(len(each.says) for each in story.open_ways)
        raise


class Story(SavingTelling):
    """The parts of a question, told one after another. Raises NotClear."""

    def __init__(self, timed: Sequence[Timed], words: Sequence[str], choices: Sequence[int], attempts: bool) -> None:
        super().__init__(timed, words, choices, attempts)
        self.there.called = self.creatures_called_later()
        self.there.legend = legend_named(self.all_said)
        self.there.owners = owners_by_mana(self.all_said) | self.owners_opposed()
        self.there.owners |= owners_attacked(self.all_said)
        self.there.owners |= owners_fighting(self.all_said) | owners_said(self.all_said)
        self.there.owners |= owners_unblocked(self.all_said)
        self.there.evaded = self.colors_that_block()
        self.there.colors = colors_that_matter(self.all_said)
        self.there.turned_up = any(isinstance(s, TurnsUp) for s in self.all_said)
        self.there.bands = any(isinstance(s, AskChooser | AskDivides) for s in self.all_said)

    def creatures_called_later(self) -> dict[str, str]:
        """Of each player the one card that a creature without a name is said to be further on."""
        told = [s for s in self.all_said if isinstance(s, IsDescribed) and s.told.card and not s.thing.card]
        cards = {s.told.card for s in told} or turned_up_of_them(self.all_said)
        found = {}
        for player in (BOB, SUE):
            own = {s.told.card for s in told if OF_A_PLAYER.get(s.thing.noun) == player}
            meant = own or {s.told.card for s in told if s.thing.noun not in OF_A_PLAYER} or (set() if told else cards)
            if len(meant) == 1:
                found[player] = next(iter(meant))
        return found

    def told(self) -> ToldQuestion:
        self.in_one_batch()
        for timed in self.timed:
            self.as_told(timed)
            self.step_said = any(isinstance(moment, TurnOf | NextStep) for moment in timed.moments)
            if not isinstance(timed.said, Ask):
                self.moments(timed)
            else:
                self.turn_asked_about(timed)
                self.over_by_then(timed)
            self.in_response = any(isinstance(moment, InResponse) for moment in timed.moments)
            self.tells_past = timed.past
            self.take(timed.said, timed.moments)
            self.mode_meant(timed)
            self.is_over = self.is_over or (timed.past and isinstance(timed.said, ToldAct))
            self.in_time(timed)
        self.finish()
        text = "\n".join([*indented(position_of(self), "Given"), *indented(self.when, "When")])
        return ToldQuestion(
            f"Example: a question\n{text}\n",
            [asked_apart(each, self.renamed) for each in self.asked],
            self.stated,
            assumed_in(self),
            self.there.pieces,
            self.when,
            self.active,
            self.open_ways,
            self.players.named,
            [piece.label for piece in self.wants_dead],
            self.victim,
            [piece.label for piece in self.helped],
            [*self.left_unused, *self.unpayable()],
            self.could_help,
            self.settled,
            UNUSED.search(" ".join(self.words)) is not None or any(piece.cast for piece in self.there.pieces),
        )

    def none_too_many(self, there: int) -> None:
        """What is asked about is what is there, not one more of the same. Raises NotClear."""
        known = {piece.card.name for piece in self.there.pieces[:there]}
        for piece in self.there.pieces[there:]:
            if piece.card.name in known and piece.zone == "play" and not piece.made:
                raise NotClear(f"which {piece.card.name}")
            if piece.is_land and piece.owner in self.mana_said and self.when:
                raise NotClear("which lands there are")  # it is one of those that make the mana which was told

    def over_by_then(self, timed: Timed) -> None:
        """`It resolves. Can I counter it?`: what waits has resolved where that is asked."""
        act = timed.said.act if isinstance(timed.said, AskCan) else None
        counters = isinstance(act, Casts) and bool(act.what.card) and AT_SPELLS.search(card_named(act.what.card).text)
        told = counters and any(isinstance(said, GoesThrough) for said in self.all_said)
        answers = any(isinstance(moment, InResponse) for moment in timed.moments)
        told = told or (self.names_as_it_enters() and not answers)
        if told or any(isinstance(moment, OnceResolved) for moment in timed.moments):
            self.resolved()
        self.answered_as_asked(timed)
        answered = self.answered_cards(timed)
        if any(card and all(piece.card.name != card for piece in self.pending) for card in answered):
            raise NotClear("what is answered")

    def answered_cards(self, timed: Timed) -> list[str]:
        """The cards of which it is said that they are answered; what triggers in an upkeep waits as that begins."""
        answered = [moment.to for moment in timed.moments if isinstance(moment, InResponse) and moment.to]
        for trigger in [each for each in answered if words_of_upkeep(each)]:
            self.trigger_waits(trigger)
            answered.remove(trigger)
        return [each.card for each in answered]

    def colors_that_block(self) -> tuple[str, ...]:
        """Where a creature with intimidate or fear is spoken of and it is asked about a block, the colors of those
        that may block it. Empty where several such creatures are."""
        asks = any(isinstance(said, AskCan) and isinstance(said.act, BlocksWith) for said in self.all_said)
        cards = {thing.card for thing in mentioned_in(self.all_said) if thing.card}
        found = [colors for card in cards if (colors := evaded_by(card_named(card)))]
        return found[0] if asks and len(found) == 1 else ()

    # What is said

    def take(self, said: PartSaid, moments: tuple[When, ...]) -> None:
        match said:
            case IsLandNow(card=card):
                self.land_now(card)
            case OnBothSides() | ThereFirst():
                self.on_both_sides(said)
            case besides if isinstance(besides, BESIDES | CountersCame):
                self.take_besides(besides)
            case About():
                self.said_of(said)
            case fact if isinstance(fact, FACTS):
                self.fact(fact)
            case LetsThrough():
                if any(piece not in self.there.roles["attacking"] for piece in self.there.find(said.things)):
                    raise NotClear("what is taken")
            case WantsDead():
                self.wants_dead = self.there.find(said.things)
                self.wanted_with(said)
            case ThinksOf():
                self.thinks_of(said, moments)
            case ToldAct():
                self.act(said)
            case Answered():
                self.resolved()
                self.after_combat()
            case ToldOutcome():
                self.states(said)
            case Ask():
                there = len(self.there.pieces)
                self.ask(said)
                self.none_too_many(there)

    def take_besides(self, said: PartSaid) -> None:
        """Sizes in a row, what lies on top of a library, and what was before. Raises NotClear."""
        match said:
            case AttackedBefore(thing=thing, who=who):
                self.attacked_before += self.there.find((thing,), self.who(who) if who else "")
            case BothSizes(one=one, other=other):
                sizes = sorted(size_of(piece) for piece in self.there.pieces if piece.is_creature)
                if sizes != sorted((one, other)):
                    raise NotClear("which creatures those are")
            case ChosenFor(what=what):
                self.chosen(what)
            case OnTop(who=who, thing=thing):
                self.put_on_top(self.who(who), thing)
            case TookInCombat():
                self.took_in_combat(said)
            case CastBefore():
                cast_before(self, said)
            case SaysTaken(size=size):
                if len({p.card.name for p in self.there.pieces if p.is_creature and size_of(p) == size}) != 1:
                    raise NotClear("what takes it")
            case CountersCame(number=number):
                self.counters_came(number)
            case HasGrown(thing=thing, times=times):
                self.fight()
                self.when.append("everything resolves")
                (piece,) = self.there.find((thing,))
                self.when.append(f"Then {piece.label} has {times} +1/+1 counter{'' if times == 1 else 's'}")

    def counters_came(self, number: int) -> None:
        """By the combat damage that is told. Raises NotClear where it is not one thing that gets them by damage."""
        there = [piece for piece in self.there.pieces if piece.zone == "play" and GETS_COUNTERS.search(piece.card.text)]
        if len(there) != 1 or not self.attacked:
            raise NotClear("what gets the counters")
        self.resolved()
        self.fight()
        kind = GETS_COUNTERS.findall(there[0].card.text)[0]
        self.when += ["everything resolves", f"Then {there[0].label} has {number} {kind} counter{'s'[: number != 1]}"]
        self.there.spoken_of(there)

    def wanted_with(self, said: WantsDead) -> None:
        """Where it is asked whether a spell is enough for them, or how large its X can be, the one that is held is
        cast."""
        held = [p for p in self.there.pieces if p.zone == "hand" and not p.cast and "arget" in p.card.text]
        if len(held) == 1 and any(isinstance(each, AskLargestX | AskEnough) for each in self.all_said):
            self.casts(Casts(Mention(card=held[0].card.name), "i" if held[0].owner == BOB else "opp", said.things))

    # The scenario

    def finish(self) -> None:
        self.perhaps_saved()
        self.fight_on()
        self.circle_against_spell()
        self.resolved()
        self.draw_step_awaited()
        self.untaps_by_itself()
        self.last_step()
        self.step_before_acts()
        self.turn_ends_by_itself()
        self.step_by_itself()
        self.step_comes()
        self.all_paid()
        self.settle_taxes()
        self.when += [f"Then {claim}" for claim in self.claims_at_end]
        if any(len(self.there.able(player)) > number for player, number in self.only_these.items()):
            raise NotClear("which creatures there are")
        for player, labels in self.alone:
            if any(piece.label not in labels for piece in self.there.able(player)):
                raise NotClear("which creatures there are")
        if not self.when and not all(map(is_of_present, self.asked)):
            raise NotClear("what is done")
        if self.no_blocks_yet and not self.attacked:
            raise NotClear("who attacks")
        self.all_told()
        paid_into = any(
            "{X}" in f"{p.card.cost} {p.card.text}" or KICKER.search(p.card.text) for p in self.there.pieces
        )
        if any(isinstance(said, PaysAll) for said in self.all_said) and not paid_into:
            raise NotClear("what is paid for")
        if self.thought_of is not None and not any(isinstance(each.ask, AskEither) for each in self.asked):
            raise NotClear("what is done")
        if not self.asked:
            raise NotClear("what is asked")
        if self.there.unsized and any(map(is_picky, self.there.pieces)):
            raise NotClear("what creature it is")

    def all_told(self) -> None:
        """Raises NotClear where a spell is named only after all that is asked, and where somebody without mana has
        lands that could be tapped."""
        if self.to_cast:
            raise NotClear(f"what is done with {self.to_cast[0].card}")
        self.lacks_them()
        self.only_counted()
        self.auras_are_on()
        broke = [player for player, said in self.mana_said.items() if said.number == 0]
        there = [p for p in self.there.pieces if p.is_land and p.zone == "play" and "tapped" not in p.state]
        ready = [p.owner for p in there if f"{p.owner} taps {p.label} for mana" not in self.when]
        if any(player in ready for player in broke):
            raise NotClear("which lands are tapped")

    def fight_on(self) -> None:
        if self.attacked and not self.damage:
            self.resolved()
            into_them = self.faces_blockers and all(each.claim and " block " not in each.claim for each in self.asked)
            if into_them or all(map(_is_about_spell, self.asked)):
                return
            self.circle_used()
            self.fight()


def _is_about_spell(asked: AskedAbout) -> bool:
    """Whether it is asked of a spell that hurts whether it kills something: not of the combat that is told."""
    works = outcome_of(asked.ask)
    return isinstance(works, Killed) and all(is_spell(by) and HURTS.search(card_named(by.card).text) for by in works.by)
