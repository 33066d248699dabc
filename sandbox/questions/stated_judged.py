"""Whether what a question states has come about in a ruling."""

from __future__ import annotations

from sandbox.questions.holding import came_about
from sandbox.questions.said.asked import AskCan, AskWhether
from sandbox.questions.story import ToldQuestion
from sandbox.questions.telling import DAMAGE_WAITS
from sandbox.questions.view import View
from sandbox.terms.zones import Zone


def as_stated(told: ToldQuestion, view: View) -> bool:
    """Whether what is stated has come about, and those have died whom somebody wanted dead and may do that to them."""
    if DAMAGE_WAITS in told.when and not any(DAMAGE_WAITS in text for _, text in view.course):
        return False
    asked = {claim for each in told.asked for claim in (each.claim, *each.claims)}
    if not all(held for claim, held in view.claims.items() if claim not in asked):
        return False
    stated = all(came_about(each.ask.outcome, each, view) for each in told.stated if isinstance(each.ask, AskWhether))
    forbidden = any(isinstance(each.ask, AskCan) and view.claims.get(each.claim) is False for each in told.asked)
    return stated and (forbidden or all(view.zone(label) is Zone.GRAVEYARD for label in told.wants_dead))
