"""Abilities that are a word. Words with a parameter have a meaning of their own in `sandbox.meaning.abilities`."""

KEYWORDS = (
    "aftermath",
    "banding",
    "battle cry",
    "changeling",
    "convoke",
    "deathtouch",
    "defender",
    "devoid",
    "double strike",
    "evolve",
    "exalted",
    "extort",
    "fear",
    "first strike",
    "flanking",
    "flash",
    "flying",
    "haste",
    "haunt",
    "hexproof",
    "horsemanship",
    "indestructible",
    "infect",
    "ingest",
    "intimidate",
    "lifelink",
    "living weapon",
    "menace",
    "mentor",
    "persist",
    "phasing",
    "prowess",
    "rampage",
    "reach",
    "shadow",
    "shroud",
    "skulk",
    "split second",
    "storm",
    "trample",
    "unblockable",
    "undying",
    "vigilance",
    "wither",
)

WITH_NUMBER = (
    "afflict",
    "afterlife",
    "annihilator",
    "bloodthirst",
    "bushido",
    "fabricate",
    "fading",
    "soulshift",
    "toxic",
    "vanishing",
)
"""Abilities that are a word and a number."""

ON_COUNTERS = frozenset(
    {
        "deathtouch", "double strike", "exalted", "first strike", "flying", "haste", "hexproof", "indestructible",
        "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    }
)  # fmt: skip
"""A counter of that name gives the ability to what it lies on: Comprehensive Rules of 2026, 122.1b."""
