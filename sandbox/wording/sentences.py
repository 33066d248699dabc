"""Instructions one after the other: joined within a sentence, and sentence by sentence."""

import re
from dataclasses import dataclass, replace
from typing import Any

from sandbox.meaning.effects import (
    AtNext,
    Change,
    DealDamage,
    Destroy,
    Duration,
    If,
    IfDone,
    May,
    MustPayOrElse,
    Pays,
    PaysOrElse,
)
from sandbox.wording.counting import ForEach, Where
from sandbox.wording.grammar import Ends, Reading, native, phrase, prints, say, says, show
from sandbox.wording.pointing import Aimed, Same

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
say("ending", " unless {condition:condition}", If, effects=())
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
    if isinstance(ending, If):
        return replace(ending, otherwise=(command,))
    return replace(ending, effects=(command,))


def _read_item(reading: Reading, at: int) -> Ends:
    """One instruction, and with it what is said at its end: until when it waits, what is paid against it."""
    ends: Ends = {}
    for end, command in reading.phrase("command", at).items():
        for last, ending in reading.phrase("ending", end).items():
            if ". " in reading.text[at:end] and not isinstance(ending, IfDone):
                continue
            if (closed := _closed(command, ending)) is not None:
                ends.setdefault(last, closed)
        ends.setdefault(end, command)
    return ends


def _read_list(join: re.Pattern[str], reading: Reading, at: int) -> Ends:
    ends: Ends = {}
    states: dict[int, Spoken] = {at: Spoken((), 0, "")}
    while states:
        following: dict[int, Spoken] = {}
        for place, spoken in states.items():
            for end, command in _read_item(reading, place).items():
                command = spoken.completed(command)
                if not spoken.goes_on_with(command):
                    reading.miss(end, "a new sentence, or it is not clear what the end of this one belongs to")
                    continue
                ends.setdefault(end, (*spoken.done, command))
                if joined := join.match(reading.text, end):
                    following.setdefault(joined.end(), spoken.joined(command, joined.group()))
        states = following
    return ends


@dataclass(frozen=True)
class Spoken:
    """The instructions read so far, where among them the present sentence began, and what joins the next one."""

    done: tuple[Any, ...]
    begun: int
    join: str

    def completed(self, command: Any) -> Any:
        """`… and 3 damage to you`: from what deals damage just before."""
        before = self.done[-1] if self.begun < len(self.done) else None
        if not isinstance(command, DealDamage) or command.source != Same() or not isinstance(before, DealDamage):
            return command
        return command if isinstance(before.source, Aimed) else replace(command, source=before.source)

    def joined(self, command: Any, join: str) -> "Spoken":
        done = (*self.done, command)
        return Spoken(done, len(done) if join.startswith(".") else self.begun, join)

    def goes_on_with(self, command: Any) -> bool:
        """`tap ~ and sacrifice a land unless you pay {1}` does not say what is paid for, nor `~ gains flying and
        target creature loses flying until end of turn` how long the first of the two holds."""
        sentence = self.done[self.begun :]
        if sentence and "then" not in self.join and _is_avoidable(command):
            return False
        changes = [each for each in (*sentence, command) if isinstance(each, Change)]
        return len({change.duration is Duration.FOR_GOOD for change in changes}) < 2


def _is_avoidable(command: Any) -> bool:
    return isinstance(command, PaysOrElse) or (isinstance(command, If) and not command.effects)


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
prints(
    "alone",
    "bury {what:thing}",
    lambda value: {"what": value[0].what} if isinstance(value[0], Destroy) and value[0].no_regeneration else None,
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
