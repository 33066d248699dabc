"""What is asked before the position is told, as `Can she attack? My Angel came this turn.`: it is asked in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.mentioned import BOTH, IT, ROLES, THEM
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asides import Aside
from sandbox.questions.said.asked import (
    Ask,
    AskDamage,
    AskHand,
    AskHappens,
    AskLife,
    AskWhether,
    AskWhoSurvives,
    AskWorks,
)
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import HasLifeNow, LosesGame, StaysInGame
from sandbox.questions.said.states import HasInPlay, Holds, IsDescribed
from sandbox.questions.said.states_players import BothHaveLife, HasHand, HasLife, HasMana
from sandbox.questions.said.things import Mention, PartSaid, mentioned_in
from sandbox.questions.tokens import BREAKS

_OPEN = IT | THEM | BOTH | frozenset(ROLES) | {"he", "she", "own", "creature", "creatures", "spell", "everything"}
"""Words for things that must have been named before, or are named after."""
_AFTER = frozenset({"after", "afterwards", "final", "new", "resulting", "once", "when"})
"""Words that say that something has come about by then."""
_NOW = frozenset({"now", "then", "left", "after", "that", "this", "at", "the", "end", "in", "total"})
"""Words with which nothing more is asked than how many there are."""
_OVER = LosesGame | StaysInGame
_KINDS = frozenset({"creature", "attacker", "guy", *IT, "he", "she"})


def with_what_happens(parts: Sequence[Part], form: NormalForm) -> list[Part]:
    """`He Terminates my Bear, I Unsummon it in response`: of what is done, and nothing asked, it is asked what comes of
    it; not where some sentence is a question, nor where the last one ends in a full stop."""
    said = [part.said for part in parts]
    if not said or any(token.text == "?" for token in form.tokens) or form.tokens[-1].text in BREAKS:
        return list(parts)
    if any(isinstance(each, Ask) for each in said) or not any(isinstance(each, ToldAct) for each in said):
        return list(parts)
    last = parts[-1]
    asked = Part(AskHappens(), last.first, last.last, True, last.sentence)
    return [*parts, asked]


def with_cards_counted(parts: Sequence[Part], form: NormalForm) -> list[Part]:
    """`I had two cards in hand. How many now?`: cards are counted."""
    hands = [at for at, part in enumerate(parts) if isinstance(part.said, HasHand)]
    if len(hands) != 1:
        return list(parts)
    (at,) = hands
    before = not any(isinstance(part.said, ToldAct) for part in parts[:at])
    return [_counted(part, parts[at].said, form, before) for part in parts]


def _counted(part: Part, hand: PartSaid, form: NormalForm, before: bool) -> Part:
    """`before`: whether the cards were told before anything was done with them."""
    words = [token.text for token in form.tokens[part.first : part.last]]
    bare = isinstance(part.said, AskDamage) and words[:2] == ["how", "many"] and _NOW.issuperset(words[2:])
    kinds = "creature" in form.asked_words(part.first, part.last).lower()
    left = isinstance(part.said, AskWhoSurvives) and words[:2] == ["how", "many"] and not kinds
    if left and not before:
        return replace(part, said=AskDamage())  # of what, and from how many, is not clear
    return replace(part, said=AskHand(getattr(hand, "who", "") or "i")) if bare or left else part


def with_life_first(parts: Sequence[Part], form: NormalForm) -> list[Part]:
    """`It hits me, I'm at 10. Life after?`: the one life total that is told right before it is asked what it comes to
    is where it begins."""
    parts = list(map(_as_it_stands, [None, *parts[:-1]], parts))
    told = [at for at, part in enumerate(parts) if isinstance(part.said, HasLife | BothHaveLife)]
    at = told[0] if len(told) == 1 else len(parts)
    if at and at < len(parts) and _is_supposed(parts, at):
        return [replace(parts[at], sentence=parts[0].sentence, joins=frozenset()), *parts[:at], *parts[at + 1 :]]
    ask = next((part for part in parts[at + 1 :] if not isinstance(part.said, When)), None)
    if not at or ask is None or not isinstance(ask.said, AskLife) or not isinstance(parts[at].said, HasLife):
        return list(parts)
    part = parts[at]
    words = {token.text for token in form.tokens[ask.first : ask.last]}
    same = ask.said.who in ("", getattr(part.said, "who", "")) and parts[at + 1] is ask
    goes_on = part.past and parts[at - 1].sentence == part.sentence
    if not same or not (goes_on or words & _AFTER) or part.joins & _AFTER:
        return list(parts)
    return [replace(part, sentence=parts[0].sentence, joins=frozenset()), *parts[:at], *parts[at + 1 :]]


def _as_it_stands(before: Part | None, part: Part) -> Part:
    """`I have an Angel, and I'm at 5`: it is told how things stand, and nothing has come about."""
    state = before is not None and isinstance(before.said, HasInPlay | Holds | HasHand | HasMana)
    if state and before is not None and before.sentence == part.sentence and isinstance(part.said, HasLifeNow):
        return replace(part, said=HasLife(part.said.who, part.said.number))
    return part


def _is_supposed(parts: Sequence[Part], at: int) -> bool:
    """`Am I dead if I'm at 6?`, `am I dead at 6 life?`: the life total that somebody has before all that."""
    before = [each.said for each in parts[:at] if each.sentence == parts[at].sentence]
    lost = any(isinstance(said, AskWhether) and isinstance(said.outcome, _OVER) for said in before)
    with_it = at + 1 < len(parts) and parts[at + 1].first == parts[at].first
    return with_it or (lost and "if" in parts[at].joins)


def with_asked_last(parts: Sequence[Part]) -> list[Part]:
    """The parts, a first sentence that asks about what only the others name after those: unless they ask as well."""
    first = [part for part in parts if part.sentence == parts[0].sentence] if parts else []
    rest = list(parts[len(first) :])
    told = [part for part in rest if not isinstance(part.said, Aside)]
    asked = next((part.said for part in first if isinstance(part.said, Ask)), None)
    if asked is None or not told or any(isinstance(part.said, Ask) for part in rest) or not _is_open(first):
        return list(parts)
    about = [thing for thing in mentioned_in(asked) if thing.noun in _KINDS]
    return [*_naming(rest, about), *first]


def _is_open(parts: Sequence[Part]) -> bool:
    """Whether it speaks of what it does not name."""
    things = list(mentioned_in([part.said for part in parts]))
    named = any((thing.card or thing.size) and not _is_played(thing, parts) for thing in things)
    if any(isinstance(part.said, AskWorks) for part in parts) and not things:
        return True
    return not named and any(not thing.card and thing.noun in _OPEN for thing in things)


def _is_played(thing: Mention, parts: Sequence[Part]) -> bool:
    """Whether it is the spell that it is asked about whether it can be cast, or what is done."""
    return any(getattr(getattr(part.said, "act", part.said), "what", None) == thing for part in parts)


def _naming(parts: Sequence[Part], about: Sequence[Mention]) -> list[Part]:
    """The parts, `it's a Minotaur` at their beginning said of what was asked about."""
    said = parts[0].said
    if not about or not isinstance(said, IsDescribed) or said.thing.noun not in _KINDS or not said.told.card:
        return list(parts)
    return [replace(parts[0], said=_named(said.told, about[0])), *parts[1:]]


def _named(card: Mention, asked: Mention) -> PartSaid:
    thing = replace(card, owner=card.owner or asked.owner, number=0)
    return AttacksWith((thing,)) if asked.noun == "attacker" else HasInPlay(asked.owner, (thing,))
