"""Cases: what solves one.

Comprehensive Rules of 2026, 719.3.
"""

from __future__ import annotations

from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.conditions import AllOf, HasDesignation, Not
from sandbox.meaning.effects import GetDesignation
from sandbox.meaning.events import AtEndOfTurn
from sandbox.meaning.keyword_abilities import ToSolve
from sandbox.meaning.references import Itself, You
from sandbox.terms.designations import SOLVED


def read_to_solve(keyword: ToSolve) -> Triggered:
    """At the beginning of its controller's end step, if the condition holds and it is not solved, it becomes so."""
    asked = AllOf((keyword.condition, Not(HasDesignation(SOLVED))))
    return Triggered(AtEndOfTurn(You()), (Mode((GetDesignation(Itself(), SOLVED),)),), asked)
