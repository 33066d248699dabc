"""What becomes of a token that is told as a creature: where only a card can be, it is nowhere."""

from __future__ import annotations

from sandbox.questions.pieces import NotClear
from sandbox.questions.said.asked import Ask, AskHappens, AskWhether
from sandbox.questions.said.outcomes import Gone, Lives
from sandbox.questions.said.outcomes_cards import GetsBack, InHand
from sandbox.questions.story import ToldQuestion
from sandbox.questions.view import View


def tokens_stay(told: ToldQuestion, view: View) -> None:
    """A token that is told as a creature has not gone where only a card can be, or that is what is asked of it. Raises
    NotClear."""
    gone = [p for p in told.pieces if p.like_token and not view.in_play(p.label) and view.zone(p.label) is None]
    if gone and not all(each.pieces == gone and _is_of_fate(each.ask) for each in told.asked):
        raise NotClear("what becomes of the token")


def _is_of_fate(ask: Ask) -> bool:
    """Whether it is asked what becomes of something."""
    outcome = ask.outcome.plain if isinstance(ask, AskWhether) else None
    return isinstance(ask, AskHappens) or isinstance(outcome, GetsBack | Gone | InHand | Lives)
