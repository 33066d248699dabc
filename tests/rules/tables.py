"""Games on paper: a case is a few sentences and the table as it lies after them, drawn as one line of text.

This is all that the tests of the rules know of the engine's insides.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import TypeVar

import pytest

from sandbox.cards import find
from sandbox.editions import EDITIONS
from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import PASS, Act, Cast
from sandbox.engine.changes.combat import begin_combat
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.damage import Packet
from sandbox.engine.events.zones import Entered
from sandbox.engine.game import Game, Oracle
from sandbox.engine.lasting import Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.windows import Window, WindowKind
from sandbox.meaning.card import Card
from sandbox.meaning.effects import Duration
from sandbox.meaning.nodes import Modification
from sandbox.rules.casting.modes import modes_of
from sandbox.rules.triggers.triggered import take_triggers
from sandbox.rules.zones.entering import enter_play
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.run import Run, run, start_of

ALL = tuple(EDITIONS)
OLD, NEW = ("mirage", "duel"), ("timespiral", "m11", "today")
"""With batches, and with the stack."""


# what a case says


@dataclass(frozen=True)
class Answers:
    """What the table looks like, by the answer that an edition's record gives to the question."""

    question: str
    by_answer: Mapping[Hashable, Expected]

    def under(self, edition: str) -> str:
        answer = attrgetter(self.question)(EDITIONS[edition])
        return expected_under(self.by_answer[answer], edition)


Expected = str | Answers


def answers(question: str, by_answer: Mapping[Hashable, Expected]) -> Answers:
    """`answers("mana.unspent", {burns: "Bob 19", vanishes: "Bob 20"})`; every answer that an edition gives must be
    there."""
    return Answers(question, by_answer)


def expected_under(expected: Expected, edition: str) -> str:
    return expected if isinstance(expected, str) else expected.under(edition)


@dataclass(frozen=True)
class Case:
    """One sentence of the rules, and a game that shows it.

    `source` names the paragraphs that decide it. `steps` are sentences of the scenario language: the position, an empty
    line, what is done. `table` is how the table then lies. `cards` are made for the case: their lines joined by ` // `.
    """

    rule: str
    source: str
    steps: str
    table: Expected
    editions: tuple[str, ...] = ALL
    cards: tuple[str, ...] = ()
    fight: bool = False
    """Whether the drawing shows who attacks and who blocks."""

    def after(self, edition: str) -> str:
        return after(self.steps, edition, self.cards, self.fight)

    def expected(self, edition: str) -> str:
        return expected_under(self.table, edition)


def chapter(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    """Parametrizes a test with every case under each of its editions."""
    params = [pytest.param(case, edition, id=f"{case.rule} [{edition}]") for case in cases for edition in case.editions]
    return pytest.mark.parametrize(("case", "edition"), params)


def by_answer(question: str, by: Mapping[Hashable, object]) -> list[tuple[str, object]]:
    """Every edition with what belongs to its answer, for `parametrize`."""
    return [(edition, by[attrgetter(question)(record)]) for edition, record in EDITIONS.items()]


# playing


@cache
def parsed(steps: str, cards: tuple[str, ...] = ()) -> ParsedScenario:
    return parse_text(scenario_text(steps, cards))[0]


def scenario_text(steps: str, cards: tuple[str, ...] = ()) -> str:
    """The scenario of the steps: what stands above the empty line is the position."""
    return "\n".join(("Example: on paper", *_lines(steps, cards), ""))


def _lines(steps: str, cards: tuple[str, ...]) -> Iterator[str]:
    if "the players are" not in steps:
        yield "  Given the players are Bob and Sue"
    for card in cards:
        yield "  Given this card:"
        yield from (f"    {line}" for line in ('"""', *card.split(" // "), '"""'))
    word = "Given"
    for line in steps.strip().splitlines():
        if line.strip():
            yield f"  {word} {line.strip()}"
        else:
            word = "When"


def played(steps: str, edition: str, cards: tuple[str, ...] = ()) -> Run:
    return run(parsed(steps, cards), EDITIONS[edition])


def after(steps: str, edition: str, cards: tuple[str, ...] = (), fight: bool = False) -> str:
    """The table after the steps, with what has stopped the game, if anything has."""
    done = played(steps, edition, cards)
    found = [drawn(done.game, fight)]
    if done.open_choice is not None:
        found.append(f"{done.open_choice.player.name} must choose: {done.open_choice.question}")
    elif done.refusal is not None:
        found.append(f"refused: {done.refusal.rule}")
    return " / ".join(found)


class Paper:
    """A position with nobody at the table, to ask the rules about."""

    def __init__(self, steps: str, edition: str, cards: tuple[str, ...] = ()) -> None:
        self.game: Game = start_of(parsed(steps, cards), EDITIONS[edition])

    def thing(self, name: str) -> Object:
        """The object that a text calls so, wherever it is."""
        zones = [zone for player in self.game.players for zone in player.owned_zones.values()]
        there = [*self.game.permanents(), *(card for zone in zones for card in zone)]
        return next(thing for thing in there if named(thing) == name)

    def things(self, *names: str) -> list[Object]:
        return [self.thing(name) for name in names]

    def player(self, name: str) -> Player:
        return next(player for player in self.game.players if player.name == name)

    @property
    def bob(self) -> Player:
        return self.player("Bob")

    @property
    def sue(self) -> Player:
        return self.player("Sue")

    def drawn(self) -> str:
        return drawn(self.game)

    def lasts(self, name: str, *modifications: Modification, source: str = "") -> None:
        """A spell of Bob's that has resolved changes the object until end of turn, from now on."""
        thing, maker = self.thing(name), self.thing(source or name)
        lasting = Lasting(maker, self.bob, (thing,), modifications, Duration.THIS_TURN, self.game.now())
        self.game.lasting.append(lasting)
        self.game.changed()

    def size(self, name: str) -> str:
        """`3/4`, or a dash for what is no creature."""
        found = self.game.characteristics(self.thing(name))
        return f"{found.power}/{found.toughness}" if found.is_creature else "-"

    def has(self, name: str, keyword: str) -> bool:
        return self.game.characteristics(self.thing(name)).has(keyword)

    def colors(self, name: str) -> set[str]:
        return {str(color) for color in self.game.characteristics(self.thing(name)).colors}

    def subtypes(self, name: str) -> set[str]:
        return set(self.game.characteristics(self.thing(name)).subtypes)

    def attack(self, *attackers: str, band: bool = False, blocked_by: str = "") -> Combat:
        """Bob's creatures attack Sue, in a band or by themselves, and one of hers blocks the first of them."""
        combat = begin_combat(self.game)
        members = self.things(*attackers)
        for member in members:
            combat.attacks(member, self.sue, self.sue)
        combat.form_bands([members] if band else [])
        combat.announced = combat.declared = True
        if blocked_by:
            combat.is_blocked_by(self.thing(blocked_by), members[0])
            combat.all_blockers_are_declared()
        return combat

    def opened(self, kind: WindowKind, player: Player) -> Window:
        """A window in which it is the player's chance to act."""
        window = Window(kind)
        window.player = player
        self.game.windows.append(window)
        return window

    def may_announce(self, card: str, kind: WindowKind, by: str) -> bool:
        """Whether Bob may cast the card in a window of the kind: while damage from the creature is on its way to Bob,
        and while that creature is dying."""
        action, window = spell(self, card), self.opened(kind, self.bob)
        creature = self.thing(by)
        window.packets = [Packet(creature, self.game.characteristics(creature), self.bob, 1)]
        window.dying = [creature]
        if kind is WindowKind.REGENERATION:
            action.targets = ((creature,),)
        why_not = self.game.edition.responses.why_not_now(self.game, self.bob, action, Cast(action.source))
        self.game.windows.remove(window)
        return why_not is None

    def enters_again(self, name: str) -> None:
        """What waits for permanents to come into play sees it come."""
        self.game.emit(Entered(self.thing(name)))

    def put_into_play(self, name: str) -> Object:
        """The card of Bob's comes into play, uncast."""
        return enter_play(self.game, self.thing(name), self.bob)

    def when_asked_to_act(self, then: Callable[[], object]) -> None:
        """From now on everybody passes, and each time this is done first."""
        self.game.oracle = Passing(self.game.oracle, then)

    def taken(self) -> list[Action]:
        """What has triggered, in the order in which it begins."""
        return take_triggers(self.game)


A = TypeVar("A")


class Passing:
    """Nobody does anything; `then` is called whenever somebody could. Other questions go to the oracle before it."""

    def __init__(self, before: Oracle, then: Callable[[], object]) -> None:
        self.before, self.then = before, then

    def act(self, game: Game, player: Player) -> Act:
        self.then()
        return PASS

    def choose(self, game: Game, choice: Choice[A]) -> A:
        return self.before.choose(game, choice)

    def happened(self, game: Game, moment: Moment, about: Object | Player | None = None) -> None:
        self.before.happened(game, moment, about)


def spell(table: Paper, card: str) -> Action:
    """The card, as it would be announced: aimed at nothing yet."""
    held = table.thing(card)
    looks = table.game.characteristics(held)
    return Action(ActionKind.SPELL, held, held.owner, modes_of(table.game, held)[0], looks)


def printed_card(name: str) -> Card:
    """A card of the pool, in nobody's hands."""
    return find(name)


# drawing


def drawn(game: Game, fight: bool = False) -> str:
    """Every player with what lies there, then what waits, the newest last. With `fight`, who attacks and blocks."""
    found = [_player(game, player, fight) for player in game.players]
    if game.waiting:
        found.append(f"waiting: {', '.join(_action(action) for action in game.waiting)}")
    return " / ".join([*found, game.outcome] if game.outcome else found)


def _player(game: Game, player: Player, fight: bool) -> str:
    parts = [f"{player.name} {player.life}{_marks(player)}"]
    in_play = grouped([permanent(game, thing, fight) for thing in game.permanents(player)])
    parts[0] += f": {', '.join(in_play)}" if in_play else ""
    for name, cards in (
        ("hand", player.hand),
        ("graveyard", player.graveyard),
        ("removed", player.removed),
        ("phased out", player.phased_out),
        ("ante", player.ante),
    ):
        if cards:
            parts.append(f"{name}: {', '.join(grouped([_card(card) for card in cards]))}")
    return "; ".join(parts)


def _marks(player: Player) -> str:
    mana = "".join(f"{{{kind}}}" * amount for kind, amount in sorted(player.pool.items()))
    poison = f" {player.has_counters('poison')} poison" if player.has_counters("poison") else ""
    return f"{poison}{f' {mana}' if mana else ''}{' lost' if player.lost else ''}"


def grouped(words: list[str]) -> list[str]:
    """What follows itself is counted: `2 Forest`."""
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return [word if number == 1 else f"{number} {word}" for word, number in runs]


def permanent(game: Game, thing: Object, fight: bool = False) -> str:
    """`War Mammoth 3/3 tapped damage 1`."""
    characteristics, combat = game.characteristics(thing), game.combat if fight else None
    words = [thing.card.name if characteristics.is_land else named(thing)]
    if characteristics.is_creature:
        words.append(f"{characteristics.power}/{characteristics.toughness}")
    words += ["tapped"] if thing.tapped else []
    if combat is not None and combat.is_attacking(thing):
        words.append("attacking")
    if combat is not None and combat.is_blocking(thing):
        words.append(f"blocking {' and '.join(named(met) for met in combat.blocked_by(thing))}".strip())
    words += [f"damage {thing.damage}"] if thing.damage else []
    words += [f"{number} {name}" for name, number in sorted(thing.counters.items()) if number]
    words += [f"on {named(thing.host)}"] if thing.host is not None else []
    return " ".join(words)


def _card(card: Object) -> str:
    return named(card) if card.card.types else "?"


def _action(action: Action) -> str:
    aims = action.aims()
    return f"{named(action)}{f' at {chr(38).join(named(aim) for aim in aims)}' if aims else ''}"
