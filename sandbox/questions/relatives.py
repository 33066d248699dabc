"""Of what a relative clause speaks: `his Wurm blocks my Knight, which holds a Collar` says it of the Knight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts, ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskCan, act_of
from sandbox.questions.said.states import HasInPlay, HowItIs, OfKind
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.thing_words import PEOPLE, RELATIVE
from sandbox.questions.tokens import NormalToken

_RELATIVE = frozenset({"which", "who"})
_SET_OFF = frozenset({",", "(", "-"})


_OWN = (Mention(noun="own"),)
"""Creatures of which nothing is said."""
_POINTED = (Mention(noun="that"),)


def with_deeds_first(parts: Sequence[Part], form: NormalForm) -> list[Part]:
    """`I Terror the Ogre that blocked my Wurm`: what the Ogre is said to have done in combat has been done before; what
    blocks is attacked first."""
    row = list(parts)
    for at, part in enumerate(row[1:], 1):
        before = row[at - 1]
        done = before.sentence == part.sentence and isinstance(before.said, ToldAct | AskCan)
        met = isinstance(act_of(before.said), AttacksWith) and isinstance(part.said, BlocksWith)
        deed = _deed(part, before, form.tokens) if done and not met else None
        if deed is not None:
            row[at - 1] = replace(part, said=deed, joins=before.joins, begins=before.begins)
            row[at] = replace(before, joins=frozenset({","}))
    return row


def _deed(part: Part, before: Part, tokens: Sequence[NormalToken]) -> ToldAct | None:
    """The act, of the one thing that stands right before its relative word; None for any other part."""
    said = part.said
    cast = isinstance(said, Casts) and said.by_name and not said.targets and bool(said.who)
    pointed = isinstance(said, BlocksWith) and said.attackers == _POINTED
    relative = bool(part.joins) and part.joins <= RELATIVE
    bare = pointed or (cast and not part.joins)
    if not (cast or isinstance(said, BlocksWith | AttacksWith)) or not (bare or relative):
        return None
    thing = _thing_before(before, part.first - (0 if bare else 1), tokens)
    match said:
        case _ if thing is None:
            return None
        case Casts():
            return replace(said, targets=(thing,))
        case BlocksWith() if pointed:
            return replace(said, attackers=(thing,))
        case BlocksWith(blockers=blockers) if blockers == _OWN:
            return replace(said, blockers=(thing,), who="")
        case AttacksWith(things=things, who="same") if things == _OWN:
            return replace(said, things=(thing,), who="")
    return None


def _thing_before(before: Part, at: int, tokens: Sequence[NormalToken]) -> Mention | None:
    """The thing with which the part before ends there."""
    word = tokens[at - 1].text
    near = {each for each in mentioned_in(before.said) if word == (f"[{each.card}]" if each.card else each.noun)}
    return replace(near.pop(), number=0) if len(near) == 1 and before.last == at else None


def with_relatives(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, each that begins with `which` or `who` said of the card that stands right before it."""
    for at, part in enumerate(parts):
        before = parts[at - 1] if at else None
        if form.tokens[part.first].text == "whose":
            yield replace(part, said=_said_of_player(part.said, form.tokens, part.first))
            continue
        begins = form.tokens[part.first].text in _RELATIVE or not _RELATIVE.isdisjoint(part.joins)
        if before is None or before.sentence != part.sentence or not begins:
            yield part
            continue
        card = _card_before(form.tokens, part.first)
        named = [thing for thing in mentioned_in(before.said) if card and thing.card == card]
        yield replace(part, said=_said_of(part.said, named[0])) if len(named) == 1 else part


def _said_of_player(said: PartSaid, tokens: Sequence[NormalToken], at: int) -> PartSaid:
    """`on player B, whose only creature is a Troll`: of the player who stands right before it."""
    while at and tokens[at - 1].text in _SET_OFF:
        at -= 1
    who = PEOPLE.get(tokens[at - 1].text, "") if at else ""
    return replace(said, who=who) if isinstance(said, HasInPlay) and not said.who and who else said


def _card_before(tokens: Sequence[NormalToken], at: int) -> str:
    """The card that stands before the relative clause; empty where something else does."""
    while at and tokens[at - 1].text in _SET_OFF | _RELATIVE:
        at -= 1
    return tokens[at - 1].card if at else ""


def _said_of(said: PartSaid, thing: Mention) -> PartSaid:
    """The same of the thing, where it was said of `it`."""
    if isinstance(said, OfKind) and said.things == (PRONOUN,):
        return replace(said, things=(replace(thing, number=0),))
    return replace(said, thing=thing) if isinstance(said, HowItIs) and said.thing == PRONOUN else said
