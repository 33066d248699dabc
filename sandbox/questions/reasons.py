"""What `it` is in words that belong to what was said right before them: in a reason, and in what is answered.

`does the bear live since its toughness is 4?` speaks of the toughness of the bear.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from sandbox.questions.mentioned import IT
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import AskDamage, AskLife, AskWhether, act_of
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.outcomes import GetsLife, OfThings
from sandbox.questions.said.states import HasMeasure, IsDescribed, OfKind
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in

_SINCE = frozenset({"since", "because", "as"})
_IF = frozenset({"if", "when", "once", "after"})
_EITHER = Mention(noun="it, the one or the other")


def with_reasons(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts, `it` in what is given as a reason said of the card that the same sentence asks about."""
    before: Part | None = None
    for part in parts:
        asked = before.said if before is not None and before.sentence == part.sentence else None
        outcome = asked.outcome if isinstance(asked, AskWhether) else None
        about = outcome.about if isinstance(outcome, OfThings) else ()
        named = about[0] if len(about) == 1 and about[0].card else None
        if named is not None and not part.joins.isdisjoint(_SINCE):
            yield replace(part, said=_said_of(part.said, replace(named, number=0)))
        elif isinstance(outcome, GetsLife) and part.said == AskDamage() and "and" in part.joins:
            yield replace(part, said=AskLife(outcome.who))  # `do I gain life, and how much?`
        else:
            yield part
        before = part


def with_asked_first(parts: Sequence[Part]) -> Iterator[Part]:
    """`is his Giant dead if I bolt it?`: where nothing else was named before, `it` is what the sentence asks about;
    else what is done may be done with that."""
    named: list[Mention] = []
    about: Mention | None = None
    sentence = -1
    for part in parts:
        if part.sentence != sentence:
            sentence, about = part.sentence, None
        if about is not None and not part.joins.isdisjoint(_IF):
            part = replace(part, said=_done_to(part.said, about) if _alone(named) else _by_asked(part.said, about))
        things = [thing for thing in mentioned_in(part.said) if thing.card or thing.size]
        if isinstance(part.said, AskWhether) and len(things) == 1:
            about = replace(things[0], number=0)
        named += things
        yield part


def _alone(named: Sequence[Mention]) -> bool:
    """Whether they are all of one card."""
    return len({(thing.card, thing.size) for thing in named}) == 1


def _done_to(said: PartSaid, thing: Mention) -> PartSaid:
    match said:
        case Casts(targets=(it,)) | Uses(targets=(it,)) if it.noun in IT and not it.card:
            return replace(said, targets=(thing,))
        case BlocksWith(attackers=(it,)) if it.noun in IT and not it.card:
            return replace(said, attackers=(thing,))
        case AttacksWith(things=(it,)) if it.noun in IT and not it.card:
            return replace(said, things=(thing,))
        case BlocksWith(blockers=(it,)) if it.noun in IT and not it.card:
            return replace(said, blockers=(thing,))
    return said


def _by_asked(said: PartSaid, thing: Mention) -> PartSaid:
    """`does my Ogre die if I block it?`: it is blocked with the Ogre; `if I bolt it`: either may be meant."""
    if isinstance(said, Casts | Uses) and len(said.targets) == 1 and said.targets[0].noun in IT:
        return replace(said, targets=(_EITHER,))
    if not isinstance(said, BlocksWith) or len(said.attackers) != 1 or said.attackers[0].noun not in IT:
        return said
    unnamed = not said.blockers or said.blockers[0] == Mention(noun="own")
    return replace(said, blockers=(thing,)) if unnamed and thing.owner == said.who != "" else said


def with_answered(parts: Sequence[Part]) -> Iterator[Part]:
    """`I Unsummon my Bears in response to his Bolt on it`: the Bolt is aimed at what is named before."""
    aims: tuple[Mention, ...] = ()
    for part in parts:
        act = act_of(part.said)
        if isinstance(part.said, InResponse) and part.said.on == (PRONOUN,) and len(aims) == 1 and aims[0].card:
            part = replace(part, said=replace(part.said, on=aims))
        aims = act.targets if isinstance(act, Casts | Uses) else ()
        yield part


def _said_of(said: PartSaid, thing: Mention) -> PartSaid:
    match said:
        case HasMeasure(thing=it) | IsDescribed(thing=it) if it == PRONOUN:
            return replace(said, thing=thing)
        case OfKind(things=(it,)) if it == PRONOUN:
            return replace(said, things=(thing,))
    return said
