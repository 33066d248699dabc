"""Claims that an object has a keyword ability."""

from __future__ import annotations

from sandbox.engine.names import named
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.steps.then.ability_names import ability_names, ability_words, as_compared, is_keyword
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding
from sandbox.scenarios.steps.then.grounds import of_abilities
from sandbox.terms.errors import Malformed


def has_ability(thing: str, ability: str, negation: str | None = None) -> ClaimCheck:
    """Named without what it is paid with or counts, any of that name is meant."""
    if not is_keyword(ability):
        raise Malformed(f"{ability!r} is no keyword", sentence=ability)

    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        abilities = context.game.characteristics(found).abilities
        words = [word for a in abilities if (word := ability_words(a))]
        of_abilities(context, found)
        context.judge_by("keyword abilities")
        there = any(as_compared(ability) in ability_names(a) for a in abilities)
        return there is not bool(negation), f"{named(found)} has {', '.join(words) or 'no keyword abilities'}"

    return claim
