"""`Weakness on my Lions, do they die?`: where nothing else is done and something is to come of it, it is put on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts, Equips, ToldAct
from sandbox.questions.said.asked import Ask, AskDrawn, AskHappens, AskWhether
from sandbox.questions.said.outcomes import IsDead, Lives, ToldOutcome
from sandbox.questions.said.outcomes_cards import Controls, DrawsCards
from sandbox.questions.said.states import Wears
from sandbox.questions.telling import is_attached
from sandbox.terms.types import AURA

_COMES_OF_IT = (IsDead, Lives, Controls, DrawsCards)


def with_put_on(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, the one thing that is told as on another put there."""
    worn = [part for part in parts if isinstance(part.said, Wears)]
    told = [part.said for part in parts if not isinstance(part.said, Ask)]
    asks = [part.said for part in parts if isinstance(part.said, Ask)]
    idle = not any(isinstance(said, ToldAct | ToldOutcome) for said in told)
    fits = len(worn) == 1 and idle and bool(asks) and any(map(_asks_for_it, asks))
    for part in parts:
        act = _put_on(part.said) if fits and isinstance(part.said, Wears) and not part.past else None
        yield part if act is None else replace(part, said=act)


def _asks_for_it(ask: Ask) -> bool:
    """Whether something is asked that comes about by it, if at all."""
    outcome = ask.outcome.plain if isinstance(ask, AskWhether) else None
    return isinstance(ask, AskDrawn | AskHappens) or type(outcome) in _COMES_OF_IT


def _put_on(said: Wears) -> Casts | Equips | None:
    """The aura cast on it, or the equipment moved to it."""
    if said.size or said.upkeeps or said.what.marks or not is_attached(said.what):
        return None
    if AURA in card_named(said.what.card).subtypes:
        what = replace(said.what, owner="", number=0)
        return Casts(what, said.what.owner, (said.thing,), passive=not said.what.owner)
    return Equips(said.what, said.thing, said.what.owner or said.thing.owner)
