"""Sentences that let time move on, and no further than they say."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.engine.windows import WindowKind
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_names import NEAREST, step_named
from sandbox.scenarios.language.step_values import TimeGoal
from sandbox.terms.steps import COMBAT_STEPS, Step


class CombatDamageIsDealt(TimeGoal):
    """Combat damage has been dealt, or this combat has none."""

    has_a_course = True

    def __init__(self, first: bool = False) -> None:
        super().__init__()
        self.first = first
        self.turn = 0
        self.step = Step.FIRST_STRIKE if first else Step.DAMAGE

    def fresh(self) -> TimeGoal:
        return CombatDamageIsDealt(self.first)

    def begin(self, context: StepContext) -> None:
        self.turn = context.game.turn_number

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        game = context.game
        windowed = game.step in game.edition.turn.open_steps
        wanted = Moment.COMBAT_DAMAGE_DEALT if windowed else Moment.COMBAT_DAMAGE_OVER
        if game.step is self.step and moment is wanted:
            self.done = True

    def reached(self, context: StepContext) -> bool:
        game = context.game
        return self.done or game.turn_number > self.turn or game.is_past(self.step)


class Resolves(TimeGoal):
    """The action meant has resolved, failed or been countered: the one named, or the last one announced."""

    has_a_course = True

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.name = name
        self.source: Object | None = None

    def fresh(self) -> TimeGoal:
        return Resolves(self.name)

    def begin(self, context: StepContext) -> None:
        window = context.game.window
        within = window is not None and window.kind in (WindowKind.PREVENTION, WindowKind.REGENERATION)
        waiting = [*context.game.waiting, *(context.game.resolving if within or self.name else ())]
        if self.name:
            thing = context.object(self.name.removeprefix("the effect of "))
            on_way = [a for a in waiting if a.source.physical == thing.physical]
        else:
            on_way = list(waiting)
        self.source = on_way[-1].source if on_way else None
        self.done = not on_way

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        if moment is Moment.RESOLVED and about is self.source:
            self.done = True


class EverythingResolves(TimeGoal):
    """Nothing waits any more."""

    has_a_course = True

    def reached(self, context: StepContext) -> bool:
        return not context.game.waiting


class StepComes(TimeGoal):
    """The player's next step of that name, this turn's if it is still to come."""

    def __init__(self, player: str, step: str, next_turn: bool = False) -> None:
        super().__init__()
        self.player, self.words, self.next_turn = player, step, next_turn
        self.step: Step | None = None
        self.begun_in = 0

    def fresh(self) -> TimeGoal:
        return StepComes(self.player, self.words, self.next_turn)

    def begin(self, context: StepContext) -> None:
        step = step_named(self.words, context.line)
        steps = context.game.edition.turn.steps
        self.step = step if step in steps else NEAREST[step]
        self.begun_in = context.game.turn_number

    def reached(self, context: StepContext) -> bool:
        game = context.game
        if self.done:
            return True
        if self.step is None or (self.next_turn and game.turn_number == self.begun_in):
            return False
        same = game.step is self.step or (
            self.step is Step.MAIN and game.step is Step.SECOND_MAIN and not self.next_turn
        )
        return context.player(self.player) in game.active_players and same

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        later = not self.next_turn or context.game.turn_number > self.begun_in
        comes = moment is Moment.STEP_BEGAN and context.game.step is self.step
        if comes and context.player(self.player) in context.game.active_players and later:
            self.done = True

    def begins_attack_of(self, player: Player) -> bool:
        words = self.words.removesuffix(" step").removesuffix(" phase")
        return words in ("beginning of combat", "combat", "declare attackers") and self.player == player.name


class TurnEnds(TimeGoal):
    """The present turn is over, or the game with it."""

    def reached(self, context: StepContext) -> bool:
        return self.done or context.game.over

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        if moment is Moment.TURN_ENDED:
            self.done = True


class TraceSays(TimeGoal):
    """The trace has said something with these words in it, since the sentence was reached and in this turn."""

    def __init__(self, quoted: str) -> None:
        super().__init__()
        self.quoted = quoted
        self.turn = 0

    def fresh(self) -> TimeGoal:
        return TraceSays(self.quoted)

    def begin(self, context: StepContext) -> None:
        context.game.trace.awaited = self.quoted[1:-1]
        self.turn = context.game.turn_number

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        if moment is Moment.TOLD:
            self.done, context.game.trace.awaited = True, ""

    def expired(self, context: StepContext) -> bool:
        return context.game.turn_number > self.turn


class CombatEnds(TimeGoal):
    """The attack of this turn is over."""

    def reached(self, context: StepContext) -> bool:
        game = context.game
        return game.combat is None and game.step not in COMBAT_STEPS and game.is_past(Step.COMBAT_END)


class DamagePrevention(TimeGoal):
    """Players may prevent damage that is on its way."""

    inside = True
    turn = 0

    def begin(self, context: StepContext) -> None:
        self.turn = context.game.turn_number

    def expired(self, context: StepContext) -> bool:
        return context.game.turn_number > self.turn

    def reached(self, context: StepContext) -> bool:
        window = context.game.window
        return window is not None and window.kind is WindowKind.PREVENTION


class DamageAssigned(TimeGoal):
    """Combat damage waits to be dealt, or has been dealt where it does not wait."""

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        if moment in (Moment.COMBAT_DAMAGE_ASSIGNED, Moment.COMBAT_DAMAGE_DEALT, Moment.PREVENTION_BEGAN):
            self.done = True


class RegenerationComes(DamagePrevention):
    """Something is about to die, and regeneration may be used."""

    def reached(self, context: StepContext) -> bool:
        window = context.game.window
        return window is not None and window.kind is WindowKind.REGENERATION


class CardIsDrawn(TimeGoal):
    """The player has drawn the card of the draw step."""

    def __init__(self, player: str) -> None:
        super().__init__()
        self.player = player

    def fresh(self) -> TimeGoal:
        return CardIsDrawn(self.player)

    def at(self, context: StepContext, moment: Moment, about: Object | Player | None) -> None:
        if moment is Moment.DREW and about is context.player(self.player):
            self.done = True


def _s(pattern: str, read: Callable[..., TimeGoal], example: str, about: str) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Time", "time")


TIME = (
    _s(
        "it is {player}'s turn",
        lambda player: StepComes(player, "main phase"),
        "it is Sue's turn",
        "Time moves on to the main phase of that player's turn.",
    ),
    _s(
        "it is {player}'s next {step}",
        lambda player, step: StepComes(player, step, True),
        "it is Bob's next upkeep",
        "A later turn's step of that name.",
    ),
    _s(
        "it is {player}'s {step}",
        lambda player, step: StepComes(player, step),
        "it is Sue's second main phase",
        "Time moves on to the step, in this turn if it is still to come.",
    ),
    _s(
        "it resolves",
        lambda: Resolves(),
        "it resolves",
        "The spell or effect announced last. Whatever was added after it resolves before.",
    ),
    _s(
        "(everything|the stack) resolves",
        lambda: EverythingResolves(),
        "everything resolves",
        "All that waits, the last announced first.",
    ),
    _s("{text} resolves", lambda text: Resolves(text), "Giant Growth resolves", "The spell or effect named."),
    _s(
        "combat damage is assigned",
        lambda: DamageAssigned(),
        "combat damage is assigned",
        "Where combat damage waits before it is dealt, time stops there.",
    ),
    _s(
        "first-strike damage is dealt",
        lambda: CombatDamageIsDealt(True),
        "first-strike damage is dealt",
        "The first of two waves.",
    ),
    _s(
        "combat damage is dealt",
        lambda: CombatDamageIsDealt(),
        "combat damage is dealt",
        "With everything that belongs to it. Acts that follow and prevent this damage are done in its course.",
    ),
    _s(
        "damage prevention begins",
        lambda: DamagePrevention(),
        "damage prevention begins",
        "Time stops in the next damage-prevention step, where the edition has one.",
    ),
    _s(
        "regeneration begins",
        lambda: RegenerationComes(),
        "regeneration begins",
        "Time stops at the next moment of dying, where the edition uses regeneration then.",
    ),
    _s(
        "{player} draws",
        CardIsDrawn,
        "Bob draws",
        "The draw of the draw step; in old editions there is a window before it.",
    ),
    _s(
        "the trace comes to {quoted}",
        TraceSays,
        'the trace comes to "Bob draws a card"',
        "Time stops in the middle of what happens, at a step of the trace, by a part of its sentence: claims that "
        "follow are judged there.",
    ),
    _s("the attack ends", lambda: CombatEnds(), "the attack ends", "Combat is over."),
    _s("the turn ends", lambda: TurnEnds(), "the turn ends", "With its cleanup."),
)
