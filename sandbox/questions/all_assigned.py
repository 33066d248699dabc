"""All of a creature's combat damage assigned to one, where only the game says how much that is."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.assigning_told import ALL
from sandbox.questions.story import ToldQuestion
from sandbox.scenarios.evaluation import evaluate

_SAID = f" assigns {ALL} damage "
_TOO_MUCH = 999
"""More than any creature deals: the refusal says how much it is."""
_DEALS = re.compile(rf"{_TOO_MUCH} is divided, but .+ deals (\d+)$")


def all_assigned(told: ToldQuestion, edition: str) -> ToldQuestion:
    """The telling with the number in its place."""
    if _SAID not in told.text:
        return told
    tried = evaluate(told.text.replace(_SAID, f" assigns {_TOO_MUCH} damage "), edition)
    refusals = [ruling.refusal.message for ruling in tried.rulings if ruling.refusal is not None]
    found = _DEALS.search(refusals[0]) if refusals else None
    if found is None:
        return told
    said = f" assigns {found[1]} damage "
    return replace(
        told,
        text=told.text.replace(_SAID, said),
        when=[sentence.replace(_SAID, said) for sentence in told.when],
    )
