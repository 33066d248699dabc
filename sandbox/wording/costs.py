"""What must be paid. `cost` stands before a colon, `price` after `pay` or as a command (`sacrifice a creature`)."""

import re
from typing import Any

from sandbox.meaning.costs import (
    DiscardA,
    Loyalty,
    PayLife,
    PayMana,
    RemoveCounters,
    RemoveFromHand,
    ReturnA,
    SacrificeA,
    SacrificeIt,
    SkipStep,
    TapIt,
    UntapIt,
)
from sandbox.terms.mana import ManaCost, read_mana
from sandbox.wording.grammar import Ends, Reading, constant, native, phrase, say, says

phrase("mana_cost", "mana such as `{2}{R}`")
phrase("payment", "something to pay, such as `{1}`, `{T}` or `sacrifice a creature`")
phrase("cost", "a cost, such as `{1}, {T}`")
phrase("price", "a cost, such as `{1}` or `2 life`")
phrase("deed", "a cost, such as `sacrifice a creature`")
_MANA = re.compile(r"(?:\{(?![TtQq]\})[^{}\n]{1,6}\})+")


def _read_mana(reading: Reading, at: int) -> Ends:
    found = _MANA.match(reading.text, at)
    try:
        cost = read_mana(found.group()) if found else None
    except ValueError:
        cost = None
    if not found or cost is None:
        reading.miss(at, "mana such as {2}{R}")
        return {}
    return {found.end(): cost}


native("mana_cost", _read_mana, lambda value, plural: str(value) if isinstance(value, ManaCost) else None)

say("payment", "{cost:mana_cost}", PayMana)
constant("payment", "{T}", TapIt())
constant("payment", "{Q}", UntapIt())
say("payment", "skip your {step:step_name}", SkipStep)
say("payment", "pay {amount:figure} life", PayLife)
constant("payment", "sacrifice ~", SacrificeIt())
say("payment", "sacrifice (a|an) {kind:kind}", SacrificeA, "sacrifice {kind:another}")
say("payment", "sacrifice {count:count_word} {kind:kinds}", SacrificeA)
constant("payment", "discard (~|this card)", DiscardA(itself=True))
say("payment", "discard (a|an) {kind:card_kind}", DiscardA)
say("payment", "discard {count:count_word} {kind:card_kinds}", DiscardA)
say("payment", "exile (a|an) {kind:card_kind} from your hand", RemoveFromHand)
say("payment", "exile {count:count_word} {kind:card_kinds} from your hand", RemoveFromHand)
say("payment", "return (a|an) {kind:kind} to (its|their) owner's hand", ReturnA)
say("payment", "remove (a|an) {name:counter_name} counter from ~", RemoveCounters)
say("payment", "remove {count:count_word} {name:counter_name} counters from ~", RemoveCounters)


def _first(slots: dict[str, Any]) -> Any:
    return (slots["first"],)


def _only(cost: Any) -> dict[str, Any] | None:
    return {"first": cost[0]} if len(cost) == 1 else None


def _joined(slots: dict[str, Any]) -> Any:
    return (slots["first"], *slots["rest"])


def _split(cost: Any) -> dict[str, Any] | None:
    return {"first": cost[0], "rest": cost[1:]} if len(cost) > 1 else None


for _name, _one, _join in (("cost", "payment", ", "), ("deed", "payment", " and "), ("price", "paid_part", " and ")):
    says(_name, f"{{first:{_one}}}", _first, _only)
    says(_name, f"{{first:{_one}}}{_join}{{rest:{_name}}}", _joined, _split)

phrase("paid_part", "mana such as `{1}`, or `2 life`")
say("paid_part", "{cost:mana_cost}", PayMana)
say("paid_part", "{amount:figure} life", PayLife)

phrase("loyalty", "a loyalty cost, such as `+1` or `-3`")
_LOYALTY = re.compile(r"\[?([+-]?\d{1,2}|-X)\](?=:)|([+-]\d{1,2}|0|-X)(?=:)")


def _read_loyalty(reading: Reading, at: int) -> Ends:
    found = _LOYALTY.match(reading.text, at)
    if not found:
        return {}
    amount = found.group(1) or found.group(2)
    return {found.end(): Loyalty(-1, x=True) if amount == "-X" else Loyalty(int(amount))}


def _show_loyalty(value: Any, plural: bool) -> str | None:
    if not isinstance(value, Loyalty):
        return None
    return "-X" if value.x else f"{value.amount:+d}" if value.amount else "0"


native("loyalty", _read_loyalty, _show_loyalty)
says("cost", "{first:loyalty}", _first, _only)
