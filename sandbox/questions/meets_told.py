"""One creature against another, told as a combat in which one of them attacks and the other blocks it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from sandbox.questions.aiming_told import CALLED
from sandbox.questions.combat_told import CombatTelling
from sandbox.questions.mentioned import BOB, IT, SUE, other
from sandbox.questions.pieces import NotClear, Piece, size_of
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing, BlocksWith, Meets
from sandbox.questions.said.asked import (
    Ask,
    AskHappens,
    AskLosses,
    AskWhoDies,
    AskWhoSurvives,
    AskWhoWins,
    act_of,
    outcome_of,
)
from sandbox.questions.said.outcomes import IsDead, Killed, Lives, Unscathed
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in

_FATES = AskHappens | AskLosses | AskWhoDies | AskWhoSurvives | AskWhoWins


def _is_of_combat(said: PartSaid) -> bool:
    act = act_of(said)
    return isinstance(act, AttacksWith | BlocksWith | BlocksNothing)


def _asks_fate(said: PartSaid) -> bool:
    """Whether it is asked who of those that fight is left."""
    return isinstance(said, _FATES) or isinstance(outcome_of(said), IsDead | Killed | Lives | Unscathed)


def meets(telling: CombatTelling, act: Meets) -> str:
    """Both ways to fight are told, unless a word for one of them says which it is. Where it is told otherwise who
    attacks or blocks, or none is asked about that may die, they are only there. Raises NotClear."""
    fought = telling.attacked or any(map(_is_of_combat, telling.all_said))
    if act.one.noun in IT and (fought or not any(piece.is_creature for piece in telling.there.focus)):
        telling.there.find((act.other,), _faced(telling))
        return ""
    one, another = _fighters(telling, act)
    if fought:
        return _fought_as_told(telling, one, another)
    if not any(map(_asks_fate, telling.all_said)) or _asks_of_it(telling.all_said):
        raise NotClear("what is done")
    marks = {*act.one.marks, *(f"not {mark}" for mark in act.other.marks)}
    told = [way for way, said in enumerate(_WAYS) if not marks.isdisjoint(said)]
    ways = f"{one.label} attacks", f"{another.label} attacks"
    way = told[0] if told else telling.choose("who attacks", *ways)
    attacker, blocker = (one, another) if way == 0 else (another, one)
    telling.resolved()
    telling.attack_before([attacker])
    telling.actor, telling.blocked = blocker.owner, True
    telling.there.blocked_ones.append(attacker)
    telling.there.roles["blocking"] = [blocker]
    return telling.say(f"{blocker.owner} blocks {attacker.label} with {blocker.label}")


def _fought_as_told(telling: CombatTelling, one: Piece, another: Piece) -> str:
    """Where it is told that one of them blocks, and not what, the other one attacks."""
    blocks = [said for said in telling.all_said if isinstance(said, BlocksWith) and not said.attackers]
    named = {thing.card for said in blocks for thing in said.blockers}
    attackers = [there for there, met in ((one, another), (another, one)) if met.card.name in named]
    if telling.attacked or len(attackers) != 1 or any(isinstance(said, AttacksWith) for said in telling.all_said):
        return ""
    telling.attack_before(attackers)
    return telling.when[-1]


def _faced(telling: CombatTelling) -> str:
    """Who has what is faced."""
    return other(telling.actor or BOB)


def _asks_of_it(said: Sequence[PartSaid]) -> bool:
    """`Giant against Angel. Does it die?`: either may be meant where nothing else is said between."""
    met = [at for at, each in enumerate(said) if isinstance(each, Meets) and each.one.noun not in IT]
    between = takewhile(lambda each: not isinstance(each, Ask), said[met[0] + 1 :] if met else ())
    asked = [thing for each in said if isinstance(each, Ask) for thing in mentioned_in(each)]
    return bool(met) and not any(mentioned_in(list(between))) and any(thing.noun in IT for thing in asked)


def helping(telling: CombatTelling, what: Mention) -> Casts:
    """The spell cast on the creature that was spoken of last, by its controller. Raises NotClear where there is
    none."""
    creatures = [piece for piece in telling.there.focus if piece.is_creature]
    if not creatures:
        raise NotClear("what is helped")
    helped = creatures[-1]
    target = Mention(card=helped.card.name, owner=CALLED[helped.owner])
    target = Mention(noun="creature", size=size_of(helped), owner=target.owner) if helped.text else target
    return Casts(replace(what, number=0), CALLED[creatures[-1].controller], (target,))


_WAYS = frozenset({"attacking", "not blocking", "blocked", "not blocks"}), frozenset({"blocking", "not attacking"})
"""Marks of the first that say that it attacks, or that it blocks; with `not`, those of the other."""


def _fighters(telling: CombatTelling, act: Meets) -> tuple[Piece, Piece]:
    """The two: what is not said to be anybody's is the asker's where it stands first, else of the other player than the
    one before."""
    name = telling.players.name
    owned = {at: name(thing.owner) for at, thing in enumerate((act.one, act.other)) if thing.owner}
    known = telling.there.owners
    owned |= {at: name(known[t.card]) for at, t in enumerate((act.one, act.other)) if not t.owner and t.card in known}
    owned |= {0: it[-1].controller} if act.one.noun in IT and (it := telling.there.it_of("")) else {}
    first = owned.get(0) or other(owned.get(1, SUE))
    found = [
        telling.there.find((replace(thing, marks=_kept(thing)),), owner)
        for thing, owner in ((act.one, first), (act.other, owned.get(1, other(first))))
    ]
    pieces = [piece for pieces in found for piece in pieces]
    if len(pieces) != 2 or pieces[0].controller == pieces[1].controller:
        raise NotClear("who fights")
    return pieces[0], pieces[1]


def _kept(thing: Mention) -> tuple[str, ...]:
    return tuple(mark for mark in thing.marks if mark not in ("attacking", "blocking", "blocked"))
