"""What a measure of something is compared with: `with power less than or equal to the number of Islands you control`,
`with toughness greater than its power`."""

import re
from collections.abc import Iterator
from dataclasses import replace

from sandbox.meaning import amounts
from sandbox.meaning.kinds import WAYS, Bound, Kind
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import EachPlayer, Itself, Opponents, Reference, You
from sandbox.wording.grammar import Printing, Reading
from sandbox.wording.phrases import MEASURE

_CLAUSE = re.compile(rf" (?:each )?with (mana value|power|toughness) ({'|'.join(WAYS)}) ", re.IGNORECASE)
_ITS_OWN = re.compile(r"(?:its|their) (power|toughness)(?![A-Za-z])", re.IGNORECASE)
_KNOWN_TO_ALL = (Itself, You, Opponents, EachPlayer)
_OF_WHAT_HAPPENED = (
    amounts.X,
    amounts.ThatMuch,
    amounts.OwnSize,
    amounts.ItsManaValue,
    amounts.MostDoneByOne,
    amounts.NumberPointedAt,
    amounts.VotesFor,
    amounts.ColorsSpent,
    amounts.TimesPaid,
    amounts.CountersOfPlayer,
)
"""Amounts that only a text in the course of being performed knows."""


def bounded(kind: Kind, reading: Reading, at: int) -> Iterator[tuple[int, Kind]]:
    """Every place where one such clause could be over, with what the description then means."""
    if (found := _CLAUSE.match(reading.text, at)) is None:
        return
    measure, way = found[1].lower(), found[2].lower()
    if measure != "mana value" and (own := _ITS_OWN.match(reading.text, found.end())):
        yield own.end(), replace(kind, bounds=(*kind.bounds, Bound(measure, way, own[1].lower())))
        return
    for end, amount in reading.phrase(MEASURE, found.end()).items():
        if isinstance(amount, Meaning):
            yield end, replace(kind, bounds=(*kind.bounds, Bound(measure, way, amount)))


def is_known_to_all(part: object) -> bool:
    """Whether the position alone says how much it is, whatever a text that is being performed has done: what is
    to be compared with it may be looked for at any time."""
    if isinstance(part, tuple | frozenset):
        return all(is_known_to_all(each) for each in part)
    if isinstance(part, Reference):
        return isinstance(part, _KNOWN_TO_ALL)
    if not isinstance(part, Meaning):
        return True
    return not isinstance(part, _OF_WHAT_HAPPENED) and all(is_known_to_all(each) for each in part.parts().values())


def bounds_shown(printing: Printing, kind: Kind) -> list[str] | None:
    """The words of the clauses; None where one cannot be said."""
    said = []
    for bound in kind.bounds:
        amount = f"its {bound.amount}" if isinstance(bound.amount, str) else printing.show(MEASURE, bound.amount)
        if amount is None:
            return None
        if isinstance(bound.amount, Meaning) and amount.startswith("its "):
            amount = f"that {'permanent' if bound.measure == 'mana value' else 'creature'}'s {amount[4:]}"
        said.append(f"with {bound.measure} {bound.way} {amount}")
    return said
