"""Which editions a question speaks of, and what is left of it without those words."""

from __future__ import annotations

import re

from sandbox.editions import EDITIONS

NAMES = {
    "mirage": r"mirage(?: rulebook| block)?|(?:october )?1996|'?96|the mirage rules|5th edition rules",
    "duel": (
        r"(?:the )?(?:old )?(?:micro ?prose|microprose'?s)(?: manual| game| duel| computer game| rules)?|1997|'?97"
        r"|(?:the )?old computer game|(?:the )?computer duel|shandalar|the duel"
    ),
    "timespiral": (
        r"time ?spiral(?: rules| comprehensive rules)?|2006|'?06|\bts\b|(?:the )?(?:2006 )?comprehensive rules"
        r"|comp rules"
    ),
    "today": (
        r"today'?s (?:comprehensive )?rules|(?:the )?(?:current|present|modern|latest) (?:comprehensive )?rules"
        r"|(?:the )?2026(?: comprehensive)? rules|2026"
    ),
    "m11": r"m11(?: rules| rulebook)?|magic 2011|2010|'?10|2011|(?:the )?2010 rulebook",
}
"""How players call an edition, the most exact words first."""
_LEAD = r"(?:\b(?:in|under|by|from|for|with|per|according to|as of) (?:the )?)?"
_END = r"(?: (?:rules|rulebook|manual|book|edition))?(?![\w/])"
_PATTERNS = {key: re.compile(rf"{_LEAD}(?<![\w/+-])(?:{words}){_END}", re.IGNORECASE) for key, words in NAMES.items()}
_BETWEEN = re.compile(r"\s+(?:vs\.?|versus|compared (?:to|with))\s*(?=[\s?.]*$)|^\s*(?:vs\.?|versus)\s+", re.IGNORECASE)
"""What stood between two editions, and stands there alone without them."""
_BARE_YEAR = re.compile(r"'?\d\d", re.IGNORECASE)


def editions_named(question: str) -> tuple[tuple[str, ...], str]:
    """The editions in the order in which they are named, and the question without their names."""
    places: dict[str, int] = {}
    rest = question
    for key, pattern in _PATTERNS.items():
        for match in pattern.finditer(question):
            if _BARE_YEAR.fullmatch(match[0].strip()) and not match[0].strip().startswith(("'", "9")):
                continue
            places.setdefault(key, match.start())
            rest = rest[: match.start()] + " " * (match.end() - match.start()) + rest[match.end() :]
    return _with_those_between(tuple(sorted(places, key=lambda key: places[key])), question), rest


_FROM_ONE_TO_ANOTHER = re.compile(r"\bfrom \S+(?: \S+){0,4}? (?:up )?(?:to|until|till|through) ", re.IGNORECASE)


def _with_those_between(named: tuple[str, ...], question: str) -> tuple[str, ...]:
    """`from 97 to 2010`: the editions between the two as well."""
    order = list(EDITIONS)
    spans = [match[0] for match in _FROM_ONE_TO_ANOTHER.finditer(question)]
    if len(named) != 2 or not any(_PATTERNS[named[0]].search(span) for span in spans):
        return named
    first, last = sorted(order.index(key) for key in named)
    between = order[first : last + 1]
    return tuple(between if named[0] == between[0] else between[::-1])


def without_between(rest: str) -> str:
    """What is left of a question without what stood between two editions."""
    return _BETWEEN.sub(" ", rest)


_OTHER_TIMES = re.compile(
    r"\b(?:used to|back then|in the old days|old days|old rules|older rules|these days|nowadays|later on|over the years"
    r"|between (?:the )?editions|(?:in|under) (?:each|every|all) editions?|(?:has|did|have) (?:it|this|that|the rules?)"
    r"(?: ever)? changed?|in the past|originally|what (?:has )?changed|changed since|then and now|then vs\.? now"
    r"|in the (?:19)?(?:90s|nineties)"
    r"|old(?:er)? (?:cards?|books?|wordings?)\b.*\b(?:now|today|new(?:er)? (?:cards?|ones?)))\b",
    re.IGNORECASE,
)


def speaks_of_other_times(question: str) -> bool:
    """Whether it asks how things were, or how they have changed, without a name for when."""
    return _OTHER_TIMES.search(question) is not None
