"""Instructions one after the other: joined within a sentence, and sentence by sentence."""

import re
from dataclasses import replace
from typing import Any

from sandbox.meaning.effects import AtNext, If, IfDone, May, MustPayOrElse, Pays, PaysOrElse
from sandbox.wording.counting import ForEach, Where
from sandbox.wording.grammar import Ends, Reading, native, phrase, say, says, show

phrase("commands", "instructions, such as `tap target creature and draw a card`")
phrase("alone", "one instruction, such as `tap target creature`")
phrase("body", "what it does, such as `destroy target creature`")
phrase("ending", "`unless you pay {1}` or `at end of combat`")

say("ending", " {event:later}", AtNext, effects=())
say("ending", " unless {who:player} <pays|pay> {cost:price}", PaysOrElse, effects=())
say(
    "ending",
    " unless {who:player} <pays|pay> {cost:price}, drawing all available mana from lands",
    MustPayOrElse,
    effects=(),
)
say("ending", " unless {who:player} {cost:deed}", PaysOrElse, effects=())
say("ending", ". If you do, {effects:commands}", IfDone, first=())

_JOIN = re.compile(r", then | then |,? and (?:then )?|, ", re.IGNORECASE)
_ANY_JOIN = re.compile(r"\. (?:Then )?|, then | then |,? and (?:then )?", re.IGNORECASE)
_END = re.compile(r"\.(?!\w)|(?<=\.\")|$")


def _closed(command: Any, ending: Any) -> Any:
    """An instruction with what is said at its end, or None if the two do not go together."""
    if isinstance(ending, (Where, ForEach)):
        return ending.applied(command)
    if isinstance(ending, IfDone):
        return None if _plain((command,)) is None else replace(ending, first=(command,))
    return replace(ending, effects=(command,))


def _read_item(reading: Reading, at: int) -> Ends:
    """One instruction, and with it what is said at its end: until when it waits, what is paid against it."""
    ends: Ends = {}
    for end, command in reading.phrase("command", at).items():
        for last, ending in reading.phrase("ending", end).items():
            if (closed := _closed(command, ending)) is not None:
                ends.setdefault(last, closed)
        ends.setdefault(end, command)
    return ends


def _read_list(join: re.Pattern[str], reading: Reading, at: int) -> Ends:
    ends: Ends = {}
    states: dict[int, tuple[Any, ...]] = {at: ()}
    while states:
        following: dict[int, tuple[Any, ...]] = {}
        for place, done in states.items():
            for end, command in _read_item(reading, place).items():
                ends.setdefault(end, (*done, command))
                if joined := join.match(reading.text, end):
                    following.setdefault(joined.end(), (*done, command))
        states = following
    return ends


def _show_list(joined: str, value: Any, plural: bool) -> str | None:
    if not isinstance(value, tuple) or not value:
        return None
    shown = [show("command", each) or show("counted_command", each) for each in value]
    return joined.join(each for each in shown if each is not None) if None not in shown else None


native(
    "commands",
    lambda reading, at: _read_list(_JOIN, reading, at),
    lambda value, plural: _show_list(" and ", value, plural),
)
says("alone", "{it:command}", lambda slots: (slots["it"],), lambda value: _plain(value))


def _plain(effects: Any) -> dict[str, Any] | None:
    """One instruction that has no ending of its own."""
    if len(effects) > 1 or isinstance(effects[0], (AtNext, If, IfDone, May, MustPayOrElse, Pays, PaysOrElse)):
        return None
    return {"it": effects[0]}


def _read_body(reading: Reading, at: int) -> Ends:
    """Sentences, the last with its stop."""
    ends: Ends = {}
    for end, effects in _read_list(_ANY_JOIN, reading, at).items():
        if stop := _END.match(reading.text, end):
            ends[stop.end()] = effects
        else:
            reading.miss(end, "the end of the sentence")
    return ends


def _show_body(value: Any, plural: bool) -> str | None:
    shown = _show_list(". ", value, plural)
    return shown if shown is None or shown.endswith('."') else shown + "."


native("body", _read_body, _show_body)
