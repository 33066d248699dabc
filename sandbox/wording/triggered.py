"""Triggered abilities: `when`, `whenever` and `at`."""

from functools import partial

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import Total
from sandbox.meaning.conditions import AmountIs, Condition, During, HasDesignation
from sandbox.meaning.conditions_of_turns import ResolvedTimes
from sandbox.meaning.effects import If, IfDone, May, Pays
from sandbox.meaning.events import (
    Attacks,
    Dies,
    EitherOf,
    Enters,
    EventPattern,
    LeavesPlay,
    PutIntoGraveyard,
    SpellCast,
    YouAttack,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Host, Itself, You
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, OCCASION, ONCE
from sandbox.wording.pointing import holds
from sandbox.wording.saying import hears, prints, say, says, stands_for, unless

HAPPEN_ONCE = (Enters, Dies, LeavesPlay, PutIntoGraveyard)
"""Events that a thing goes through once: `when`, not `whenever`."""


def _begins_with_if(modes: tuple[Mode, ...], **others: object) -> bool:
    """An `if` right after the event is a condition of the ability, looked at as the event happens."""
    match modes[0].effects[0]:
        case If(effects=(_, *_), otherwise=(), at_the_end=False):
            return True
    return False


def _of_either(
    one: EventPattern, two: EventPattern, modes: tuple[Mode, ...], condition: Condition | None = None
) -> Triggered:
    """Where an `if` stands right after the second event, it belongs to both."""
    if condition is None and _begins_with_if(modes):
        raise Unfit
    return Triggered(EitherOf((one, two)), modes, condition)


def _either(conditioned: bool, value: object) -> Slots | None:
    match value:
        case Triggered(event=EitherOf(patterns=(one, two)), once_each_turn=False) if (
            value.condition is not None
        ) is conditioned:
            return {"one": one, "two": two, "modes": value.modes, "condition": value.condition}
    return None


YOUR_TURN, OPPONENTS_TURN = During(whose="your"), During(whose="opponent")
IN_COMBAT = During("combat")
_ATTACKERS = Kind(types=frozenset({CardType.CREATURE}), attacking=True, controller="you")


def _with_total_power(event: EventPattern, number: int, modes: tuple[Mode, ...]) -> Triggered:
    """What they had as they attacked counts, and does not change any more: it is asked as they attack."""
    if not isinstance(event, Attacks | YouAttack):
        raise Unfit
    return Triggered(event, modes, meanwhile=AmountIs(Total("power", _ATTACKERS), number))


def _in_a_turn(turn: Condition, event: EventPattern, modes: tuple[Mode, ...]) -> Triggered:
    return Triggered(event, modes, meanwhile=turn)


def _of_a_turn(turn: Condition, value: object) -> Slots | None:
    if not isinstance(value, Triggered) or value != Triggered(value.event, value.modes, meanwhile=turn):
        return None
    return value.parts()


_ONCE = "This ability triggers only once each turn."
_ACTS_ONCE = "Do this only once each turn."


def _offers_more_or_nothing(modes: tuple[Mode, ...], **others: object) -> bool:
    """Whether the text is anything but one thing that its controller may do: what is done once each turn."""
    match modes:
        case (Mode(effects=(May(who=You()) | Pays(who=You()) | IfDone(first=(May(who=You()),)),)),):
            return False
    return True


def _triggered(event: str) -> Table:
    return (
        say(ABILITY, f"{event}, if {{condition:condition}}, {{modes:modes}} {_ONCE}", Triggered, once_each_turn=True),
        unless(say(ABILITY, f"{event}, {{modes:modes}} {_ONCE}", Triggered, once_each_turn=True), _begins_with_if),
        unless(
            say(
                ABILITY, f"{event}, if {{condition:condition}}, {{modes:modes}} {_ACTS_ONCE}", Triggered, acts_once=True
            ),
            _offers_more_or_nothing,
        ),
        unless(
            say(ABILITY, f"{event}, {{modes:modes}} {_ACTS_ONCE}", Triggered, acts_once=True), _offers_more_or_nothing
        ),
        unless(
            say(ABILITY, f"{event}, if {{condition:condition}}, {{modes:modes}}", Triggered),
            lambda condition, **others: holds(condition, ResolvedTimes),
        ),
        unless(say(ABILITY, f"{event}, {{modes:modes}}", Triggered), _begins_with_if),
    )


PRODUCTIONS: Table = (
    hears(
        ABILITY,
        "(Whenever|When) {event:happening} while {meanwhile:condition}, {modes:modes}",
        lambda event, meanwhile, modes: Triggered(event, modes, meanwhile=meanwhile),
    ),
    prints(
        ABILITY,
        "Whenever {event:happening} while {meanwhile:condition}, {modes:modes}",
        lambda value: (
            (
                value.parts()
                if isinstance(value, Triggered)
                and value == Triggered(value.event, value.modes, meanwhile=value.meanwhile)
                else None
            )
            if isinstance(value, Triggered) and value.meanwhile not in (None, YOUR_TURN, OPPONENTS_TURN)
            else None
        ),
    ),
    *[
        hears(
            ABILITY,
            f"Whenever you cast your {word} {{kind:spell_kind}} during {whose}, {{modes:modes}}",
            lambda kind, modes, turn=turn, nth=nth: Triggered(SpellCast(kind, You(), nth=nth), modes, meanwhile=turn),
        )
        for nth, word in ((1, "first"), (2, "second"))
        for whose, turn in (("each of your turns", YOUR_TURN), ("each opponent's turn", OPPONENTS_TURN))
    ],
    *[
        says(
            ABILITY,
            f"(Whenever|When) {{event:happenings}} during {whose} turn, {{modes:modes}}",
            partial(_in_a_turn, turn),
            partial(_of_a_turn, turn),
        )
        for whose, turn in (("your", YOUR_TURN), ("(an|each) opponent's", OPPONENTS_TURN))
    ],
    says(
        ABILITY,
        "Whenever {event:happenings} during combat, {modes:modes}",
        partial(_in_a_turn, IN_COMBAT),
        partial(_of_a_turn, IN_COMBAT),
    ),
    hears(
        ABILITY,
        "(Whenever|When) {event:happening}, if you attacked with creatures with total power {number:figure} or greater"
        " this combat, {modes:modes}",
        _with_total_power,
    ),
    hears(
        ABILITY,
        "Whenever you attack with creatures with total power {number:figure} or greater, {modes:modes}",
        partial(_with_total_power, YouAttack()),
    ),
    hears(
        ABILITY,
        "Whenever {event:happening} while {word:designation}, {modes:modes}",
        lambda event, word, modes: Triggered(event, modes, HasDesignation(word)),
    ),
    says(
        ONCE,
        "{event:happening}",
        lambda event: event,
        lambda value: (
            {"event": value} if isinstance(value, HAPPEN_ONCE) and value.subject in (Itself(), Host()) else None
        ),
    ),
    *_triggered("When {event:once}"),
    *_triggered("(Whenever|When) {event:happenings}"),
    *_triggered("At {event:moment}"),
    *_triggered("During {event:period}"),
    stands_for(OCCASION, "at {it:moment}"),
    stands_for(OCCASION, "(whenever|when) {it:happening}"),
    *[
        says(
            ABILITY,
            f"{{one:occasion}} and {{two:occasion}}, {words}",
            _of_either,
            partial(_either, conditioned),
        )
        for words, conditioned in (("if {condition:condition}, {modes:modes}", True), ("{modes:modes}", False))
    ],
)
