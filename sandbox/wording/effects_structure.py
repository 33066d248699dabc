"""Effects made of effects: `you may …`, `… unless you pay …`, `if …`, `… at end of combat`."""

import re
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, get_args

from sandbox.meaning.amounts import Amount, CardsInHand, CountersOn, HowMany, Times, X
from sandbox.meaning.conditions import Exists
from sandbox.meaning.costs import PayLife
from sandbox.meaning.effects import AtNext, FlipCoin, GainLife, If, LoseLife, May, Pays, PaysOrElse, Prevent, Sacrifice
from sandbox.meaning.events import AtEndOfTurn, BeginningOf
from sandbox.meaning.references import EachPlayer, You
from sandbox.wording.grammar import Ends, Reading, constant, hears, native, phrase, prints, say, says, show

phrase("commands", "instructions, such as `tap target creature and draw a card`")
phrase("alone", "one instruction, such as `tap target creature`")
phrase("later", "a time to come, such as `at end of combat`")

constant("later", "at end of combat", BeginningOf("end of combat"))
constant("later", "at the beginning of the next end step", AtEndOfTurn())
hears("later", "at (the |)end of (turn|the turn)", lambda slots: AtEndOfTurn())
hears("later", "at the beginning of the end step", lambda slots: AtEndOfTurn())
say("later", "at the beginning of the next turn's {step:step_name}", BeginningOf, whose=EachPlayer())
say("later", "at the beginning of {whose:whose} next {step:step_name}", BeginningOf)

prints("command", "{effects:alone} {event:later}", lambda value: _fields(value, AtNext))
prints("command", "{event:later}, {effects:commands}", lambda value: _fields(value, AtNext))
hears("command", "{event:later}, {effects:commands}", lambda slots: AtNext(slots["event"], slots["effects"]))

for _payment in ("pay {cost:price}", "{cost:deed}"):
    say("command", f"you may {_payment}. If you do, {{effects:commands}}", Pays)
    say(
        "command",
        f"{{who:player}} may {_payment}. If (that player does|the player does|they do), {{effects:commands}}",
        Pays,
    )
prints(
    "command", "{effects:alone} unless {who:player} <pays|pay> {cost:price}", lambda value: _fields(value, PaysOrElse)
)
prints("command", "{effects:alone} unless {who:player} {cost:deed}", lambda value: _fields(value, PaysOrElse))
prints(
    "command",
    "unless {who:player} <pays|pay> {cost:price}, {effects:commands}",
    lambda value: _fields(value, PaysOrElse),
)
hears(
    "command",
    "{who:player} may pay {cost:price}. If (you don't|the player doesn't|that player doesn't|they don't), {effects:commands}",
    lambda slots: PaysOrElse(**slots),
)
hears("command", "unless {who:player} <pays|pay> {cost:price}, {effects:commands}", lambda slots: PaysOrElse(**slots))
phrase("own", "an instruction to yourself, such as `gain 3 life`")
prints("own", "gain {amount:number} life", lambda value: _own(value, GainLife))
prints("own", "lose {amount:number} life", lambda value: _own(value, LoseLife))
prints("command", "you may {it:own}", lambda value: {"it": value.effects[0]} if _mine(value) else None)
say("command", "{who:player} may {effects:commands}", May)
say("command", "if {condition:condition}, {effects:commands}", If)
hears("command", "sacrifice {what:chosen}. If you can't, {otherwise:commands}", lambda slots: _if_able(**slots))
say("command", "if {condition:condition}, {effects:commands}. Otherwise, {otherwise:commands}", If)
say("command", "flip a coin. If you win the flip, {won:commands}. If you lose the flip, {lost:commands}", FlipCoin)
say("command", "flip a coin. If you win the flip, {won:commands}", FlipCoin)
say("command", "flip a coin. If you lose the flip, {lost:commands}", FlipCoin)


def _own(value: Any, sort: type) -> dict[str, Any] | None:
    found = vars(value) if isinstance(value, sort) else {}
    return {"amount": found["amount"]} if found.get("who") == You() else None


def _mine(value: Any) -> bool:
    return isinstance(value, May) and value.who == You() and len(value.effects) == 1


def _if_able(what: Any, otherwise: Any) -> If:
    mine = replace(what.kind, controller="you")
    return If(Exists(mine, what.count), (Sacrifice(what),), otherwise)


phrase("ending", "`unless you pay {1}` or `at end of combat`")
for _measure in ("measure", "counted"):
    says(
        "ending",
        f", where X is {{amount:{_measure}}}",
        lambda slots: Where(slots["amount"]),
        lambda value: None,
    )
says("ending", " for each {amount:per}", lambda slots: ForEach(slots["amount"]), lambda value: None)
say("ending", " {event:later}", AtNext, effects=())
say("ending", " unless {who:player} <pays|pay> {cost:price}", PaysOrElse, effects=())
say("ending", " unless {who:player} {cost:deed}", PaysOrElse, effects=())
_JOIN = re.compile(r", then | then |,? and (?:then )?", re.IGNORECASE)


def _fields(value: Any, sort: type) -> dict[str, Any] | None:
    return {name: getattr(value, name) for name in vars(value)} if type(value) is sort else None


@dataclass(frozen=True)
class Where:
    """What X is, said at the end."""

    amount: Any


@dataclass(frozen=True)
class ForEach:
    """What the number before it is multiplied by."""

    amount: Any


def _closed(command: Any, ending: Any) -> Any:
    if isinstance(ending, Where):
        changed = _with(command, X(), ending.amount)
        return changed if changed != command else None
    if isinstance(ending, ForEach):
        each = getattr(command, "amount", None)
        if not isinstance(each, int) or isinstance(command, (PayLife, Prevent)):
            return None
        return replace(command, amount=ending.amount if each == 1 else Times(each, ending.amount))
    return replace(ending, effects=(command,))


def _with(part: Any, old: Any, new: Any) -> Any:
    """The instruction with one amount in place of another; for X, one found elsewhere than in a cost."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple([_with(item, old, new) for item in part])
    if is_dataclass(part) and not isinstance(part, type):
        return replace(part, **{each.name: _with(getattr(part, each.name), old, new) for each in fields(part)})
    return part


def _counted(value: Any) -> dict[str, Any] | None:
    """The instruction for one, and what is counted."""
    amount = getattr(value, "amount", None)
    factor, counted = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    if not isinstance(counted, (HowMany, CardsInHand, CountersOn)):
        return None
    return {"it": replace(value, amount=factor), "amount": counted}


def _said_as_x(value: Any) -> dict[str, Any] | None:
    """The instruction with X for the first thing in it that has to be found."""
    found = _measured(value)
    return None if found is None else {"it": _with(value, found, X()), "amount": found}


def _measured(part: Any) -> Any:
    if isinstance(part, get_args(Amount)) and not isinstance(part, (int, X, Times)):
        return part
    inner = (
        part
        if isinstance(part, tuple)
        else [getattr(part, each.name) for each in fields(part)]
        if is_dataclass(part)
        else []
    )
    return next((found for each in inner if (found := _measured(each)) is not None), None)


prints("command", "{it:command} for each {amount:per}", _counted)
prints("command", "{it:command}, where X is {amount:measure}", _said_as_x)


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
    shown = [show("command", each) for each in value]
    return joined.join(each for each in shown if each is not None) if None not in shown else None


native(
    "commands",
    lambda reading, at: _read_list(_JOIN, reading, at),
    lambda value, plural: _show_list(" and ", value, plural),
)
says("alone", "{it:command}", lambda slots: (slots["it"],), lambda value: {"it": value[0]} if len(value) == 1 else None)

phrase("body", "what it does, such as `destroy target creature`")
_ANY_JOIN = re.compile(r"\. (?:Then )?|, then | then |,? and (?:then )?", re.IGNORECASE)
_END = re.compile(r"\.(?!\w)|(?<=\.\")|$", re.IGNORECASE)


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
