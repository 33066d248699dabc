"""What comes back, and when: the card that is asked about as got back, and by whom what is called `she` is meant."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.called_by_sex import may_be_called
from sandbox.questions.leave_told import LeaveTelling
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, has_word
from sandbox.questions.position_told import first_actor
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import Ask, AskDrawn, AskLife, AskTokens, AskWhere, AskWhether
from sandbox.questions.said.outcomes import LosesGame, StaysInGame
from sandbox.questions.said.outcomes_cards import DrawsCards, EffectResolves, GetsBack, GoesTo, InHand
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.terms.types import CardType

_BACK_LATER = re.compile(r"[Rr]eturn [^.]*at the beginning of the next end step|at end of turn, return", re.IGNORECASE)


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
    of_that = isinstance(ask, AskDrawn | AskTokens | AskLife) or isinstance(outcome, GetsBack | EffectResolves)
    if not later or not (of_that or isinstance(outcome, DrawsCards)) or telling.when[-1].endswith("end step"):
        return
    telling.resolved()
    telling.fight()
    telling.when += [f"it is {telling.active or first_actor(telling)}'s end step", "everything resolves"]


def _is_of_this_turn(telling: LeaveTelling) -> bool:
    phases = any("phases out" in p.works_as.text.lower() or has_word(p, "phasing") for p in telling.there.pieces)
    return phases and ("this", "turn") in set(pairwise(telling.words))


def _walker_is_attacked(telling: LeaveTelling) -> bool:
    aims = [thing for said in telling.all_said if isinstance(said, AttacksWith) for thing in said.target]
    return any(aim.card and CardType.PLANESWALKER in card_named(aim.card).types for aim in aims)


def check_called(telling: LeaveTelling, ask: Ask, walker: Piece | None) -> None:
    """Raises NotClear where `she` may be a creature or a planeswalker, or `he` a player or an attacked one."""
    fate = ask.outcome.plain if isinstance(ask, AskWhether) else None
    if isinstance(fate, LosesGame | StaysInGame) and fate.who in ("he", "she") and _walker_is_attacked(telling):
        raise NotClear(fate.who)
    called = ask.thing.noun if isinstance(ask, AskWhere) else ""
    if walker is not None or called not in ("he", "she"):
        return
    there = [piece for piece in telling.there.pieces if piece.zone == "play"]
    walkers = [piece for piece in there if CardType.PLANESWALKER in piece.card.types]
    if walkers and any(piece.is_creature and may_be_called(piece.card, called) for piece in there):
        raise NotClear(called)
