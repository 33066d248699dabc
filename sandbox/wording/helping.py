"""What was tapped or sacrificed for the source of the text: `each creature it devoured`, `creature that crewed it this
turn`. A creature that helped so is counted wherever it is by then; it is dealt with where it still stands."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import NumberPointedAt
from sandbox.meaning.conditions import AmountIs
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import HelpersOf
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import MEASURE, PER, PLAIN_CONDITION
from sandbox.wording.saying import hears, prints, says

DEVOURED = "devoured"


def _devoured(kind: Kind) -> NumberPointedAt:
    return NumberPointedAt(HelpersOf(kind, DEVOURED))


def _of_devoured(value: object) -> Slots | None:
    match value:
        case NumberPointedAt(what=HelpersOf(kind=kind, deed=deed)) if deed == DEVOURED:
            return {"kind": kind}
    return None


def _helpers(kind: Kind) -> NumberPointedAt:
    """Of those that the description says have helped."""
    if not kind.helped_it:
        raise Unfit
    return NumberPointedAt(HelpersOf(replace(kind, helped_it=""), kind.helped_it))


def _of_helpers(value: object) -> Slots | None:
    match value:
        case NumberPointedAt(what=HelpersOf(kind=kind, deed=deed)) if deed != DEVOURED:
            return {"kind": replace(kind, helped_it=deed)}
    return None


def _there_were(deed: str, kind: Kind) -> AmountIs:
    return AmountIs(NumberPointedAt(HelpersOf(kind, deed)), 1)


def _were(deed: str, value: object) -> Slots | None:
    match value:
        case AmountIs(amount=NumberPointedAt(what=HelpersOf(kind=kind))) if value == _there_were(deed, kind):
            return {"kind": kind}
    return None


PRODUCTIONS: Table = (
    says(PER, "{kind:kind} (it|~) devoured", _devoured, _of_devoured),
    says(MEASURE, "the number of {kind:kinds} (it|~) devoured", _devoured, _of_devoured),
    *[
        production
        for phrase, words in ((PER, "{kind:every}"), (MEASURE, "the number of {kind:kinds}"))
        for production in (hears(phrase, words, _helpers), prints(phrase, words, _of_helpers))
    ],
    *[
        says(
            PLAIN_CONDITION,
            notation,
            partial(_there_were, deed),
            partial(_were, deed),
        )
        for notation, deed in (
            ("(it|~) devoured (a|an) {kind:kind}", DEVOURED),
            ("(a|an) {kind:kind} crewed (it|~) this turn", "crewed"),
            ("(a|an) {kind:kind} saddled (it|~) this turn", "saddled"),
        )
    ],
)
