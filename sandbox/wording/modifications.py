"""What continuous effects change: `gets +1/+2 and has flying`, `becomes a 2/2 Bear creature`, `can't attack or block`.

The same words serve what holds (`has`) and what begins now (`gains`); a list of changes prints its abilities together.
"""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from sandbox.meaning.amounts import Amount, ItsManaValue, Times, X
from sandbox.meaning.continuous import (
    CanAttackAsThough,
    CanBlockMore,
    Cannot,
    EntersTapped,
    GetsPT,
    Has,
    HasBasePT,
    Loses,
    LosesAllAbilities,
    MustAttack,
    NoMaximumHandSize,
    OpponentsCannotWin,
    SkipsStep,
    SwitchesPT,
    UntapsAtMost,
)
from sandbox.meaning.nodes import Modification
from sandbox.wording.grammar import Ends, Reading, Unfit, constant, hears, native, phrase, say, says, show

phrase("static_change", "a change, such as `gets +1/+1` or `has flying`")
phrase("new_change", "a change, such as `gets +1/+1` or `gains flying`")
phrase("static_changes", "a change, such as `gets +1/+1` or `has flying`")
phrase("new_changes", "a change, such as `gets +1/+1` or `gains flying`")
phrase("plus", "a change of power and toughness, such as `+1/+2`")
phrase("each_plus", "a change of power and toughness, such as `+1/+2`")

Found = tuple[Modification, ...]
_PLUS = re.compile(r"([+-])(\d{1,3}|X)/([+-])(\d{1,3}|X)(?![\dA-Za-z])", re.IGNORECASE)


def _read_plus(reading: Reading, at: int) -> Ends:
    found = _PLUS.match(reading.text, at)
    if not found:
        reading.miss(at, "a change such as +1/+2")
        return {}
    return {found.end(): GetsPT(_signed(found[1], found[2]), _signed(found[3], found[4]))}


def _signed(sign: str, digits: str) -> Amount:
    if digits.upper() == "X":
        return X() if sign == "+" else Times(-1, X())
    return int(sign + digits)


def _show_plus(value: Any, plural: bool) -> str | None:
    if not isinstance(value, GetsPT):
        return None
    power, toughness = _shown(value.power), _shown(value.toughness)
    if power is None or toughness is None:
        return None
    power = power or ("-0" if toughness.startswith("-") else "+0")
    return f"{power}/{toughness or ('-0' if power.startswith('-') else '+0')}"


def _shown(amount: Amount) -> str | None:
    """Empty for nothing, whose sign follows the other number."""
    if isinstance(amount, int):
        return f"{amount:+d}" if amount else ""
    return {X(): "+X", Times(-1, X()): "-X"}.get(amount)


native("plus", _read_plus, _show_plus)


def _for_each(slots: dict[str, Any]) -> GetsPT:
    plus, counted = slots["plus"], slots["counted"]
    return GetsPT(_multiplied(plus.power, counted), _multiplied(plus.toughness, counted))


def _multiplied(each: Amount, counted: Amount) -> Amount:
    if not isinstance(each, int):
        raise Unfit
    return counted if each == 1 else Times(each, counted) if each else 0


def _per(value: Any) -> dict[str, Any] | None:
    """The opposite of `_for_each`, when both numbers count the same thing."""
    if not isinstance(value, GetsPT):
        return None
    counted = [_counted(amount) for amount in (value.power, value.toughness) if amount != 0]
    if len({found[1] for found in counted if found}) != 1 or None in counted:
        return None
    each = [found[0] if (found := _counted(amount)) else 0 for amount in (value.power, value.toughness)]
    return {"plus": GetsPT(each[0], each[1]), "counted": next(found[1] for found in counted if found)}


def _counted(amount: Amount) -> tuple[int, Amount] | None:
    if isinstance(amount, (int, X)) or amount == Times(-1, X()):
        return None
    return (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)


def _where_x(slots: dict[str, Any]) -> GetsPT:
    def found(amount: Amount) -> Amount:
        if isinstance(amount, Times):
            return Times(amount.factor, slots["counted"])
        return slots["counted"] if isinstance(amount, X) else amount

    return GetsPT(found(slots["plus"].power), found(slots["plus"].toughness))


for _name in ("static_change", "new_change"):
    says(_name, "<gets|get> {it:plus}", lambda slots: slots["it"], lambda value: {"it": value})
    says(_name, "<gets|get> {plus:plus} for each {counted:per}", _for_each, _per)
    hears(_name, "<gets|get> {plus:plus}, where X is {counted:measure}", _where_x)
    hears(_name, "<gets|get> an additional {it:plus}", lambda slots: slots["it"])

say("static_change", "<has|have> {ability:keyword}", Has)
say("new_change", "<gains|gain> {ability:keyword}", Has)
say("static_change", '<has|have> "{ability:ability}"', Has)
say("new_change", '<gains|gain> "{ability:ability}"', Has)
for _name in ("static_change", "new_change"):
    hears(_name, '(has|have|gains|gain) "{ability:keyword}."', lambda slots: Has(**slots))


def _bundle(slots: dict[str, Any]) -> Found:
    return tuple(Has(ability) for ability in slots["words"])


for _name, _verbs in (("static_bundle", "<has|have>"), ("new_bundle", "<gains|gain>")):
    phrase(_name, "abilities, such as `has flying and trample`")
    says(
        _name,
        f"{_verbs} {{words:keyword_list}}",
        _bundle,
        lambda value: {"words": tuple(each.ability for each in value)},
    )
hears("static_bundle", "(gain|gains) {words:keyword_list}", _bundle)
hears("new_bundle", "(has|have) {words:keyword_list}", _bundle)

for _name in ("static_change", "new_change"):
    say(_name, "<loses|lose> {word:word}", Loses)
    constant(_name, "<loses|lose> all abilities", LosesAllAbilities())
    constant(_name, "<attacks|attack> each combat if able", MustAttack())
    hears(_name, "<attacks|attack> if able", lambda slots: MustAttack())
    constant(_name, "can attack as though it had haste", CanAttackAsThough("haste"))
    constant(_name, "can attack as though it didn't have defender", CanAttackAsThough("defender"))
    constant(_name, "can block an additional creature( each combat|)", CanBlockMore())
    constant(_name, "can block any number of creatures( each combat|)", CanBlockMore(None))
    constant(_name, "can't attack", Cannot("attack"))
    constant(_name, "can't block", Cannot("block"))
    constant(_name, "can't be blocked", Cannot("be blocked"))
    say(_name, "can't block {what:kinds}", Cannot, act="block")
    say(
        _name,
        "can't be blocked except by {except_by:kinds} and/or {or_by:kinds}",
        Cannot,
        act="be blocked",
    )
    say(_name, "can't be blocked except by {except_by:kinds}", Cannot, act="be blocked")
    say(_name, "can't be blocked by {by:kinds}", Cannot, act="be blocked")
    constant(_name, "can't be regenerated", Cannot("regenerate"))
    constant(_name, "can't be the target of spells or abilities", Cannot("be targeted"))
    say(_name, "can't be the target of spells or abilities from {by:source_kinds}", Cannot, act="be targeted")
    constant(
        _name,
        "<doesn't untap during its controller's untap step|don't untap during their controllers' untap steps>",
        Cannot("untap"),
    )
    say(
        _name,
        "can't attack unless defending player controls (a|an) {unless_defender_controls:kind}",
        Cannot,
        act="attack",
    )
say("static_change", "<skips|skip> (its|their|your) {step:step_name}(|s)", SkipsStep)
constant("static_change", "can't gain life", Cannot("gain life"))
constant("static_change", "can't lose the game", Cannot("lose the game"))
constant("static_change", "your opponents can't win the game", OpponentsCannotWin())
constant("static_change", "<enters|enter> tapped", EntersTapped())
say(
    "static_change",
    "can't untap more than {count:count_word} {kind:kind} during (their|your) untap step(|s)",
    UntapsAtMost,
)
constant("static_change", "<has|have> no maximum hand size", NoMaximumHandSize())
constant("new_change", "<switches|switch> power and toughness", SwitchesPT())


phrase("base", "power and toughness such as `0/2`")
_BASE = re.compile(r"(\d{1,2}|X)/(\d{1,2}|X)(?![\dA-Za-z])", re.IGNORECASE)


def _read_base(reading: Reading, at: int) -> Ends:
    if not (found := _BASE.match(reading.text, at)):
        reading.miss(at, "power and toughness such as 2/2")
        return {}
    power, toughness = (X() if part.upper() == "X" else int(part) for part in found.groups())
    return {found.end(): HasBasePT(power, toughness)}


def _show_base(value: Any, plural: bool) -> str | None:
    if not isinstance(value, HasBasePT) or not all(
        isinstance(part, (int, X)) for part in (value.power, value.toughness)
    ):
        return None
    return "/".join("X" if isinstance(part, X) else str(part) for part in (value.power, value.toughness))


native("base", _read_base, _show_base)
for _name in ("static_change", "new_change"):
    says(
        _name,
        "<has|have> base power and toughness {it:base}",
        lambda slots: slots["it"],
        lambda value: {"it": value},
    )
constant(
    "static_change",
    "<has|have> base power and (base |)toughness each equal to (its|their) mana value(|s)",
    HasBasePT(ItsManaValue(), ItsManaValue()),
)
hears("new_change", "<becomes|become> {it:base}", lambda slots: slots["it"])

_JOIN = re.compile(r", and | and |, (?!where)", re.IGNORECASE)
_OR = re.compile(r",? or ", re.IGNORECASE)
"""Joins prohibitions alone: of other changes it would leave a choice."""


def _read_changes(manner: str, reading: Reading, at: int) -> Ends:
    """Changes one after the other, each a bundle of abilities, a shape or a single change."""
    ends: Ends = {}
    states: dict[int, Found] = {at: ()}
    while states:
        following: dict[int, Found] = {}
        for place, found in states.items():
            for end, more in _one_group(manner, reading, place, found).items():
                ends.setdefault(end, found + more)
                ends |= _or_else(reading, end, found + more)
                if join := _JOIN.match(reading.text, end):
                    following.setdefault(join.end(), found + more)
        states = following
    return ends


def _or_else(reading: Reading, at: int, found: Found) -> dict[int, Found]:
    """`can't attack` and then `or block`."""
    join = _OR.match(reading.text, at) if isinstance(found[-1], Cannot) else None
    acts = reading.phrase("second_prohibition", join.end()) if join else {}
    return {end: (*found, act) for end, act in acts.items()}


def _one_group(manner: str, reading: Reading, at: int, before: Found) -> dict[int, Found]:
    groups: dict[int, Found] = dict(reading.phrase(f"{manner}_bundle", at))
    for end, shape in reading.phrase(f"{manner}_shape", at).items():
        groups.setdefault(end, shape)
    for end, single in reading.phrase(f"{manner}_change", at).items():
        groups.setdefault(end, (single,))
    if before and isinstance(before[-1], Cannot):
        groups |= {end: (change,) for end, change in reading.phrase("second_prohibition", at).items()}
    return groups


phrase("second_prohibition", "`block` or `be blocked`")
for _act in ("attack", "block", "be blocked"):
    constant("second_prohibition", _act, Cannot(_act))


def _show_changes(manner: str, value: Any, plural: bool) -> str | None:
    shown: list[str | None] = []
    rest: Found = value
    while rest:
        count, words = _first_group(manner, rest, plural)
        shown.append(words)
        rest = rest[count:]
    said = [each for each in shown if each is not None]
    return " and ".join(said) if said and len(said) == len(shown) else None


def _first_group(manner: str, changes: Found, plural: bool) -> tuple[int, str | None]:
    for count in range(len(changes), 1, -1):
        if (shape := show(f"{manner}_shape", changes[:count], plural)) is not None:
            return count, shape
    together = tuple(_leading_words(changes))
    if len(together) > 1:
        return len(together), show(f"{manner}_bundle", together, plural)
    return 1, show(f"{manner}_change", changes[0], plural)


def _leading_words(changes: Found) -> Iterator[Has]:
    for change in changes:
        if not isinstance(change, Has) or show("keyword", change.ability) is None:
            return
        yield change


for _manner in ("static", "new"):
    phrase(f"{_manner}_shape", "what it becomes, such as `a 2/2 Bear creature`")
    native(f"{_manner}_changes", partial(_read_changes, _manner), partial(_show_changes, _manner))
