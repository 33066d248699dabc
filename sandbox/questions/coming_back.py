"""What comes back, and when: the card that is asked about as got back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.leave_told import LeaveTelling
from sandbox.questions.mentioned import other
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.position_told import first_actor
from sandbox.questions.said.asked import Ask, AskDrawn, AskLife, AskTokens, AskWhether
from sandbox.questions.said.outcomes_cards import DrawsCards, EffectResolves, GetsBack, GoesTo, InHand
from sandbox.questions.said.things import PRONOUN, Mention

_BACK_LATER = re.compile(r"[Rr]eturn [^.]*at the beginning of the next end step|at end of turn, return", re.IGNORECASE)

_DRAWS_LATER = re.compile(r"[Dd]raw a card at the beginning of the next turn's upkeep")

OF_NOW = re.compile(r"\b(?:right now|this turn|right then|now *\?)", re.IGNORECASE)
"""Words that ask of this turn."""


def of_the_card(ask: Ask) -> Ask:
    """`do I get the card back?`: the card is what `it` would be."""
    outcome = ask.outcome if isinstance(ask, AskWhether) else None
    if not isinstance(ask, AskWhether) or not isinstance(outcome, GetsBack | GoesTo | InHand):
        return ask
    return replace(ask, outcome=replace(outcome, thing=PRONOUN)) if outcome.thing == Mention(noun="card") else ask


def comes_back_later(telling: LeaveTelling, ask: Ask) -> None:
    """What comes back at the next end step has come back by the time that what comes of that is asked about. Raises
    NotClear for what phases out, asked about as back on this turn."""
    later = [p for p in telling.last_cast if _BACK_LATER.search(p.card.text) and p.zone == "hand"]
    outcome = ask.outcome if isinstance(ask, AskWhether) else None
    if isinstance(outcome, GetsBack) and _is_of_this_turn(telling):
        raise NotClear("when it comes back")
    draws_later(telling, ask)
    of_that = isinstance(ask, AskDrawn | AskTokens | AskLife) or isinstance(outcome, GetsBack | EffectResolves)
    if not later or not (of_that or isinstance(outcome, DrawsCards)) or telling.when[-1].endswith("end step"):
        return
    telling.resolved()
    telling.fight()
    telling.when += [f"it is {telling.active or first_actor(telling)}'s end step", "everything resolves"]


def _is_of_this_turn(telling: LeaveTelling) -> bool:
    phases = any("phases out" in p.works_as.text.lower() or has_word(p, "phasing") for p in telling.there.pieces)
    return phases and ("this", "turn") in set(pairwise(telling.words))


def draws_later(telling: LeaveTelling, ask: Ask) -> None:
    """A card that a spell has somebody draw in the next turn's upkeep is drawn by the time that it is asked about, and
    nothing of this turn is."""
    outcome = ask.outcome if isinstance(ask, AskWhether) else None
    later = any(_DRAWS_LATER.search(piece.card.text) for piece in telling.last_cast)
    asked = isinstance(ask, AskDrawn) or isinstance(outcome, DrawsCards)
    if not later or not asked or any(line.endswith("upkeep") for line in telling.when):
        return
    telling.resolved()
    telling.fight()
    player = other(telling.active or first_actor(telling))
    telling.when += [f"it is {player}'s next upkeep", "everything resolves"]


def is_drawn_later(pieces: Sequence[Piece], when: Sequence[str]) -> bool:
    """Whether it was played on to an upkeep because of such a card."""
    return any(_DRAWS_LATER.search(p.card.text) for p in pieces) and any(line.endswith("next upkeep") for line in when)
