"""Numbers said at the end of an instruction: `, where X is its power`, `for each Swamp you control`."""

from sandbox.meaning.amounts import Amount, CardsInHand, CountersOn, NumberOf, Times, X
from sandbox.meaning.nodes import Meaning
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COUNTED, COUNTED_COMMAND, ENDING, MEASURE
from sandbox.wording.saying import hears, prints
from sandbox.wording.surface import COUNTABLE, ForEach, Where, with_amount


def _counted(value: object) -> Slots | None:
    """The instruction for one, and what is counted."""
    if not isinstance(value, COUNTABLE):
        return None
    amount = value.amount
    factor, counted = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    if not isinstance(counted, (NumberOf, CardsInHand, CountersOn)):
        return None
    return {"it": value.with_parts({"amount": factor}), "amount": counted}


def _said_as_x(value: object) -> Slots | None:
    """The instruction with X for the first thing in it that has to be found."""
    found = _measured(value)
    return None if found is None else {"it": with_amount(value, found, X()), "amount": found}


def _measured(part: object) -> Amount | None:
    if isinstance(part, Amount) and not isinstance(part, (int, X, Times)):
        return part
    inner = tuple(part.parts().values()) if isinstance(part, Meaning) else part
    if not isinstance(inner, tuple):
        return None
    return next((found for each in inner if (found := _measured(each)) is not None), None)


PRODUCTIONS: Table = (
    *[hears(ENDING, f", where X is {{amount:{phrase.name}}}", Where) for phrase in (MEASURE, COUNTED)],
    hears(ENDING, " for each {amount:per}", ForEach),
    prints(COUNTED_COMMAND, "{it:command} for each {amount:per}", _counted),
    prints(COUNTED_COMMAND, "{it:command}, where X is {amount:measure}", _said_as_x),
)
