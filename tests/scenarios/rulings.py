"""Parts of rulings that must be there."""

from __future__ import annotations

from sandbox.scenarios.result import rule
from sandbox.scenarios.values.ruling import Option, Outcome, Refused, Ruling


def refusal_of(ruling: Ruling) -> Refused:
    """What kept the text from going on."""
    assert ruling.refusal is not None
    return ruling.refusal


def offered(text: str, edition: str) -> tuple[Option, ...]:
    """What could be said next."""
    (ruling,) = rule(text, edition, options=True)
    assert ruling.options
    return ruling.options


def explored(text: str, edition: str) -> tuple[Outcome, ...]:
    """Where the choices lead that the text leaves open."""
    (ruling,) = rule(text, edition, explore=True)
    assert ruling.outcomes
    return ruling.outcomes
