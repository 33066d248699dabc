"""Votes and what depends on them, and villainous choices.

Comprehensive Rules of 2026, 701.38 and 701.55.
"""

import re

from sandbox.meaning.abilities import VotesAgain
from sandbox.meaning.amounts import VotesFor
from sandbox.meaning.conditions import GetsMoreVotes
from sandbox.meaning.effects import FaceVillainousChoice, Vote
from sandbox.wording.grammar import Ends, Printing, Reading, Table
from sandbox.wording.phrases import (
    ABILITY,
    COMMAND,
    MEASURE,
    PER,
    PLAIN_CONDITION,
    VOTED,
    VOTES,
)
from sandbox.wording.saying import constant, native, say

_WORD = r"[A-Za-z][a-z']*(?: (?:of )?[A-Z][a-z']*)*"
_OPTIONS = re.compile(rf"({_WORD}(?:, {_WORD})*),? or ({_WORD})(?=\.|$)")
_OPTION = re.compile(rf"{_WORD}(?= votes?\b| gets more votes)")
_ARTICLES = frozenset({"a", "an", "another", "up", "nonland"})
"""What stands at the head of a description: those are things to vote for, and no words."""


def _read_options(reading: Reading, at: int) -> Ends[tuple[str, ...]]:
    found = _OPTIONS.match(reading.text, at)
    if not found or reading.text[at : found.end()].split()[0] in _ARTICLES:
        reading.miss(at, "words to vote for")
        return {}
    return {found.end(): (*found[1].split(", "), found[2])}


def _show_options(printing: Printing, value: object) -> str | None:
    match value:
        case (str(), *_, str(last)):
            first = [str(word) for word in value[:-1]]
            return ", ".join(first) + (", or " if len(first) > 1 else " or ") + last
    return None


def _read_option(reading: Reading, at: int) -> Ends[str]:
    found = _OPTION.match(reading.text, at)
    return {found.end(): found.group()} if found else {}


def _show_option(printing: Printing, value: object) -> str | None:
    return value if isinstance(value, str) and re.fullmatch(_WORD, value) else None


PRODUCTIONS: Table = (
    native(VOTES, _read_options, _show_options),
    native(VOTED, _read_option, _show_option),
    say(COMMAND, "starting with you, each player votes for {options:votes}", Vote),
    say(PLAIN_CONDITION, "{option:voted} gets more votes", GetsMoreVotes),
    say(PLAIN_CONDITION, "{option:voted} gets more votes or the vote is tied", GetsMoreVotes, or_tied=True),
    say(PER, "{option:voted} vote", VotesFor),
    say(MEASURE, "the number of {option:voted} votes", VotesFor),
    constant(ABILITY, "While voting, you get an additional vote.", VotesAgain()),
    constant(ABILITY, "While voting, you may vote an additional time.", VotesAgain(optional=True)),
    say(
        COMMAND,
        "{who:player} <faces|face> a villainous choice — {first:alone}, or {second:alone}",
        FaceVillainousChoice,
    ),
)
