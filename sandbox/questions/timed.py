"""What is said, each part with the moments that belong to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from sandbox.questions.mentioned import IT
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.acts import (
    Activates,
    Casts,
    Equips,
    Regenerates,
    Responding,
    Sacrifices,
    ToldAct,
    Tries,
    Uses,
    UsesLoyalty,
)
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing, BlocksWith
from sandbox.questions.said.asked import Ask, AskCan, AskLife, act_of
from sandbox.questions.said.moments import (
    AfterFirstStrike,
    Afterwards,
    Ago,
    DamageWaits,
    InResponse,
    NextStep,
    NextTurn,
    OnceResolved,
    TurnOf,
    When,
)
from sandbox.questions.said.states import HasInPlay, Holds, Mentions
from sandbox.questions.said.states_players import BothHaveLife, HasLife, HasMana
from sandbox.questions.said.things import PartSaid, mentioned_in
from sandbox.questions.thing_words import ME, NOT_THE_ASKER

FIGHTS = AttacksWith | BlocksWith | BlocksNothing


@dataclass(frozen=True)
class Timed:
    """Something said with the moments that belong to it."""

    said: PartSaid
    moments: tuple[When, ...]
    past: bool = False
    sentence: int = -1


def timed_parts(parts: Sequence[Part]) -> list[Timed]:
    """Each moment belongs to what it follows; one that begins anew, to what it stands before."""
    found: list[tuple[PartSaid, list[When], bool, int]] = []
    waiting: list[When] = []
    parts = [_begun_after(part, before) for part, before in zip(parts, [None, *parts], strict=False)]
    for at, part in enumerate(parts):
        if isinstance(part.said, DamageWaits | AfterFirstStrike) and found and isinstance(found[-1][0], FIGHTS):
            waiting.append(part.said)  # only what comes after a block is done while its damage waits
            continue
        if isinstance(part.said, When):
            leads = at + 1 < len(parts) and _goes_on(part, parts[at + 1]) and not _ends(parts, at)
            alone = not leads or (bool(found) and parts[at + 1].begins)
            apart = bool(found) and part.sentence != found[-1][3] and at + 1 < len(parts)
            follows = isinstance(part.said, TurnOf) and not part.begins and alone and _is_last(parts, at) and not apart
            follows = follows or (isinstance(part.said, NextTurn) and not part.begins and not leads)
            later = isinstance(part.said, TurnOf | NextTurn | NextStep) and not part.begins
            asked = later and (not leads or parts[at + 1].begins)
            if found and (
                (follows and isinstance(found[-1][0], ToldAct))
                or (isinstance(part.said, OnceResolved) and not leads and _answers(found[-1][0], found[-1][1]))
                or (asked and isinstance(found[-1][0], AskCan))
                or (later and isinstance(found[-1][0], Ask) and not leads and found[-1][3] == part.sentence)
                or (
                    (not part.begins or not leads)
                    and not isinstance(part.said, TurnOf | NextTurn | NextStep | Afterwards | OnceResolved)
                )
            ):
                found[-1][1].append(part.said)
            else:
                waiting.append(part.said)
            continue
        begins = isinstance(part.said, FIGHTS) and not any(isinstance(said, FIGHTS) for said, *_ in found)
        of_fight: list[When] = [moment for moment in waiting if begins and isinstance(moment, DamageWaits)]
        found.append((part.said, [each for each in waiting if each not in of_fight], part.past, part.sentence))
        waiting = of_fight  # `damage is on the stack, a Bear blocks a Giant`: it waits once they fight
    if waiting and found:
        found[-1][1].extend(waiting)
    return [Timed(_responded(said), (*moments, *_answered(said)), past, at) for said, moments, past, at in found]


def _begun_after(part: Part, before: Part | None) -> Part:
    """`he casts it, then it is my upkeep and I do not pay`: what `then` leads to begins anew."""
    led = before is not None and before.said == Afterwards() and before.begins and isinstance(part.said, TurnOf)
    return replace(part, begins=True) if led else part


def _answers(said: PartSaid, moments: Sequence[When]) -> bool:
    """Whether it is told as a response."""
    told = isinstance(said, Responding) or (isinstance(said, Casts) and said.answers)
    return told or any(isinstance(moment, InResponse) for moment in moments)


def check_places(parts: Sequence[Part]) -> None:
    """Raises NotClear for what is there only because of what was done."""
    for at, part in enumerate(parts):
        if isinstance(part.said, HasInPlay) and "so" in part.joins and at:
            raise NotClear("what has come of that")


def held_first(timed: list[Timed]) -> list[Timed]:
    """`I have Flaring Pain. I cast it before damage.`: what somebody has is cast where that is told."""
    found = list(timed)
    for at, each in enumerate(timed):
        act = each.said
        if isinstance(act, Casts) and act.held and any(_is_cast_of(later.said, act) for later in timed[at + 1 :]):
            found[at] = Timed(Holds(act.who, (act.what,)), each.moments, each.past)
    return found


def _is_cast_of(said: PartSaid, held: Casts) -> bool:
    """Whether what is held is cast, or whether it is asked whether it may be."""
    act = act_of(said)
    return isinstance(act, Casts | Uses) and (act.what.noun in IT or act.what.card == held.what.card)


def there_meanwhile(parts: Sequence[Part]) -> list[Part]:
    """`He casts it while my Void is in play`: what is there meanwhile is there before."""
    found = list(parts)
    for at in range(1, len(found)):
        act, part = found[at - 1], found[at]
        together = part.sentence == act.sentence and "while" in part.joins
        if together and isinstance(act.said, Casts) and isinstance(part.said, Mentions):
            found[at - 1], found[at] = part, act
    return found


def facts_first(timed: list[Timed]) -> list[Timed]:
    """`Do my creatures die? I have two Bears.`: what somebody has comes first where a word for a sort of thing speaks
    of it before."""
    asked = [thing for each in timed if isinstance(each.said, Ask) for thing in mentioned_in(each.said)]
    at = len(timed)
    while at and isinstance(timed[at - 1].said, HasInPlay) and not timed[at - 1].moments:
        at -= 1
    named = all(thing.card or thing.size for each in timed[at:] for thing in mentioned_in(each.said))
    kinds = any(thing.noun in ("creature", "creatures", "permanents") and not thing.size for thing in asked)
    return timed[at:] + timed[:at] if kinds and named else timed


def life_first(timed: list[Timed]) -> list[Timed]:
    """`It hits me. I was at 14, where am I now?`: the life total that a player had is where it begins, also in a
    sentence of its own where all else is told as it happens."""
    for at, (each, following) in enumerate(pairwise(timed)):
        said, ask = each.said, following.said
        alone = sum(isinstance(other.said, HasLife | BothHaveLife) for other in timed) == 1
        before = not any(other.past for other in timed if isinstance(other.said, ToldAct))
        together = alone and each.past and (before or each.sentence == following.sentence)
        if isinstance(said, HasLife) and isinstance(ask, AskLife) and together and said.who == ask.who:
            return [each, *timed[:at], *timed[at + 1 :]] if not each.moments else timed
    return timed


def mana_owned(timed: list[Timed]) -> list[Timed]:
    """`Seven lands, I tap five for an Angel`: the mana that is told of first is theirs who act first."""
    if len(timed) < 2 or not isinstance(timed[0].said, HasMana) or timed[0].said.who or timed[0].said.symbols:
        return timed
    who = getattr(timed[1].said, "who", "") if isinstance(timed[1].said, ToldAct) else ""
    acts = [act for each in timed[2:] if (act := act_of(each.said)) is not None]
    if who in NOT_THE_ASKER and any(getattr(act, "who", "") == ME for act in acts):
        return timed  # it may be what the asker answers with
    return [replace(timed[0], said=replace(timed[0].said, who=who)), *timed[1:]] if who else timed


def _goes_on(part: Part, following: Part) -> bool:
    """Whether they stand in one sentence, or a colon joins them: `End of turn: what happens?`"""
    return following.sentence == part.sentence or ":" in following.joins


def _responded(said: PartSaid) -> PartSaid:
    """What is done in response, done by the one who responds."""
    if isinstance(said, AskCan) and isinstance(said.act, Responding):
        act = _responded(said.act)
        return replace(said, act=act) if isinstance(act, ToldAct) else said
    if not isinstance(said, Responding):
        return said
    match said.act:
        case Casts() | Uses() | Activates() | Regenerates() | Equips() | Sacrifices() | Tries() | UsesLoyalty() as act:
            return replace(act, who=said.who) if said.who else act
    return said.act


def _answered(said: PartSaid) -> tuple[When, ...]:
    """What an act says that it is a response to."""
    said = said.act if isinstance(said, AskCan) and isinstance(said.act, Responding | Casts) else said
    if isinstance(said, Responding):
        return (InResponse(said.to),)
    if isinstance(said, Casts) and said.ago:
        return (Ago(),)
    return (said.answered,) if isinstance(said, Casts) and said.answered is not None else ()


def _is_last(parts: Sequence[Part], at: int) -> bool:
    """Whether the sentence ends there, or goes on with something else."""
    if at + 1 == len(parts) or parts[at + 1].sentence != parts[at].sentence:
        return True
    return not {"and", ","}.isdisjoint(parts[at + 1].joins)


def _ends(parts: Sequence[Part], at: int) -> bool:
    """Whether nothing follows in the sentence but what is asked."""
    return isinstance(parts[at + 1].said, Ask) and not parts[at].begins
