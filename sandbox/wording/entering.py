"""What a card says about how permanents enter."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import Amount, BasicLandTypesAmong, Greatest, NumberOf, ThatMuch, Times, X
from sandbox.meaning.conditions import CostWasPaid
from sandbox.meaning.effects import (
    Effect,
    EnterAsCopy,
    EnterTapped,
    EnterUnderOpponent,
    EnterUnderYoursInstead,
    GetDesignation,
    If,
    May,
    PutCounters,
)
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Itself
from sandbox.meaning.replacement_effects import (
    AsEnters,
    DoNotEnter,
    EnterAsCopiesOfIt,
)
from sandbox.terms.designations import PREPARED
from sandbox.wording.counting import BY_ONES
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, ARRIVAL, COMMAND
from sandbox.wording.pointing import holds
from sandbox.wording.saying import constant, fields_of, hears, prints, say, says


def _unless(value: object) -> Slots | None:
    effect = _first(value)
    return {"condition": effect.condition} if isinstance(effect, If) and not effect.effects else None


def _first(effects: object) -> object:
    return effects[0] if isinstance(effects, tuple) and effects else None


def _arrival_if(value: object) -> Slots | None:
    effect = _first(value.effects) if isinstance(value, AsEnters) else None
    if not isinstance(effect, If) or not effect.effects:
        return None
    return {"condition": effect.condition, "effects": effect.effects}


def _copied(value: object, in_graveyard: bool) -> Slots | None:
    match value:
        case (May(effects=(EnterAsCopy(kind=kind, exceptions=exceptions) as copy, *_)), *_):
            return {"kind": kind, "exceptions": exceptions} if copy.in_graveyard is in_graveyard else None
    return None


def _counters(value: object, amount: int | None) -> Slots | None:
    """`amount`: only if there are that many counters."""
    match value:
        case (PutCounters(what=Itself(), name=name, amount=found),) if amount in (None, found):
            return {"name": name, "amount": found}
    return None


def _tapped_with_counters(value: object, amount: int | None) -> Slots | None:
    match value:
        case (EnterTapped(what=Itself()), *counters):
            return _counters(tuple(counters), amount)
    return None


def of_others(amount: Amount) -> Amount:
    """What enters is not there yet when the number is found (2026, 614.12). A number that asks for the X of a cost, or
    for the thing itself, is none of these."""
    if holds(amount, X) or holds(amount, Itself) or holds(amount, ThatMuch):
        raise Unfit
    if isinstance(amount, BasicLandTypesAmong | Greatest | NumberOf):
        return amount.with_parts({"kind": replace(amount.kind, another=True)})
    return amount


def _only_counters(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """How it is printed that something else than counters depends on a condition is said elsewhere."""
    if not all(isinstance(each, PutCounters) for each in effects):
        raise Unfit
    return effects


def _counted_counters(value: object, factor: int | None) -> Slots | None:
    """`factor` None: multiplied by the one that the amount says."""
    match value:
        case (PutCounters(what=Itself(), name=name, amount=Times(factor=times, amount=one)),) if not factor:
            return {"name": name, "factor": times, "amount": one} if isinstance(one, BY_ONES) else None
        case (PutCounters(what=Itself(), name=name, amount=one),) if factor:
            return {"name": name, "amount": one} if isinstance(one, BY_ONES) else None
    return None


def _measured_counters(value: object) -> Slots | None:
    match value:
        case (PutCounters(what=Itself(), name=name, amount=Meaning() as amount),) if not holds(amount, X):
            return {"name": name, "amount": amount}
    return None


PRODUCTIONS: Table = (
    prints(ABILITY, "{effects:arrival}.", fields_of(AsEnters)),
    say(ABILITY, "As ~ enters, {effects:commands}.", AsEnters),
    constant(ARRIVAL, "~ enters tapped", (EnterTapped(Itself()),)),
    constant(ARRIVAL, "~ enters under the control of an opponent of your choice", (EnterUnderOpponent(),)),
    say(
        COMMAND,
        "if (a|an) {kind:kind} would enter under an opponent's control this turn, it enters under your control instead",
        EnterUnderYoursInstead,
    ),
    constant(ARRIVAL, "~ enters prepared", (GetDesignation(Itself(), PREPARED),)),
    says(
        ARRIVAL,
        "~ enters tapped unless {condition:condition}",
        lambda condition: (If(condition, (), (EnterTapped(Itself()),)),),
        _unless,
    ),
    says(
        ARRIVAL,
        "~ enters with (a|an) {name:counter_name} counter on it",
        lambda name: (PutCounters(Itself(), name),),
        lambda value: _counters(value, 1),
    ),
    says(
        ARRIVAL,
        "~ enters with (a|an) {name:counter_name} counter on it for each {amount:per}",
        lambda name, amount: (PutCounters(Itself(), name, of_others(amount)),),
        lambda value: _counted_counters(value, 1),
    ),
    says(
        ARRIVAL,
        "~ enters with {factor:count_word} {name:counter_name} counters on it for each {amount:per}",
        lambda factor, name, amount: (PutCounters(Itself(), name, Times(factor, of_others(amount))),),
        lambda value: _counted_counters(value, None),
    ),
    says(
        ARRIVAL,
        "~ enters with X {name:counter_name} counters on it, where X is {amount:measure}",
        lambda name, amount: (PutCounters(Itself(), name, of_others(amount)),),
        _measured_counters,
    ),
    hears(
        ARRIVAL,
        "~ enters with a number of {name:counter_name} counters on it equal to {amount:measure}",
        lambda name, amount: (PutCounters(Itself(), name, of_others(amount)),),
    ),
    says(
        ARRIVAL,
        "~ enters with {amount:count} {name:counter_name} counters on it",
        lambda name, amount: (PutCounters(Itself(), name, amount),),
        lambda value: _counters(value, None),
    ),
    says(
        ARRIVAL,
        "~ enters tapped (with|and with) {amount:count} {name:counter_name} counters on it",
        lambda name, amount: (EnterTapped(Itself()), PutCounters(Itself(), name, amount)),
        lambda value: _tapped_with_counters(value, None),
    ),
    says(
        ARRIVAL,
        "~ enters tapped (with|and with) (a|an) {name:counter_name} counter on it",
        lambda name: (EnterTapped(Itself()), PutCounters(Itself(), name)),
        lambda value: _tapped_with_counters(value, 1),
    ),
    says(
        ARRIVAL,
        "you may have ~ enter as a copy of (any|a) {kind:kind}{exceptions:copy_exceptions}",
        lambda kind, exceptions: (May((EnterAsCopy(kind, exceptions),)),),
        partial(_copied, in_graveyard=False),
    ),
    says(
        ARRIVAL,
        "you may have ~ enter as a copy of (any|a) {kind:card_kind} in a graveyard{exceptions:copy_exceptions}",
        lambda kind, exceptions: (May((EnterAsCopy(kind, exceptions, in_graveyard=True),)),),
        partial(_copied, in_graveyard=True),
    ),
    says(
        ABILITY,
        "If {condition:condition}, {effects:its_arrival}.",
        lambda condition, effects: AsEnters((If(condition, effects),)),
        _arrival_if,
    ),
    hears(
        ABILITY,
        "If {condition:condition}, {effects:arrival}.",
        lambda condition, effects: AsEnters((If(condition, _only_counters(effects)),)),
    ),
    hears(
        ABILITY,
        "~ escapes with {amount:count} {name:counter_name} counters on it.",
        lambda amount, name: AsEnters((If(CostWasPaid("escape"), (PutCounters(Itself(), name, amount),)),)),
    ),
    hears(
        ABILITY,
        "~ escapes with (a|an) {name:counter_name} counter on it.",
        lambda name: AsEnters((If(CostWasPaid("escape"), (PutCounters(Itself(), name),)),)),
    ),
    hears(
        ABILITY,
        "{effects:arrival} if {condition:condition}{stop:stop}",
        lambda effects, condition, stop: AsEnters((If(condition, _only_counters(effects)),)),
    ),
    hears(ABILITY, "{effects:arrival}{stop:stop}", lambda effects, stop: AsEnters(effects)),
    say(
        ABILITY,
        "If (a|an) {kind:kind} would enter, instead it doesn't.",
        DoNotEnter,
        "If (a|an) {kind:kind} would enter the battlefield, instead it doesn't.",
    ),
    say(ABILITY, "{kind:kinds} enter as a copy of ~.", EnterAsCopiesOfIt),
)
