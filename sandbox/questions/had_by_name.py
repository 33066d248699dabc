"""A player and a creature's name with no verb: `opp royal assassin, I attack` says that the opponent has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing
from sandbox.questions.said.states import HasInPlay
from sandbox.terms.types import CardType


def with_had(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, such a creature in play; of `I have a Bolt and a Bear unblocked`, the Bear the player's as well."""
    for before, part in zip([None, *parts], parts, strict=False):
        act = part.said
        if (who := _who_has_it(before, part)) and isinstance(act, BlocksNothing):
            yield replace(part, said=AttacksWith(act.things, who, connects=True))
            continue
        words = [token.text for token in form.tokens[part.first : part.last]]
        bare = isinstance(act, Casts) and act == Casts(act.what, act.who, by_name=True) and len(words) == 2
        if isinstance(act, Casts) and bare and act.what.card and words[-1] == f"[{act.what.card}]":
            creature = CardType.CREATURE in card_named(act.what.card).types
            yield replace(part, said=HasInPlay(act.who, (act.what,))) if creature and act.who else part
        else:
            yield part


def _who_has_it(before: Part | None, part: Part) -> str:
    """Who has what is said to be unblocked right after what else the player has."""
    had = before.said if before is not None and before.sentence == part.sentence and "and" in part.joins else None
    act = part.said
    if not isinstance(had, HasInPlay) or not isinstance(act, BlocksNothing) or act.who not in ("", had.who):
        return ""
    return had.who if act.things and not any(thing.owner for thing in act.things) else ""
