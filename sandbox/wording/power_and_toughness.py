"""Changes of power and toughness: `gets +1/+2`, `gets +1/+1 for each Swamp you control`, `has base power 0/2`."""

import re

from sandbox.meaning.amounts import Amount, ItsManaValue, Times, X
from sandbox.meaning.continuous import GetsPT, HasBasePT, SwitchesPT
from sandbox.meaning.nodes import Meaning, Modification
from sandbox.wording.grammar import Ends, Phrase, Printing, Reading, Slots, Table, Unfit
from sandbox.wording.phrases import BASE, NEW_CHANGE, PLUS, STATIC_CHANGE
from sandbox.wording.saying import constant, hears, native, say, says, stands_for

_PLUS = re.compile(r"([+-])(\d{1,3}|X)/([+-])(\d{1,3}|X)(?![\dA-Za-z])", re.IGNORECASE)
_BASE = re.compile(r"(\d{1,2}|X)/(\d{1,2}|X)(?![\dA-Za-z])", re.IGNORECASE)


def _read_plus(reading: Reading, at: int) -> Ends[GetsPT]:
    found = _PLUS.match(reading.text, at)
    if not found:
        reading.miss(at, "a change such as +1/+2")
        return {}
    return {found.end(): GetsPT(_signed(found[1], found[2]), _signed(found[3], found[4]))}


def _signed(sign: str, digits: str) -> Amount:
    if digits.upper() == "X":
        return X() if sign == "+" else Times(-1, X())
    return int(sign + digits)


def _show_plus(printing: Printing, value: object) -> str | None:
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


def for_each(plus: GetsPT, counted: Amount) -> GetsPT:
    return GetsPT(_multiplied(plus.power, counted), _multiplied(plus.toughness, counted))


def _multiplied(each: Amount, counted: Amount) -> Amount:
    if not isinstance(each, int):
        raise Unfit
    return counted if each == 1 else Times(each, counted) if each else 0


def _per(value: object) -> Slots | None:
    """The opposite of `for_each`, when both numbers count the same thing."""
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


def _where_x(plus: GetsPT, counted: Amount) -> GetsPT:
    def found(amount: Amount) -> Amount:
        if isinstance(amount, Times):
            return Times(amount.factor, counted)
        return counted if isinstance(amount, X) else amount

    return GetsPT(found(plus.power), found(plus.toughness))


def _as_x(value: object) -> Slots | None:
    """Both numbers count the same thing, or one of them does, and the other is a plain number."""
    if not isinstance(value, GetsPT):
        return None
    sizes = [_ones(amount) for amount in (value.power, value.toughness)]
    counted = [inner for _, inner in sizes if inner is not None]
    if not counted or any(each != counted[0] for each in counted) or any(factor not in (1, -1) for factor, _ in sizes):
        return None
    shown = [
        amount if inner is None else X() if factor == 1 else Times(-1, X())
        for amount, (factor, inner) in zip((value.power, value.toughness), sizes, strict=True)
    ]
    return {"plus": GetsPT(shown[0], shown[1]), "counted": counted[0]}


def _not_here(value: object) -> None:
    """What begins now says at its very end what X is."""


def _ones(amount: Amount) -> tuple[int, Amount | None]:
    """What is counted once, or taken away once; None: a plain number."""
    if isinstance(amount, int | X) or amount == Times(-1, X()):
        return 1, None
    return (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)


def _read_base(reading: Reading, at: int) -> Ends[HasBasePT]:
    if not (found := _BASE.match(reading.text, at)):
        reading.miss(at, "power and toughness such as 2/2")
        return {}
    power, toughness = (X() if part.upper() == "X" else int(part) for part in found.groups())
    return {found.end(): HasBasePT(power, toughness)}


def _show_base(printing: Printing, value: object) -> str | None:
    if not isinstance(value, HasBasePT):
        return None
    parts = (value.power, value.toughness)
    if not all(isinstance(part, (int, X)) for part in parts):
        return None
    return "/".join("X" if isinstance(part, X) else str(part) for part in parts)


def _gets(phrase: Phrase[Modification]) -> Table:
    return (
        stands_for(phrase, "<gets|get> {it:plus}"),
        says(phrase, "<gets|get> {plus:plus} for each {counted:per}", for_each, _per),
        says(
            phrase,
            "<gets|get> {plus:plus}, where X is {counted:measure}",
            _where_x,
            _as_x if phrase is STATIC_CHANGE else _not_here,
        ),
        says(
            phrase,
            "<gets|get> +X/+Y, where X is {power:measure} and Y is {toughness:measure}",
            GetsPT,
            lambda value: (
                value.parts()
                if isinstance(value, GetsPT)
                and isinstance(value.power, Meaning)
                and isinstance(value.toughness, Meaning)
                and value.power != value.toughness
                else None
            ),
        ),
        hears(phrase, "<gets|get> +X/+Y, where X is {power:measure}, and Y is {toughness:measure}", GetsPT),
        hears(phrase, "<gets|get> an additional {it:plus}", lambda it: it),
        stands_for(phrase, "<has|have> base power and toughness {it:base}"),
        say(phrase, "<has|have> base power {power:number}", HasBasePT, toughness=None),
        say(phrase, "<has|have> base toughness {toughness:number}", HasBasePT, power=None),
    )


PRODUCTIONS: Table = (
    native(PLUS, _read_plus, _show_plus),
    native(BASE, _read_base, _show_base),
    *_gets(STATIC_CHANGE),
    *_gets(NEW_CHANGE),
    constant(
        STATIC_CHANGE,
        "<has|have> base power and (base |)toughness each equal to (its|their) mana value(|s)",
        HasBasePT(ItsManaValue(), ItsManaValue()),
    ),
    hears(NEW_CHANGE, "<becomes|become> {it:base}", lambda it: it),
    constant(NEW_CHANGE, "<switches|switch> power and toughness", SwitchesPT()),
)
