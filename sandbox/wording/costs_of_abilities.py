"""What is said about the costs of activating abilities: `Equip abilities you activate cost {1} less to activate`."""

from sandbox.meaning.abilities import AbilitiesCost
from sandbox.meaning.references import EachPlayer, Opponents, You
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import ABILITY, ABILITY_WORD
from sandbox.wording.saying import constant, say

_WORDS = (
    "equip",
    "fortify",
    "ninjutsu",
    "cycling",
    "unearth",
    "outlast",
    "scavenge",
    "exhaust",
    "power-up",
    "level up",
)
_WHO = (
    (You(), " you activate"),
    (Opponents(), " your opponents activate"),
    (EachPlayer(), " of {kind:kinds}"),
    (You(), " you activate of {kind:kinds}"),
)
_LEAST = " This effect can't reduce the mana in that cost to less than one mana."
PRODUCTIONS: Table = (
    *[constant(ABILITY_WORD, word, word) for word in _WORDS],
    *[
        say(
            ABILITY,
            f"{which}abilities{whose} cost {{{{{how}:figure}}}} {how} to activate.{rest}",
            AbilitiesCost,
            who=who,
            **least,
        )
        for which in ("activated ", "{word:ability_word} ")
        for who, whose in _WHO
        for how in ("more", "less")
        for rest, least in (("", {}), *([(_LEAST, {"least": 1})] if how == "less" else []))
        if "kind:" in whose or "word:" in which
    ],
    *[
        say(
            ABILITY,
            f"(abilities|activated abilities) you activate that aren't mana abilities cost {{{{less:figure}}}} less to"
            f" activate.{rest}",
            AbilitiesCost,
            who=You(),
            **least,
        )
        for rest, least in (("", {}), (_LEAST, {"least": 1}))
    ],
)
