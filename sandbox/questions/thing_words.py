"""The words by which things and players are called."""

from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES

ME = "i"
WITH_KEYWORD = {
    "trampler": "trample",
    "flyer": "flying",
    "flier": "flying",
    "flanker": "flanking",
    "bander": "banding",
    "first striker": "first strike",
    "tramplers": "trample",
    "flyers": "flying",
    "fliers": "flying",
    "first strikers": "first strike",
    "double striker": "double strike",
    "lifelinker": "lifelink",
    "deathtoucher": "deathtouch",
    "plainswalker": "plainswalk",
    "islandwalker": "islandwalk",
    "swampwalker": "swampwalk",
    "mountainwalker": "mountainwalk",
    "forestwalker": "forestwalk",
}
"""Words for creatures with a keyword."""
RELATIVE = frozenset({"that", "which", "who"})
"""Words that begin a relative clause."""
PEOPLE = {
    "i": "i", "me": "i", "we": "i", "us": "i", "opp": "opp", "he": "he", "him": "he", "they": "they", "she": "she",
    "bob": "bob", "sue": "sue", "player_a": "player_a", "player_b": "player_b", "ap": "ap", "nap": "nap",
    "her": "she", "defender": "defender", "aggressor": "aggressor", "someone": "someone", "somebody": "someone",
}  # fmt: skip
"""How players are called, and the one word for each."""
PRONOUNS = (
    "one",
    "everything",
    "everyone",
    "itself",
    "each",
    "them all",
    "all of them",
    "it",
    "her",
    "itself",
    "them",
    "they",
    "both",
    "both of them",
    "this",
    "that",
    "those",
    "mine",
    "hers",
    "him",
)
KINDS = (
    "creature", "creatures", "attacker", "attackers", "blocker", "blockers", "legend", "land", "lands", "enchantment",
    "artifact", "aura", "permanent", "token", "copy", "walker", "planeswalker", "equipment", "morph", "card", "cards",
    "spell", "trigger", "ability", "original", "lord",
)  # fmt: skip
MARKED = (
    "tapped", "untapped", "unblocked", "blocked", "legendary", "face-down", "attacking", "blocking", "other",
    "whole", "only", "big", "little", "small", "plain", "poor", "own", "same", "remaining",
    "original", "huge", "tiny", "lonely",
)  # fmt: skip

BROUGHT = "brought"
"""Mark of the tokens that something has made."""
OF_TRIGGERS = {
    "storm": "storm", "echo": "echo", "cumulative upkeep": "cumulative upkeep", "recover": "recover",
    "etb": "enters", "enter": "enters", "come into play": "enters", "enter the play": "enters",
    "enter the battlefield": "enters", "enter-the-battlefield": "enters", "comes-into-play": "enters",
    "cip": "enters", "play": "enters",
    "madness": "madness", "haunt": "haunt", "suspend": "suspend", "graft": "graft", "upkeep": "upkeep",
    "modular": "modular", "cascade": "cascade", "persist": "persist", "replicate": "replicate", "rebound": "rebound",
}  # fmt: skip
"""Words before `trigger` that say what triggers, and what its text then says."""
BOTH, ALL, SEVERAL_OF_IT = "both of it", "all of it", "several of it"
"""Marks of a card that is mentioned as several: two, all that there are, or in the plural."""
TRIGGERED = "triggered"
"""The mark of an ability that triggers, and is not used."""
BEING_CAST = "being cast"
"""The mark of a spell that somebody is casting."""
JUST_CAST = "just cast"
"""The mark of what somebody has just cast: a spell still, for what is aimed at spells, or else new in play."""
CAST_SO = "cast with "
"""Begins the mark of a spell of which it is said how it is cast."""
LIES_IN_GRAVEYARD = "in graveyard"
"""The mark of a card that something is aimed at where it lies."""
CREATURE_TYPES = frozenset({
    "angel", "beast", "bear", "boar", "bird", "cat", "cleric", "dragon", "drake", "druid", "dwarf", "elemental", "elf",
    "elves", "giant", "goblin", "golem", "griffin", "horse", "hound", "hydra", "insect", "knight", "lion", "merfolk",
    "minotaur", "ninja", "ogre", "orc", "pegasus", "pirate", "rat", "rhino", "shade", "skeleton", "skeletons",
    "soldier", "specter", "sphinx", "spider", "spirit", "squirrel", "titan", "troll", "vampire", "wall", "wasp",
    "wizard", "wolf", "wolves", "wurm", "zombie", "thopter", "faerie", "demon", "djinn", "gargoyle", "saproling",
    "elephant", "snake", "thrull", "servo", "germ", "warrior", "efreet", "ape", "kobold", "plant",
})  # fmt: skip
CHOICES = frozenset({*Color, *(f"[{land}]" for land in BASIC_LAND_TYPES)})
"""What may have been chosen for something: `my Terrain says Island`."""
CHOSEN = "chosen "
"""Before a color, a type or a name: the mark of what that was chosen for."""
DAMAGED = "damaged "
"""Before a number: the mark of what has been dealt so much damage this turn."""
NOT_THE_ASKER = frozenset({"opp", "he", "she", "they"})
"""Words for the one who is against the asker."""
ANIMATED = "animated"
"""The mark of what has been made a creature."""
TOKEN, MADE_BY = "token", "made by "
"""Marks of a token, and of one of which it is said what made it."""
SORTS = CREATURE_TYPES | {"token", "tokens", "creature", "creatures"}
"""What tokens are counted by."""
WHOSE = "(?:mine|my own|his|hers|theirs|his own|opp 's|i control it)"
"""What in brackets says whose something is."""
OF = "of "
"""The mark of some of so many, before the number of all."""
AMONG = "among them"
"""Said for whoever has the cards among which some are named."""
