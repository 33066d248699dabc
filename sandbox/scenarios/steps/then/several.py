"""Claims about several things at once: each of them has to be so."""

from __future__ import annotations

import re
from collections.abc import Callable

from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.steps.then.characteristics import CHARACTERISTICS
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.scenarios.steps.then.combat import COMBAT
from sandbox.scenarios.steps.then.places import PLACES

_COUNTED = re.compile(r"(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) .+")


def _names(context: StepContext, things: str) -> list[str]:
    """The name of each; a count means the first so many in play."""
    found: list[str] = []
    for part in context.listed(things):
        counted = _COUNTED.fullmatch(part) is not None
        found += [thing.label or thing.card.name for thing in context.many(part)] if counted else [part]
    return found


def _each(read: Callable[..., object]) -> Callable[..., ClaimCheck]:
    def of_several(things: str, **rest: str) -> ClaimCheck:
        def claim(context: StepContext) -> Finding:
            found = [_found(read(thing=name, **rest), context) for name in _names(context, things)]
            return all(holds for holds, _ in found), "; ".join(said for _, said in found)

        return claim

    return of_several


def _found(check: object, context: StepContext) -> Finding:
    assert callable(check)
    holds, said = check(context)
    return bool(holds), str(said)


def _of_several(one: StepDefinition, example: str) -> StepDefinition:
    pattern = one.pattern.replace("{thing} is ", "{things} are ")
    return claimed(pattern, _each(one.read), example, "Each of them is.")


_OF_ONE = {one.pattern: one for one in (*CHARACTERISTICS, *COMBAT, *PLACES)}
SEVERAL = (
    _of_several(_OF_ONE["{thing} is tapped"], "War Mammoth and 2 Forests are tapped"),
    _of_several(_OF_ONE["{thing} is untapped"], "Serra Angel and War Mammoth are untapped"),
    _of_several(_OF_ONE["{thing} is [still ]{negation}{fight}"], "Drudge Skeletons and War Mammoth are not attacking"),
    _of_several(_OF_ONE["{thing} is {negation}in {player}'s {zone}"], "Forest and War Mammoth are in Sue's graveyard"),
    _of_several(_OF_ONE["{thing} is {negation}(in play|on the battlefield)"], "War Mammoth and Forest are in play"),
    _of_several(
        _OF_ONE["{thing} is (removed from the game|in exile|exiled)"], "Hill Giant and Forest are removed from the game"
    ),
)
"""What can be said of several things in one sentence."""
