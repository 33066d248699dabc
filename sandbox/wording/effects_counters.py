"""Instructions about counters, and the keyword actions that put them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import Amount, X
from sandbox.meaning.effects import (
    Amass,
    Bolster,
    Connive,
    DistributeCounters,
    DoubleCounters,
    Explore,
    MoveCounter,
    Proliferate,
    PutCounters,
    PutItsCounters,
    PutUpToCounters,
    RemoveCounters,
)
from sandbox.meaning.references import Itself, Reference
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Aimed
from sandbox.wording.saying import constant, hears, say, says
from sandbox.wording.surface import PutBesides


def _up_to(amount: Amount, name: str, again: str, most: int) -> PutUpToCounters:
    if again != name:
        raise Unfit
    return PutUpToCounters(Itself(), name, amount, most)


def _distributed(amount: Amount, name: str, what: Reference) -> DistributeCounters:
    """Among targets, and so many as are known when it is announced."""
    if not isinstance(what, Aimed) or not isinstance(amount, int | X):
        raise Unfit
    return DistributeCounters(Aimed(replace(what.spec, divided=True)), name, amount)


def _among(value: object) -> Slots | None:
    match value:
        case DistributeCounters(what=Aimed(spec=spec)):
            return {"amount": value.amount, "name": value.name, "what": Aimed(replace(spec, divided=False))}
    return None


def _of_two_kinds() -> Table:
    """`Put two +1/+1 counters and a trample counter on it`."""
    firsts = ("(a|an) {name:counter_name} counter", "{amount:count} {name:counter_name} counters")
    seconds = ("(a|an) {second:counter_name} counter", "{second_amount:count} {second:counter_name} counters")
    return tuple(
        [
            says(COMMAND, f"put {one} and {other} on {{what:thing}}", PutCounters, partial(_two_kinds, one, other))
            for one in firsts
            for other in seconds
        ]
    )


def _two_kinds(one: str, other: str, value: object) -> Slots | None:
    if not isinstance(value, PutCounters) or not value.second:
        return None
    single = ("{amount:" not in one, "{second_amount:" not in other)
    return value.parts() if single == (value.amount == 1, value.second_amount == 1) else None


PRODUCTIONS: Table = (
    *_of_two_kinds(),
    says(COMMAND, "distribute {amount:count} {name:counter_name} counters among {what:target}", _distributed, _among),
    say(COMMAND, "double the number of each kind of counter on {what:thing}", DoubleCounters, name=""),
    say(COMMAND, "put {of:pointing_whose} counters on {what:thing}", PutItsCounters),
    constant(COMMAND, "proliferate", Proliferate()),
    hears(COMMAND, "proliferate again", Proliferate),
    say(COMMAND, "double the number of {name:counter_name} counters on {what:thing}", DoubleCounters),
    hears(
        COMMAND, "put a number of {name:counter_name} counters on {what:thing} equal to {amount:measure}", PutCounters
    ),
    say(COMMAND, "put (a|an) {name:counter_name} counter on {what:chosen}", PutCounters),
    say(COMMAND, "{what:subject} <connives|connive>", Connive),
    say(COMMAND, "{what:subject} <connives|connive> {amount:number}", Connive),
    say(COMMAND, "{what:subject} <explores|explore>", Explore, "{what:one_thing} <explores|explore> again"),
    say(COMMAND, "bolster {amount:number}", Bolster),
    *[
        say(COMMAND, f"amass {subtype}s {{amount:number}}", Amass, subtype=subtype)
        for subtype in ("Orc", "Sliver", "Zombie")
    ],
    hears(COMMAND, "amass {amount:number}", lambda amount: Amass("Zombie", amount)),
    say(COMMAND, "put (a|an) {name:counter_name} counter on {what:thing}", PutCounters),
    say(COMMAND, "put {amount:count} {name:counter_name} counters on {what:thing}", PutCounters),
    hears(COMMAND, "(a|an) {name:counter_name} counter on {what:thing}", PutBesides),
    hears(COMMAND, "{amount:count} {name:counter_name} counters on {what:thing}", PutBesides),
    says(
        COMMAND,
        "put up to {amount:count} {name:counter_name} counters on ~. This ability can't cause the total number of"
        " {again:counter_name} counters on ~ to be greater than {most:count_word}",
        _up_to,
        lambda value: (
            {"amount": value.amount, "name": value.name, "again": value.name, "most": value.most}
            if isinstance(value, PutUpToCounters)
            else None
        ),
    ),
    say(COMMAND, "remove (a|an) {name:counter_name} counter from {what:thing}", RemoveCounters),
    say(COMMAND, "remove all counters from {what:thing}", RemoveCounters, name="", amount=None),
    say(COMMAND, "remove all {name:counter_name} counters from {what:thing}", RemoveCounters, amount=None),
    say(COMMAND, "remove {amount:count} {name:counter_name} counters from {what:thing}", RemoveCounters),
    say(COMMAND, "move a {name:counter_name} counter from {what:one_thing} onto {to:one_thing}", MoveCounter),
)
