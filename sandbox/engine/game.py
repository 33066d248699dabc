"""The game as it stands. It knows where everything is and keeps the trace; what the rules do stands in
`sandbox.rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from sandbox.engine.actions import Action
from sandbox.engine.acts import Act
from sandbox.engine.characteristics import Characteristics
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.damage import Shield
from sandbox.engine.edition import Edition
from sandbox.engine.events import Event
from sandbox.engine.lasting import Delayed, Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.engine.trace import Node, Trace, Within
from sandbox.engine.windows import Window, WindowKind
from sandbox.meaning.card import Card
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


class Game:
    """`derive` fills in everybody's characteristics (and may look at those filled in so far), `notice` lets
    triggers see an event; both come from `sandbox.rules`.
    """

    def __init__(
        self,
        edition: Edition,
        oracle: Oracle,
        names: Iterable[str],
        derive: Callable[[Game, dict[Object, Characteristics]], None],
        notice: Callable[[Game, Event], None],
    ) -> None:
        self.edition = edition
        self.oracle = oracle
        self.players = [Player(name, seat) for seat, name in enumerate(names)]
        self.active = self.players[0]
        self.turn_number = 1
        self.step = Step.MAIN
        self.part = StepPart.BEGINNING
        """How far the step has come."""
        self.step_before: Step | None = None
        """The last step that took place."""
        self.battlefield: list[Object] = []
        self.waiting: list[Action] = []
        self.phase_effects: list[Action] = []
        """Effects that are due in the course of this phase and have not happened yet."""
        self.announced: list[Action] = []
        """What is being announced and paid for just now, and does not wait yet."""
        self.resolving: list[Action] = []
        """What is being carried out just now, with all that follows from it; the innermost last."""
        self.lasting: list[Lasting] = []
        self.delayed: list[Delayed] = []
        self.shields: list[Shield] = []
        self.triggers: list[Action] = []
        """Triggered effects that have not begun to wait or to happen yet."""
        self.leaving_together: dict[Object, Characteristics] = {}
        """What leaves play at this very moment, all of it, and how each looked just before."""
        self.combat: Combat | None = None
        self.windows: list[Window] = []
        self.trace = Trace()
        self.outcome = ""
        """How the game ended: `draw`, or `Bob wins`; empty while it goes on."""
        self.begun = False
        self.to_begin = False
        """The game starts before its first turn."""
        self.for_ante = False
        self.teams: list[list[Player]] = []
        """Empty: everybody plays alone."""
        self.range_of_influence: int | None = None
        """In seats; None: no limit."""
        self.games_won: dict[Player, int] = {}
        self.tokens: list[Object] = []
        """Every token that has come into play, as it first was."""
        self.starting = self.active
        self.extra_turns: list[Player] = []
        self.turn_facts: dict[str, Any] = {}
        self.questions = 0
        self._work = 0
        self._derive = derive
        self._notice = notice
        self._characteristics: dict[Object, Characteristics] | None = None
        self._signs: tuple[object, frozenset[object]] = (None, frozenset())
        self._ids = 0
        self._moment = 0

    # time and order

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

    def team_of(self, player: Player) -> list[Player]:
        """The player and those of the same team."""
        return next((team for team in self.teams if player in team), [player])

    def in_range(self, player: Player, other: Player) -> bool:
        """Whether the other sits within the player's range of influence, counted around the table."""
        if self.range_of_influence is None or other is player:
            return True
        left = [p for p in self.players if not p.lost or p in (player, other)]
        apart = abs(left.index(player) - left.index(other))
        return min(apart, len(left) - apart) <= self.range_of_influence

    @contextmanager
    def announcing(self, action: Action) -> Iterator[None]:
        """While it lasts, the action is being announced."""
        self.announced.append(action)
        try:
            yield
        finally:
            self.announced.remove(action)

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

    def zone_list(self, thing: Object) -> list[Object] | None:
        """The list that the object stands in; None for what is on its way or nowhere."""
        if thing.zone is Zone.BATTLEFIELD:
            return self.battlefield
        return thing.owner.owned_zones.get(thing.zone)

    def put(self, thing: Object) -> None:
        """Enters the object in the list of its zone."""
        place = self.zone_list(thing)
        if place is not None:
            place.append(thing)
        self.changed()

    def move(self, thing: Object, zone: Zone) -> Object:
        """The card leaves its zone and becomes a new object in the other one, at the top of an ordered zone. No
        rules are consulted.
        """
        characteristics = self.leaving_together.get(thing) or self.characteristics(thing)
        place = self.zone_list(thing)
        if place is not None and thing in place:
            place.remove(thing)
        for hidden in (thing.owner.somewhere, thing.owner.bottom):
            if thing in hidden:
                hidden.remove(thing)
        after = self.new_object(thing.card, thing.owner, zone, thing.physical, thing.token)
        after.label = thing.label
        thing.last_known = characteristics
        thing.became = after
        self.put(after)
        return after

    def changed(self) -> None:
        """Characteristics must be worked out anew."""
        self._characteristics = None

    def characteristics(self, thing: Object) -> Characteristics:
        """What the object is now, or, when it is gone, what it last was."""
        if thing.last_known is not None:
            return thing.last_known
        characteristics = self._characteristics
        if characteristics is None:
            characteristics = self._characteristics = {}
            self.works()
            self._derive(self, characteristics)
        found = characteristics.get(thing)
        if found is None:
            found = characteristics[thing] = self.printed(thing)
        return found

    @property
    def signs(self) -> frozenset[object]:
        """Every card type, supertype and subtype that is in play, and every class of ability."""
        if self._characteristics is None or self._signs[0] is not self._characteristics:
            characteristics = [self.characteristics(thing) for thing in self.battlefield]
            found = (
                sign for one in characteristics for part in (one.types, one.supertypes, one.subtypes) for sign in part
            )
            self._signs = (
                self._characteristics,
                frozenset((*found, *(type(a) for one in characteristics for a in one.abilities))),
            )
        return self._signs[1]

    def printed(self, thing: Object) -> Characteristics:
        """What it starts from: its card or what it copies, the type as the edition reads it; face down, nothing."""
        if thing.face_down:
            return Characteristics(FACE_DOWN, thing.base_controller)
        found = Characteristics(thing.copied or thing.card, thing.base_controller)
        if not found.types.isdisjoint(OLD_TYPES):
            found.types = frozenset(self.edition.card_type(word) for word in found.types)
        return found

    def characteristics_face_up(self, thing: Object) -> Characteristics:
        """What a face-down object would be face up. Nothing is changed by asking."""
        kept, thing.face_down, self._characteristics = (self._characteristics, self._work), False, None
        found = self.characteristics(thing)
        thing.face_down, (self._characteristics, self._work) = True, kept
        return found

    def controller(self, thing: Object) -> Player:
        return self.characteristics(thing).controller

    def permanents(self, player: Player | None = None) -> list[Object]:
        """Everything in play, or what the player controls there, oldest first."""
        if player is None:
            return list(self.battlefield)
        return [thing for thing in self.battlefield if self.characteristics(thing).controller is player]

    def attached_to(self, host: Object | Player) -> list[Object]:
        return [thing for thing in self.battlefield if thing.host is host]

    # events and choices

    def emit(self, event: Event) -> Node:
        """Records what happened and lets triggers see it."""
        node = self.trace.add(event)
        self._notice(self, event)
        return node

    def notice(self, event: Event) -> None:
        """Lets triggers see what leaves no trace of its own: the beginning of a step."""
        self._notice(self, event)

    def within(self, node: Node) -> Within:
        return Within(self.trace, node)

    @property
    def window(self) -> Window | None:
        return self.windows[-1] if self.windows else None

    def works(self) -> None:
        """Counts one look at everything in play. Raises TooLong when it has been too many."""
        self._work += 1 + len(self.battlefield)
        if self._work > MOST_WORK:
            raise TooLong("working out what everything is takes too long")

    def innermost(self, kind: WindowKind) -> Window | None:
        """The window of the kind that was opened last, if one is open."""
        return next((window for window in reversed(self.windows) if window.kind is kind), None)

    def ask_act(self, player: Player) -> Act:
        """What the player does at a point where players may act."""
        self._count_question()
        return self.oracle.act(self, player)

    def ask(self, choice: Choice[A]) -> A:
        """The answer to a choice. Raises Unanswered when the oracle has none."""
        self._count_question()
        return self.oracle.choose(self, choice)

    def _count_question(self) -> None:
        self.questions += 1
        if self.questions > MOST_QUESTIONS:
            raise TooLong(f"more than {MOST_QUESTIONS} choices have been asked")

    @property
    def over(self) -> bool:
        return bool(self.outcome)
