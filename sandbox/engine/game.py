"""The game as it stands: its step, what waits and what is over, what has happened and who is asked. What the rules do
stands in `sandbox.rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from sandbox.engine.actions import Action
from sandbox.engine.acts import Act
from sandbox.engine.budget import EVENT, QUESTION, Budget
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.commander import Commander
from sandbox.engine.current_characteristics import RulesOfObjects
from sandbox.engine.damage import Shield
from sandbox.engine.designations import Designations
from sandbox.engine.edition import EditionRecord
from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import ChoiceMade, Event
from sandbox.engine.events.zones import Entered
from sandbox.engine.lasting import Delayed
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.objects_in_zones import ObjectsInZones
from sandbox.engine.trace import Node, Trace, Within
from sandbox.engine.turn_facts import TurnFacts
from sandbox.engine.windows import Window, WindowKind
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.nodes import Ability, Effect
from sandbox.terms.steps import Step, StepPart
from sandbox.terms.zones import Zone

MOST_TURNS = 60
BLANK = Card("a card")
"""What stands for a card of a library that nobody has named."""

A = TypeVar("A")


class Oracle(Protocol):
    """Whoever answers: a scenario's text, a list of answers, dice."""

    def act(self, game: Game, player: Player) -> Act:
        """At a point where the player may act: an act, or PASS."""

    def choose(self, game: Game, choice: Choice[A]) -> A:
        """Any other choice: an option, or a value that `why_not` accepts."""

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        """The game has passed a moment that texts may wait for."""


class Edition(EditionRecord["Game"]):
    """An edition's answers: what is asked of the game whenever two editions differ."""


class Rules(RulesOfObjects, Protocol):
    """What `sandbox.rules` does for a game whenever it is needed. `performers` hold for each class of effects the
    function that performs one, `series_performers` for some also the one that performs several at once;
    `keyword_triggers` for a class of events the function of a keyword that looks at them by itself;
    `triggered_keywords` for a class of keywords the function that says which triggered abilities one is short for;
    `discard_replacements` find what would send elsewhere a card that a player is about to discard;
    `number` what an amount of a text comes to where something is compared with it;
    `arrivals` for the word of a cost that was paid what happens as the spell becomes a permanent."""

    performers: Mapping[type[Effect], Callable[..., None]]
    series_performers: Mapping[type[Effect], Callable[..., None]]
    keyword_triggers: Mapping[type[Event], Callable[..., None]]
    triggered_keywords: Mapping[type[Ability], Callable[..., Triggered | tuple[Triggered, ...] | None]]
    discard_replacements: Sequence[Callable[..., list[EventChange]]]
    arrivals: Mapping[str, tuple[Effect, ...]]
    number: Callable[..., int]

    def derive(self, game: Game, characteristics: dict[Object, Characteristics]) -> None:
        """Fills in what continuous effects make of things, and may look at those filled in so far."""

    def notice(self, game: Game, event: Event) -> None:
        """Lets triggers see the event."""


class Game(ObjectsInZones["Game"]):
    """Where everything is, what has happened, and what waits. What the rules do with it, `rules` says."""

    edition: Edition
    rules: Rules

    def __init__(
        self, edition: Edition, oracle: Oracle, names: Iterable[str], rules: Rules, budget: Budget | None = None
    ) -> None:
        super().__init__(edition, names, rules, budget)
        self.oracle = oracle
        self.turn_number = 1
        self._is_counting = False
        """The size of a card outside play is being counted."""
        self.step = Step.MAIN
        self.steps_begun = 0
        self.changes = 0
        """How many changes have begun: what happens in the course of one happens at the same time."""
        self.part = StepPart.BEGINNING
        """How far the step has come."""
        self.step_before: Step | None = None
        """The last step that took place."""
        self.waiting: list[Action] = []
        self.phase_effects: list[Action] = []
        """Effects that are due in the course of this phase and have not happened yet."""
        self.announced: list[Action] = []
        """What is being announced and paid for just now, and does not wait yet."""
        self.resolving: list[Action] = []
        """What is being carried out just now, with all that follows from it; the innermost last."""
        self.delayed: list[Delayed] = []
        self.held_until_it_leaves: dict[Object, list[tuple[Object, Zone]]] = {}
        """For a permanent what an effect of its has removed until it leaves play."""
        self.permitted: list[Object] = []
        """What players may play from elsewhere than the hand: each card has its permission."""
        self.designations = Designations()
        """What the game itself is: day or night, or neither."""
        self.commanders: dict[int, Commander] = {}
        """By the numbers of their cards."""
        self.commanders_astray: list[Object] = []
        """Those that have come to a graveyard or into exile since the state was last looked at."""
        self.emblems: list[Object] = []
        self.markers: dict[str, Object] = {}
        """What stands for the rules' own abilities of a designation or of counters, by its name: they have no source
        (2026, 113.8)."""
        self.grantors: dict[int, Object] = {}
        """The objects that abilities given by them speak of by name, by their numbers."""
        self.shields: list[Shield] = []
        self.triggers: list[Action] = []
        """Triggered effects that have not begun to wait or to happen yet."""
        self.combat: Combat | None = None
        self.windows: list[Window] = []
        self.trace = Trace()
        self.outcome = ""
        """How the game ended: `draw`, `Bob wins`, or `Bob and Ann win`; empty while it goes on."""
        self.over = False
        self.winners: list[Player] = []
        self.begun = False
        self.to_begin = False
        """The game starts before its first turn."""
        self.for_ante = False
        self.graveyard_order_told = False
        """Whoever answers speaks of the order of cards in a graveyard: it is asked for."""
        self.answers_are_said = False
        """Whoever answers may say what goes without saying: where there is only one answer, it is asked for."""
        self.emperors: list[Player] = []
        """The team of each loses with that player."""
        self.games_won: dict[Player, int] = {}
        self.games_to_win = 2
        """So many games won are the match."""
        self.decides_who_begins: Player | None = None
        """Because of the last game of the match: who lost it, or, after a draw, who decided then."""
        self.tokens: list[Object] = []
        """Every token that has come into play, and every copy of a spell, as it first was."""
        self.starting = self.active
        self.extra_turns: list[Player] = []
        self.draws_replaced_by: list[object] = []
        """What has put just now something else in the place of a card drawn: it has had its chance at that."""
        self.phases_ahead: list[list[Step]] = []
        """Where phases have been added to the turn: what is left of the present phase, and then each that follows."""
        self.next_turn_controlled: dict[Player, Player] = {}
        """Whose next turn another player will control, and who; of several effects the last counts."""
        self.turn_controller: Player | None = None
        """Who controls the present turn, where that is another than the active player."""
        self.turn_facts = TurnFacts()
        self.questions = 0
        self._allowed: tuple[int, Player, Act] | None = None
        """What was last found to be allowed, with the number of the question that was open."""
        self._unnoticed: list[Event] | None = None
        self.arriving: list[Object] | None = None
        """What is entering at one moment, of those that do; None: nothing does, or one alone."""
        self._entered: list[Event] = []

    @property
    def daytime(self) -> str:
        """Day, night, or empty: neither."""
        return "".join(self.designations.words)

    def end(self, outcome: str) -> None:
        """Nothing more happens."""
        self.outcome, self.over = outcome, True

    def derive(self, characteristics: dict[Object, Characteristics]) -> None:
        self.rules.derive(self, characteristics)

    def counted_elsewhere(self, thing: Object, printed: Characteristics) -> Characteristics:
        """While the size is being counted, what counts cards sees it as printed."""
        if self._is_counting:
            return printed
        self._is_counting = True
        try:
            return self.edition.size_elsewhere(self, thing, printed)
        finally:
            self._is_counting = False

    # time

    def go_to(self, step: Step) -> None:
        """The step is under way."""
        self.step = step
        self.circumstances_changed()

    def is_past(self, step: Step) -> bool:
        """The step, or where it would have been, lies behind in this turn, and does not come again."""
        steps = self.edition.turn.steps
        return steps.index(self.step) > steps.index(step) and not self.comes_again(step)

    def comes_again(self, step: Step) -> bool:
        """The step is in a phase that lies ahead in a turn to which phases were added."""
        return any(step in phase for phase in self.phases_ahead)

    def begin_turn_of(self, player: Player) -> None:
        """Of the player's team, where teams share their turns: its primary player stands for it."""
        self.active = self.sharing_with(player)[0]
        controllers = [self.next_turn_controlled.pop(active, None) for active in self.active_players]
        self.turn_controller = next((one for one in controllers if one is not None and not one.lost), None)
        self.seated = [other for other in self.players if not other.lost]
        self.changed()

    def who_decides(self, player: Player) -> Player:
        """Who makes the player's choices and decisions now: the player, or whoever controls the player's turn."""
        controlled = self.turn_controller is not None and player in self.active_players
        return self.turn_controller if controlled and self.turn_controller is not None else player

    def announcing(self, action: Action) -> Within[Action]:
        """While it lasts, the action is being announced."""
        return Within(self.announced, action)

    # events and choices

    def emit(self, event: Event) -> Node:
        """Records what happened and lets triggers see it."""
        self.budget.spend(EVENT)
        node = self.trace.add(event)
        if self.trace.awaited and self.trace.awaited in node.text:
            self.oracle.happened(self, Moment.TOLD)
        self.notice(event)
        return node

    def notice(self, event: Event) -> None:
        """Lets triggers see what leaves no trace of its own: the beginning of a step."""
        if self.arriving is not None and isinstance(event, Entered):
            self._entered.append(event)
        elif self._unnoticed is None:
            self.rules.notice(self, event)
        else:
            self._unnoticed.append(event)

    def awaits(self, kind: type[Event]) -> bool:
        """Whether any text may wait for such events: in play, outside it, or as a delayed effect. Keywords that only
        count events, such as storm, wait for nothing."""
        if self.departure.departing or self.delayed or kind in self.awaited_elsewhere:
            return True
        return kind in self.traits_in_play()

    def at_one_moment(self, happens: Callable[[], A]) -> A:
        """What happens is one change: triggers see its events when all of them have happened."""
        if self._unnoticed is not None:
            return happens()
        unnoticed = self._unnoticed = list[Event]()
        try:
            found = happens()
        finally:
            self._unnoticed = None
        for event in unnoticed:
            self.rules.notice(self, event)
        return found

    def entering_together(self, enter: Callable[[], A]) -> A:
        """What enters does so at one moment: triggers see each of them when all are there."""
        if self.arriving is not None:
            return enter()
        self.arriving = []
        try:
            found = enter()
        finally:
            self.arriving = None
            entered, self._entered = self._entered, []
        for event in entered:
            self.notice(event)
        return found

    def within(self, node: Node) -> Within[Node]:
        """While it lasts, events are put under the node."""
        return Within(self.trace.inside, node)

    @property
    def window(self) -> Window | None:
        return self.windows[-1] if self.windows else None

    def innermost(self, kind: WindowKind) -> Window | None:
        """The window of the kind that was opened last, if one is open."""
        return next((window for window in reversed(self.windows) if window.kind is kind), None)

    def ask_act(self, player: Player) -> Act:
        """What the player does at a point where players may act."""
        self.questions += 1
        self.budget.spend(QUESTION)
        return self.oracle.act(self, player)

    def allow(self, player: Player, act: Act) -> None:
        """Rules have found that the player may act so now."""
        self._allowed = (self.questions, player, act)

    def has_allowed(self, player: Player, act: Act) -> bool:
        """Whether rules have just found so. Nothing changes between a question and what is made of its answer: what was
        found before the player answered is so when the player acts."""
        allowed, self._allowed = self._allowed, None
        return allowed is not None and allowed[0] == self.questions and allowed[1] is player and allowed[2] is act

    def ask(self, choice: Choice[A]) -> A:
        """The answer to a choice, of whoever decides for the player. Raises Unanswered when the oracle has none."""
        self.questions += 1
        self.budget.spend(QUESTION)
        player = choice.player
        if self.turn_controller is not None and choice.question.is_a_decision:
            choice.player = self.who_decides(player)
        answer = self.oracle.choose(self, choice)
        question = choice.question
        if question.is_a_step and (answer is not choice.default or (question.is_declined and not choice.why_not)):
            self._tell(player, choice, answer)
        return answer

    def _tell(self, player: Player, choice: Choice[A], answer: A) -> None:
        """A choice that was made is a step of the trace, under the rule by which it was asked. What goes without saying
        is none."""
        words = choice.question.told(answer, choice.listed() if choice.must_say else ())
        if words:
            self.tell_choice(player, words)

    def tell_choice(self, player: Player, words: str) -> None:
        """A choice that was said before anybody asked is a step as well: `chooses mode 2 for Healing Salve`."""
        self.trace.choices += 1
        self.emit(ChoiceMade(player, words))

    def goes_without_saying(self, options: Sequence[object]) -> bool:
        """Whether there is one option only and nobody would say it: it is taken without asking."""
        return len(options) == 1 and not self.answers_are_said
