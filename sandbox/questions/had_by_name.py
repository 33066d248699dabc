"""A player and a creature's name with no verb: `opp royal assassin, I attack` says that the opponent has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.states import HasInPlay
from sandbox.terms.types import CardType


def with_had(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, such a creature in play."""
    for part in parts:
        act = part.said
        words = [token.text for token in form.tokens[part.first : part.last]]
        bare = isinstance(act, Casts) and act == Casts(act.what, act.who, by_name=True) and len(words) == 2
        if isinstance(act, Casts) and bare and act.what.card and words[-1] == f"[{act.what.card}]":
            creature = CardType.CREATURE in card_named(act.what.card).types
            yield replace(part, said=HasInPlay(act.who, (act.what,))) if creature and act.who else part
        else:
            yield part
