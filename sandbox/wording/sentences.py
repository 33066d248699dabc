"""Instructions one after the other: joined within a sentence, and sentence by sentence."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sandbox.meaning.amounts import X
from sandbox.meaning.effects import (
    AtNext,
    DealDamage,
    Destroy,
    Duration,
    Effect,
    If,
    IfDone,
    Modify,
    MustPayOrElse,
    PaysOrElse,
    PutCounters,
    Reflexive,
    Token,
    WheneverThisTurn,
    WhereX,
)
from sandbox.meaning.references import Reference
from sandbox.wording.grammar import Ends, Printing, Reading, Slots, Table, is_plural
from sandbox.wording.phrases import ALONE, BODY, COMMAND, COMMANDS, COUNTED_COMMAND, ENDING, UP_TO_THE_END
from sandbox.wording.pointing import Aimed, Doer, Said, Same, holds
from sandbox.wording.reflexive import all_upon
from sandbox.wording.saying import hears, native, prints, say, says
from sandbox.wording.surface import (
    OF_OTHERS,
    ClosingClause,
    ForEach,
    GainsWhatIsPrevented,
    NotPrevented,
    Often,
    OnlyIf,
    OrInstead,
    PutBesides,
    SpendOnly,
    Where,
)

Effects = tuple[Effect, ...]
_JOIN = re.compile(r", then | then |,? and (?:then )?|, ", re.IGNORECASE)
_ANY_JOIN = re.compile(r"(?:\.|(?<=\.\")) (?:Then )?|, then | then |,? and (?:then )?|, ", re.IGNORECASE)
_END = re.compile(r"\.(?!\w)|(?<=\.\")|(?=\")|$")


def _closed(command: Effect, ending: ClosingClause) -> Effect | None:
    """An instruction with what is said at its end, or None if the two do not go together."""
    if isinstance(ending, (Where, ForEach, GainsWhatIsPrevented, SpendOnly, OnlyIf, NotPrevented, Often)):
        return ending.applied(command)
    if isinstance(ending, OrInstead):
        return replace(ending, instead=(command,)) if _is_plain(command) and not holds(command, Aimed) else None
    if isinstance(ending, IfDone):
        return replace(ending, first=(command,)) if _is_plain(command) else None
    if isinstance(ending, If):
        return replace(ending, otherwise=(command,))
    return ending.with_parts({"effects": (command,)})


def _read_item(reading: Reading, at: int) -> Ends[Effect]:
    """One instruction, and with it what is said at its end: until when it waits, what is paid against it."""
    ends: Ends[Effect] = {}
    for end, command in reading.phrase(COMMAND, at).items():
        for last, ending in reading.phrase(ENDING, end).items():
            if ". " in reading.text[at:end] and not isinstance(ending, IfDone | NotPrevented):
                continue
            if (closed := _closed(command, ending)) is not None:
                ends.setdefault(last, closed)
                _read_use(reading, last, closed, ends)
                if isinstance(ending, Often):
                    _read_how_often(reading, last, closed, ends)
                _read_otherwise(reading, last, closed, ends)
                _read_instead(reading, last, closed, ends)
                _read_unpaid(reading, last, closed, ends)
        ends.setdefault(end, command)
    return ends


def _read_use(reading: Reading, at: int, command: Effect, ends: Ends[Effect]) -> None:
    """What the mana may be spent on is said after everything else."""
    for end, ending in reading.phrase(ENDING, at).items():
        if isinstance(ending, SpendOnly) and (closed := ending.applied(command)) is not None:
            ends.setdefault(end, closed)


def _read_how_often(reading: Reading, at: int, command: Effect, ends: Ends[Effect]) -> None:
    """`Proliferate X times, where X is its power.`"""
    for end, ending in reading.phrase(ENDING, at).items():
        if isinstance(ending, Where) and (closed := ending.applied(command)) is not None:
            ends.setdefault(end, closed)


_UNPAID = re.compile(r"\. If (?:that player|the player|they) (?:doesn't|don't), ", re.IGNORECASE)


_PAID = re.compile(r"\. If (?:that player does|the player does|they do), ", re.IGNORECASE)


def _read_unpaid(reading: Reading, at: int, command: Effect, ends: Ends[Effect]) -> None:
    """`Counter it unless its controller pays {1}. If that player doesn't, that player discards a card.`"""
    if isinstance(command, PaysOrElse) and (found := _UNPAID.match(reading.text, at)):
        for end, more in reading.phrase(COMMANDS, found.end()).items():
            ends.setdefault(end, replace(command, effects=(*command.effects, *more)))
    if isinstance(command, PaysOrElse) and (found := _PAID.match(reading.text, at)):
        for end, paid in reading.phrase(COMMANDS, found.end()).items():
            if not holds(paid, Aimed):
                ends.setdefault(end, replace(command, paid=paid))


def _read_instead(reading: Reading, at: int, command: Effect, ends: Ends[Effect]) -> None:
    """`Destroy it if it is tapped instead if you control a Forest`."""
    if not isinstance(command, If) or not command.at_the_end or holds(command, Aimed):
        return
    for end, ending in reading.phrase(ENDING, at).items():
        if isinstance(ending, OrInstead):
            ends.setdefault(end, replace(ending, instead=(command,)))


_OTHERWISE = ". Otherwise, "


def _read_otherwise(reading: Reading, at: int, command: Effect, ends: Ends[Effect]) -> None:
    """`Draw a card if you control a Forest. Otherwise, scry 1.`"""
    if isinstance(command, If) and command.at_the_end and reading.text.startswith(_OTHERWISE, at):
        for end, otherwise in reading.phrase(COMMANDS, at + len(_OTHERWISE)).items():
            ends.setdefault(end, replace(command, otherwise=otherwise))


def _read_list(join: re.Pattern[str], reading: Reading, at: int) -> Ends[Effects]:
    ends: Ends[Effects] = {}
    alone = not reading.text.endswith(". ", 0, at)
    states: dict[int, Spoken] = {at: Spoken((), 0, "")}
    while states:
        following: dict[int, Spoken] = {}
        for place, spoken in states.items():
            for end, command in _read_item(reading, place).items():
                if isinstance(command, OrInstead):
                    if (done := spoken.replaced_by(command, alone)) is None:
                        reading.miss(end, "a new sentence: it is not clear what this replaces")
                    else:
                        ends.setdefault(end, done)
                        if joined := join.match(reading.text, end):
                            following.setdefault(joined.end(), Spoken(done, len(done), joined.group()))
                    continue
                command = spoken.completed(command)
                if not spoken.goes_on_with(command):
                    reading.miss(end, "a new sentence, or it is not clear what the end of this one belongs to")
                    continue
                for last, found in spoken.with_x_found(command, reading, end):
                    ends[last] = found
                    if joined := join.match(reading.text, last):
                        following[joined.end()] = Spoken(found, len(found), joined.group())
                ends.setdefault(end, (*spoken.done, command))
                if joined := join.match(reading.text, end):
                    following.setdefault(joined.end(), spoken.joined(command, joined.group()))
        states = following
    return ends


@dataclass(frozen=True)
class Spoken:
    """The instructions read so far, where among them the present sentence began, and what joins the next one."""

    done: Effects
    begun: int
    join: str

    def completed(self, command: Effect) -> Effect:
        """`… and 3 damage to you`: from what deals damage just before."""
        before = self.done[-1] if self.begun < len(self.done) else None
        if isinstance(command, Token) and command.who == Same() and isinstance(before, Token):
            return replace(command, who=_pointed_back(before.who), tapped=before.tapped, attacking=before.attacking)
        if isinstance(command, PutBesides) and isinstance(before, PutCounters):
            return PutCounters(command.what, command.name, command.amount)
        if isinstance(command, Modify) and command.what == Same() and isinstance(before, Modify):
            return replace(command, what=_pointed_back(before.what))
        if not isinstance(command, DealDamage) or command.source != Same() or not isinstance(before, DealDamage):
            return command
        return command if isinstance(before.source, Aimed) else replace(command, source=before.source, along=True)

    def replaced_by(self, command: OrInstead, alone: bool) -> Effects | None:
        """`Draw a card. If you control a Forest, draw two cards instead`: what is said before, with that. `alone`:
        no sentence stands before all these."""
        return command.applied(self.done, alone) if self.join.startswith(".") else None

    def joined(self, command: Effect, join: str) -> "Spoken":
        done = (*self.done, command)
        return Spoken(done, len(done) if join.startswith(".") else self.begun, join)

    def with_x_found(self, command: Effect, reading: Reading, at: int) -> Iterator[tuple[int, Effects]]:
        """`you draw X cards and you lose X life, where X is its power`: a number that two instructions need."""
        sentence = (*self.done[self.begun :], command)
        if len(sentence) < 2 or not any(holds(each, X) for each in sentence[:-1]):
            return
        for last, ending in reading.phrase(ENDING, at).items():
            if isinstance(ending, Where) and not holds(ending.amount, X):
                yield last, (*self.done[: self.begun], WhereX(ending.amount, sentence))

    def goes_on_with(self, command: Effect) -> bool:
        """`tap ~ and sacrifice a land unless you pay {1}` does not say what is paid for, nor `~ gains flying and
        target creature loses flying until end of turn` how long the first of the two holds."""
        sentence = self.done[self.begun :]
        if isinstance(command, PutBesides):
            return False
        if sentence and "then" not in self.join and _is_avoidable(command):
            return False
        of_one = any(getattr(each, "who", None) == Said("that player") for each in sentence)
        if getattr(command, "who", None) == Doer() and not of_one and any(_several_do(each) for each in sentence):
            return False
        changes = [each for each in (*sentence, command) if isinstance(each, Modify)]
        return len({change.duration is Duration.FOR_GOOD for change in changes}) < 2


def _pointed_back(what: Reference) -> Reference:
    """The subject of a second verb is that of the first, and what that aims at is not aimed at anew."""
    return Said("they" if is_plural(what) else "it") if isinstance(what, Aimed) else what


def _several_do(command: Effect) -> bool:
    """Whether players other than you do it together: `two target players each mill a card and lose 1 life` does not say
    with the second verb that it is theirs."""
    who = getattr(command, "who", None)
    return isinstance(who, Aimed | Said) and is_plural(who)


def _is_avoidable(command: Effect) -> bool:
    return isinstance(command, PaysOrElse) or (isinstance(command, If) and not command.effects)


def _show_list(joined: str, printing: Printing, value: object) -> str | None:
    if not isinstance(value, tuple) or not value:
        return None
    said = ""
    for each in value:
        shown = printing.show(COMMAND, each) or printing.show(COUNTED_COMMAND, each)
        if shown is None:
            return None
        along = isinstance(each, DealDamage) and each.along
        said += (" and " if along else joined if said else "") + shown
    return said


def _is_plain(effect: Effect) -> bool:
    """Whether it has no ending of its own."""
    return not isinstance(effect, OF_OTHERS)


def _one_plain(effects: object) -> Slots | None:
    match effects:
        case (Effect() as effect,) if _is_plain(effect):
            return {"it": effect}
    return None


def _buried(effects: object) -> Slots | None:
    match effects:
        case (Destroy(what=what, no_regeneration=True), *_):
            return {"what": what}
    return None


def _read_body(reading: Reading, at: int) -> Ends[Effects]:
    """Sentences, the last with its stop."""
    ends: Ends[Effects] = {}
    for end, effects in _read_list(_ANY_JOIN, reading, at).items():
        if stop := _END.match(reading.text, end):
            ends[stop.end()] = effects
        else:
            reading.miss(end, "the end of the sentence")
    return ends


def _read_to_the_end(reading: Reading, at: int) -> Ends[Effects]:
    """Sentences as far as any of them can be read; the stop of the last is not theirs."""
    found = _read_list(_ANY_JOIN, reading, at)
    ends = [end for end in found if _END.match(reading.text, end)]
    return {max(ends): found[max(ends)]} if ends else {}


def _first_waiting(effects: tuple[object, ...]) -> int | None:
    return next((place for place, each in enumerate(effects) if isinstance(each, WheneverThisTurn)), None)


def _show_body(printing: Printing, value: object) -> str | None:
    """What waits for the rest of the turn has the rest of its line: what follows begins a line of its own."""
    if isinstance(value, tuple) and (last := _first_waiting(value)) is not None and value[last + 1 :]:
        before, after = _show_body(printing, value[: last + 1]), _show_body(printing, value[last + 1 :])
        return None if before is None or after is None else f"{before}\n{after[:1].upper()}{after[1:]}"
    shown = _show_list(". ", printing, value)
    return shown if shown is None or shown.endswith('."') else shown + "."


PRODUCTIONS: Table = (
    say(ENDING, " {event:later}", AtNext, effects=()),
    say(ENDING, " unless {who:player} <pays|pay> {cost:price}", PaysOrElse, effects=()),
    say(
        ENDING,
        " unless {who:player} <pays|pay> {cost:price}, drawing all available mana from lands",
        MustPayOrElse,
        effects=(),
    ),
    say(ENDING, " unless {who:player} {cost:deed}", PaysOrElse, effects=()),
    say(ENDING, " unless {condition:condition}", If, effects=()),
    hears(ENDING, " instead if {condition:condition}", lambda condition: OrInstead(condition, ())),
    hears(ENDING, " if {condition:condition}", OnlyIf),
    say(ENDING, ". If you do, {effects:commands}", IfDone, first=()),
    hears(ENDING, ". When you do, {effects:up_to_the_end}", lambda effects: IfDone((), all_upon(effects))),
    hears(ENDING, ". When you do, {effects:commands}", lambda effects: IfDone((), (Reflexive(effects),))),
    native(
        COMMANDS,
        lambda reading, at: _read_list(_JOIN, reading, at),
        lambda printing, value: _show_list(" and ", printing, value),
    ),
    prints(ALONE, "bury {what:thing}", _buried),
    says(ALONE, "{it:command}", lambda it: (it,), _one_plain),
    native(UP_TO_THE_END, _read_to_the_end, lambda printing, value: _show_list(". ", printing, value)),
    native(BODY, _read_body, _show_body),
)
