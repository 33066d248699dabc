"""Static abilities: what holds as long as the object is in play."""

import re
from typing import Any

from sandbox.meaning.abilities import Static
from sandbox.meaning.amounts import Amount, Sum
from sandbox.meaning.continuous import (
    Cannot,
    ControlledBy,
    DamageLeavesLife,
    DamagePrevented,
    DamageTurned,
    HasBasePT,
    MaximumHandSize,
    MayNotUntap,
    MustBeBlocked,
    NoMaximumHandSize,
    SkipsStep,
)
from sandbox.meaning.references import Each, EachPlayer, Host, Itself, You
from sandbox.wording.grammar import Ends, Reading, Unfit, constant, hears, native, passes, phrase, say, says
from sandbox.wording.pointing import Aimed, Said

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
hears(
    "static",
    "{affected:holder} <doesn't|don't> untap during your untap step",
    lambda slots: Static(_yours(slots["affected"]), (Cannot("untap"),)),
)


def _yours(affected: Any) -> Any:
    """Only what is yours is held down in your untap step alone."""
    own = isinstance(affected, Each) and affected.kind.controller == "you"
    if affected != Itself() and not own:
        raise Unfit
    return affected


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
says(
    "static",
    "{affected:whose} maximum hand size is {amount:count_word}",
    lambda slots: Static(slots["affected"], (MaximumHandSize(slots["amount"]),)),
    lambda value: _hand_size(value),
)
constant(
    "static",
    "you control enchanted (creature|land|artifact|permanent|enchantment)",
    Static(Host(), (ControlledBy(You()),)),
)
constant("static", "you may choose not to untap ~ during your untap step", Static(Itself(), (MayNotUntap(),)))


def _turned(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Static) or value.condition or not isinstance(value.modifications[0], DamageTurned):
        return None
    return {"affected": value.affected, "to": value.modifications[0].to}


says(
    "static",
    "all damage that would be dealt to {affected:recipient} is dealt to {to:recipient} instead",
    lambda slots: Static(slots["affected"], (DamageTurned(slots["to"]),)),
    _turned,
)
_LIFE_LEFT = "damage that would reduce your life total to less than 1 reduces it to 1 instead"


def _life_left(condition: bool) -> None:
    """With or without a condition before it."""

    def build(slots: dict[str, Any]) -> Static:
        return Static(You(), (DamageLeavesLife(),), **slots)

    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Static) or (value.condition is not None) is not condition:
            return None
        slots = {"condition": value.condition} if condition else {}
        return slots if value == build(slots) else None

    says("static", f"if {{condition:condition}}, {_LIFE_LEFT}" if condition else _LIFE_LEFT, build, apart)


_life_left(False)
_life_left(True)


def _hand_size(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Static) or value.condition or not isinstance(value.modifications[0], MaximumHandSize):
        return None
    return {"affected": value.affected, "amount": value.modifications[0].amount}


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
    slots = {"it": value.affected, "amount": value.modifications[0].power}
    return slots if value == _sized(slots) else None


says("static", "{it:pointing_whose} power and toughness are each equal to {amount:measure}", _sized, _size)


def _sized_apart(value: Any) -> dict[str, Any] | None:
    if not isinstance(value, Static) or value.condition or not isinstance(value.modifications[0], HasBasePT):
        return None
    power, toughness = value.modifications[0].power, value.modifications[0].toughness
    if not isinstance(toughness, Sum) or toughness.amount != power:
        return None
    return {"it": value.affected, "amount": power, "more": toughness.more}


says(
    "static",
    "{it:pointing_whose} power is equal to {amount:measure} and its toughness is equal to that number plus"
    " {more:figure}",
    lambda slots: Static(slots["it"], (HasBasePT(slots["amount"], Sum(slots["amount"], slots["more"])),)),
    _sized_apart,
)
says(
    "ability",
    "{it:static}{stop:stop}",
    lambda slots: slots["it"],
    lambda value: {"it": value, "stop": "."} if isinstance(value, Static) else None,
)
