"""Whether a planeswalker is what `he` or `she` is asked about, or a creature or a player is."""

from __future__ import annotations

from sandbox.questions.called_by_sex import may_be_called
from sandbox.questions.leave_told import LeaveTelling
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.asked import Ask, AskWhere, AskWhether
from sandbox.questions.said.outcomes import LosesGame, StaysInGame
from sandbox.terms.types import CardType


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
