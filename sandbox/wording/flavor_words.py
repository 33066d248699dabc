"""Flavor words: names before abilities that mean nothing (Comprehensive Rules of 2026, 207.2d)."""

from sandbox.terms.keywords import KEYWORDS

_WITH_A_DASH = """
amplify|backup|bargain|basic \\w+cycling|bestow|blitz|boast|buyback|casualty|champion|cleave|commander ninjutsu
|companion|conspire|craft|crew|cumulative upkeep|cycling|dash|delve|disguise|disturb|double agenda|double team|echo
|embalm|emerge|enchant|encore|enlist|entwine|equip|escalate|escape|eternalize|evoke|exhaust|fabricate|firebending|flashback
|forecast|foretell|fortify|freerunning|gift|harmonize|hidden agenda|impending|increment|intensity|job select|kicker
|level up|madness|max speed|mayhem|megamorph|miracle|mobilize|morph|multikicker|mutate|ninjutsu|offering|offspring
|outlast|overload|paradigm|partner|plot|power-up|prototype|prowl|read ahead|reconfigure|recover|reinforce|replicate
|retrace|saddle|scavenge|sneak|solved|specialize|spectacle|splice|spree|squad|station|storied|surge|suspend|teamwork
|tiered|to solve|transfigure|transmute|umbra armor|unearth|visit|ward|warp|waterbend|web-slinging|\\w*cycling
|modular|prize
""".replace("\n", "")
"""Keywords after which a dash and what belongs to them stand, and which are known to no table of keywords."""
_WORD = r"[A-Z][A-Za-z'!.&-]*"
_SMALL = "of|the|a|an|and|to|in|for|from|with|on|upon|at|by|as"
_NAME = rf"{_WORD}(?:,? (?:(?:{_SMALL}) )*{_WORD})*"
_NO_NAME = rf"(?!(?i:{_WITH_A_DASH}|{'|'.join(KEYWORDS)})\b)(?![IVX]+\b)"
PATTERN = rf"(?-i:(?:(?m:^)|(?<=[\n\"])|(?<=\u2022 )){_NO_NAME}{_NAME} \u2014 (?=[A-Z\[]|{{[^.\n]*:))"
