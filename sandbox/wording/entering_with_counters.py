"""With which counters something enters: `it enters with two +1/+1 counters and a trample counter on it`."""

from dataclasses import replace

from sandbox.meaning.amounts import Amount, BasicLandTypesAmong, Greatest, NumberOf, X
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration, Effect, Modify, PutCounters
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Itself
from sandbox.meaning.replacement_effects import EnterWithCounters
from sandbox.wording.entering import of_others
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, ARRIVAL, ARRIVING_COUNTERS, ITS_ARRIVAL, SOME_COUNTERS
from sandbox.wording.pointing import holds
from sandbox.wording.saying import hears, say, says

Effects = tuple[Effect, ...]


def _put(name: str, amount: Amount = 1) -> PutCounters:
    return PutCounters(Itself(), name, amount)


def _one(value: object) -> Slots | None:
    return {"name": value.name} if isinstance(value, PutCounters) and value == _put(value.name) else None


def _several(value: object) -> Slots | None:
    fits = isinstance(value, PutCounters) and value == _put(value.name, value.amount) and value.amount != 1
    return {"name": value.name, "amount": value.amount} if isinstance(value, PutCounters) and fits else None


def _alone(value: object) -> Slots | None:
    return {"one": value[0]} if isinstance(value, tuple) and len(value) == 1 else None


def _both(value: object) -> Slots | None:
    return {"one": value[0], "two": value[1]} if isinstance(value, tuple) and len(value) == 2 else None


def _gains(word: Ability) -> Modify:
    return Modify(Itself(), (Has(word),), Duration.FOR_GOOD)


def _with_a_word(value: object) -> Slots | None:
    match value:
        case (*counters, Modify(modifications=(Has(ability=word),)) as gained) if counters and gained == _gains(word):
            return {"counters": tuple(counters), "word": word}
    return None


def _counted_elsewhere(amount: Amount) -> Amount:
    """What enters is not there yet when the number is found (2026, 614.12): it is none that counts what is there."""
    if any(holds(amount, sort) for sort in (X, NumberOf, Greatest, BasicLandTypesAmong)):
        raise Unfit
    return amount


def _with(kind: Kind, name: str, amount: Amount) -> EnterWithCounters:
    return EnterWithCounters(kind, name, _counted_elsewhere(amount))


def _measured(value: object) -> Slots | None:
    if not isinstance(value, EnterWithCounters) or isinstance(value.amount, int):
        return None
    return value.parts()


_OTHERS = ("{kind:kinds} enter with", "on them"), ("each {kind:kind} enters with", "on it")
PRODUCTIONS: Table = (
    says(SOME_COUNTERS, "(a|an|an additional) {name:counter_name} counter", _put, _one),
    says(SOME_COUNTERS, "{amount:count} (|additional ){name:counter_name} counters", _put, _several),
    says(ARRIVING_COUNTERS, "{one:some_counters}", lambda one: (one,), _alone),
    says(ARRIVING_COUNTERS, "{one:some_counters} and {two:some_counters}", lambda one, two: (one, two), _both),
    says(
        ITS_ARRIVAL,
        "it enters with {counters:arriving_counters} on it and with {word:keyword}",
        lambda counters, word: (*counters, _gains(word)),
        _with_a_word,
    ),
    says(
        ITS_ARRIVAL,
        "it enters with {counters:arriving_counters} on it",
        lambda counters: counters,
        lambda value: {"counters": value},
    ),
    hears(
        ITS_ARRIVAL,
        "it enters with X {name:counter_name} counters on it, where X is {amount:measure}",
        lambda name, amount: (_put(name, of_others(amount)),),
    ),
    says(
        ARRIVAL,
        "~ enters with {one:some_counters} and {two:some_counters} on it",
        lambda one, two: (one, two),
        _both,
    ),
    *[
        production
        for those, there in _OTHERS
        for production in (
            say(ABILITY, f"{those} an additional {{name:counter_name}} counter {there}.", EnterWithCounters, amount=1),
            say(
                ABILITY,
                f"{those} {{amount:count_word}} additional {{name:counter_name}} counters {there}.",
                EnterWithCounters,
            ),
            says(
                ABILITY,
                f"{those} an additional X {{name:counter_name}} counters {there}, where X is {{amount:measure}}.",
                _with,
                _measured,
            ),
            hears(
                ABILITY,
                f"{those} X additional {{name:counter_name}} counters {there}, where X is {{amount:measure}}.",
                _with,
            ),
            hears(
                ABILITY,
                f"{those} a number of additional {{name:counter_name}} counters {there} equal to {{amount:measure}}.",
                _with,
            ),
            hears(
                ABILITY,
                f"{those} an additional {{name:counter_name}} counter {there} for each {{amount:per}}.",
                _with,
            ),
        )
    ],
    *[
        hears(
            ABILITY,
            f"Each other {{kind:kind}} enters with {notation} on it{rest}.",
            lambda kind, name, amount=1: _with(replace(kind, another=True), name, amount),
        )
        for notation, rest in (
            ("an additional {name:counter_name} counter", ""),
            ("{amount:count_word} additional {name:counter_name} counters", ""),
            ("(an additional X|X additional) {name:counter_name} counters", ", where X is {amount:measure}"),
            ("a number of additional {name:counter_name} counters", " equal to {amount:measure}"),
            ("an additional {name:counter_name} counter", " for each {amount:per}"),
        )
    ],
)
