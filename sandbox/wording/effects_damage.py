"""Damage, its prevention, and regeneration."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.amounts import ThatMuch
from sandbox.meaning.continuous import DamagePrevented
from sandbox.meaning.effects import (
    Change,
    DealDamage,
    GainLife,
    Prevent,
    PreventNextFromSource,
    Redirect,
    Regenerate,
    WhenSourceDamages,
)
from sandbox.wording.grammar import Unfit, hears, say, says
from sandbox.wording.pointing import Aimed, Same

_NEXT_TIME = (
    "the next time (a|an) {{{kind}:source_kind}} of your choice would deal damage to {{to:recipient}} this turn"
)

say("command", "{source:subject} <deals|deal> {amount:number} damage to {to:recipients}", DealDamage)
say("command", "{source:subject} <deals|deal> damage equal to {amount:measure} to {to:recipients}", DealDamage)
hears(
    "command",
    "{source:subject} <deals|deal> damage to {to:recipients} equal to {amount:measure}",
    lambda slots: DealDamage(**slots),
)


hears("command", "{amount:number} damage to {to:recipients}", lambda slots: DealDamage(source=Same(), **slots))


def _evenly(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, DealDamage) or not isinstance(value.to[0], Aimed) or not value.to[0].spec.evenly:
        return None
    return {
        "source": value.source,
        "amount": value.amount,
        "to": Aimed(replace(value.to[0].spec, divided=False, evenly=False)),
    }


says(
    "command",
    "{source:subject} <deals|deal> {amount:number} damage divided evenly, rounded down, among {to:target}",
    lambda slots: DealDamage(
        slots["amount"], (Aimed(replace(slots["to"].spec, divided=True, evenly=True)),), slots["source"]
    ),
    _evenly,
)


def _divided(slots: dict[str, Any]) -> DealDamage:
    if not isinstance(slots["to"], Aimed):
        raise Unfit
    return DealDamage(slots["amount"], (Aimed(replace(slots["to"].spec, divided=True)),), slots["source"])


def _undivided(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, DealDamage) or not isinstance(value.to[0], Aimed) or not value.to[0].spec.divided:
        return None
    return {"source": value.source, "amount": value.amount, "to": Aimed(replace(value.to[0].spec, divided=False))}


says(
    "command",
    "{source:subject} <deals|deal> {amount:number} damage divided as you choose among {to:target}",
    _divided,
    _undivided,
)
say("command", "prevent the next {amount:number} damage that would be dealt to {to:recipient} this turn", Prevent)
say("command", "prevent all damage that would be dealt to {to:recipient} this turn", Prevent, amount=None)
say(
    "command",
    "prevent all combat damage that would be dealt to {to:recipient} this turn",
    Prevent,
    amount=None,
    combat_only=True,
)
say(
    "command",
    "prevent all combat damage that would be dealt this turn",
    Prevent,
    amount=None,
    to=None,
    combat_only=True,
)
say(
    "command",
    "prevent all combat damage that would be dealt this turn by {by:kinds}",
    Prevent,
    amount=None,
    to=None,
    combat_only=True,
)
say("command", "prevent all damage that would be dealt this turn by {by:kinds}", Prevent, amount=None, to=None)
hears(
    "command",
    "prevent all damage that would be dealt this turn",
    lambda slots: Prevent(None, None),
)
say(
    "command",
    f"{_NEXT_TIME.format(kind='by')}, prevent that damage",
    PreventNextFromSource,
)
say(
    "command",
    f"{_NEXT_TIME.format(kind='by')}, prevent that damage and {{effects:commands}}",
    PreventNextFromSource,
)
hears(
    "command",
    f"{_NEXT_TIME.format(kind='by')}, prevent that damage. You gain life equal to the damage prevented this way",
    lambda slots: PreventNextFromSource(**slots, effects=(GainLife(ThatMuch()),)),
)
say(
    "command",
    f"{_NEXT_TIME.format(kind='by')}, that damage is dealt and {{effects:commands}}",
    WhenSourceDamages,
    f"{_NEXT_TIME.format(kind='by')}, instead that source deals that much damage to you and {{effects:commands}}",
    f"{_NEXT_TIME.format(kind='by')}, {{effects:commands}}",
)
say(
    "command",
    "the next {amount:number} damage that would be dealt to {to:recipient} this turn is dealt to"
    " {instead_to:recipient} instead",
    Redirect,
)
say(
    "command",
    "all damage that would be dealt to {to:recipient} this turn is dealt to {instead_to:recipient} instead",
    Redirect,
    amount=None,
)
say(
    "command",
    f"{_NEXT_TIME.format(kind='next_from')}, that damage is dealt to {{instead_to:recipient}} instead",
    Redirect,
    f"{_NEXT_TIME.format(kind='next_from')}, that source deals that damage to {{instead_to:recipient}} instead",
    amount=None,
)
BOTH_WAYS = tuple(DamagePrevented(dealt_to=way, combat_only=True) for way in (True, False))
for _notation, _shields in (
    ("prevent all combat damage that would be dealt to and dealt by {what:thing} this turn", BOTH_WAYS),
    ("prevent all combat damage that would be dealt by {what:thing} this turn", BOTH_WAYS[1:]),
    ("prevent all damage that would be dealt by {what:thing} this turn", (DamagePrevented(dealt_to=False),)),
):
    say("command", _notation, Change, modifications=_shields)
say("command", "regenerate {what:thing}", Regenerate)
