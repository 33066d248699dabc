"""Static abilities that say how large something is: `its power is equal to the number of Swamps you control`."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import Static
from sandbox.meaning.amounts import Amount, Sum
from sandbox.meaning.conditions import During
from sandbox.meaning.continuous import HasBasePT
from sandbox.meaning.references import Reference
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import STATIC
from sandbox.wording.saying import hears, says
from sandbox.wording.static import it_that_was_asked_about, only_change


def _sized(it: Reference, amount: Amount) -> Static:
    return Static(it, (HasBasePT(amount, amount),))


def _size(value: object) -> Slots | None:
    match only_change(value):
        case affected, HasBasePT(power=power, toughness=toughness) if power == toughness:
            return {"it": affected, "amount": power}
    return None


def _size_while(value: object) -> Slots | None:
    match value:
        case Static(affected=affected, modifications=(HasBasePT(power=power, toughness=toughness),)) if (
            value == Static(affected, value.modifications, value.condition) and power == toughness
        ):
            found: Slots = {"it": affected, "amount": power, "condition": value.condition}
            return found if value.condition is not None else None
    return None


def _one_sized(number: str, it: Reference, amount: Amount) -> Static:
    """The other number is the printed one."""
    power, toughness = (amount, None) if number == "power" else (None, amount)
    return Static(it, (HasBasePT(power, toughness),))


def _one_size(number: str, value: object) -> Slots | None:
    match only_change(value):
        case affected, HasBasePT(power=power, toughness=toughness):
            amount, other = (power, toughness) if number == "power" else (toughness, power)
            return {"it": affected, "amount": amount} if other is None else None
    return None


def _sized_apart(value: object) -> Slots | None:
    match only_change(value):
        case affected, HasBasePT(power=power, toughness=Sum(amount=amount, more=more)) if power == amount:
            return {"it": affected, "amount": power, "more": more}
    return None


PRODUCTIONS: Table = (
    says(STATIC, "{it:pointing_whose} power and toughness are each equal to {amount:measure}", _sized, _size),
    says(
        STATIC,
        "{it:pointing_whose} power and toughness are each equal to {amount:measure} as long as {condition:condition}",
        lambda it, amount, condition: replace(_sized(it, amount), condition=condition),
        _size_while,
    ),
    hears(
        STATIC,
        "as long as {condition:condition}, its power and toughness are each equal to {amount:measure}",
        lambda condition, amount: it_that_was_asked_about(condition, (HasBasePT(amount, amount),)),
    ),
    *[
        hears(
            STATIC,
            f"during {said}, {{it:pointing_whose}} power and toughness are each {number}",
            lambda it, amount, whose=whose: replace(_sized(it, amount), condition=During(whose=whose)),
        )
        for said, whose in (("your turn", "your"), ("turns other than yours", "another"))
        for number in ("{amount:figure}", "equal to {amount:measure}")
    ],
    *[
        says(
            STATIC,
            f"{{it:pointing_whose}} {number} is equal to {{amount:measure}}",
            partial(_one_sized, number),
            partial(_one_size, number),
        )
        for number in ("power", "toughness")
    ],
    says(
        STATIC,
        "{it:pointing_whose} power is equal to {amount:measure} and its toughness is equal to that number plus"
        " {more:figure}",
        lambda it, amount, more: Static(it, (HasBasePT(amount, Sum(amount, more)),)),
        _sized_apart,
    ),
)
