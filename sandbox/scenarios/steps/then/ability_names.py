"""What claims call an ability."""

from __future__ import annotations

from sandbox.meaning.costs import PayMana
from sandbox.meaning.keyword_abilities import CostKeyword, Flashback, Keyword, Landwalk, Protection
from sandbox.meaning.nodes import Ability
from sandbox.rules.continuous.protection import quality_words


def ability_words(ability: Ability) -> str:
    """The ability as a claim names it, in lower case; empty for what has no short name."""
    if isinstance(ability, Keyword):
        return ability.word
    if isinstance(ability, Protection):
        return f"protection from {quality_words(ability)}"
    if isinstance(ability, Landwalk):
        kind = ability.land
        words = [str(w).lower() for group in (kind.supertypes, kind.subtypes) for w in sorted(group)] or ["land"]
        return " ".join(words) + ("" if kind.subtypes else " land") + "walk"
    match ability:
        case CostKeyword(word=word, cost=(PayMana(cost=mana),)):
            return f"{word} {mana}".lower()
        case Flashback(cost=(PayMana(cost=mana),)):
            return f"flashback {mana}".lower()
    return ""
