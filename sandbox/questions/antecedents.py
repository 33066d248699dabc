"""Who fights where that is told in a clause of its own: `my Skeletons, which block his Wurm`, `I have two Bears. They
block.`"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.abilities_meant import MAKES_CREATURE
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, TapsForMana, ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import Ask, AskCan, act_of
from sandbox.questions.said.moments import TurnOf, When
from sandbox.questions.said.states import Damaged, HasCounters, HasInPlay, HowItIs, Is, Mentions, OnlyCreatures
from sandbox.questions.said.states_players import HasMana
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.spoken_of import is_in_the_plural
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.thing_words import ME, RELATIVE
from sandbox.questions.tokens_there import makes_tokens
from sandbox.terms.types import BASIC_LAND_TYPES, CardType

_MAKES_MANA = re.compile(r"^\{T\}: Add ", re.MULTILINE)
_OWN = (Mention(noun="own"),)
_THEM = (Mention(noun="them"),)
_SAME = frozenset({"", "same"})
_STANDS = HasInPlay | Mentions | HowItIs
_GOING_ON = frozenset({"and", ",", "then", "but"})


def with_antecedents(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, a block or an attack told of whatever was named right before by what was named."""
    last: Mention | None = None
    sentence, subject = -1, False
    told_of: Mention | None = None
    makes_them = False
    land: Mention | None = None
    for part in parts:
        told_of = told_of if part.sentence == sentence else None
        if told_of is not None and "and" in part.joins:
            part = replace(part, said=_told_further(part.said, told_of))
        told_of = _told_so(part.said) or told_of
        goes_on = subject and part.sentence == sentence and part.joins <= _GOING_ON
        if last is not None and (goes_on or _goes_back(part, sentence)):
            part = replace(part, said=_done_by(part.said, last))
        elif last is not None and part.sentence == sentence + 1 and _is_plural(last):
            part = replace(part, said=_done_by_them(part.said, last))
        elif makes_them:
            part = replace(part, said=_done_by_tokens(part.said))
        makes_them = makes_them if isinstance(part.said, When | Ask) else _makes_tokens(part.said)
        if last is not None and part.sentence == sentence and _stands_beside(part):
            there = replace(part.said, who=last.owner) if isinstance(part.said, HasInPlay) else part.said
            part, subject = replace(part, said=there), True
        elif not isinstance(part.said, HasMana | TurnOf):
            land = _land_named(part.said) or land
            last, sentence = _named_last(_animated(part.said, land)), part.sentence
            subject = isinstance(part.said, HowItIs | Activates)
        yield part


def with_only_ones(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, `it is my only creature` said of the creature asked about before whose owner can be the one who is
    meant, where that has not been told to be there."""
    asked: list[Mention] = []
    for part in parts:
        if isinstance(part.said, OnlyCreatures) and part.said.things == (PRONOUN,) and len(asked) == 1:
            (thing,) = asked
            if thing.owner in ("", part.said.who):
                part = replace(part, said=replace(part.said, things=(replace(thing, owner=part.said.who, number=0),)))
        things = [thing for thing in mentioned_in(part.said) if thing.card and _is_creature(thing)]
        if isinstance(part.said, AskCan):
            asked += [thing for thing in things if not getattr(part.said.act, "targets", ())]
        elif not isinstance(part.said, AttacksWith | BlocksWith):
            asked = [thing for thing in asked if all(other.card != thing.card for other in things)]
        yield part


def with_tappers(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, `can they tap for G?` asked of the creatures in the plural that were named last: no player was spoken
    of."""
    last: Mention | None = None
    for part in parts:
        act = act_of(part.said)
        theirs = isinstance(act, TapsForMana) and act.thing.card in BASIC_LAND_TYPES and act.thing.number == 1
        if theirs and isinstance(act, TapsForMana) and last is not None and _may_be_tapped(last, act.who):
            tapped = TapsForMana(Mention(card=last.card), "", color=SYMBOL[act.thing.card])
            part = replace(part, said=AskCan(tapped) if isinstance(part.said, AskCan) else tapped)
        if isinstance(part.said, TapsForMana) and part.past and not part.said.who and _is_creature(part.said.thing):
            part = replace(part, said=Is(part.said.thing, "tapped"))  # `my Elves, tapped for mana, ...`
        named = [thing for thing in mentioned_in(part.said) if thing.card]
        last = named[-1] if named else last
        yield part


def _may_be_tapped(thing: Mention, who: str) -> bool:
    """Whether it may be what is tapped by `they`, or by nobody who is named."""
    makes = _MAKES_MANA.search(card_named(thing.card).text) is not None and _is_creature(thing)
    return (who == "they" and _is_plural(thing)) or (not who and makes)


def _is_creature(thing: Mention) -> bool:
    return bool(thing.card) and CardType.CREATURE in card_named(thing.card).types


def _stands_beside(part: Part) -> bool:
    """`my Ape with a Forest out blocks`: what stands there besides, between a creature and what it does."""
    said = part.said
    return isinstance(said, HasInPlay) and not (said.who or part.begins or part.joins)


def _goes_back(part: Part, sentence: int) -> bool:
    return part.sentence == sentence and not part.joins.isdisjoint(RELATIVE)


def _becomes_creature(said: Activates) -> bool:
    """`I activate Mutavault and block`: of a land that can become a creature, and is aimed at nothing."""
    card = card_named(said.what.card)
    return CardType.LAND in card.types and not said.targets and MAKES_CREATURE.search(card.text) is not None


def _land_named(said: PartSaid) -> Mention | None:
    """A land that can become a creature, which somebody is said to have."""
    things = said.things if isinstance(said, HasInPlay | Mentions) else ()
    owner = said.who if isinstance(said, HasInPlay) else ""
    found = [thing for thing in things if thing.card and _can_be_animated(thing)]
    return replace(found[0], owner=found[0].owner or owner, number=0) if len(found) == 1 else None


def _can_be_animated(thing: Mention) -> bool:
    card = card_named(thing.card)
    return CardType.LAND in card.types and MAKES_CREATURE.search(card.text) is not None


def _animated(said: PartSaid, land: Mention | None) -> PartSaid:
    """`I animate it and block`: the land that was named before."""
    if isinstance(said, Activates) and said.animates and said.what == PRONOUN and land is not None:
        return replace(said, what=land)
    return said


def _named_last(said: PartSaid) -> Mention | None:
    """The creature of which is told last how it stands, as whose it is."""
    if isinstance(said, Activates) and said.what.card and (said.animates or _becomes_creature(said)):
        return replace(said.what, owner=said.what.owner or said.who)
    if not isinstance(said, _STANDS):
        return None
    things = said.things if isinstance(said, HasInPlay | Mentions) else (said.thing,)
    named = [thing for thing in things if not (thing.card and CardType.LAND in card_named(thing.card).types)]
    thing = named[-1] if named else None
    if thing is None or not thing.card or CardType.CREATURE not in card_named(thing.card).types:
        return None
    owner = thing.owner or (said.who if isinstance(said, HasInPlay) else "")
    return Mention(card=thing.card, owner=owner, number=thing.number if thing.number > 1 else 0)


def _told_so(said: PartSaid) -> Mention | None:
    """What it is told of by its name how it is."""
    thing = said.thing if isinstance(said, HowItIs) else None
    return replace(thing, number=0, wears=()) if thing is not None and thing.card else None


def _told_further(said: PartSaid, thing: Mention) -> PartSaid:
    """`the Vanguard is 3/2 with a Captain in play and has 1 damage on it`: of the Vanguard."""
    if isinstance(said, Damaged | HasCounters | Is) and said.thing == PRONOUN:
        return replace(said, thing=Mention(card=thing.card, owner=thing.owner))
    return said


def _is_plural(thing: Mention) -> bool:
    return thing.number > 1 or is_in_the_plural(thing.card)


def _done_by(said: PartSaid, thing: Mention) -> PartSaid:
    match said:
        case BlocksWith(blockers=blockers, who=who) if blockers == _OWN and who in _SAME:
            return replace(said, blockers=(thing,), who="")
        case AttacksWith(things=things, who=who) if things == _OWN and who in _SAME:
            return replace(said, things=(thing,), who="")
    return said


def _makes_tokens(said: PartSaid) -> bool:
    """Whether it is a spell that makes several tokens, which are `they` where they attack or block."""
    return isinstance(said, Casts) and bool(said.what.card) and makes_tokens(card_named(said.what.card))


def _done_by_tokens(said: PartSaid) -> PartSaid:
    match said:
        case AskCan(act=act) if isinstance(done := _done_by_tokens(act), ToldAct):
            return replace(said, act=done)
        case BlocksWith(blockers=blockers, who="they") if blockers == _OWN:
            return replace(said, blockers=_THEM, who="")
        case AttacksWith(things=things, who="they") if things == _OWN:
            return replace(said, things=_THEM, who="")
    return said


def _done_by_them(said: PartSaid, thing: Mention) -> PartSaid:
    """`They block the Wurm.`: the asker's creatures in the plural, not somebody who was not spoken of."""
    if thing.owner != ME:
        return said
    match said:
        case BlocksWith(blockers=blockers, who="they") if blockers == _OWN:
            return replace(said, blockers=(thing,), who="")
        case AttacksWith(things=things, who="they") if things == _OWN:
            return replace(said, things=(thing,), who="")
    return said
