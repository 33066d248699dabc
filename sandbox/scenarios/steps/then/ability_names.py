"""What claims call an ability."""

from __future__ import annotations

import re

from sandbox.meaning.keyword_abilities import Keyword, Landwalk, Protection
from sandbox.meaning.nodes import Ability
from sandbox.rules.continuous.protection import quality_words
from sandbox.terms.keywords import KEYWORDS, WITH_COST, WITH_NUMBER, WITH_NUMBER_AND_COST, WITH_PARAMETER
from sandbox.wording.keywords import KEYWORD_MEANINGS
from sandbox.wording.printing import said_back

_KNOWN = frozenset((*KEYWORDS, *WITH_NUMBER, *WITH_COST, *WITH_NUMBER_AND_COST, *WITH_PARAMETER))
_OF_A_KIND = ("walk", "cycling", "landhome", "offering")
"""Words that say a kind before them: `swampwalk`, `mountaincycling`."""
_PARAMETER = re.compile(r"\u2014.*| (?:\{|\d|from |an? |onto |with ).*|(?<=^enchant) .*")
_DASH = re.compile(r" ?\u2014 ?")


def is_keyword(words: str) -> bool:
    """Whether the words name an ability that is a keyword, with what it is paid with or counts or without."""
    word = without_parameter(as_compared(words))
    return word in _KNOWN or word.endswith(_OF_A_KIND)


def as_compared(words: str) -> str:
    """In lower case, dashes without spaces around them."""
    return _DASH.sub("\u2014", words.lower())


def without_parameter(words: str) -> str:
    """`ward {2}` is ward, `protection from black` is protection."""
    return _PARAMETER.sub("", words)


def ability_words(ability: Ability) -> str:
    """The ability as a claim names it, in lower case; empty for what is no keyword."""
    if isinstance(ability, Keyword):
        return ability.word
    if isinstance(ability, Landwalk):
        kind = ability.land
        words = [str(w).lower() for group in (kind.supertypes, kind.subtypes) for w in sorted(group)] or ["land"]
        return " ".join(words) + ("" if kind.subtypes else " land") + "walk"
    return _printed(ability) if isinstance(ability, KEYWORD_MEANINGS) else ""


def ability_names(ability: Ability) -> set[str]:
    """Every way in which a claim can name it: with what it is paid with or counts, or without."""
    words = ability_words(ability)
    named = {words, without_parameter(words)} - {""}
    return named | {f"protection from {quality_words(ability)}".lower()} if isinstance(ability, Protection) else named


def _printed(ability: Ability) -> str:
    return as_compared(said_back(ability) or "")
