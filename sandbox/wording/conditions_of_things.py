"""Conditions that ask of one thing what it has or has done, and of players what has come of this turn."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import AttackedThisTurn, ColorsAmong
from sandbox.meaning.conditions import (
    AllOf,
    AmountIs,
    CountersAre,
    DidNotAttack,
    Exists,
    HasAttacked,
    HasBeenDealtDamage,
    HasCast,
    HasDealtDamage,
    HasEntered,
    IsAttackingAlone,
    IsKind,
    LifeHasChanged,
    Not,
    TurnIs,
    WasCast,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Host, Reference, You
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import PLAIN_CONDITION
from sandbox.wording.pointing import Said
from sandbox.wording.saying import constant, denies, hears, say, says, unless


def is_you(who: Reference) -> bool:
    """Your turn has words of its own."""
    return who == You()


def _entered(value: object) -> Slots | None:
    return {"what": value.what} if isinstance(value, IsKind) and value.kind == Kind(entered=True) else None


def _has(value: object) -> Slots | None:
    if not isinstance(value, IsKind) or value.kind != Kind(keywords=value.kind.keywords):
        return None
    return value.parts() if len(value.kind.keywords) == 1 else None


def _unchanged(lost: bool, who: Reference) -> Not:
    return Not(LifeHasChanged(who, lost))


def _is_unchanged(lost: bool, value: object) -> Slots | None:
    match value:
        case Not(condition=LifeHasChanged(who=who)) if value == _unchanged(lost, who):
            return {"who": who}
    return None


def _cast_both(one: Kind, two: Kind) -> AllOf:
    return AllOf((HasCast(You(), one), HasCast(You(), two)))


def _are_both_cast(value: object) -> Slots | None:
    match value:
        case AllOf(conditions=(HasCast(kind=one), HasCast(kind=two))) if value == _cast_both(one, two):
            return {"one": one, "two": two}
    return None


def _you_control(kind: Kind, minimum: int) -> Exists:
    """Whose they are is not said twice."""
    if kind.controller is not None:
        raise Unfit
    return Exists(replace(kind, controller="you"), minimum)


def _changed_by(lost: bool, value: object) -> Slots | None:
    """Of more than any life at all."""
    if not isinstance(value, LifeHasChanged) or value.minimum < 2 or value.lost is not lost:
        return None
    return {"who": value.who, "minimum": value.minimum}


_WITH_COUNTERS = Kind(any_counter=True)


def _counters_of_every_kind(what: Reference, minimum: int) -> CountersAre:
    """`One or more counters` is said otherwise."""
    if minimum == 1:
        raise Unfit
    return CountersAre("", minimum, what=what)


def _dealt_so_much(value: object) -> Slots | None:
    return value.parts() if isinstance(value, HasBeenDealtDamage) and value.minimum > 1 else None


def _attackers(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=AttackedThisTurn(), minimum=minimum, maximum=None):
            return {"minimum": minimum}
    return None


def _of_colors(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=ColorsAmong(kind=kind), minimum=minimum, maximum=maximum) if maximum == minimum:
            return {"kind": kind, "number": minimum}
    return None


PRODUCTIONS: Table = (
    says(
        PLAIN_CONDITION,
        "{what:somebody} (was|has been) dealt {minimum:figure} or more damage this turn",
        HasBeenDealtDamage,
        _dealt_so_much,
    ),
    says(
        PLAIN_CONDITION,
        "you attacked with {minimum:count_word} or more creatures this turn",
        lambda minimum: AmountIs(AttackedThisTurn(), minimum),
        _attackers,
    ),
    says(
        PLAIN_CONDITION,
        "there are {number:count_word} colors among {kind:kinds}",
        lambda number, kind: AmountIs(ColorsAmong(kind), number, number),
        _of_colors,
    ),
    *[
        says(
            PLAIN_CONDITION,
            f"{{who:somebody}} {word} {{minimum:figure}} or more life this turn",
            partial(LifeHasChanged, lost=lost),
            partial(_changed_by, lost),
        )
        for word, lost in (("gained", False), ("lost", True))
    ],
    *[
        hears(
            PLAIN_CONDITION,
            f"you've {word} {{minimum:figure}} or more life this turn",
            lambda minimum, lost=lost: LifeHasChanged(You(), lost, minimum),
        )
        for word, lost in (("gained", False), ("lost", True))
    ],
    says(
        PLAIN_CONDITION,
        "{what:one_thing} entered( the battlefield|) this turn",
        lambda what: IsKind(what, Kind(entered=True)),
        _entered,
    ),
    says(
        PLAIN_CONDITION,
        "{what:one_thing} (has|had) (one or more |)counters on it",
        lambda what: IsKind(what, _WITH_COUNTERS),
        lambda value: {"what": value.what} if isinstance(value, IsKind) and value.kind == _WITH_COUNTERS else None,
    ),
    denies(PLAIN_CONDITION, "{what:one_thing} wasn't cast", WasCast),
    says(PLAIN_CONDITION, "{what:one_thing} (has|had) {kind:with_ability}", IsKind, _has),
    say(PLAIN_CONDITION, "{what:one_thing} (has |)dealt damage to {who:somebody} this turn", HasDealtDamage),
    *[
        says(
            PLAIN_CONDITION,
            f"{{who:player}} didn't {word} life this turn",
            partial(_unchanged, lost),
            partial(_is_unchanged, lost),
        )
        for word, lost in (("gain", False), ("lose", True))
    ],
    denies(PLAIN_CONDITION, "{who:player} didn't attack( with a creature|) this turn", HasAttacked),
    says(
        PLAIN_CONDITION,
        "you've cast both (a|an) {one:spell_kind} and (a|an) {two:spell_kind} this turn",
        _cast_both,
        _are_both_cast,
    ),
    denies(PLAIN_CONDITION, "you haven't cast (a|an) {kind:spell_kind} this turn", HasCast, who=You()),
    unless(say(PLAIN_CONDITION, "it's {who:possessor} turn", TurnIs), is_you),
    unless(
        denies(PLAIN_CONDITION, "it's not {who:possessor} turn", TurnIs),
        is_you,
    ),
    constant(
        PLAIN_CONDITION,
        "you control your commander",
        Exists(Kind(commander=True, controller="you", owner="you")),
    ),
    denies(PLAIN_CONDITION, "{what:one_thing} attacked this turn", DidNotAttack),
    hears(
        PLAIN_CONDITION,
        "{minimum:count_word} or more {kind:kinds} are attacking",
        lambda minimum, kind: Exists(replace(kind, attacking=True), minimum),
    ),
    constant(PLAIN_CONDITION, "~ has a counter on it", CountersAre("", 1)),
    hears(PLAIN_CONDITION, "~ has one or more counters on it", lambda: CountersAre("", 1)),
    says(
        PLAIN_CONDITION,
        "{what:one_thing} has {minimum:count_word} or more counters on it",
        _counters_of_every_kind,
        lambda value: (
            value.parts() if isinstance(value, CountersAre) and not value.name and value.maximum is None else None
        ),
    ),
    hears(
        PLAIN_CONDITION,
        "you control at least {minimum:count_word} {kind:kinds}",
        lambda minimum, kind: _you_control(kind, minimum),
    ),
    hears(
        PLAIN_CONDITION,
        "{kind:another} entered( the battlefield|) under your control this turn",
        lambda kind: HasEntered(kind),
    ),
    hears(PLAIN_CONDITION, "it's not {kind:state}", lambda kind: Not(IsKind(Said("it"), kind))),
    hears(PLAIN_CONDITION, "~ is attached to (a|an) {kind:kind}", lambda kind: IsKind(Host(), kind)),
    say(PLAIN_CONDITION, "{what:one_thing} is attacking alone", IsAttackingAlone, "{what:pointing}'s attacking alone"),
    constant(PLAIN_CONDITION, "you control a commander", Exists(Kind(commander=True, controller="you"))),
)
