"""The game as it stands. It knows where everything is and keeps the trace; what the rules do stands in
`sandbox.rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from sandbox.engine.actions import Action
from sandbox.engine.acts import Act
from sandbox.engine.battlefield import NOTHING_DEPARTS, Battlefield, Departure
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.damage import Shield
from sandbox.engine.edition import EditionRecord
from sandbox.engine.events import Event
from sandbox.engine.lasting import Delayed, Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Characteristics, Object, Player, printed_on
from sandbox.engine.trace import Node, Trace, Within
from sandbox.engine.windows import Window, WindowKind
from sandbox.meaning.card import Card
from sandbox.meaning.nodes import Effect
from sandbox.terms.errors import TooLong
from sandbox.terms.steps import Step, StepPart
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

MOST_QUESTIONS = 6_000
MOST_OBJECTS = 4_000
MOST_WORK = 800_000
"""How often an object may be looked at to work out characteristics: some seconds."""
MOST_TURNS = 60
BLANK = Card("a card")
"""What stands for a card of a library that nobody has named."""
FACE_DOWN = Card("", types=frozenset({CardType.CREATURE}), power=2, toughness=2)
"""A face-down creature or creature spell: 2/2, no name, no text, no subtypes, no cost."""
OLD_TYPES = frozenset({CardType.INTERRUPT, CardType.MANA_SOURCE})

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


class Rules(Protocol):
    """What `sandbox.rules` does for a game whenever it is needed. `performers` hold for each class of effects the
    function that performs one, `series_performers` for some also the one that performs several at once;
    `keyword_triggers` for a class of events the function of a keyword that looks at them by itself."""

    performers: Mapping[type[Effect], Callable[..., None]]
    series_performers: Mapping[type[Effect], Callable[..., None]]
    keyword_triggers: Mapping[type[Event], Callable[..., None]]

    def derive(self, game: Game, characteristics: dict[Object, Characteristics]) -> None:
        """Fills in what continuous effects make of things, and may look at those filled in so far."""

    def traits(self, characteristics: Characteristics) -> Iterable[object]:
        """What rules look permanents up by, of a permanent that is so."""

    def awaited_by(self, card: Card) -> Iterable[object]:
        """The classes of events that texts of the card may wait for while it is outside play."""

    def notice(self, game: Game, event: Event) -> None:
        """Lets triggers see the event."""


class Game:
    """Where everything is, what has happened, and what waits. What the rules do with it, `rules` says."""

    def __init__(self, edition: Edition, oracle: Oracle, names: Iterable[str], rules: Rules) -> None:
        self.edition = edition
        self.oracle = oracle
        self.players = [Player(name, seat) for seat, name in enumerate(names)]
        self.seated = list(self.players)
        """Those who were in the game as the turn began."""
        self.active = self.players[0]
        self.turn_number = 1
        self.step = Step.MAIN
        self.part = StepPart.BEGINNING
        """How far the step has come."""
        self.step_before: Step | None = None
        """The last step that took place."""
        self.battlefield = Battlefield(rules.traits)
        self.waiting: list[Action] = []
        self.phase_effects: list[Action] = []
        """Effects that are due in the course of this phase and have not happened yet."""
        self.announced: list[Action] = []
        """What is being announced and paid for just now, and does not wait yet."""
        self.resolving: list[Action] = []
        """What is being carried out just now, with all that follows from it; the innermost last."""
        self.lasting: list[Lasting] = []
        self.delayed: list[Delayed] = []
        self.awaited_elsewhere: set[object] = set()
        """The classes of events that texts outside play may wait for: those of every card that has been there."""
        self.shields: list[Shield] = []
        self.triggers: list[Action] = []
        """Triggered effects that have not begun to wait or to happen yet."""
        self.departure = NOTHING_DEPARTS
        """What leaves play at this very moment."""
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
        self.teams: list[list[Player]] = []
        """Empty: everybody plays alone."""
        self.two_headed_giant = False
        """Each team has one turn and one life total. Its players sit side by side, the primary player first."""
        self.ranges: dict[Player, int] = {}
        """The range of influence of each player, in seats; of whom it is not said, it has no limit."""
        self.games_won: dict[Player, int] = {}
        self.games_to_win = 2
        """So many games won are the match."""
        self.decides_who_begins: Player | None = None
        """Because of the last game of the match: who lost it, or, after a draw, who decided then."""
        self.tokens_astray: list[Object] = []
        """The tokens that are neither in play nor on their way: they are about to cease to exist."""
        self.tokens: list[Object] = []
        """Every token that has come into play, and every copy of a spell, as it first was."""
        self.starting = self.active
        self.extra_turns: list[Player] = []
        self.next_turn_controlled: dict[Player, Player] = {}
        """Whose next turn another player will control, and who; of several effects the last counts."""
        self.turn_controller: Player | None = None
        """Who controls the present turn, where that is another than the active player."""
        self.turn_facts: dict[str, Any] = {}
        self.questions = 0
        self._allowed: tuple[int, Player, Act] | None = None
        """What was last found to be allowed, with the number of the question that was open."""
        self._work = 0
        self.rules = rules
        self._unnoticed: list[Event] | None = None
        self._attached: dict[Object | Player, dict[Object, None]] = {}
        self._derived: dict[Object, Characteristics] = {}
        """What continuous effects make of things; whatever is not in it is as printed."""
        self._is_derived = True
        self.is_at_rest = False
        """Nothing has changed since the last look found that nothing more follows by itself."""
        self._printed: dict[tuple[str, Player], tuple[Card, Characteristics]] = {}
        self._ids = 0
        self._moment = 0

    def end(self, outcome: str) -> None:
        """Nothing more happens."""
        self.outcome, self.over = outcome, True

    # time and order

    def go_to(self, step: Step) -> None:
        """The step is under way."""
        self.step = step
        self.circumstances_changed()

    def begin_turn_of(self, player: Player) -> None:
        """Of the player's team, where teams share their turns: its primary player stands for it."""
        self.active = self.sharing_with(player)[0]
        controllers = [self.next_turn_controlled.pop(active, None) for active in self.active_players]
        self.turn_controller = next((one for one in controllers if one is not None and not one.lost), None)
        self.seated = [other for other in self.players if not other.lost]
        self.changed()

    def now(self) -> int:
        """The next moment: every call is later than all before it."""
        self._moment += 1
        return self._moment

    def in_turn_order(self) -> list[Player]:
        """The players still in the game, the active player first."""
        seat = self.active.seat
        ordered = self.players[seat:] + self.players[:seat]
        return [player for player in ordered if not player.lost]

    def opponents(self, player: Player) -> list[Player]:
        """Everybody else in the game who is not of the player's team and within the player's range."""
        team = self.team_of(player)
        return [other for other in self.in_turn_order() if other not in team and self.in_range(player, other)]

    def to_the_left(self, player: Player) -> list[Player]:
        """Everybody in the game who is not of the player's team, the nearest to the left first, however far away."""
        team = self.team_of(player)
        seats = self.players[player.seat + 1 :] + self.players[: player.seat]
        return [other for other in seats if not other.lost and other not in team]

    def team_of(self, player: Player) -> list[Player]:
        """The player and those of the same team."""
        return next((team for team in self.teams if player in team), [player])

    def sharing_with(self, player: Player) -> list[Player]:
        """Those with whom the player shares turns and life, that player included."""
        return self.team_of(player) if self.two_headed_giant else [player]

    @property
    def active_players(self) -> list[Player]:
        """Those whose turn it is: one, or a team."""
        return self.sharing_with(self.active)

    def who_decides(self, player: Player) -> Player:
        """Who makes the player's choices and decisions now: the player, or whoever controls the player's turn."""
        controlled = self.turn_controller is not None and player in self.active_players
        return self.turn_controller if controlled and self.turn_controller is not None else player

    def in_range(self, player: Player, other: Player) -> bool:
        """Whether the other sits within the player's range of influence, counted around the table as it was when the
        turn began.

        Comprehensive Rules of 2006, 601.2c; of 2010, 801.2c.
        """
        if player not in self.ranges or other is player:
            return True
        seated = [p for p in self.players if p in self.seated or p in (player, other)]
        apart = abs(seated.index(player) - seated.index(other))
        return min(apart, len(seated) - apart) <= self.ranges[player]

    def announcing(self, action: Action) -> Within[Action]:
        """While it lasts, the action is being announced."""
        return Within(self.announced, action)

    # objects

    def new_object(
        self, card: Card, owner: Player, zone: Zone, physical: int | None = None, token: bool = False
    ) -> Object:
        """An object that is in no zone's list yet. Its card is worded as the edition knows it."""
        self._ids += 1
        if self._ids > MOST_OBJECTS:
            raise TooLong(f"more than {MOST_OBJECTS} objects have been made")
        worded = card.as_of(self.edition.older_cards)
        thing = Object(self._ids, physical if physical is not None else self._ids, worded, owner, zone, token)
        thing.arrived = self.now()
        return thing

    def put(self, thing: Object) -> None:
        """Enters the object in the list of its zone."""
        if thing.zone is Zone.BATTLEFIELD:
            self.battlefield.add(thing, self.printed(thing))
            self.changed()
        elif (place := thing.owner.owned_zones.get(thing.zone)) is not None:
            place.append(thing)
            if thing.card.abilities:
                self.awaited_elsewhere.update(self.rules.awaited_by(thing.card))
            if thing.token:
                self.tokens_astray.append(thing)
                self.unsettled()
        self.circumstances_changed()

    def move(self, thing: Object, zone: Zone) -> Object:
        """The card leaves its zone and becomes a new object in the other one, at the top of an ordered zone. No
        rules are consulted.
        """
        last_known = self.departure.departing.get(thing) or self.characteristics(thing)
        self._take_out(thing)
        after = self.new_object(thing.card, thing.owner, zone, thing.physical, thing.token)
        after.label, after.expansion = thing.label, thing.expansion
        thing.last_known = last_known
        thing.became = after
        self.put(after)
        return after

    @contextmanager
    def departing(self, things: Iterable[Object]) -> Iterator[None]:
        """While it lasts, the things leave play at one moment, together with what was leaving already: each sees all
        the others leave, and is remembered as it was while all were there.
        """
        before = self.departure
        now = {t: self.characteristics(t) for t in things if t.in_play and t not in before.departing}
        if not now:
            yield
            return
        self.departure = Departure(now | dict(before.departing), self.rules.traits)
        try:
            yield
        finally:
            self.departure = before

    def phase_out(self, thing: Object, player: Player, zone: Zone) -> None:
        """The permanent of that player is out of play and stays the same object; a token may go nowhere."""
        self.battlefield.remove(thing)
        thing.zone = zone
        thing.under = player
        if zone is Zone.PHASED_OUT:
            player.phased_out.append(thing)
            if thing.token:
                self.tokens_astray.append(thing)
        self.changed()

    def phase_in(self, thing: Object) -> None:
        thing.under.phased_out.remove(thing)
        thing.zone = Zone.BATTLEFIELD
        self.battlefield.add(thing, self.printed(thing))
        self.changed()

    def cease(self, token: Object) -> None:
        """It is nowhere from now on."""
        self._take_out(token)
        self.tokens_astray.remove(token)
        token.zone = Zone.NOWHERE
        self.changed()

    def belongs_to(self, thing: Object, player: Player) -> None:
        """Another owner, in whose zone it now lies; whoever controls it goes on doing so."""
        self._take_out(thing) if thing.zone is not Zone.BATTLEFIELD else None
        thing.owner = player
        self.put(thing) if thing.zone is not Zone.BATTLEFIELD else None
        self.changed()

    def attach(self, thing: Object, host: Object | Player | None) -> None:
        """To the host, or to nothing any more."""
        if thing.host is not None:
            self._attached[thing.host].pop(thing, None)
        thing.host = host
        if host is not None:
            self._attached.setdefault(host, {})[thing] = None
        self.changed()

    def attached(self) -> list[Object]:
        """Everything in play that is attached to something, oldest first."""
        held = [thing for found in self._attached.values() for thing in found if thing in self.battlefield]
        return self.battlefield.in_order(held) if held else []

    def attached_to(self, host: Object | Player) -> list[Object]:
        """What is in play and attached to it, oldest first."""
        found = self._attached.get(host)
        return self.battlefield.in_order(thing for thing in found if thing in self.battlefield) if found else []

    def _take_out(self, thing: Object) -> None:
        if thing in self.battlefield:
            self.battlefield.remove(thing)
            self.changed()
            return
        owner = thing.owner
        for place in (owner.owned_zones.get(thing.zone), owner.somewhere, owner.bottom):
            if place and thing in place:
                place.remove(thing)

    def changed(self) -> None:
        """Characteristics must be worked out anew, and what follows from the state of the game looked for again."""
        self._is_derived = self.is_at_rest = False

    def unsettled(self) -> None:
        """As `changed`, where the change is to something that no continuous effect can look at."""
        self.is_at_rest = False

    def circumstances_changed(self) -> None:
        """As `changed`, where the change is to something that only effects look at: where there are none, nothing
        follows from it."""
        if not self.is_as_printed:
            self.changed()

    @property
    def is_as_printed(self) -> bool:
        """Nothing has a continuous effect: everything that is there is what its card says, without changes
        of rules."""
        return not self.lasting and not self.battlefield.changing

    def rests(self) -> None:
        """Nothing more follows from the state of the game by itself."""
        self.is_at_rest = True

    def counters_changed(self, thing: Object) -> None:
        if thing in self.battlefield:
            self.battlefield.starts_as(thing, self.printed(thing))
        self.changed()

    def printed_values_changed(self, thing: Object) -> None:
        """What the object starts from has changed: its card, its face, whose it is by itself."""
        thing.printed = None
        if thing in self.battlefield:
            self.battlefield.starts_as(thing, self.printed(thing))
            self.changed()
        self.circumstances_changed()

    def characteristics(self, thing: Object) -> Characteristics:
        """What the object is now, or, when it is gone, what it last was."""
        if thing.last_known is not None:
            return thing.last_known
        if not self._is_derived:
            self._work_out()
        return self._derived.get(thing) or thing.printed or self.printed(thing)

    def _work_out(self) -> None:
        """Where nothing could change anything, everything is as printed."""
        before, self._derived, self._is_derived = self._derived, {}, True
        if not self.is_as_printed:
            self.count_work()
            self.rules.derive(self, self._derived)
        for thing in (*self._derived, *before):
            if thing in self.battlefield:
                self.battlefield.becomes(thing, self.characteristics(thing))

    def permanents_with(self, trait: object) -> list[Object]:
        """The permanents that have the trait (see Battlefield), oldest first."""
        if not self._is_derived:
            self._work_out()
        return self.battlefield.permanents_with(trait)

    def traits_in_play(self) -> Container[object]:
        """The traits that any permanent has."""
        if not self._is_derived:
            self._work_out()
        return self.battlefield.traits_in_play

    def printed(self, thing: Object) -> Characteristics:
        """What it starts from: its card or what it copies, the type as the edition reads it; face down, nothing.
        Objects that start from the same share it.
        """
        if thing.printed is None:
            card = FACE_DOWN if thing.face_down else thing.starting_card
            thing.printed = self._as_printed(card, thing.base_controller)
        return thing.printed

    def _as_printed(self, card: Card, controller: Player) -> Characteristics:
        known = self._printed.get((card.name, controller))
        if known is not None and known[0] is card:
            return known[1]
        types = card.types
        if not types.isdisjoint(OLD_TYPES):
            types = frozenset(self.edition.card_type(word) for word in types)
        found = printed_on(card, types, controller)
        self._printed[card.name, controller] = (card, found)
        return found

    def characteristics_face_up(self, thing: Object) -> Characteristics:
        """What a face-down object would be face up. Nothing is changed by asking."""
        kept = (self._derived, self._is_derived, self._work)
        face_down, thing.face_down, thing.printed = thing.printed, False, None
        self._derived, self._is_derived = {}, True
        self.rules.derive(self, self._derived)
        found = self.characteristics(thing)
        thing.face_down, thing.printed = True, face_down
        self._derived, self._is_derived, self._work = kept
        return found

    def controller(self, thing: Object) -> Player:
        return self.characteristics(thing).controller

    def permanents(self, player: Player | None = None) -> list[Object]:
        """Everything in play, or what the player controls there, oldest first."""
        if player is None:
            return list(self.battlefield)
        return [thing for thing in self.battlefield if self.characteristics(thing).controller is player]

    # events and choices

    def emit(self, event: Event) -> Node:
        """Records what happened and lets triggers see it."""
        node = self.trace.add(event)
        self.notice(event)
        return node

    def notice(self, event: Event) -> None:
        """Lets triggers see what leaves no trace of its own: the beginning of a step."""
        if self._unnoticed is None:
            self.rules.notice(self, event)
        else:
            self._unnoticed.append(event)

    def awaits(self, kind: type[Event]) -> bool:
        """Whether any text may wait for such events: in play, outside it, or as a delayed effect. Keywords that only
        count events, such as storm, wait for nothing."""
        if self.departure.departing or self.delayed or kind in self.awaited_elsewhere:
            return True
        return kind in self.traits_in_play()

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """What happens while it lasts is one change: triggers see its events when all of them have happened."""
        if self._unnoticed is not None:
            yield
            return
        happened: list[Event] = []
        self._unnoticed = happened
        try:
            yield
        finally:
            self._unnoticed = None
        for event in happened:
            self.rules.notice(self, event)

    def within(self, node: Node) -> Within[Node]:
        """While it lasts, events are put under the node."""
        return Within(self.trace.inside, node)

    @property
    def window(self) -> Window | None:
        return self.windows[-1] if self.windows else None

    def count_work(self) -> None:
        """Counts one look at everything in play. Raises TooLong when it has been too many."""
        self._work += 1 + len(self.battlefield)
        if self._work > MOST_WORK:
            raise TooLong("working out what everything is takes too long")

    @property
    def work_done(self) -> int:
        """How often objects have been looked at to work out what they are."""
        return self._work

    def innermost(self, kind: WindowKind) -> Window | None:
        """The window of the kind that was opened last, if one is open."""
        return next((window for window in reversed(self.windows) if window.kind is kind), None)

    def ask_act(self, player: Player) -> Act:
        """What the player does at a point where players may act."""
        self._count_question()
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
        self._count_question()
        if self.turn_controller is not None and choice.question.is_a_decision:
            choice.player = self.who_decides(choice.player)
        return self.oracle.choose(self, choice)

    def _count_question(self) -> None:
        self.questions += 1
        if self.questions > MOST_QUESTIONS:
            raise TooLong(f"more than {MOST_QUESTIONS} choices have been asked")
