"""Parts of sentences that reading makes and no meaning keeps."""

from dataclasses import dataclass, replace

from sandbox.meaning.amounts import Amount, ThatMuch, Times, X
from sandbox.meaning.conditions import Condition
from sandbox.meaning.effects import (
    AddMana,
    AtNext,
    Connive,
    DealDamage,
    Discard,
    Draw,
    Duration,
    Effect,
    Explore,
    GainLife,
    GetCounters,
    If,
    IfDone,
    Incubate,
    InsteadIf,
    LoseLife,
    Manifest,
    May,
    Mill,
    Modify,
    MustPayOrElse,
    Pays,
    PaysOrElse,
    Prevent,
    Proliferate,
    PutCounters,
    PutIntoPlay,
    RemoveCounters,
    Repeated,
    Sacrifice,
    Scry,
    Surveil,
    Tap,
    Token,
    TokenCopy,
)
from sandbox.meaning.kinds import Bound, Kind, ManaUse
from sandbox.meaning.nodes import Meaning, Modification
from sandbox.meaning.references import Chosen, DefendingPlayer, It, Reference
from sandbox.wording.pointing import PLAYER_WORDS, Aimed, Said, Same, holds

COUNTABLE = (
    DealDamage,
    Discard,
    Draw,
    GainLife,
    GetCounters,
    LoseLife,
    Mill,
    PutCounters,
    RemoveCounters,
    Scry,
    Surveil,
    Token,
)
"""The instructions whose number can be multiplied by what is counted."""
CHOSEN_FOR = (Sacrifice, Tap)
"""The instructions that let somebody choose as many things as are counted."""
DONE_OFTEN = (Connive, Explore, Incubate, Manifest, Proliferate, TokenCopy)
"""The instructions that texts let be carried out several times."""


class PutBesides(Effect):
    """`… and a +1/+1 counter on each Golem you control`, after counters that are put."""

    what: Reference
    name: str
    amount: Amount = 1


@dataclass(frozen=True)
class Where:
    """What X is, said at the end."""

    amount: Amount

    def applied(self, command: Effect) -> Effect | None:
        """The instruction with X found, or None if it has no X."""
        changed = with_amount(_with_bound(command, self.amount), X(), self.amount)
        return changed if isinstance(changed, Effect) and changed != command else None


def _with_bound(part: object, amount: Amount) -> object:
    """`target creature card with mana value X or less`, where X is found and is not announced."""
    if isinstance(part, tuple):
        return tuple([_with_bound(item, amount) for item in part])
    if isinstance(part, Kind) and part.most_x and isinstance(amount, Meaning):
        bound = Bound(part.most_x, "less than or equal to", amount)
        return part.with_parts({"most_x": "", "bounds": (*part.bounds, bound)})
    if isinstance(part, Meaning):
        return part.with_parts({name: _with_bound(each, amount) for name, each in part.parts().items()})
    return part


@dataclass(frozen=True)
class ForEach:
    """What the number before it is multiplied by."""

    amount: Amount

    def applied(self, command: Effect) -> Effect | None:
        """The instruction with its number multiplied, or None if it has no number to multiply."""
        if isinstance(command, CHOSEN_FOR) and isinstance(command.what, Chosen) and command.what.count == 1:
            return command.with_parts({"what": replace(command.what, count=self.amount)})
        if not isinstance(command, COUNTABLE) or not isinstance(command.amount, int):
            return None
        if isinstance(command, PutCounters) and command.second:
            return None
        return command.with_parts(
            {"amount": self.amount if command.amount == 1 else Times(command.amount, self.amount)}
        )


@dataclass(frozen=True)
class SpendOnly:
    """What the mana that was just added may be spent on."""

    use: ManaUse

    def applied(self, command: Effect) -> Effect | None:
        """The instruction with that said, or None if it adds no mana."""
        free = isinstance(command, AddMana) and command.only_for is None
        return command.with_parts({"only_for": self.use}) if free else None


@dataclass(frozen=True)
class NotPrevented:
    """That the damage just dealt cannot be prevented."""

    def applied(self, command: Effect) -> Effect | None:
        """The instruction with that said, or None if it deals no damage."""
        return replace(command, unpreventable=True) if isinstance(command, DealDamage) else None


@dataclass(frozen=True)
class GainsWhatIsPrevented:
    """That you gain as much life as damage is prevented by the instruction before it."""

    def applied(self, command: Effect) -> Effect | None:
        """The instruction with that said, or None if it prevents nothing."""
        gains = isinstance(command, Prevent) and not command.after
        return command.with_parts({"after": GAINED}) if gains else None


GAINED: tuple[Effect, ...] = (GainLife(ThatMuch()),)
"""2026, 615.5."""


def counts_of_the_damaged(damage: DealDamage) -> bool:
    """`~ deals damage to target player equal to the number of cards in that player's hand`: the number speaks of whom
    the damage is aimed at."""
    known = holds(damage.to, Aimed) or DefendingPlayer() in damage.to
    return known and speaks_of_a_player(damage.amount)


def speaks_of_a_player(amount: Amount) -> bool:
    """Whether it counts something of `that player`."""
    return any(said.words in PLAYER_WORDS for said in _said_in(amount))


def _said_in(part: object) -> list[Said]:
    if isinstance(part, Said):
        return [part]
    return [said for each in part.parts().values() for said in _said_in(each)] if isinstance(part, Meaning) else []


@dataclass(frozen=True)
class Often:
    """How often the instruction before it is carried out: `proliferate twice`."""

    times: Amount

    def applied(self, command: Effect) -> Effect | None:
        """The instruction so often, or None where once is all that can be meant."""
        return Repeated(self.times, (command,)) if isinstance(command, DONE_OFTEN) else None


@dataclass(frozen=True)
class OnlyIf:
    """On what condition the instruction before it is carried out: `draw a card if you control a Forest`."""

    condition: Condition

    def applied(self, command: Effect) -> Effect | None:
        """The instruction with its condition, or None where it has one already."""
        return None if isinstance(command, If) else If(self.condition, (command,), at_the_end=True)


OF_OTHERS = (AtNext, If, IfDone, InsteadIf, May, MustPayOrElse, Pays, PaysOrElse)
"""Instructions made of others: what is done *instead* need not take the place of the whole."""


@dataclass(frozen=True)
class TheDifference(Meaning):
    """By how much what a condition before it compares is less."""


@dataclass(frozen=True)
class OfThose(Effect):
    """`three of those tokens`: those that the instruction before makes."""

    amount: Amount


@dataclass(frozen=True)
class ArrivesSo(Effect):
    """`The token enters tapped and attacking`: a part of the instruction before it that puts it into play."""

    tapped: bool
    attacking: bool

    def applied(self, before: object) -> Effect | None:
        """That instruction, with what is said of it."""
        if not isinstance(before, Token | TokenCopy | PutIntoPlay) or before.tapped or before.attacking:
            return None
        return before.with_parts({"tapped": self.tapped, "attacking": self.attacking})


def _told_again(what: Reference) -> Reference:
    """What is aimed at once is not aimed at anew."""
    return Said("the first target") if isinstance(what, Aimed) else what


@dataclass(frozen=True)
class OrInstead(Effect):
    """`If you control a Forest, draw two cards instead`: still lacks the instruction whose place it takes."""

    condition: Condition
    instead: tuple[Effect, ...]

    def applied(self, before: tuple[Effect, ...], alone: bool) -> tuple[Effect, ...] | None:
        """The instructions before it with that said of the last, or None where it is not clear which of them is
        replaced: the only one there is, or the last one where it alone does the same sort of thing."""
        if not before:
            return None
        last = before[-1]
        if _lasts_as_long(last, self.instead[0]):
            assert isinstance(last, Modify)
            instead = self.instead[0].with_parts({"duration": last.duration})
            return replace(self, instead=(instead, *self.instead[1:])).applied(before, alone)
        if isinstance(self.instead[0], OfThose):
            return self._of_those(before, self.instead[0])
        if isinstance(self.instead[0], DealDamage) and self.instead[0].to == (Same(),):
            return self._to_the_same(before)
        number = len(self.instead)
        if number > 1 and alone and [type(each) for each in before] == [type(each) for each in self.instead]:
            return (InsteadIf(before, self.condition, self.instead),)
        alike = [each for each in before if type(each) is type(self.instead[0])]
        if alike == [last] or (alone and len(before) == 1 and not isinstance(last, OF_OTHERS)):
            return (*before[:-1], InsteadIf((last,), self.condition, self.instead))
        return self._within(before) if isinstance(last, IfDone | May | Pays) and not alike else None

    def _of_those(self, before: tuple[Effect, ...], instead: "OfThose") -> tuple[Effect, ...] | None:
        """`If you control a Forest, create three of those tokens instead`."""
        last = before[-1]
        if not isinstance(last, Token | TokenCopy):
            return None
        more = last.with_parts(
            {"amount": instead.amount} | ({"what": _told_again(last.what)} if isinstance(last, TokenCopy) else {})
        )
        return (*before[:-1], InsteadIf((last,), self.condition, (more,)))

    def _to_the_same(self, before: tuple[Effect, ...]) -> tuple[Effect, ...] | None:
        """`If you control a Forest, it deals 4 damage instead`: to the one target of the text, which is its first."""
        last, other = before[-1], self.instead[0]
        if len(before) > 1 or not isinstance(last, DealDamage) or not isinstance(other, DealDamage):
            return None
        if len(last.to) != 1 or not isinstance(last.to[0], Aimed):
            return None
        more = other.with_parts({"to": (Said("the first target"),)})
        return (InsteadIf((last,), self.condition, (more,)),)

    def _within(self, before: tuple[Effect, ...]) -> tuple[Effect, ...] | None:
        """What a player may do, or does once something is paid, is done otherwise."""
        last = before[-1]
        assert isinstance(last, IfDone | May | Pays)
        done = self.applied(last.effects, alone=True)
        return None if done is None else (*before[:-1], replace(last, effects=done))


def _lasts_as_long(before: Effect, instead: Effect) -> bool:
    """`gets -1/-1 until end of turn. That creature gets -4/-4 instead if …`: the duration is said once."""
    if not isinstance(before, Modify) or not isinstance(instead, Modify):
        return False
    return instead.duration is Duration.FOR_GOOD is not before.duration


ClosingClause = GainsWhatIsPrevented | Effect | Where | ForEach | SpendOnly | OnlyIf | NotPrevented | Often
"""What is said at the end of an instruction; an effect still lacks the instruction that it is about."""


@dataclass(frozen=True)
class WhatItIs(Effect):
    """`That creature is a Vampire in addition to its other types`, for good. Of what has just been put into play it is
    a part of the instruction that put it there (2026, 611.2e)."""

    what: Reference
    modifications: tuple[Modification, ...]


def joined(effects: tuple[object, ...]) -> tuple[object, ...]:
    """The instructions, with what something is as it is put into play said of that instruction."""
    done: list[object] = []
    for each in effects:
        if done and (arrived := _arrived(done[-1], each)) is not None:
            done[-1] = arrived
        elif not isinstance(each, WhatItIs):
            done.append(each)
        elif done and isinstance(last := done[-1], PutIntoPlay) and each.what == It() and not last.being:
            done[-1] = last.with_parts({"being": each.modifications})
        else:
            done.append(Modify(each.what, each.modifications, Duration.FOR_GOOD))
    return tuple(done)


def _arrived(before: object, said: object) -> Effect | None:
    """The instruction before, where this says how what it puts into play enters; asked once, of both ways."""
    if isinstance(said, ArrivesSo):
        return said.applied(before)
    if (
        isinstance(said, If)
        and len(said.effects) == 1
        and not said.otherwise
        and isinstance(said.effects[0], ArrivesSo)
    ):
        changed = said.effects[0].applied(before)
        if changed is not None and isinstance(before, Effect):
            return InsteadIf((before,), said.condition, (changed,))
    return None


def apart(effects: tuple[object, ...]) -> tuple[object, ...]:
    """The opposite, as it is said."""
    done: list[object] = []
    for each in effects:
        being = isinstance(each, PutIntoPlay) and each.being
        done.append(each.with_parts({"being": ()}) if being and isinstance(each, PutIntoPlay) else each)
        if isinstance(each, PutIntoPlay) and each.being:
            done.append(WhatItIs(It(), each.being))
    return tuple(done)


def with_amount(part: object, old: object, new: object) -> object:
    """The instruction with one amount in place of another; for X, one found elsewhere than in a cost."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple([with_amount(item, old, new) for item in part])
    if isinstance(part, Meaning):
        return part.with_parts({name: with_amount(each, old, new) for name, each in part.parts().items()})
    return part
