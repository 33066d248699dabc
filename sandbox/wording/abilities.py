"""Abilities as they stand on a card, one paragraph each: activated, triggered, static, and what a spell does."""

import re
from typing import Any

from sandbox.meaning.abilities import (
    Activated,
    AdditionalCost,
    AsEnters,
    CastOnly,
    CostsMoreForEachTarget,
    Instead,
    Mode,
    SpellAbility,
    Static,
    Triggered,
)
from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Not
from sandbox.meaning.continuous import (
    ControlledBy,
    DamagePrevented,
    HasBasePT,
    MayNotUntap,
    MustBeBlocked,
    NoMaximumHandSize,
    SkipsStep,
)
from sandbox.meaning.effects import EnterAsCopy, EnterTapped, If, May, PutCounters
from sandbox.meaning.events import Dies, Enters, LeavesPlay, PutIntoGraveyard
from sandbox.meaning.references import EachPlayer, Host, Itself, You
from sandbox.wording.antecedents import Aimed, Said
from sandbox.wording.grammar import (
    Ends,
    Reading,
    Unfit,
    constant,
    hears,
    native,
    passes,
    phrase,
    prints,
    say,
    says,
    show,
)

phrase("ability", "an ability")
phrase("spell_text", "what a spell does, such as `destroy target creature`")
phrase("modes", "what it does, such as `destroy target creature` or `choose one —`")

Modes = tuple[Mode, ...]
ONCE = (Enters, Dies, LeavesPlay, PutIntoGraveyard)
"""Events that a thing goes through once: `when`, not `whenever`."""
_CHOOSE = re.compile(r"choose one — ", re.IGNORECASE)
_OR = re.compile(r";? or |; ", re.IGNORECASE)


def _read_modes(reading: Reading, at: int) -> Ends:
    ends: Ends = {end: (Mode(effects),) for end, effects in reading.phrase("body", at).items()}
    if found := _CHOOSE.match(reading.text, at):
        bulleted = reading.text.startswith("• ", found.end())
        ends |= _bullets(reading, found.end()) if bulleted else _in_line(reading, found.end())
    return ends


def _bullets(reading: Reading, at: int) -> dict[int, Modes]:
    """`• Counter target red spell. • Destroy target red permanent.`"""
    modes: Modes = ()
    while reading.text.startswith("• ", at):
        ends = reading.phrase("body", at + 2)
        if not ends:
            return {}
        at, effects = next(iter(ends.items()))
        modes = (*modes, Mode(effects))
        at += reading.text.startswith(" •", at)
    return {at: modes}


def _in_line(reading: Reading, at: int) -> dict[int, Modes]:
    """`Counter target red spell; or destroy target red permanent.`"""
    modes: Modes = ()
    while True:
        for end, effects in reading.phrase("commands", at).items():
            if reading.text.startswith((";", " or ", ","), end) and (join := _OR.match(reading.text, end)):
                modes, at = (*modes, Mode(effects)), join.end()
                break
            if modes and reading.text.startswith(".", end):
                return {end + 1: (*modes, Mode(effects))}
        else:
            return {}


def _show_modes(value: Any, plural: bool) -> str | None:
    bodies = [show("body", mode.effects) for mode in value]
    if None in bodies:
        return None
    return bodies[0] if len(bodies) == 1 else "choose one —" + "".join(f"\n• {body}" for body in bodies)


native("modes", _read_modes, _show_modes)
says("spell_text", "{modes:modes}", lambda slots: SpellAbility(slots["modes"]), lambda value: _modes_of(value))


def _modes_of(value: Any) -> dict[str, Any] | None:
    return {"modes": value.modes} if isinstance(value, SpellAbility) else None


prints("ability", "{modes:modes}", _modes_of)

phrase("limits", "`Activate only …`")
phrase("limit", "`Activate only …`")
constant("limit", " Activate only as a sorcery.", {"as_sorcery": True})
hears("limit", " Activate only (any time|when) you could cast a sorcery.", lambda slots: {"as_sorcery": True})
constant("limit", " Activate only once each turn.", {"once_each_turn": True})
constant("limit", " Any player may activate this ability.", {"any_player": True})
says(
    "limit",
    " Activate only during {when:time}.",
    lambda slots: {"only_when": slots["when"]},
    lambda value: {"when": value["only_when"]} if "only_when" in value else None,
)
hears("limit", " Activate only {when:time}.", lambda slots: {"only_when": slots["when"]})
says(
    "limit",
    " Activate only if {when:condition}.",
    lambda slots: {"only_when": slots["when"]},
    lambda value: {"when": value["only_when"]} if "only_when" in value else None,
)
hears(
    "limit",
    " Any player may activate this ability but only during {when:time}.",
    lambda slots: {"any_player": True, "only_when": slots["when"]},
)
hears(
    "limit",
    " Activate only during {when:time} and only once each turn.",
    lambda slots: {"only_when": slots["when"], "once_each_turn": True},
)


def _read_limits(reading: Reading, at: int) -> Ends:
    ends: Ends = {at: {}}
    limits: dict[str, Any] = {}
    while found := next(iter(reading.phrase("limit", at).items()), None):
        at, limits = found[0], {**limits, **found[1]}
        ends[at] = limits
    return ends


def _show_limits(value: Any, plural: bool) -> str | None:
    shown = [show("limit", {name: each}) for name, each in value.items()]
    return "".join(each for each in shown if each is not None) if None not in shown else None


native("limits", _read_limits, _show_limits)


def _activated_fields(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Activated):
        return None
    limits = {name: getattr(value, name) for name in ("as_sorcery", "once_each_turn", "only_when", "any_player")}
    return {"cost": value.cost, "modes": value.modes, "limits": {name: each for name, each in limits.items() if each}}


says(
    "ability",
    "{cost:cost}: {modes:modes}{limits:limits}",
    lambda slots: Activated(slots["cost"], slots["modes"], **slots["limits"]),
    _activated_fields,
)

phrase("once", "an event, such as `~ enters`")
says(
    "once",
    "{event:happening}",
    lambda slots: slots["event"],
    lambda value: {"event": value} if isinstance(value, ONCE) and value.subject in (Itself(), Host()) else None,
)
for _when, _event in (("When", "once"), ("(Whenever|When)", "happening"), ("At", "moment")):
    say("ability", f"{_when} {{event:{_event}}}, if {{condition:condition}}, {{modes:modes}}", Triggered)
    say("ability", f"{_when} {{event:{_event}}}, {{modes:modes}}", Triggered)
    hears(
        "ability",
        f"{_when} {{event:{_event}}}, {{modes:commands}} unless {{condition:condition}}.",
        lambda slots: _unless(slots),
    )


def _unless(slots: dict[str, Any]) -> Triggered:
    return Triggered(slots["event"], (Mode(slots["modes"]),), Not(slots["condition"]))


phrase("stop", "the end of the sentence")
native("stop", lambda reading, at: _stops(reading, at), lambda value, plural: ".")
_END = re.compile(r"\.(?!\w)|(?<=\.\")|$")


def _stops(reading: Reading, at: int) -> Ends:
    end = reading.match(_END, at, "the end of the sentence")
    return {} if end is None else {end: "."}


def _holder(slots: dict[str, Any]) -> Any:
    """What a static ability affects is neither aimed at nor pointed back at."""
    if isinstance(slots["it"], (Aimed, Said)):
        raise Unfit
    return slots["it"]


phrase("holder", "what it holds for, such as `enchanted creature` or `creatures you control`")
says("holder", "{it:subject}", _holder, lambda value: {"it": value})
phrase("static", "what holds, such as `enchanted creature gets +1/+1`")
say("static", "{affected:holder} {modifications:static_changes}", Static)
say("static", "{affected:holder} {modifications:static_changes} as long as {condition:condition}", Static)
hears(
    "static",
    "as long as {condition:condition}, {affected:holder} {modifications:static_changes}",
    lambda slots: Static(**slots),
)
phrase("players", "players, such as `each player`")
passes("players", "player")
hears("players", "players", lambda slots: EachPlayer())
say("static", "{affected:players} {modifications:static_changes}", Static)
say("static", "{affected:players} {modifications:static_changes} as long as {condition:condition}", Static)
hears(
    "static",
    "as long as {condition:condition}, {affected:players} {modifications:static_changes}",
    lambda slots: Static(**slots),
)
say(
    "static",
    "{affected:holder} {modifications:static_changes}. This effect doesn't remove ~",
    Static,
    spares_itself=True,
)
constant(
    "static",
    "all creatures able to block (enchanted creature|equipped creature) do so",
    Static(Host(), (MustBeBlocked(),)),
)
constant("static", "all creatures able to block ~ do so", Static(Itself(), (MustBeBlocked(),)))
says(
    "static",
    "skip your {step:step_name}",
    lambda slots: Static(You(), (SkipsStep(slots["step"]),)),
    lambda value: None,
)
constant("static", "you have no maximum hand size", Static(You(), (NoMaximumHandSize(),)))
constant(
    "static",
    "you control enchanted (creature|land|artifact|permanent|enchantment)",
    Static(Host(), (ControlledBy(You()),)),
)
constant("static", "you may choose not to untap ~ during your untap step", Static(Itself(), (MayNotUntap(),)))


def _prevention(notation: str, **fixed: Any) -> None:
    def build(slots: dict[str, Any]) -> Static:
        by = {"by": slots["by"]} if "by" in slots else {}
        return Static(slots["affected"], (DamagePrevented(**fixed, **by),))

    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Static) or value.condition or not isinstance(value.modifications[0], DamagePrevented):
            return None
        slots = {"affected": value.affected} | ({"by": value.modifications[0].by} if "{by" in notation else {})
        return slots if build(slots) == value else None

    says("static", notation, build, apart)


_prevention("prevent all damage that would be dealt to {affected:recipient}")
_prevention("prevent all damage that would be dealt to {affected:recipient} by {by:kinds}")
_prevention("prevent all damage that would be dealt to {affected:recipient} by {by:source_kinds}")
_prevention(
    "prevent all damage that would be dealt to {affected:recipient} by sources of the chosen color", chosen_color=True
)
_prevention("prevent all combat damage that would be dealt to {affected:recipient}", combat_only=True)
_prevention("prevent all damage that would be dealt by {affected:recipient}", dealt_to=False)
_prevention("prevent all combat damage that would be dealt by {affected:recipient}", dealt_to=False, combat_only=True)
BOTH = tuple(DamagePrevented(dealt_to=way, combat_only=True) for way in (True, False))
says(
    "static",
    "prevent all combat damage that would be dealt to and dealt by {affected:recipient}",
    lambda slots: Static(slots["affected"], BOTH),
    lambda value: {"affected": value.affected} if isinstance(value, Static) and value.modifications == BOTH else None,
)


def _sized(slots: dict[str, Any]) -> Static:
    amount: Amount = slots["amount"]
    return Static(slots["it"], (HasBasePT(amount, amount),))


def _size(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Static) or value.condition or not isinstance(value.modifications[0], HasBasePT):
        return None
    base = value.modifications[0]
    return (
        {"it": value.affected, "amount": base.power}
        if value == _sized({"it": value.affected, "amount": base.power})
        else None
    )


says("static", "{it:pointing_whose} power and toughness are each equal to {amount:measure}", _sized, _size)
says(
    "ability",
    "{it:static}{stop:stop}",
    lambda slots: slots["it"],
    lambda value: {"it": value, "stop": "."} if isinstance(value, Static) else None,
)

say("ability", "As an additional cost to cast ~, {cost:deed}.", AdditionalCost)
say("ability", "~ costs {cost:mana_cost} more to cast for each target beyond the first.", CostsMoreForEachTarget)
say("ability", "Cast ~ only during {when:time}.", CastOnly, "Cast ~ only {when:time}.")

phrase("arrival", "what happens as it enters")
prints(
    "ability", "{effects:arrival}.", lambda value: {"effects": value.effects} if isinstance(value, AsEnters) else None
)
say("ability", "As ~ enters, {effects:commands}.", AsEnters)
constant("arrival", "~ enters tapped", (EnterTapped(Itself()),))
says(
    "arrival",
    "~ enters tapped unless {condition:condition}",
    lambda slots: (If(slots["condition"], (), (EnterTapped(Itself()),)),),
    lambda value: {"condition": value[0].condition} if isinstance(value[0], If) and not value[0].effects else None,
)
says(
    "arrival",
    "~ enters with (a|an) {name:counter_name} counter on it",
    lambda slots: (PutCounters(Itself(), slots["name"]),),
    lambda value: _counters(value, 1),
)
says(
    "arrival",
    "~ enters with {amount:count} {name:counter_name} counters on it",
    lambda slots: (PutCounters(Itself(), slots["name"], slots["amount"]),),
    lambda value: _counters(value, None),
)
says(
    "arrival",
    "you may have ~ enter as a copy of (any|a) {kind:kind}",
    lambda slots: (May((EnterAsCopy(slots["kind"]),)),),
    lambda value: (
        {"kind": value[0].effects[0].kind}
        if isinstance(value[0], May) and isinstance(value[0].effects[0], EnterAsCopy)
        else None
    ),
)
hears("ability", "{effects:arrival}.", lambda slots: AsEnters(slots["effects"]))


def _counters(value: Any, amount: int | None) -> dict[str, Any] | None:
    if len(value) != 1 or not isinstance(value[0], PutCounters) or value[0].what != Itself():
        return None
    return {"name": value[0].name, "amount": value[0].amount} if amount in (None, value[0].amount) else None


say("ability", "If {event:happening}, {effects:commands} instead.", Instead)
