"""Chapters of a Saga: `I, II — Draw a card.`"""

import re

from sandbox.meaning.abilities import Triggered
from sandbox.meaning.events import ChapterReached, EventPattern
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.phrases import ABILITY, CHAPTER
from sandbox.wording.saying import native, say

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
_NUMERAL = rf"(?:{'|'.join(sorted(_ROMAN, key=len, reverse=True))})"
_CHAPTERS = re.compile(rf"{_NUMERAL}(?:, {_NUMERAL})*(?= \u2014 )")


def _read(reading: Reading, at: int) -> Ends[EventPattern]:
    """At the beginning of a line alone."""
    found = _CHAPTERS.match(reading.text, at) if at == 0 else None
    if found is None:
        return {}
    return {found.end(): ChapterReached(tuple([_ROMAN.index(one) + 1 for one in found.group().split(", ")]))}


def _show(printing: Printing, value: object) -> str | None:
    return ", ".join(_ROMAN[number - 1] for number in value.numbers) if isinstance(value, ChapterReached) else None


PRODUCTIONS: Table = (
    native(CHAPTER, _read, _show),
    say(ABILITY, "{event:chapter} \u2014 {modes:modes}", Triggered),
)
