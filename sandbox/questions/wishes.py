"""What the asker wants to come about."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.said.asked import AskWhether
from sandbox.questions.said.outcomes import (
    GetsLife,
    Gone,
    IsDead,
    Lives,
    LosesGame,
    LosesLife,
    NotSo,
    StaysInGame,
    WinsGame,
)


def wish_of(asked: AskedAbout) -> bool | None:
    """Whether the asker wants it to come about; None where that cannot be told."""
    if not isinstance(asked.ask, AskWhether):
        return None
    outcome, owners = asked.ask.outcome, {piece.owner for piece in asked.pieces}
    if isinstance(outcome, NotSo):
        wish = wish_of(replace(asked, ask=AskWhether(outcome.outcome)))
        return None if wish is None else not wish
    if isinstance(outcome, Gone | IsDead | Lives) and len(owners) == 1:
        return (owners == {BOB}) is isinstance(outcome, Lives)
    if isinstance(outcome, GetsLife | WinsGame | StaysInGame):
        return asked.player == BOB
    return asked.player == SUE if isinstance(outcome, LosesLife | LosesGame) else None
