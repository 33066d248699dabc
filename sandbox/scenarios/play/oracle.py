"""The oracle that answers with a scenario's text.

It reads on in the text until a sentence answers the question at hand. Acts are taken when it is their player's chance;
choices may be announced beforehand or follow the sentence that brings them up; time moves when a sentence needs it to.
Claims are checked where they stand.
"""

from __future__ import annotations

from typing import Any

from sandbox.engine.acts import PASS, Act, CarryOut
from sandbox.engine.choices import AnyChoice, Unanswered
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Order, WhetherToAttack, WhetherToMulligan, WhetherToPlay, WhoAttacks, WhoBlocks
from sandbox.engine.windows import Window, WindowKind
from sandbox.rules.casting.player_actions import why_not
from sandbox.scenarios.language.context import NO_ANSWER, StepContext
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.legal_moves.actions import Offer, offers
from sandbox.scenarios.play.answering import answer_to
from sandbox.scenarios.play.declarations import act_within, declared_attack, declared_block, wants_attack
from sandbox.scenarios.play.signals import EndOfText, Judged, Stopped
from sandbox.scenarios.steps.legality import LEGALITY, AnswerLegality
from sandbox.scenarios.steps.time import TimeGoal
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.steps import Step

SPECIAL = (WindowKind.PREVENTION, WindowKind.REGENERATION)
JUDGED_AFTER = (
    Moment.RESOLVED,
    Moment.COMBAT_DAMAGE_OVER,
    Moment.HANDS_DRAWN,
    Moment.ANTES_SET_ASIDE,
    Moment.GAME_BEGAN,
)
"""Claims that follow a sentence which waited for the moment are judged at once."""


class TextOracle:
    """`at` is the next sentence; `deferred` are answers read before their question."""

    def __init__(self, bound: list[BoundStep]) -> None:
        self.bound = bound
        self.at = 0
        self.part = 0
        self.deferred: list[BoundStep] = []
        self.used: set[int] = set()
        self.judged: list[Judged] = []
        self.mover: TimeGoal | None = None
        self.since_turn: int | None = None
        self.waiting_claims: list[BoundStep] = []
        self.wants_offers = False
        self.offers: list[Offer] = []
        """What could be said next where the text ends, worked out on request."""
        self.last_chance = 0
        """The number of the question at which a player could last act."""
        self.stop_at = -1
        self.arrived = False
        """A step that the text waited for has begun, and nobody has been asked anything in it yet."""
        self.judge_after: Step | None = None
        """The step after which claims about it are judged: one without a window."""
        self.stopped_in: Window | None = None
        self.earlier: Refusal | None = None
        self.unsaid: list[AnyChoice] = []
        """Orders that the text has said nothing of, as they were asked."""
        self.orders: dict[int, list[int]] = {}
        """Other orders than those that stood, by their places in `unsaid`."""
        self.open_orders: set[int] = set()
        """Places in `unsaid` of the orders that lead to different ends: they must be said."""
        self.playing: StepContext = None  # type: ignore[assignment]

    def again(self) -> TextOracle:
        """The same text, from its beginning."""
        return self._as_before(TextOracle(list(self.bound)))

    def _as_before(self, other: TextOracle) -> TextOracle:
        other.orders, other.open_orders = dict(self.orders), set(self.open_orders)
        other.wants_offers = self.wants_offers
        return other

    # reading on

    @property
    def current(self) -> BoundStep | None:
        while self.at < len(self.bound) and self.at in self.used:
            self.at += 1
        return self.bound[self.at] if self.at < len(self.bound) else None

    def read_on(self) -> None:
        self.at += 1
        self.part = 0
        self.mover = None
        self.since_turn = None
        self.earlier = None

    def mark(self, bound: BoundStep) -> None:
        self.playing.line = bound.step.line
        self.playing.game.trace.line = bound.step.line

    # acts

    def act(self, game: Game, player: Player) -> Act:
        window = game.window
        self.arrived = False
        self.last_chance = game.questions
        if game.questions == self.stop_at:
            raise EndOfText
        while True:
            bound = self.current
            if bound is None:
                if self._is_within_damage_or_dying(game):
                    return PASS
                if self.wants_offers:
                    self.offers = offers(game, self.bound[-1].kind if self.bound else "")
                raise EndOfText
            act: Act | None = getattr(self, f"_at_{bound.kind}")(game, player, bound, window)
            if act is not None:
                return act

    def _is_within_damage_or_dying(self, game: Game) -> bool:
        """What is begun there is finished before the text goes on, unless the text has asked to stop there."""
        special = [window for window in game.windows if window.kind in SPECIAL]
        return bool(special) and self.stopped_in not in special

    def _at_claim(self, game: Game, player: Player, bound: BoundStep, window: Window | None) -> Act | None:
        if self._is_within_damage_or_dying(game):
            return PASS
        if isinstance(bound.value, AnswerLegality) and bound.value.waits:
            self.waiting_claims.append(bound)
        else:
            self.judge(bound)
        self.read_on()
        return None

    def _judge_answers(self, choice: AnyChoice) -> None:
        """Claims about what may be answered are judged when the question comes up: those read already, and those that
        follow the sentence that brings it up."""
        ahead: list[BoundStep] = []
        for index in range(self.at, len(self.bound)):
            bound = self.bound[index]
            if index in self.used or (bound.kind in ("answer", "mover") and index <= self.at):
                continue
            if bound.kind not in ("answer", "claim"):
                break
            ahead.append(bound)
        for bound in [*self.waiting_claims, *ahead]:
            if isinstance(bound.value, AnswerLegality) and bound.value.fits(self.playing, choice):
                self.mark_quietly(bound)
                self.judged.append(Judged(bound, *bound.value.judge(self.playing, choice)))
                if bound in self.waiting_claims:
                    self.waiting_claims.remove(bound)
                else:
                    self.used.add(next(i for i, m in enumerate(self.bound) if m is bound))

    def unasked(self) -> None:
        """At the end: what nobody was asked cannot be answered."""
        for bound in self.waiting_claims:
            self.judged.append(Judged(bound, not bound.value.may, "nobody is asked"))
        self.waiting_claims = []

    def _at_answer(self, game: Game, player: Player, bound: BoundStep, window: Window | None) -> Act | None:
        self.deferred.append(bound)
        self.read_on()
        return self._duty(game, player, bound)

    def _duty(self, game: Game, player: Player, bound: BoundStep) -> Act | None:
        """An answer to an effect that is due in the course of the phase lets that effect happen now."""
        if (
            not game.phase_effects
            or player is not game.active
            or game.window is None
            or game.window.kind is not WindowKind.OPEN
        ):
            return None
        thing = self.playing.names.find(bound.value.about) if bound.value.about else None
        return (
            CarryOut(thing) if any(duty.source is thing for duty in game.phase_effects) and thing is not None else None
        )

    def _at_mover(self, game: Game, player: Player, bound: BoundStep, window: Window | None) -> Act | None:
        mover = self._begun(bound)
        if mover.reached(self.playing):
            self.stopped_in = window if mover.inside else None
            self.read_on()
            return None
        if mover.expired(self.playing):
            raise Stopped(bound, Refusal("timing", "the turn ended before this could happen"))
        if window is not None and window.kind in SPECIAL:
            return self._ahead(game, player)
        return PASS

    def _begun(self, bound: BoundStep) -> TimeGoal:
        if self.mover is None:
            self.mover = bound.value.fresh()
            self.mark(bound)
            self.mover.begin(self.playing)
        return self.mover

    def _ahead(self, game: Game, player: Player) -> Act:
        """While damage is being dealt, the acts that follow in the text belong to it if they fit."""
        for index in range(self.at + 1, len(self.bound)):
            bound = self.bound[index]
            if index in self.used or bound.kind == "answer":
                continue
            if (
                bound.kind != "act"
                or isinstance(bound.value, list)
                or bound.value.player.lower() != player.name.lower()
            ):
                return PASS
            act = self._if_legal(game, player, bound)
            if act is not None:
                self.used.add(index)
                self.mark(bound)
                return act
            return PASS
        return PASS

    def _if_legal(self, game: Game, player: Player, bound: BoundStep) -> Act | None:
        act: Act = bound.value.act(self.playing)
        return act if why_not(game, player, act) is None else None

    def _at_act(self, game: Game, player: Player, bound: BoundStep, window: Window | None) -> Act | None:
        spec = bound.value[self.part] if isinstance(bound.value, list) else bound.value
        if spec.player.lower() != player.name.lower():
            self.playing.player(spec.player)
            return self._wait_for(game, bound)
        self.mark(bound)
        act: Act = spec.act(self.playing)
        if act is PASS:
            self.read_on()
            return PASS
        refusal = why_not(game, player, act)
        if refusal is None:
            self._take(bound)
            return act
        if window is not None and window.kind is not WindowKind.OPEN:
            self.earlier = self.earlier or (refusal if window.kind is WindowKind.INTERRUPT else None)
            return PASS
        self.playing.refusals.append(refusal)
        raise Stopped(bound, self.earlier if self.earlier and "targets" in refusal.rule else refusal)

    def _take(self, bound: BoundStep) -> None:
        if isinstance(bound.value, list) and self.part + 1 < len(bound.value):
            self.part += 1
        else:
            self.read_on()

    def _wait_for(self, game: Game, bound: BoundStep) -> Act:
        """Time moves on until the sentence's player or its question comes, but not beyond the turn."""
        if self.since_turn is None:
            self.since_turn = game.turn_number
        if game.turn_number > self.since_turn:
            raise Stopped(bound, Refusal("timing", "the turn ended before this could happen"))
        return PASS

    def _at_attack(self, game: Game, player: Player, bound: BoundStep, window: Window | None) -> Act | None:
        who = self.playing.player(bound.value.player)
        steps = game.edition.turn.steps
        if game.active is not who:
            raise Stopped(bound, Refusal("declaring attackers", f"it is {game.active.name}'s turn, not {who.name}'s"))
        if steps.index(game.step) >= steps.index(Step.ATTACKERS):
            raise Stopped(bound, Refusal("declaring attackers", "the time to declare attackers has passed this turn"))
        return self._wait_for(game, bound)

    def _at_block(self, game: Game, player: Player, bound: BoundStep, window: Window | None) -> Act | None:
        combat = game.combat
        if combat is not None and combat.blockers_declared:
            raise Stopped(bound, Refusal("declaring blockers", "blockers have already been declared"))
        if combat is None and game.edition.turn.steps.index(game.step) > game.edition.turn.steps.index(Step.BLOCKERS):
            raise Stopped(bound, Refusal("declaring blockers", "there is no attack to block"))
        return self._wait_for(game, bound)

    # choices

    def choose(self, game: Game, choice: AnyChoice) -> Any:
        if self.arrived or isinstance(choice.question, WhetherToMulligan):
            self._judge_all_here(with_legality=self.judge_after is not None)
            self.arrived, self.judge_after = False, None
        self._judge_answers(choice)
        match choice.question:
            case WhetherToAttack():
                return wants_attack(self, game)
            case WhoAttacks():
                return declared_attack(self, game, choice)
            case WhoBlocks():
                return declared_block(self, game, choice)
            case WhetherToPlay():
                return act_within(self, game, choice)
        answer = answer_to(self, choice)
        if answer is not NO_ANSWER:
            return answer
        if choice.must_say:
            raise Unanswered(choice)
        return self._unsaid_order(choice, choice.question) if isinstance(choice.question, Order) else choice.default

    def _unsaid_order(self, choice: AnyChoice, order: Order[Any]) -> Any:
        """The order that stands, or another that is tried; one that matters has to be said."""
        place = len(self.unsaid)
        self.unsaid.append(choice)
        if place in self.open_orders:
            raise Unanswered(choice)
        return [order.things[at] for at in self.orders[place]] if place in self.orders else choice.default

    def mark_quietly(self, bound: BoundStep) -> None:
        self.playing.line = bound.step.line

    # what has happened, and claims

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        bound = self.current
        open_step = game.step in game.edition.turn.open_steps
        if bound is None or bound.kind != "mover":
            at_start = self.at == 0 and moment is Moment.STEP_BEGAN and not open_step
            done = moment is Moment.STEP_DONE and game.step is self.judge_after
            if at_start or done or moment is Moment.BEFORE_THE_GAME:
                self._judge_all_here(with_legality=True)
                self.judge_after = None
            return
        mover = self._begun(bound)
        mover.at(self.playing, moment, about)
        if not mover.done:
            return
        self.read_on()
        self.arrived = moment is Moment.STEP_BEGAN
        if moment in JUDGED_AFTER:
            self._judge_all_here()
        elif moment is Moment.TURN_ENDED:
            self._judge_all_here(with_legality=True)
        elif moment is Moment.STEP_BEGAN and not open_step:
            self.judge_after = game.step

    def _judge_all_here(self, with_legality: bool = False) -> None:
        """What a player may do is judged at that player's next chance, and so is all that follows."""
        while (bound := self.current) is not None and bound.kind == "claim":
            if bound.sentence in LEGALITY and not with_legality:
                return
            self.judge(bound)
            self.read_on()

    def judge(self, bound: BoundStep) -> None:
        """Checks the claim now, unless it speaks of other editions."""
        if bound.edition is not None and self.playing.game.edition.key not in bound.edition:
            return
        self.mark_quietly(bound)
        try:
            holds, found = bound.value(self.playing)
        except Illegal as error:
            holds, found = False, str(error)
        self.judged.append(Judged(bound, holds, found))
