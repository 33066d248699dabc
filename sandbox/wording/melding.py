"""Meld: `if you both own and control ~ and a creature named X, exile them, then meld them into Y`."""

import re

from sandbox.meaning.conditions import BothAreYours
from sandbox.meaning.effects import Meld
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.phrases import COMMAND, MELDED, PLAIN_CONDITION
from sandbox.wording.saying import native, say

_NAME = re.compile(r"[A-Z][\w'’-]*(?:,? (?:(?:of|the) )*[A-Z][\w'’-]*)*")


def _read_name(reading: Reading, at: int) -> Ends[str]:
    found = _NAME.match(reading.text, at)
    return {found.end(): found[0]} if found else {}


def _show_name(printing: Printing, value: object) -> str | None:
    return value if isinstance(value, str) and _NAME.fullmatch(value) else None


PRODUCTIONS: Table = (
    native(MELDED, _read_name, _show_name),
    say(PLAIN_CONDITION, "you both own and control ~ and (a|an) {kind:kind}", BothAreYours),
    say(COMMAND, "exile them, then meld them into {into:melded}", Meld),
)
